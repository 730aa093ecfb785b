import type { BrowserContextOptions, Page } from 'playwright'
import { expect, test } from 'vitest'
import { deliveryChange } from '#contract/delivery/delivery-schema.ts'
import { newProduct } from '#contract/products/products.ts'
import { write } from '#server/db/write.ts'
import { createProduct } from '#server/modules/catalogue/products/products.service.ts'
import { saveDelivery } from '#server/modules/shop/delivery/delivery.service.ts'
import { saveLayoutConfig } from '#server/modules/shop/layouts/layouts.service.ts'
import { enqueuePublish } from '#server/records/publications/enqueue-publish.ts'
import { createPublishingApp, insertTestStore } from '../support/apps/publishing-app.ts'
import { serveApp } from '../support/apps/serve-app.ts'
import { axeViolations } from '../support/browser/axe.ts'
import { openContext } from '../support/browser/browser.ts'
import { keepPicture } from '../support/browser/keep-picture.ts'
import { ownerOf } from '../support/fixtures/published-shop.ts'
import { inDrill } from '../support/volume.ts'

/** A buyer orders in a shop that charges for delivery. */

const phone: BrowserContextOptions = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
const desktop: BrowserContextOptions = { viewport: { width: 1280, height: 860 } }

const CHARGES = deliveryChange.parse({
  default_fee: 250,
  days: { from: 2, to: 4 },
  free_over: 3000,
  cod_max: 15_000,
  pick_up: true,
  rates: [
    { place: 'lahore', fee: 150, days: { from: 1, to: 2 } },
    { place: 'rahim-yar-khan', fee: 300, cod: false },
  ],
})

const openShop = async (layout = 'default') => {
  const app = await createPublishingApp({ threads: false })
  const store = await insertTestStore(app, 'noor')
  const owner = await ownerOf(app, store)
  await saveLayoutConfig(app.deps, owner, store, { layout })
  const bangles = { name: 'Glass bangles', description: 'Red', price: 450, category: 'Bangles', inventory_count: 900 }
  await createProduct(app.deps, owner, store, newProduct.parse(bangles))
  await saveDelivery(app.deps, store, CHARGES)
  await app.settled()
  return { app, store, origin: await serveApp(app) }
}

const visit = async (address: string, viewport: BrowserContextOptions = phone) => {
  const page = await (await openContext(viewport)).newPage()
  const problems: string[] = []
  page.on('pageerror', (error) => problems.push(error.message))
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()))
  await page.goto(address, { waitUntil: 'networkidle' })
  return { page, problems }
}

const submit = (page: Page) => page.locator('dialog[open] [type=submit]')
const openForm = async (page: Page) => {
  await page.locator('[data-order]:visible').first().click()
  await page.getByLabel('City').waitFor()
}
const fill = async (page: Page) => {
  await page.getByLabel('Full Name').fill('Ayesha Khan')
  await page.getByLabel('Phone').fill('03007654321')
  await page.getByLabel('Delivery Address').fill('House 5, Street 9, Gulberg III')
}

