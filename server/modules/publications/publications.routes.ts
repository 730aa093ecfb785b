import * as endpoints from '#contract/stores/publications.endpoints.ts'
import { requireSeller, type SellerEnv } from '#server/auth/require-seller.ts'
import type { Deps } from '#server/deps.ts'
import { route, router } from '#server/http/openapi.ts'
import { publicationOverview } from './overview.ts'
import { rollBackTo } from './publications.service.ts'

export const publicationRoutes = (deps: Deps) => {
  const middleware = requireSeller(deps)
  return router<SellerEnv>()
    .openapi(route(endpoints.readPublications, { middleware }), async (c) =>
      c.json(await publicationOverview(deps, c.var.store), 200),
    )
    .openapi(route(endpoints.rollBack, { middleware }), async (c) => {
      const { version } = c.req.valid('param')
      await rollBackTo(deps, c.var.store.id, version)
      return c.json({ message: `Version ${version} is shown again until your next save` }, 200)
    })
}
