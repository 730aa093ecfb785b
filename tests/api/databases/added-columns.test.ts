import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { addProduct, addStore, createTestApp, orderForm } from '../../support/apps/test-app.ts'
import { liftLimits } from '../../support/calls/every-call.ts'

test('a release adds columns while processes of before go on: they take orders, confirm them and save as ever', async () => {
  const app = await createTestApp()
  liftLimits(app)
  const { token } = await addStore(app)
  const product = await addProduct(app, token, { inventory_count: 500 })
  let buyers = 0
  /** Repeats a shop's daily work until every connection has done all of it. */
  const trade = async () => {
    const days = Array.from({ length: 24 }, async () => {
      const buyer_phone = `0300 ${1_000_000 + ++buyers}`
      const ordered = await app.call('POST', '/orders', { json: orderForm(product.id, { buyer_phone }) })
      const listed = await app.call('GET', `/orders/my?search=${ordered.body.order_id}`, { token })
      const id = listed.body.orders?.[0]?.id
      const confirmed = await app.call('PUT', `/orders/${id}/status`, { token, json: { status: 'Confirmed' } })
      return [ordered.status, listed.status, confirmed.status]
    })
    return [...new Set((await Promise.all(days)).map((statuses) => statuses.join(' ')))]
  }
  expect(await trade()).toEqual(['201 200 200'])
  for (const { name, schema } of await app.db.introspection.getTables()) {
    if (schema !== 'pgboss')
      await sql`alter table ${sql.table(name)} add column of_a_later_release text`.execute(app.db)
  }
  expect(await trade()).toEqual(['201 200 200'])
})