test.each([['default', phone], ['luxury', desktop], ...inDrill(['premium', phone] as const)] as const)(
  'the total is true before the tap, and the same everywhere after it: %s',
  async (layout, viewport) => {
    const { app, origin } = await openShop(layout)
    const { page, problems } = await visit(`${origin}/store/noor/p/glass-bangles/`, viewport)
    expect(await page.locator('[data-delivery]').textContent()).toBe(
      'Delivery from Rs. 150, free over Rs. 3,000, 2 to 4 days',
    )
    await keepPicture(page, `delivery-page-${layout}`, { fullPage: true })
    await openForm(page)
    expect(await submit(page).textContent()).toBe('Place Order · Rs. 450')
    await fill(page)
    await page.getByLabel('City').focus()
    await page.getByRole('button', { name: /^Karachi/ }).waitFor()
    await keepPicture(page, `delivery-cities-${layout}`)
    await page.getByLabel('City').fill('lahor')
    await page.getByRole('button', { name: /^Lahore/ }).click()
    expect(await page.getByLabel('City').inputValue()).toBe('Lahore')
    await submit(page).getByText('Place Order · Rs. 600').waitFor()
    expect(await axeViolations(page)).toEqual([])
    await keepPicture(page, `delivery-form-${layout}`)
    await submit(page).click()
    await page.getByText('Order Placed Successfully!').waitFor()
    await keepPicture(page, `delivery-placed-${layout}`)
    const receipt = page.locator('.d-receipt')
    expect(await receipt.textContent()).toMatch(/Delivery Rs\. 150.*Rs\. 600/)
    await page.getByText('House 5, Street 9, Gulberg III, Lahore').waitFor()
    const chat = await page.getByRole('link', { name: 'Tell the seller on WhatsApp' }).getAttribute('href')
    expect(new URL(chat ?? '').searchParams.get('text')).toContain('*Total: Rs. 600*')
    const { total_amount, place } = await app.deps.db.selectFrom('orders').selectAll().executeTakeFirstOrThrow()
    expect({ total_amount, place }).toEqual({ total_amount: 60_000, place: 'lahore' })
    // This device knows the city from now on.
    await page.goto(`${origin}/store/noor/p/glass-bangles/`)
    await page.getByText('Delivery to Lahore, 1 to 2 days: Rs. 150').waitFor()
    expect(problems).toEqual([])
  },
)

test('the confirmation of a shop in Urdu names the city as its buyers write it', async () => {
  const { app, store, origin } = await openShop()
  await write(app.deps, async (trx) => {
    await trx.updateTable('stores').set({ language: 'ur' }).execute()
    await enqueuePublish(trx, app.deps.clock, store.id)
  })
  await app.settled()
  const { page } = await visit(`${origin}/store/noor/p/glass-bangles/`)
  await page.locator('[data-order]:visible').first().click()
  await page.locator('dialog [name=buyer_name]').fill('عائشہ خان')
  await page.locator('dialog [name=buyer_phone]').fill('03007654321')
  await page.locator('dialog [name=delivery_address]').fill('مکان 5، گلی 9')
  await page.locator('dialog [name=place]').fill('Lahore')
  await submit(page).click()
  await page.locator('.d-address').getByText('مکان 5، گلی 9، لاہور').waitFor()
})

test('without a city the form says so at its field, and asks for it only in shops that charge', async () => {
  const { app, store, origin } = await openShop()
  const { page } = await visit(`${origin}/store/noor/p/glass-bangles/`)
  await openForm(page)
  await fill(page)
  await submit(page).click()
  await page.getByRole('alert').getByText('Please enter your city').waitFor()
  expect(await page.evaluate(() => (document.activeElement as HTMLInputElement).name)).toBe('place')
  await keepPicture(page, 'delivery-missing')
  await saveDelivery(app.deps, store, null)
  await app.settled()
  const { page: later } = await visit(`${origin}/store/noor/p/glass-bangles/`)
  await later.locator('[data-order]:visible').first().click()
  await later.getByLabel('Full Name').waitFor()
  expect(await later.getByLabel('City').count()).toBe(0)
  expect(await later.locator('[data-delivery]').count()).toBe(0)
})

test('a place without cash on delivery gives the reason and the chat, with city and charge in its text', async () => {
  const { origin } = await openShop()
  const { page } = await visit(`${origin}/store/noor/p/glass-bangles/`)
  await openForm(page)
  await fill(page)
  await page.getByLabel('City').fill('RYK')
  await page.getByRole('alert').getByText('Cash on delivery is not possible in Rahim Yar Khan').waitFor()
  expect(await submit(page).count()).toBe(0)
  await keepPicture(page, 'delivery-refused')
  const chat = await page.getByRole('link', { name: 'Send order on WhatsApp' }).getAttribute('href')
  const text = new URL(chat ?? '').searchParams.get('text')
  expect(text).toContain('*Total: Rs. 750*')
  expect(text).toContain('Address: House 5, Street 9, Gulberg III\nCity: Rahim Yar Khan\nDelivery: Rs. 300')
  await page.getByLabel('City').fill('Multan')
  await submit(page).getByText('Place Order · Rs. 700').waitFor()
})

