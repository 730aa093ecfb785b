import type { BrowserContextOptions, Page } from 'playwright'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { changeProduct, createProduct } from '#server/modules/catalogue/products/products.service.ts'
import { saveLayoutConfig } from '#server/modules/shop/layouts/layouts.service.ts'
import type { StoreRow } from '#server/records/stores/stores.repo.ts'
import { createPublishingApp, insertTestStore, type PublishingApp } from '../support/apps/publishing-app.ts'
import { serveApp } from '../support/apps/serve-app.ts'
import { openContext } from '../support/browser/browser.ts'
import { keepPicture } from '../support/browser/keep-picture.ts'
import { ownerOf } from '../support/fixtures/published-shop.ts'
import { inDrill } from '../support/volume.ts'

/** The whole shop: real pages from the real publisher, a real browser, real orders. */

const phone: BrowserContextOptions = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
const desktop: BrowserContextOptions = { viewport: { width: 1280, height: 860 } }

const photo = async (background: string) =>
  new File(
    [
      new Uint8Array(
        await sharp({ create: { width: 600, height: 600, channels: 3, background } })
          .jpeg()
          .toBuffer(),
      ),
    ],
    'photo.jpg',
  )

const goods = [
  { name: 'Ruby glass bangles', category: 'Bangles', price: 45_000, inventory_count: 12 },
  { name: 'Peacock khussa', category: 'Khussa', price: 320_000, inventory_count: 3 },
  { name: 'شیشے کی چوڑیاں', category: 'Bangles', price: 55_000, inventory_count: 9 },
  { name: 'Sold-out shawl', category: 'Shawls', price: 780_000, inventory_count: 0 },
]

const openShop = async (layout: 'default' | 'premium' | 'luxury') => {
  const app = await createPublishingApp({ threads: false })
  const store = await insertTestStore(app, 'noor')
  const owner = await ownerOf(app, store)
  await saveLayoutConfig(app.deps, owner, store, { layout })
  for (const [index, product] of goods.toReversed().entries()) {
    const images = await Promise.all([photo(`hsl(${index * 60} 50% 60%)`), photo(`hsl(${index * 60} 60% 40%)`)])
    await createProduct(app.deps, owner, store, { ...product, description: 'Made by hand', featured: false, images })
  }
  await app.images.idle()
  await app.settled()
  const origin = await serveApp(app)
  return { app, store, origin }
}

const visit = async (origin: string, options: BrowserContextOptions, path = '/store/noor/') => {
  const context = await openContext(options)
  const page = await context.newPage()
  const problems: string[] = []
  page.on('pageerror', (error) => problems.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text())
  })
  await page.goto(origin + path, { waitUntil: 'networkidle' })
  return { page, problems, leave: () => context.close() }
}

const stockOf = async (app: PublishingApp, store: StoreRow, name: string) =>
  (
    await app.deps.db
      .selectFrom('products')
      .innerJoin('product_variants', 'product_variants.product_id', 'products.id')
      .select('inventory_count')
      .where('products.store_id', '=', store.id)
      .where('name', '=', name)
      .executeTakeFirstOrThrow()
  ).inventory_count

const order = async (page: Page) => {
  const dialog = page.locator('dialog[open]')
  await dialog.getByLabel('Full Name').fill('Ayesha Khan')
  await dialog.getByLabel('Phone').fill('0300 1234567')
  await dialog.getByLabel('Delivery Address').fill('House 12, Street 4, Gulberg, Lahore')
  await dialog.locator('[type=submit]').click()
  await dialog.getByRole('heading', { name: 'Order Placed Successfully!' }).waitFor()
}

