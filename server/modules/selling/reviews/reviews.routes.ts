import * as endpoints from '#contract/reviews/reviews.endpoints.ts'
import { requireSavingSeller, requireSeller, type SellerEnv } from '#server/auth/require-seller.ts'
import type { Deps } from '#server/deps.ts'
import { route, router } from '#server/http/openapi.ts'
import { paginated } from '#server/http/paginated.ts'
import { changeReview, reviewPage, switchReviews } from './reviews.service.ts'

/** Routes of a seller about what buyers wrote. Buyers write on the private pages of their orders. */
export const reviewRoutes = (deps: Deps) => {
  const saving = requireSavingSeller(deps)
  return router<SellerEnv>()
    .openapi(route(endpoints.readReviews, { middleware: requireSeller(deps) }), async (c) => {
      const query = c.req.valid('query')
      const { reviews, total } = await reviewPage(deps.db, c.var.store.id, query)
      return c.json({ reviews, on: c.var.store.reviews === 1, ...paginated(query, total) }, 200)
    })
    .openapi(route(endpoints.switchReviews, { middleware: saving }), async (c) => {
      const { on } = c.req.valid('json')
      await switchReviews(deps, c.var.store.id, on)
      return c.json({ message: on ? 'Buyers can write reviews now' : 'Reviews are off', on }, 200)
    })
    .openapi(route(endpoints.changeReview, { middleware: saving }), async (c) => {
      const change = c.req.valid('json')
      const ifMatch = c.req.valid('header')['if-match']
      const review = await changeReview(deps, c.var.store, c.req.valid('param').id, change, ifMatch)
      return c.json({ message: 'Review saved', review }, 200)
    })
}
