import { createRoute } from '@hono/zod-openapi'
import { auditLog, listQuery } from '#contract/admin/admin-reports.ts'
import type { UserEnv } from '#server/auth/require-user.ts'
import type { Deps } from '#server/deps.ts'
import { answers, failures, router } from '#server/http/openapi.ts'
import { paginated } from '#server/http/paginated.ts'
import { lastEntry, listEntries, presentEntry } from './audit.repo.ts'
import { chainState } from './check-chain.ts'

/** Behind the guard of `/admin/*`. */
export const auditRoutes = (deps: Deps) => {
  const list = createRoute({
    method: 'get',
    path: '/admin/audit',
    request: { query: listQuery },
    responses: { 200: answers('What admins did, newest first', auditLog), ...failures(401, 403, 422) },
  })
  return router<UserEnv>().openapi(list, async (c) => {
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
