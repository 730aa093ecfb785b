import { serve } from '@hono/node-server'
import { expect, onTestFinished, test } from 'vitest'
import { createProduct } from '#server/modules/catalogue/products/products.service.ts'
import { freePort } from '../support/apps/free-port.ts'
import { createPublishingApp, insertTestStore } from '../support/apps/publishing-app.ts'
import { openContext } from '../support/browser/browser.ts'
import { ownerOf } from '../support/fixtures/published-shop.ts'

test('a buyer orders and is counted on a store page that lives on a host of its own', async () => {
  const port = await freePort()
  // Two names of this machine are two origins to a browser.
  const platform = `http://localhost:${port}`
  const stores = `http://127.0.0.1:${port}`
  const app = await createPublishingApp({ threads: false, env: { PUBLIC_ORIGIN: platform, STORES_ORIGIN: stores } })
  const store = await insertTestStore(app, 'noor')
  const owner = await ownerOf(app, store)
  const fields = { name: 'Khussa', description: 'Made by hand', category: 'Shoes', featured: false, images: [] }
  await createProduct(app.deps, owner, store, { ...fields, price: 320_000, inventory_count: 3 })
  await app.settled()
  const server = serve({ fetch: app.app.fetch, port })
  onTestFinished(() => void server.close())
  await new Promise((resolve) => server.once('listening', resolve))

  // A headless browser says so, and counts as a program.
  const userAgent =
    'Mozilla/5.0 (Linux; Android 12; TECNO KG5) AppleWebKit/537.36 Chrome/120.0.0.0 Mobile Safari/537.36'
  const context = await openContext({ viewport: { width: 390, height: 844 }, userAgent })
  const page = await context.newPage()
  const problems: string[] = []
  page.on('console', (message) => void (message.type() === 'error' && problems.push(message.text())))
  const calls: string[] = []
  page.on('request', (request) => void (request.url().includes('/api/') && calls.push(request.url())))
  await page.goto(`${stores}/store/noor/`)
  await page.locator('[data-product] [data-order]').first().click()
  const dialog = page.locator('dialog[open]')
  await dialog.getByLabel('Full Name').fill('Ayesha Khan')
  await dialog.getByLabel('Phone').fill('0300 1234567')
  await dialog.getByLabel('Delivery Address').fill('House 12, Street 4, Gulberg, Lahore')
  await dialog.locator('[type=submit]').click()
  await dialog.getByRole('heading', { name: 'Order Placed Successfully!' }).waitFor()
  expect((await app.deps.db.selectFrom('orders').select('buyer_name').execute()).length).toBe(1)
  expect(new Set(calls.map((url) => new URL(url).origin))).toEqual(new Set([platform]))
  await expect
    .poll(async () => (await app.deps.db.selectFrom('store_days').select('views').execute()).map((day) => day.views))
    .toEqual([1])
  expect(problems).toEqual([])
})
