import * as endpoints from '#contract/admin/admin-reports.endpoints.ts'
import type { UserEnv } from '#server/auth/require-user.ts'
import type { Deps } from '#server/deps.ts'
import { route, router } from '#server/http/openapi.ts'
import { paginated } from '#server/http/paginated.ts'
import { chainState } from './check-chain.ts'
import { presentEntries, readLog } from './read-log.ts'

/** Routes of the audit log, behind the guard of `/admin/*`. */
export const auditRoutes = (deps: Deps) => {
  return router<UserEnv>().openapi(route(endpoints.readAuditLog), async (c) => {
    const query = c.req.valid('query')
    const { rows, total } = await readLog(deps.db, query)
    return c.json(
      {
        entries: await presentEntries(deps.db, rows),
        // A search shows entries with gaps between them, so it verifies none of them.
        chain: await chainState(deps.db, query.search ? [] : rows),
        ...paginated(query, total),
      },
      200,
    )
  })
}
