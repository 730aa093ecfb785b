import * as endpoints from '#contract/whatsapp/upgrade-requests.endpoints.ts'
import { readOpenRequests, requestUpgrade as requestUpgradeEndpoint } from '#contract/whatsapp/whatsapp.endpoints.ts'
import { requireUser, type UserEnv } from '#server/auth/require-user.ts'
import type { Deps } from '#server/deps.ts'
import { route, router } from '#server/http/openapi.ts'
import { paginated } from '#server/http/paginated.ts'
import { userVersion } from '#server/modules/operation/admin/users.service.ts'
import { withPlanInForce } from '#server/records/users/users.repo.ts'
import { listUpgradeRequests, openRequestsOf } from './upgrade-requests.repo.ts'
import { requestUpgrade, setUpgradeRequestStatus } from './upgrade-requests.service.ts'

/** Takes a seller's requests for the paid plan or a layout, and shows her those that are open. */
export const upgradeRequestRoutes = (deps: Deps) => {
  const middleware = requireUser(deps)

  return router<UserEnv>()
    .openapi(route(requestUpgradeEndpoint, { middleware }), async (c) => {
      await requestUpgrade(deps, c.var.user, c.req.valid('json'))
      return c.json({ success: true, message: 'Upgrade request sent! Admin will contact you shortly.' }, 200)
    })
    .openapi(route(readOpenRequests, { middleware }), async (c) =>
      c.json({ requests: await openRequestsOf(deps.db, c.var.user.id) }, 200),
    )
}

/** Lists and decides upgrade requests, behind the guard of `/admin/*`. */
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
          layout: row.layout,
          whatsapp_number: row.whatsapp_number,
          created_at: row.created_at,
          user: {
            id: row.user_id,
            email: row.email,
            country_code: row.country_code,
            plan: row.plan,
            plan_expiry: row.plan_expiry,
            referral_price: row.referral_price,
            allowed_layouts: row.allowed_layouts,
            version: userVersion(row),
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