test('the cart shows the charge for the city that this device knows, and free delivery from its amount on', async () => {
  const { origin } = await openShop()
  const { page } = await visit(`${origin}/store/noor/`)
  await page.evaluate(() => localStorage.setItem('whatsstore-city', 'Karachi'))
  await page.reload({ waitUntil: 'networkidle' })
  await page.locator('[data-quick-add]').first().click()
  await page.locator('[data-cart-open]:visible').first().click()
  const foot = page.locator('dialog[open] footer')
  await foot.getByText('Delivery to Karachi, 2 to 4 days').waitFor()
  expect(await foot.locator('strong').first().textContent()).toBe('Rs. 700')
  await keepPicture(page, 'delivery-cart')
  for (let more = 0; more < 6; more++) await page.getByRole('button', { name: /^Increase quantity/ }).click()
  await foot.getByText('Free', { exact: true }).waitFor()
  expect(await foot.locator('strong').first().textContent()).toBe('Rs. 3,150')
  // The confirmation and the order's page say that it costs nothing.
  await page.getByRole('button', { name: 'Place Order' }).click()
  await page.getByLabel('Full Name').waitFor()
  await fill(page)
  await submit(page).click()
  await page.getByText('Order Placed Successfully!').waitFor()
  await page
    .locator('.d-receipt li')
    .filter({ hasText: /^Delivery\s*Free$/ })
    .waitFor()
  await page.getByRole('link', { name: 'See your order' }).click()
  await page
    .locator('.order-amounts div')
    .filter({ hasText: /^Delivery\s*Free$/ })
    .waitFor()
})

test('a buyer who fetches the order gives no address and pays no delivery', async () => {
  const { app, origin } = await openShop()
  const { page } = await visit(`${origin}/store/noor/p/glass-bangles/`)
  await openForm(page)
  await fill(page)
  await page.getByLabel('I will pick it up at the shop').check()
  expect(await page.getByLabel('City').isVisible()).toBe(false)
  expect(await page.getByLabel('Delivery Address').count()).toBe(0)
  expect(await page.getByText('Pay when your order arrives').count()).toBe(0)
  await keepPicture(page, 'delivery-pick-up')
  await submit(page).getByText('Place Order · Rs. 450').waitFor()
  await submit(page).click()
  await page.getByText('Order Placed Successfully!').waitFor()
  const confirmation = page.locator('dialog[open]')
  expect(await confirmation.locator('.d-receipt').textContent()).toMatch(/Total\s*Rs\. 450$/)
  expect((await confirmation.locator('.d-address').textContent())?.trim()).toBe('Pick up at the shop')
  const chat = await confirmation.getByRole('link', { name: 'Tell the seller' }).getAttribute('href')
  expect(new URL(chat ?? '').searchParams.get('text')).toMatch(/\*Total: Rs\. 450\*\nPick up at the shop$/)
  await page.getByRole('link', { name: 'See your order' }).click()
  await page.locator('.order-steps').getByText('Picked up').waitFor()
  const order = await app.deps.db.selectFrom('orders').selectAll().executeTakeFirstOrThrow()
  expect(order).toMatchObject({ pick_up: 1, total_amount: 45_000, delivery_address: 'Pick up at the shop' })
})

test('a charge that has changed meanwhile is shown, and agreed to, before the order is placed', async () => {
  const { app, store, origin } = await openShop()
  const { page } = await visit(`${origin}/store/noor/p/glass-bangles/`)
  await openForm(page)
  await fill(page)
  await page.getByLabel('City').fill('Multan')
  await saveDelivery(app.deps, store, { ...CHARGES, default_fee: 40_000 })
  await submit(page).getByText('Place Order · Rs. 700').click()
  await submit(page).getByText('Confirm new total · Rs. 850').click()
  await page.getByText('Order Placed Successfully!').waitFor()
  expect(await app.deps.db.selectFrom('orders').select('total_amount').execute()).toEqual([{ total_amount: 85_000 }])
})
