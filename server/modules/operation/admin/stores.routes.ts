import * as endpoints from '#contract/admin/admin-stores.endpoints.ts'
import type { UserEnv } from '#server/auth/require-user.ts'
import type { Deps } from '#server/deps.ts'
import { invalidField } from '#server/http/app-error.ts'
import { jsonOrForm } from '#server/http/body.ts'
import { route, router } from '#server/http/openapi.ts'
import { paginated } from '#server/http/paginated.ts'
import { assignLayout, availableLayouts, layoutUsage } from './layouts.service.ts'
import { listStores } from './list-stores.ts'
import { republishStore, setBadges, setSuspended } from './stores.service.ts'

/** Routes about stores, behind the guard of `/admin/*`. */
export const adminStoreRoutes = (deps: Deps) => {
  return router<UserEnv>()
    .openapi(route(endpoints.readStores), async (c) => {
      const filters = c.req.valid('query')
      const { stores, total } = await listStores(deps, filters)
      return c.json({ stores, ...paginated(filters, total) }, 200)
    })
    .openapi(route(endpoints.setBadges), async (c) => {
      const change = jsonOrForm(c)
      await setBadges(deps, c.var.user, c.req.valid('param').id, change, c.req.valid('header')['if-match'])
      return c.json({ message: 'Store badges updated successfully!', badges: change.badges }, 200)
    })
    .openapi(route(endpoints.assignLayout), async (c) => {
      const { id } = c.req.valid('param')
      const change = c.req.valid('json')
      if (change.store_id !== id) throw invalidField('store_id', 'store_id must be the one in the address')
      await assignLayout(deps, c.var.user, id, change.layout, c.req.valid('header')['if-match'])
      return c.json({ message: 'Layout assigned successfully!', ...change }, 200)
    })
    .openapi(route(endpoints.suspendStore), async (c) => {
      const { reason } = jsonOrForm(c)
      const suspended_at = await setSuspended(deps, c.var.user, c.req.valid('param').id, true, reason)
      return c.json({ message: 'Store suspended', suspended_at }, 200)
    })
    .openapi(route(endpoints.reopenStore), async (c) => {
      const suspended_at = await setSuspended(deps, c.var.user, c.req.valid('param').id, false)
      return c.json({ message: 'Store is open again', suspended_at }, 200)
    })
    .openapi(route(endpoints.republishStore), async (c) => {
      await republishStore(deps, c.var.user, c.req.valid('param').id)
      return c.json({ message: 'Store is being published again' }, 200)
    })
    .openapi(route(endpoints.readLayoutUsage), async (c) => c.json({ layout_usage: await layoutUsage(deps.db) }, 200))
    .openapi(route(endpoints.readGrantableLayouts), (c) => c.json(availableLayouts(deps.config.paidLayouts), 200))
}
