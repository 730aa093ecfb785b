import * as endpoints from '#contract/stores/stores.endpoints.ts'
import type { SavedLayoutConfig } from '#contract/stores/stores.ts'
import { requireSavingSeller, requireSeller, type SellerEnv } from '#server/auth/require-seller.ts'
import type { Deps } from '#server/deps.ts'
import { route, router } from '#server/http/openapi.ts'
import { layoutInForce } from '#server/records/layouts/layout-config.ts'
import type { UserRow } from '#server/records/users/users.repo.ts'
import { savedLayoutConfigOf, saveLayoutConfig } from './layouts.service.ts'

/** Routes of a store's layout and its values. */
export const layoutRoutes = (deps: Deps) => {
  const middleware = requireSeller(deps)
  const saving = requireSavingSeller(deps)
  const withLayoutInForce = (owner: UserRow, saved: SavedLayoutConfig) => ({
    ...saved,
    layout_in_force: layoutInForce(deps, owner, saved.layoutConfig.layout),
  })
  return router<SellerEnv>()
    .openapi(route(endpoints.readDesign, { middleware }), async (c) =>
      c.json(withLayoutInForce(c.var.user, await savedLayoutConfigOf(deps.db, c.var.store)), 200),
    )
    .openapi(route(endpoints.saveDesign, { middleware: saving }), async (c) => {
      const ifMatch = c.req.valid('header')['if-match']
      const saved = await saveLayoutConfig(deps, c.var.user, c.var.store, c.req.valid('json'), ifMatch)
      return c.json({ message: 'Layout configuration updated!', ...withLayoutInForce(c.var.user, saved) }, 200)
    })
}
