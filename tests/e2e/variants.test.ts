import type { BrowserContextOptions, Page } from 'playwright'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { newProduct } from '#contract/products/products.ts'
import { createProduct } from '#server/modules/catalogue/products/products.service.ts'
import { saveLayoutConfig } from '#server/modules/shop/layouts/layouts.service.ts'
import { createPublishingApp, insertTestStore } from '../support/apps/publishing-app.ts'
import { serveApp } from '../support/apps/serve-app.ts'
import { axeViolations } from '../support/browser/axe.ts'
import { openContext } from '../support/browser/browser.ts'
import { keepPicture } from '../support/browser/keep-picture.ts'
import { ownerOf } from '../support/fixtures/published-shop.ts'
import { inDrill } from '../support/volume.ts'

/** A buyer chooses a size and a color, on the product's page and in its dialog. */

const phone: BrowserContextOptions = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
const desktop: BrowserContextOptions = { viewport: { width: 1280, height: 860 } }

const photo = async (background: string) => {
  const image = sharp({ create: { width: 600, height: 600, channels: 3, background } })
  return new File([new Uint8Array(await image.jpeg().toBuffer())], 'photo.jpg')
}

const options = [
  { name: 'Size', values: [{ label: 'S' }, { label: 'M' }, { label: 'L' }] },
  {
    name: 'رنگ',
    values: [
      { label: 'سیاہ', swatch: '#111111' },
      { label: 'Emerald with golden edge', swatch: '#0b7a4b' },
    ],
  },
]
const variants = [
  { labels: ['S', 'سیاہ'], inventory_count: 4, image: 0 },
  { labels: ['M', 'سیاہ'], inventory_count: 0, image: 0 },
  { labels: ['M', 'Emerald with golden edge'], inventory_count: 2, price: 2900, image: 1 },
]

const openShop = async (layout: string) => {
  const app = await createPublishingApp({ threads: false })
  const store = await insertTestStore(app, 'noor')
  const owner = await ownerOf(app, store)
  await saveLayoutConfig(app.deps, owner, store, { layout })
  const kurta = { name: 'Lawn kurta', description: 'Soft lawn', price: 2500, category: 'Kurtas', options, variants }
  const images = await Promise.all([photo('#222222'), photo('#0b7a4b')])
  await createProduct(app.deps, owner, store, newProduct.parse({ ...kurta, images }))
  const plain = { name: 'Glass bangles', description: 'Red', price: 450, category: 'Bangles', inventory_count: 9 }
  await createProduct(app.deps, owner, store, newProduct.parse(plain))
  await app.images.idle()
  await app.settled()
  return { app, origin: await serveApp(app) }
}

const visit = async (address: string, viewport: BrowserContextOptions) => {
  const page = await (await openContext(viewport)).newPage()
  const problems: string[] = []
  page.on('pageerror', (error) => problems.push(error.message))
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()))
  await page.goto(address, { waitUntil: 'networkidle' })
  return { page, problems }
}

const pick = (page: Page, label: string) => page.getByRole('radio', { name: label, exact: true }).locator('..').click()

const order = async (page: Page) => {
  await page.getByLabel('Full Name').fill('Ayesha Khan')
  await page.getByLabel('Phone').fill('03007654321')
  await page.getByLabel('Delivery Address').fill('House 5, Street 9, Lahore')
  await page.getByRole('button', { name: /^Place Order · / }).click()
  await page.getByText('Order Placed Successfully!').waitFor()
}

