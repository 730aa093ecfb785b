import { expect, test } from 'vitest'
import { newProduct } from '#contract/products/products.ts'
import { startSession } from '#server/auth/sessions.ts'
import { createProduct } from '#server/modules/catalogue/products/products.service.ts'
import { saveLayoutConfig } from '#server/modules/shop/layouts/layouts.service.ts'
import { createPublishingApp, insertTestStore } from '../support/apps/publishing-app.ts'
import { serveApp } from '../support/apps/serve-app.ts'
import { axeViolations } from '../support/browser/axe.ts'
import { openContext } from '../support/browser/browser.ts'
import { desktop, onBothScreens, phone } from '../support/browser/dashboard.ts'
import { keepPicture } from '../support/browser/keep-picture.ts'
import { ownerOf } from '../support/fixtures/published-shop.ts'
import { inDrill } from '../support/volume.ts'

/** A buyer and a seller with the private page of an order. */

const openShop = async (layout = 'default') => {
  const app = await createPublishingApp({ threads: false })
  const store = await insertTestStore(app, 'noor')
  const owner = await ownerOf(app, store)
  await saveLayoutConfig(app.deps, owner, store, { layout })
  const bangles = { name: 'Glass bangles', description: 'Red', price: 450, category: 'Bangles', inventory_count: 900 }
  await createProduct(app.deps, owner, store, newProduct.parse(bangles))
  await app.settled()
  return { app, store, origin: await serveApp(app) }
}

test.each(['default', 'luxury', ...inDrill('premium')])(
  'a buyer orders, and finds her order again: %s',
  async (layout) => {
    const { app, origin } = await openShop(layout)
    const context = await openContext(phone)
    const page = await context.newPage()
    await page.goto(`${origin}/store/noor/p/glass-bangles/`, { waitUntil: 'networkidle' })
    await page.locator('[data-order]:visible').first().click()
    await page.getByLabel('Full Name').fill('Ayesha Khan')
    await page.getByLabel('Phone').fill('03007654321')
    await page.getByLabel('Delivery Address').fill('House 5, Street 9, Gulberg III')
    await page.locator('dialog[open] [type=submit]').click()
    await page.getByText('Order Placed Successfully!').waitFor()
    const chat = await page.getByRole('link', { name: 'Tell the seller on WhatsApp' }).getAttribute('href')
    expect(new URL(chat ?? '').searchParams.get('text')).toContain('/o/')
    await keepPicture(page, `private-placed-${layout}`)
    const pathname = await page.getByRole('link', { name: 'See your order' }).getAttribute('href')
    expect(pathname).toMatch(/^\/o\/[0-9A-Z]{10}-[0-9a-f]{32}$/)

    // Without scripts.
    const plain = await (await openContext({ ...phone, javaScriptEnabled: false })).newPage()
    await plain.goto(origin + pathname)
    await plain.getByRole('heading', { name: 'Your order' }).waitFor()
    await keepPicture(plain, `private-${layout}`, { fullPage: true })
    await plain.getByRole('button', { name: 'Yes, I ordered this' }).click()
    await plain.getByText('Thank you for confirming.').waitFor()
    await plain.getByText('Cancel this order').click()
    await plain.getByRole('button', { name: 'Cancel the order' }).click()
    await plain.getByText('This order was cancelled.').waitFor()
    const { status } = await app.deps.db.selectFrom('orders').select('status').executeTakeFirstOrThrow()
    expect(status).toBe('Cancelled')

    // The device remembers it, in the cart of this shop.
    await page.goto(`${origin}/store/noor/`, { waitUntil: 'networkidle' })
    await page.locator('[data-cart-open]:visible').first().click()
    await page.getByText('Your orders in this shop').click()
    await keepPicture(page, `private-own-${layout}`)
    expect(await page.locator('.d-own a').getAttribute('href')).toBe(pathname)
    const looked = await context.newPage()
    await looked.goto(origin + pathname)
    await onBothScreens(looked, async (screen) => {
      expect(await axeViolations(looked), screen).toEqual([])
      expect(await looked.evaluate(() => document.documentElement.scrollWidth <= innerWidth), screen).toBe(true)
      await keepPicture(looked, `private-${layout}-${screen}`, { fullPage: true })
    })
  },
)

test('a seller sees who has not answered, and looks at, copies and renews the buyer’s page', async () => {
  const { app, store, origin } = await openShop()
  const { id } = await app.deps.db.selectFrom('products').select('id').executeTakeFirstOrThrow()
  const order = (buyer_name: string, buyer_phone: string) =>
    fetch(`${origin}/api/orders`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        items: [{ product_id: id, quantity: 1 }],
        buyer_name,
        buyer_phone,
        delivery_address: 'House 5, Street 9, Gulberg III, Lahore',
      }),
    }).then((answer) => answer.json() as Promise<{ private_url: string }>)
  const confirmed = await order('Ayesha Khan', '0300 7654321')
  await order('Bilal Ahmed', '0301 7654321')
  await app.deps.db.updateTable('orders').set({ created_at: '2026-01-01T00:00:00.000Z' }).execute()
  await fetch(`${origin}${new URL(confirmed.private_url).pathname}/confirm`, { method: 'POST' })
  const context = await openContext(phone)
  const token = await startSession(app.deps.db, app.deps.clock, store.user_id)
  await context.addInitScript((value) => localStorage.setItem('token', value), token)
  const page = await context.newPage()
  await page.goto(`${origin}/dashboard?tab=orders`)
  await page.getByText('Buyer confirmed').first().waitFor()
  await page.getByRole('button', { name: /No answer yet/ }).click()
  await page.getByText('Ayesha Khan').first().waitFor({ state: 'detached' })
  const reminder = await page.getByRole('link', { name: 'WhatsApp Bilal Ahmed' }).getAttribute('href')
  expect(new URL(reminder ?? '').searchParams.get('text')).toMatch(/Shall we send it\?.*\/o\/[0-9A-Z]{10}-/s)
  await keepPicture(page, 'private-unanswered')
  await page.getByRole('button', { name: /^View order/ }).click()
  const look = page.getByRole('link', { name: 'Look' })
  const sent = await page.getByRole('link', { name: 'Send', exact: true }).getAttribute('href')
  expect(new URL(sent ?? '').searchParams.get('text')).toMatch(/^Your order \*.*\/o\//s)
  const before = await look.getAttribute('href')
  await look.scrollIntoViewIfNeeded()
  await keepPicture(page, 'private-seller')
  await page.getByRole('button', { name: 'New link' }).click()
  await page.getByRole('button', { name: 'Make a new link' }).click()
  await page.getByText('The old link no longer works').waitFor()
  await expect.poll(() => look.getAttribute('href')).not.toBe(before)
  expect((await fetch(origin + new URL(before ?? '').pathname)).status).toBe(404)
  await page.setViewportSize(desktop.viewport ?? { width: 1280, height: 860 })
  await keepPicture(page, 'private-seller-desktop')
})
