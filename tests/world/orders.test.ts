import { expect, test } from 'vitest'
import { sendJson } from '../support/apps/http.ts'
import { insertTestStore } from '../support/apps/publishing-app.ts'
import { orderForm } from '../support/apps/test-app.ts'
import { startWorld } from '../support/apps/world.ts'
import { atOnce } from '../support/fixtures/at-once.ts'
import { openEditions, saveEdition } from '../support/fixtures/editions.ts'

const BUYERS = 200
const STOCK = 10

test('two web processes sell what there is, once, and take an order that is sent to both as one', async () => {
  const world = await startWorld({ publishers: 1 })
  const store = await insertTestStore(world, 'noor')
  await openEditions(world.deps, store.id)
  // As many pieces as the edition says.
  await saveEdition(world.deps, store.id, STOCK)
  const order = async (turn: number, buyer: number, product: number, key = `order-of-buyer-${buyer}`) => {
    for (;;) {
      const answer = await orderOnce(turn, buyer, product, key)
      // Many wait for one row: whoever has waited for long is asked to come again.
      if (answer.status !== 503) return answer
    }
  }
  const orderOnce = (turn: number, buyer: number, product: number, key: string) =>
    sendJson(
      'POST',
      `${world.origin(turn)}/api/orders`,
      orderForm(`${store.id}-product-${product}`, { buyer_phone: `0300${String(buyer).padStart(7, '0')}` }),
      {
        headers: {
          'idempotency-key': key,
          'x-forwarded-for': `198.51.${buyer >> 8}.${buyer & 255}`,
        },
      },
    )

  const answers = await atOnce(BUYERS, (buyer) => order(buyer, buyer, 0))
  const stockOf = async (product: number) =>
    world.deps.db
      .selectFrom('products')
      .select(['inventory_count', 'held_count'])
      .where('id', '=', `${store.id}-product-${product}`)
      .executeTakeFirstOrThrow()
  expect(answers).toEqual({ 201: STOCK, 409: BUYERS - STOCK })
  expect(await stockOf(0)).toEqual({ inventory_count: 0, held_count: STOCK })

  const ids: string[] = []
  const twice = await atOnce(20, async (turn) => {
    const answer = await order(turn, 900, 1, 'one-order-sent-often')
    if (answer.status === 201) ids.push(answer.body.order_id)
    return answer
  })
  // Whoever comes while the first is being taken is asked to come again.
  expect(Object.keys(twice).filter((status) => status !== '201' && status !== '409')).toEqual([])
  expect(new Set(ids).size).toBe(1)
  expect(await stockOf(1)).toEqual({ inventory_count: STOCK - 1, held_count: 1 })
})
