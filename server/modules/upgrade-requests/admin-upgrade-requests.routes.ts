import { createRoute } from '@hono/zod-openapi'
import { z } from 'zod'
import * as contract from '#contract/whatsapp/upgrade-requests.ts'
import type { UserEnv } from '#server/auth/require-user.ts'
import type { Deps } from '#server/deps.ts'
import { answers, failures, jsonBody, router } from '#server/http/openapi.ts'
import { paginated } from '#server/http/paginated.ts'
import { withPlanInForce } from '#server/modules/users/users.repo.ts'
import { listUpgradeRequests } from './upgrade-requests.repo.ts'
import { setUpgradeRequestStatus } from './upgrade-requests.service.ts'

/** Sellers who asked for the paid plan; behind the guard of `/admin/*`. */
export const adminUpgradeRequestRoutes = (deps: Deps) => {
  const list = createRoute({
    method: 'get',
    path: '/admin/upgrade-requests',
    request: { query: contract.upgradeRequestFilters },
    responses: {
      200: answers('Requests for the paid plan, newest first', contract.upgradeRequestList),
      ...failures(401, 403, 422),
    },
  })
  const decide = createRoute({
    method: 'put',
    path: '/admin/upgrade-requests/{id}',
    request: { params: z.object({ id: z.string().min(1).max(60) }), ...jsonBody(contract.upgradeRequestDecision) },
    responses: {
      200: answers('Marked', z.object({ message: z.string(), status: z.enum(contract.upgradeRequestStatuses) })),
      ...failures(401, 403, 404, 409, 415, 422),
    },
  })

  return router<UserEnv>()
    .openapi(list, async (c) => {
      const query = c.req.valid('query')
      const { rows, total } = await listUpgradeRequests(deps.db, query)
      const now = deps.clock.now()
      const requests = rows
        .map((stored) => withPlanInForce(stored, now))
        .map((row) => ({
          id: row.id,
          status: row.status,
          message: row.message,
          whatsapp_number: row.whatsapp_number,
          created_at: row.created_at,
          user: {
            id: row.user_id,
            email: row.email,
            plan: row.plan,
            plan_expiry: row.plan_expiry,
            referral_price: row.referral_price,
            store: row.store_slug === null ? null : { name: row.store_name ?? '', store_slug: row.store_slug },
          },
        }))
      return c.json({ requests, ...paginated(query, total) }, 200)
    })
    .openapi(decide, async (c) => {
      const { status } = c.req.valid('json')
      await setUpgradeRequestStatus(deps, c.var.user, c.req.valid('param').id, status)
      return c.json({ message: status === 'done' ? 'Request marked as done' : 'Request opened again', status }, 200)
    })
}
