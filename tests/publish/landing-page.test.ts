import { expect, test } from 'vitest'
import { changeProduct } from '#server/modules/catalogue/products/products.service.ts'
import { setSuspended } from '#server/modules/operation/admin/stores.service.ts'
import type { UserRow } from '#server/records/users/users.repo.ts'
import { createPublishingApp, insertTestStore } from '../support/apps/publishing-app.ts'
import { openOrbShop } from '../support/fixtures/orb-shop.ts'
import { addProduct } from '../support/fixtures/published-shop.ts'

const open = async (env: Record<string, string> = {}, product: { inventory_count?: number } = {}) => {
  const app = await createPublishingApp({ threads: false, env })
  const shop = await openOrbShop(app, product)
  const html = async () => (await app.get('/auraorb')).text()
  return { app, html, ...shop }
}

test('/auraorb is published with its shop, with what the shop says of its product', async () => {
  const { app, html, store, orb } = await open()
  const response = await app.get('/auraorb', { 'accept-encoding': 'br' })
  expect(response.status).toBe(200)
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-encoding': 'br',
    'cache-control': 'no-cache',
    etag: expect.stringMatching(/^"[\w-]{16}"$/),
  })
  const again = await app.get('/auraorb/', {
    'accept-encoding': 'br',
    'if-none-match': response.headers.get('etag') ?? '',
  })
  expect(again.status).toBe(304)
  expect(await html()).toContain('AED 399')
  await changeProduct(app.deps, store, orb.id, { price: 44_900 })
  await app.settled()
  expect(await html()).toContain('AED 449')
  expect(await html()).not.toContain('AED 399')
  expect(await (await app.get('/store/auraorb/sitemap.xml')).text()).toContain('/auraorb</loc>')
})

test('it tells search engines the price in dirhams, free delivery in the Emirates and its days', async () => {
  const { html } = await open()
  const [, block = '{}'] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(await html()) ?? []
  expect(JSON.parse(block)).toMatchObject({
    '@type': 'Product',
    offers: {
      price: '399.00',
      priceCurrency: 'AED',
      availability: 'https://schema.org/InStock',
      shippingDetails: {
        shippingRate: { value: 0, currency: 'AED' },
        shippingDestination: { addressCountry: 'AE' },
        deliveryTime: { transitTime: { minValue: 6, maxValue: 10 } },
      },
    },
  })
})

test('it is not there without that shop, or when that is off the air', async () => {
  const app = await createPublishingApp({ threads: false })
  // Other sellers' shops have no such page.
  const other = await insertTestStore(app, 'noor')
  await addProduct(app, other)
  await app.settled()
  expect((await app.get('/auraorb')).status).toBe(404)
  expect((await app.get('/store/noor/landing')).status).toBe(404)
  expect(await (await app.get('/store/noor/sitemap.xml')).text()).not.toContain('/auraorb')
  const { store } = await openOrbShop(app)
  expect((await app.get('/auraorb')).status).toBe(200)
  await setSuspended(app.deps, { id: 'an-admin' } as UserRow, store.id, true)
  await app.settled()
  expect((await app.get('/auraorb')).status).toBe(404)
})

test('one that is sold out says so and takes no order', async () => {
  const { html } = await open({}, { inventory_count: 0 })
  expect(await html()).toContain('Sold out for now')
  expect(await html()).not.toContain('data-order')
})

test('cards are named only with who takes them', async () => {
  const without = await open()
  expect(await without.html()).toContain('Cash on delivery')
  expect(await without.html()).not.toMatch(/Visa|Mastercard|payment link/)
  const provider = await open({ CARD_PROVIDER: 'Example Pay <b>' })
  expect(await provider.html()).toMatch(/we send a payment link of\s+Example Pay &lt;b&gt;\./)
  for (const card of ['Visa', 'Mastercard']) expect(await provider.html()).toContain(`aria-label="${card}"`)
})

test('it leads nowhere that there is nothing yet, and weighs no more than a window of packets', async () => {
  const { app, html } = await open()
  const page = await html()
  expect(page).not.toMatch(/href="(#"|")/)
  for (const title of ['Shipping Policy', 'Returns Policy', 'FAQ', 'Contact Us']) {
    expect(page).toMatch(new RegExp(`<a role="link" aria-disabled="true">${title}<small>soon</small></a>`))
  }
  const packed = await (await app.get('/auraorb', { 'accept-encoding': 'br' })).arrayBuffer()
  expect(packed.byteLength).toBeLessThanOrEqual(14_000)
})
