import * as endpoints from '#contract/customers/customers.endpoints.ts'
import { assertFreshSession } from '#server/auth/fresh-sign-in.ts'
import { requirePaidSeller } from '#server/auth/require-paid.ts'
import { requireSeller, type SellerEnv } from '#server/auth/require-seller.ts'
import type { Deps } from '#server/deps.ts'
import { createOneAtATime } from '#server/http/one-at-a-time.ts'
import { route, router } from '#server/http/openapi.ts'
import { paginated } from '#server/http/paginated.ts'
import {
  changeCustomer,
  customerPage,
  eraseCustomer,
  presentCustomer,
  readCustomer,
  searchCustomers,
} from './customers.service.ts'
import { customersCsv } from './customers-csv.ts'

/** Routes of a seller's customers. */
export const customerRoutes = (deps: Deps) => {
  const middleware = requireSeller(deps)
  const paid = requirePaidSeller(deps, 'The list of customers as a file comes with Premium')
  const oneAtATime = createOneAtATime()

  return router<SellerEnv>()
    .openapi(route(endpoints.readCustomers, { middleware }), async (c) => {
      const filters = c.req.valid('query')
      const { search } = filters
      const { store, user } = c.var
      if (search) await deps.limits.orderSearchByAccount.take(user.id)
      const { rows, total } = search
        ? await oneAtATime(user.id, () => searchCustomers(deps.db, store, search, filters))
        : await customerPage(deps.db, store.id, filters)
      const customers = rows.map((row) => presentCustomer(row, store.currency))
      return c.json({ customers, ...paginated(filters, total) }, 200)
    })
    .openapi(route(endpoints.exportCustomers, { middleware: paid }), async (c) => {
      await assertFreshSession(deps, c)
      return c.body(customersCsv(deps.db, c.var.store), 200, {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': `attachment; filename="customers-${deps.clock.now().toISOString().slice(0, 10)}.csv"`,
      }) as never
    })
    .openapi(route(endpoints.readCustomer, { middleware }), async (c) =>
      c.json(await readCustomer(deps, c.var.store, c.req.valid('param').id), 200),
    )
    .openapi(route(endpoints.changeCustomer, { middleware }), async (c) => {
      const customer = await changeCustomer(deps, c.var.store, c.req.valid('param').id, c.req.valid('json'))
      return c.json({ message: 'Customer saved', customer }, 200)
    })
    .openapi(route(endpoints.eraseCustomer, { middleware }), async (c) => {
      await eraseCustomer(deps, c.var.store, c.req.valid('param').id)
      return c.json({ message: 'Customer erased' }, 200)
    })
}
