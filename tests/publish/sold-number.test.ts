import { expect, test } from 'vitest'
import { startSession } from '#server/auth/sessions.ts'
import { orderForm } from '../support/apps/test-app.ts'
import { openShop } from '../support/fixtures/published-shop.ts'

/** A published shop with bangles, whose seller may say how many she sold. */
const setUp = async () => {
  const { app, store, product } = await openShop()
  const token = await startSession(app.deps.db, app.deps.clock, store.user_id)
  const call = async (method: string, path: string, json: unknown, seller = true) => {
    const answer = await app.app.request(`/api${path}`, {
      method,
      headers: { 'content-type': 'application/json', ...(seller && { authorization: `Bearer ${token}` }) },
      body: JSON.stringify(json),
    })
    expect(answer.status, path).toBeLessThan(300)
    return answer.json() as Promise<{ order_id: string }>
  }
  const order = async (quantity: number) => {
    const form = orderForm(product.id, { items: [{ product_id: product.id, quantity }] })
    return (await call('POST', '/orders', form, false)).order_id
  }
  const move = async (id: string, status: string, more = {}) => call('PUT', `/orders/${id}/status`, { status, ...more })
  const deliver = async (id: string) => {
    for (const status of ['Confirmed', 'Shipped', 'Delivered']) await move(id, status)
  }
  const show = (showSoldNumber: boolean) =>
    call('PUT', '/stores/my/layout-config', { layout: 'default', customizations: { showSoldNumber } })
  const page = async (path = `p/${product.slug}/`) => {
    await app.settled()
    return (await app.get(`/store/noor/${path}`)).text()
  }
  const sold = async () => /Sold [^<]*/.exec(await page())?.[0]
  return { app, call, order, move, deliver, show, page, sold }
}

test('a product’s page says how many were delivered and kept, where its seller wants it', async () => {
  const { app, call, order, move, deliver, show, page, sold } = await setUp()
  const first = await order(2)
  await move(first, 'Confirmed')
  await move(first, 'Shipped')
  const before = [await page(), app.outcomes.length]
  await move(first, 'Delivered')
  // Pages that say nothing of it are not published again.
  expect([await page(), app.outcomes.length]).toEqual(before)

  await show(true)
  expect(await sold()).toBe('Sold 2 times')
  expect(await page('')).not.toContain('Sold')
  const second = await order(3)
  await deliver(second)
  expect(await sold()).toBe('Sold 5 times')
  await call('POST', `/orders/${second}/undo`, {})
  expect(await sold()).toBe('Sold 2 times')
  const [variant] = await app.deps.db.selectFrom('product_variants').select('id').execute()
  await move(first, 'Returned', { items: [{ variant_id: variant?.id, quantity: 1, condition: 'damaged' }] })
  expect(await sold()).toBe('Sold once')
  await show(false)
  expect(await page()).not.toContain('Sold')
})
