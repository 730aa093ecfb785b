import * as endpoints from '#contract/admin/admin-reports.endpoints.ts'
import type { UserEnv } from '#server/auth/require-user.ts'
import type { Deps } from '#server/deps.ts'
import { route, router } from '#server/http/openapi.ts'
import { paginated } from '#server/http/paginated.ts'
import { lastEntry, listEntries, presentEntry } from './audit.repo.ts'
import { chainState } from './check-chain.ts'

/** Behind the guard of `/admin/*`. */
export const auditRoutes = (deps: Deps) => {
  return router<UserEnv>().openapi(route(endpoints.readAuditLog), async (c) => {
    const query = c.req.valid('query')
    const total = (await lastEntry(deps.db))?.sequence ?? 0
    const rows = await listEntries(deps.db, total - (query.page - 1) * query.limit, query.limit)
    return c.json(
      {
        entries: rows.map(presentEntry),
        chain: await chainState(deps.db, rows),
        ...paginated(query, total),
      },
      200,
    )
  })
}