test.each([['default', phone], ['luxury', desktop], ...inDrill(['premium', phone] as const)] as const)(
  'a choice on the product page decides price, stock, picture and address: %s',
  async (layout, viewport) => {
    const { app, origin } = await openShop(layout)
    const { page, problems } = await visit(`${origin}/store/noor/p/lawn-kurta/`, viewport)
    await keepPicture(page, `variants-${layout}`)
    const price = page.locator('[data-shown-price]')
    expect(await price.textContent()).toMatch(/^From /)
    // L is in no variant.
    expect(await page.getByRole('radio', { name: 'L', exact: true }).isVisible()).toBe(false)
    await page.locator('[data-add]:visible').click()
    await page.getByText('Please choose Size and رنگ').waitFor()
    await pick(page, 'M')
    await page.locator('[data-add]:visible').click()
    await page.getByText('Please choose رنگ').waitFor()
    // The cheaper color of M is sold out.
    expect(await price.textContent()).toMatch(/^Rs. 2,900/)
    await pick(page, 'سیاہ')
    // It is sold out: the buttons look so, and a tap says so.
    await page.locator('[data-add][aria-disabled=true]:visible').waitFor()
    await page.locator('[data-order][aria-disabled=true]:visible').waitFor()
    await page.locator('[data-add]:visible').click({ force: true })
    await page.getByText('another one: M, سیاہ is out of stock').waitFor()
    const chip = page.getByRole('radio', { name: 'Emerald with golden edge', exact: true }).locator('..')
    await chip.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
    const scrolled = () => page.evaluate(() => Math.round(scrollY))
    const top = await scrolled()
    await chip.click()
    await page.locator('[data-shown-stock]', { hasText: '2' }).waitFor()
    // On a phone the chips stay under the thumb. Luxury's pictures stand one above the other: it goes to the right one.
    if (viewport === phone) expect(await scrolled()).toBe(top)
    else
      await page.waitForFunction(
        () => (document.querySelector('#picture-2')?.getBoundingClientRect().top ?? 9999) < innerHeight / 2,
      )
    // The quantity stops at this variant's stock.
    for (let tap = 0; tap < 3; tap++) await page.locator('[data-plus]:visible').dispatchEvent('click')
    expect(await page.locator('[data-quantity-input]').first().inputValue()).toBe('2')
    await page.locator('[data-add]:visible').click()
    await page.getByText('Lawn kurta (M, Emerald with golden edge) added to cart!').waitFor()
    expect(await page.locator('[data-add][aria-disabled]').count()).toBe(0)
    expect(await price.textContent()).toMatch(/2,900/)
    expect(page.url()).toContain('?v=')
    // On a wide screen luxury shows both pictures at once.
    const counter = page.locator('[data-counter]')
    if (await counter.isVisible()) await expect.poll(() => counter.textContent()).toBe('2 / 2')
    const chat = await page.locator('[data-whatsapp]').first().getAttribute('href')
    expect(decodeURIComponent(chat ?? '')).toMatch(/Lawn kurta \(M, Emerald with golden edge\)[^?]+\?v=/)
    await keepPicture(page, `variants-${layout}-chosen`)
    expect(await axeViolations(page)).toEqual([])
    // S comes in one color, so it is chosen too.
    await pick(page, 'S')
    await page.locator('[data-shown-stock]', { hasText: '4' }).waitFor()
    await page.reload({ waitUntil: 'networkidle' })
    await page.locator('[data-shown-stock]', { hasText: '4' }).waitFor()
    await page.locator('[data-add]:visible').click()
    await page.locator('[data-cart-open]:visible').first().click()
    await page.locator('dialog[open]').getByText('S, سیاہ').waitFor()
    const emerald = page.locator('dialog[open] li', { hasText: 'Emerald' })
    const named = (source: string | null) =>
      source
        ?.split('/')
        .at(-1)
        ?.replace(/-?\d*\.\w+$/, '')
    expect(named(await emerald.locator('img').getAttribute('src'))).toBe(
      named(await page.locator('#picture-2 img').getAttribute('src')),
    )
    await keepPicture(page, `variants-${layout}-cart`)
    await emerald.getByRole('button', { name: 'Remove Lawn kurta (M, Emerald with golden edge)' }).click()
    await page.getByRole('button', { name: 'Place Order' }).click()
    await order(page)
    const [item] = await app.deps.db.selectFrom('order_items').select(['variant_label', 'product_price']).execute()
    expect(item).toEqual({ variant_label: 'S, سیاہ', product_price: 250_000 })
    expect(problems).toEqual([])
  },
)

