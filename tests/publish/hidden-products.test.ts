import { expect, test } from 'vitest'
import { startShowing } from '#server/modules/catalogue/products/show-due.ts'
import { openOrderingShop } from '../support/fixtures/ordering-shop.ts'

test('a hidden product leaves the shop, its search and its orders, stays with its seller, and comes back as it was', async () => {
  const { app, seller, product, order } = await openOrderingShop()
  const page = async (path: string) => {
    await app.settled()
    return app.get(`/store/noor/${path}`)
  }
  const shown = await (await page('p/glass-i-bangles-i/')).text()
  const hide = (hidden: boolean) => seller('PUT', `/products/${product.id}`, { hidden })
  expect(await (await hide(true)).json()).toMatchObject({ hidden: true, inventory_count: 100 })
  expect((await page('p/glass-i-bangles-i/')).status).toBe(404)
  expect(await (await page('')).text()).not.toContain('glass-i-bangles-i')
  const read = async (path: string) => (await app.app.request(`/api${path}`)).json()
  expect((await read('/products/search?store_slug=noor&search=bangles')).products).toEqual([])
  expect((await read('/stores/noor')).products).toEqual([])
  expect((await app.app.request(`/api/products/${product.id}`)).status).toBe(404)
  // Its seller still has it, and may sell it in a chat.
  const own = (await (await seller('GET', '/products')).json()) as { products: { id: string; hidden: boolean }[] }
  expect(own.products).toMatchObject([{ id: product.id, hidden: true }])
  expect((await seller('GET', `/products/${product.id}`)).status).toBe(200)
  const form = {
    items: [{ product_id: product.id, quantity: 1 }],
    buyer_name: 'Sana',
    buyer_phone: '0333 1234567',
    delivery_address: 'House 7, Street 1, Multan',
  }
  const bought = await app.app.request('/api/orders', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(form),
  })
  expect(await bought.json()).toMatchObject({ detail: 'A product in your cart is no longer available' })
  expect((await seller('POST', '/orders/recorded', form)).status).toBe(201)
  await seller('PUT', `/products/${product.id}/stock`, { inventory_count: 100 })
  await hide(false)
  expect(await (await page('p/glass-i-bangles-i/')).text()).toBe(shown)
  await order()
})

test('a product is shown at its time, once, unless its seller has shown or hidden it herself since', async () => {
  const { app, seller, product } = await openOrderingShop()
  const turn = async () => {
    const before = app.outcomes.length
    const loop = startShowing(app.deps, { poll: false })
    await loop.idle()
    await loop.stop()
    await app.settled()
    return app.outcomes.length - before
  }
  const put = async (json: object) => (await seller('PUT', `/products/${product.id}`, json)).json()
  const shows = async () => (await app.get('/store/noor/p/glass-i-bangles-i/')).status === 200
  const at = new Date(Date.now() + 3_600_000).toISOString()
  expect(await put({ show_at: at })).toMatchObject({ hidden: true, show_at: at })
  await app.settled()
  expect([await turn(), await shows()]).toEqual([0, false])
  await app.deps.db.updateTable('products').set({ show_at: '2026-01-01T00:00:00.000Z' }).execute()
  expect([await turn(), await shows()]).toEqual([1, true])
  expect(await turn()).toBe(0)
  await put({ show_at: at })
  expect(await put({ hidden: false })).toMatchObject({ hidden: false, show_at: null })
  await put({ show_at: at })
  expect(await put({ hidden: true })).toMatchObject({ hidden: true, show_at: null })
})