const visits = [
  ['default', 'phone'],
  ['default', 'desktop'],
  ['premium', 'desktop'],
  ['luxury', 'phone'],
  ...inDrill(['premium', 'phone'] as const, ['luxury', 'desktop'] as const),
] as const
for (const [layout, device] of visits) {
  const options = { phone, desktop }[device]
  test(`${layout} on a ${device}: look, order, and the page shows what is left`, async () => {
    const shop = await openShop(layout)
    const { page, problems, leave } = await visit(shop.origin, options)
    await keepPicture(page, `${layout}-${device}`)

    const khussa = page.locator('[data-grid] [data-product]', { hasText: 'Peacock khussa' })
    await khussa.locator('[data-open]').first().click()
    const dialog = page.locator('dialog[open]')
    // A phone sees luxury's own page of a product, everything else its dialog.
    const hasPage = layout === 'luxury' && device === 'phone'
    await (hasPage ? page.getByRole('main') : dialog).getByText('3 in stock').waitFor()
    expect(await dialog.count()).toBe(hasPage ? 0 : 1)
    expect(new URL(page.url()).pathname).toBe('/store/noor/p/peacock-khussa/')
    await keepPicture(page, `${layout}-${device}-product`)
    await page.goBack()
    await dialog.waitFor({ state: 'detached' })

    await khussa.locator('[data-order]').click()
    await order(page)
    await keepPicture(page, `${layout}-${device}-confirmation`)
    expect(await stockOf(shop.app, shop.store, 'Peacock khussa')).toBe(2)
    await shop.app.settled()
    await page.goto(`${shop.origin}/store/noor/`)
    await khussa.getByText(layout === 'luxury' ? 'Limited: 2 left' : 'Only 2 left').waitFor()
    expect(problems).toEqual([])
    await leave()
  })
}

test('a cart is ordered; a price that changed meanwhile is shown before it counts', async () => {
  const shop = await openShop('default')
  const { page, problems, leave } = await visit(shop.origin, phone)
  await page
    .locator('[data-grid] [data-product]', { hasText: 'Ruby glass bangles' })
    .locator('[data-quick-add]')
    .click()
  await page.locator('[data-grid] [data-product]', { hasText: 'Peacock khussa' }).locator('[data-quick-add]').click()
  const [product] = await shop.app.deps.db
    .selectFrom('products')
    .select('id')
    .where('slug', '=', 'ruby-glass-bangles')
    .execute()
  await changeProduct(shop.app.deps, shop.store, product?.id ?? '', { price: 50_000 })
  await page.locator('[data-cart-open]:visible').first().click()
  const dialog = page.locator('dialog[open]')
  await dialog.getByRole('button', { name: 'Place Order' }).click()
  await dialog.getByLabel('Full Name').fill('Ayesha Khan')
  await dialog.getByLabel('Phone').fill('0300 1234567')
  await dialog.getByLabel('Delivery Address').fill('House 12, Street 4, Gulberg, Lahore')
  await dialog.locator('[type=submit]').click()
  await dialog.getByText('Rs. 3,700').first().waitFor()
  expect(await shop.app.deps.db.selectFrom('orders').select('id').execute()).toEqual([])
  await dialog.locator('[type=submit]').click()
  await dialog.getByRole('heading', { name: 'Order Placed Successfully!' }).waitFor()
  const [placed] = await shop.app.deps.db.selectFrom('orders').select(['order_id', 'total_amount']).execute()
  expect(placed?.total_amount).toBe(370_000)
  await dialog.getByText(placed?.order_id ?? '').waitFor()
  // The browser reports the refused attempt. It may report nothing else.
  expect(problems.filter((problem) => !/409/.test(problem))).toEqual([])
  await leave()
})

test('without scripts the shop can be read and ordered from through WhatsApp', async () => {
  const shop = await openShop('premium')
  const { page, leave } = await visit(shop.origin, { ...phone, javaScriptEnabled: false })
  await page.locator('[data-chip="Bangles"]').first().click()
  expect(new URL(page.url()).pathname).toBe('/store/noor/c/bangles/')
  await expect.poll(() => page.locator('[data-grid] [data-product]').count()).toBe(2)
  await page.locator('[data-order]').first().click()
  const link = new URL((await page.locator('[data-whatsapp]').first().getAttribute('href')) ?? '')
  expect(link.origin + link.pathname).toBe('https://wa.me/923001234567')
  expect(link.searchParams.get('text')).toContain('Ruby glass bangles')
  expect(link.searchParams.get('text')).toContain('Total: Rs. 450')
  await leave()
})