test('a card opens the dialog where a choice is needed, and the dialog orders it', async () => {
  const { app, origin } = await openShop('default')
  const { page, problems } = await visit(`${origin}/store/noor/`, phone)
  const card = page.locator('[data-grid] [data-product]', { hasText: 'Lawn kurta' })
  expect(await card.locator('.price').textContent()).toMatch(/^From Rs/)
  await card.locator('[data-order]').click()
  const dialog = page.locator('dialog[open]')
  await dialog.getByRole('radio', { name: 'M', exact: true }).waitFor()
  await dialog.getByRole('button', { name: 'Order Now' }).click()
  await page.getByText('Please choose Size and رنگ').waitFor()
  const isInView = (label: string) =>
    dialog.getByRole('radio', { name: label, exact: true }).evaluate((radio) => {
      const { top, bottom } = radio.getBoundingClientRect()
      return (
        document.elementFromPoint(innerWidth / 8, (top + bottom) / 2)?.closest('fieldset') === radio.closest('fieldset')
      )
    })
  await expect.poll(() => isInView('M')).toBe(true)
  await pick(page, 'M')
  // On a short screen the second option is below the edge. It is shown after a choice, too.
  await page.setViewportSize({ width: 390, height: 480 })
  await dialog.locator('.d-body').evaluate((body) => body.scrollTo(0, 0))
  await dialog.getByRole('button', { name: 'Order Now Rs. 2,900' }).click()
  await page.getByText('Please choose رنگ').waitFor()
  await expect.poll(() => isInView('Emerald with golden edge')).toBe(true)
  if (phone.viewport) await page.setViewportSize(phone.viewport)
  await pick(page, 'Emerald with golden edge')
  await dialog.getByText('2 in stock').waitFor()
  await keepPicture(page, 'variants-dialog')
  expect(await axeViolations(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Add to Cart' }).click()
  await page.goBack()
  await page.locator('[data-cart-open]:visible').first().click()
  await page.locator('dialog[open]').getByText('M, Emerald with golden edge').waitFor()
  // Sold in the meantime: the line says so, and nothing else changes.
  await app.deps.db.updateTable('product_variants').set({ inventory_count: 0 }).where('price', '=', 290_000).execute()
  await page.getByRole('button', { name: 'Place Order' }).click()
  await page.getByLabel('Full Name').fill('Ayesha Khan')
  await page.getByLabel('Phone').fill('03007654321')
  await page.getByLabel('Delivery Address').fill('House 5, Street 9, Lahore')
  await page.getByRole('button', { name: /^Place Order · / }).click()
  await page.getByText('Lawn kurta (M, Emerald with golden edge) is out of stock').waitFor()
  // Nothing is left to order: no total, and no way to order it.
  await expect.poll(() => page.locator('dialog[open] .d-total').count()).toBe(0)
  await page.goBack()
  await page.locator('dialog[open][data-kind="cart"]').getByText('Sold out').waitFor()
  expect(await page.locator('dialog[open] footer').count()).toBe(0)
  expect(problems.filter((problem) => !problem.includes('409'))).toEqual([])
})

test('a tap that comes before the script of the choice counts; a dialog has no chips before it', async () => {
  const { origin } = await openShop('default')
  for (const path of ['p/lawn-kurta/', '']) {
    const page = await (await openContext(phone)).newPage()
    let arrive = () => {}
    const held = new Promise<void>((resolve) => {
      arrive = resolve
    })
    await page.route('**/assets/{choice,choose}.*.js', async (route) => {
      await held
      await route.continue()
    })
    await page.goto(`${origin}/store/noor/${path}`, { waitUntil: 'commit' })
    if (path) await pick(page, 'S')
    else {
      await page.waitForSelector('html[data-js]')
      await page.locator('[data-slug="lawn-kurta"] [data-open]:visible').first().click()
      await page.locator('dialog[open]').getByText('Soft lawn').waitFor()
      expect(await page.getByRole('radio').count()).toBe(0)
    }
    arrive()
    if (!path) await pick(page, 'S')
    await page.getByText(/^4 in stock/).waitFor()
    await page.locator('[data-add]:visible').first().click()
    await page.getByText('Lawn kurta (S, سیاہ) added to cart!').waitFor()
  }
})
