import * as endpoints from '#contract/whatsapp/upgrade-requests.endpoints.ts'
import type { UserEnv } from '#server/auth/require-user.ts'
import type { Deps } from '#server/deps.ts'
import { route, router } from '#server/http/openapi.ts'
import { paginated } from '#server/http/paginated.ts'
import { withPlanInForce } from '#server/modules/users/users.repo.ts'
import { listUpgradeRequests } from './upgrade-requests.repo.ts'
import { setUpgradeRequestStatus } from './upgrade-requests.service.ts'

/** Sellers who asked for the paid plan; behind the guard of `/admin/*`. */
export const adminUpgradeRequestRoutes = (deps: Deps) => {
  return router<UserEnv>()
    .openapi(route(endpoints.readUpgradeRequests), async (c) => {
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
    .openapi(route(endpoints.decideUpgradeRequest), async (c) => {
      const { status } = c.req.valid('json')
      await setUpgradeRequestStatus(deps, c.var.user, c.req.valid('param').id, status)
      return c.json({ message: status === 'done' ? 'Request marked as done' : 'Request opened again', status }, 200)
    })
}
