import * as endpoints from '#contract/products/products.endpoints.ts'
import { requireSeller, type SellerEnv, shopCall } from '#server/auth/require-seller.ts'
import type { Deps } from '#server/deps.ts'
import { route, router } from '#server/http/openapi.ts'
import { pakistanTime } from '#server/lib/pakistan-time.ts'
import { importSheet, previewSheet } from './import-sheet.ts'
import { productsCsv } from './products-csv.ts'

/** Routes of products as a sheet. */
export const sheetRoutes = (deps: Deps) => {
  const looking = shopCall(deps, { after: ({ id }) => deps.limits.sheetByAccount.take(id) })
  const saving = shopCall(deps, {
    after: async ({ id }) => {
      await deps.limits.sheetByAccount.take(id)
      await deps.limits.saveByAccount.take(id)
    },
  })
  return router<SellerEnv>()
    .openapi(
      route(endpoints.exportProducts, { middleware: requireSeller(deps) }),
      async (c) =>
        c.body(await productsCsv(deps.db, c.var.store), 200, {
          'content-type': 'text/csv; charset=utf-8',
          'content-disposition': `attachment; filename="products-${pakistanTime(deps.clock.now()).day}.csv"`,
        }) as never,
    )
    .openapi(route(endpoints.previewSheet, { middleware: looking }), async (c) =>
      c.json(await previewSheet(deps, c.var.user, c.var.store, c.req.valid('form')), 200),
    )
    .openapi(route(endpoints.importSheet, { middleware: saving }), async (c) => {
      const key = c.req.valid('header')['idempotency-key']
      return c.json(await importSheet(deps, c.var.user, c.var.store, c.req.valid('form'), key), 200)
    })
}
