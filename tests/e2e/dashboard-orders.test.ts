import type { Page, Route } from 'playwright'
import { expect, test } from 'vitest'
import {
  axeFindings,
  axeInBothThemes,
  desktop,
  endSessionsAt,
  onBothScreens,
  PASSWORD,
  phone,
  signUpSeller,
  withDashboard,
} from '../support/browser/dashboard.ts'
import { openShop } from '../support/fixtures/selling.ts'

const { serve } = withDashboard()

const urdu = {
  buyer_name: 'عائشہ خان',
  delivery_address: 'مکان نمبر ۵، گلی نمبر ۹، گلبرگ ۳، لاہور',
  order_notes: 'دروازے پر دو بار گھنٹی بجائیں',
}
const long = {
  buyer_name: 'Muhammad Abdurrahman ibn Khalid al-Farooqi of the Old Walled City',
  delivery_address: `${'Flat 12-B, Block 7, Gulistan-e-Jauhar, '.repeat(5)}Karachi`,
}

const status = (page: Page, words: string) => page.locator('dialog').getByText(words, { exact: true }).first()

/** Returns where the toast is in the open dialog. */
const toastRoom = (page: Page) =>
  page.evaluate(() => {
    const box = (selector: string) => document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect()
    const toast = box('[data-sonner-toast]')
    return {
      belowTitle: toast.height > 0 && toast.top >= box('dialog h2').bottom,
      aboveButtons: toast.bottom <= box('dialog [data-toasts-above]').top,
    }
  })

test('an order to be checked says why and what to do; confirming it says when pieces are missing', async () => {
  const { app, visit } = await serve()
  const shop = await openShop(app)
  const id = await shop.place({}, 30)
  const page = await visit('/dashboard?tab=orders', { token: shop.token })
  await page.getByText('To be checked', { exact: true }).waitFor()
  await page.getByRole('button', { name: `View order ${id}` }).click()
  const dialog = page.locator('dialog')
  await dialog.getByText('It is larger than the stock we reserve for an unconfirmed order.').waitFor()
  await dialog.getByText('No stock is reserved for it.').waitFor()
  await app.deps.db.updateTable('product_variants').set({ inventory_count: 3 }).execute()
  await dialog.getByRole('button', { name: 'Confirm Order' }).click()
  await dialog.getByText('Only 3 left of Glass bangles. Add stock and confirm again, or cancel the order.').waitFor()
  expect(await axeFindings(page)).toEqual([])
  await app.deps.db.updateTable('product_variants').set({ inventory_count: 40 }).execute()
  await dialog.getByRole('button', { name: 'Confirm Order' }).click()
  await status(page, 'Confirmed').waitFor()
  await expect.poll(() => dialog.getByText('To be checked').count()).toBe(0)
})

test('asks for the orders, and the code that shows them, before its own script has come', async () => {
  const { app, context, origin } = await serve()
  const shop = await openShop(app)
  const id = await shop.place()
  const page = await (await context(phone, shop.token)).newPage()
  const script = Promise.withResolvers<void>()
  await page.route(/\/assets\/client\./, async (route) => {
    await script.promise
    await route.continue()
  })
  const lists: string[] = []
  page.on('request', (request) => request.url().includes('/api/orders/my') && lists.push(request.url()))
  const code = page.waitForRequest(/\/assets\/OrdersTab\./)
  const list = page.waitForRequest(/\/api\/orders\/my/)
  await page.goto(`${origin}/dashboard?tab=orders`, { waitUntil: 'commit' })
  await Promise.all([code, list])
  script.resolve()
  await page.getByRole('button', { name: `View order ${id}` }).waitFor()
  expect(lists).toHaveLength(1)
})

test('takes an order to delivery on a phone', async () => {
  const { app, visit } = await serve()
  const shop = await openShop(app)
  const id = await shop.place({ order_notes: 'Ring twice' }, 2)
  const page = await visit('/dashboard?tab=orders', { token: shop.token })
  await page.getByRole('button', { name: `View order ${id}` }).click()
  await page.getByText('Ring twice').waitFor()
  await page.getByText('House 5, Street 9, Gulberg III, Lahore').waitFor()
  await page.getByText('2 × Rs. 1,450.50').waitFor()
  await expect
    .poll(() => page.getByRole('link', { name: 'Call', exact: true }).getAttribute('href'))
    .toBe('tel:+923007654321')
  await expect.poll(() => page.getByRole('button', { name: 'Mark Shipped', exact: true }).count()).toBe(0)
  await page.getByLabel('Your notes').fill('Called her')
  await page.getByRole('button', { name: 'Confirm Order', exact: true }).click()
  await page.getByText('Order status updated successfully').waitFor()
  await status(page, 'Confirmed').waitFor()
  // The toast covers neither the pressed button nor the title nor its close button.
  await expect.poll(() => toastRoom(page)).toEqual({ belowTitle: true, aboveButtons: true })
  const chat = new URL((await page.getByRole('link', { name: 'WhatsApp', exact: true }).getAttribute('href')) ?? '')
  expect(chat.pathname).toBe('/923007654321')
  const [words, link] = chat.searchParams.get('text')?.split('\n') ?? []
  expect(words).toBe(`Your order *${id}* from Noor Crafts is confirmed. Total: Rs. 2,901, cash on delivery.`)
  expect(link).toMatch(new RegExp(`^http://localhost:4321/o/${id}-[0-9a-f]{32}$`))
  await page.getByRole('button', { name: 'Mark Shipped', exact: true }).click()
  await page.getByRole('button', { name: 'Mark Delivered', exact: true }).click()
  await status(page, 'Delivered').waitFor()
  await page.getByText('Placed by the buyer').waitFor()
  await expect.poll(() => page.getByLabel('Your notes').inputValue()).toBe('Called her')
  await expect.poll(() => page.getByRole('button', { name: 'Save notes' }).isEnabled()).toBe(false)
  expect(await axeFindings(page)).toEqual([])
  await page.getByRole('button', { name: 'Close' }).click()
  await page.getByText('Rs. 2,901').first().waitFor()
  const order = await app.deps.db.selectFrom('orders').select(['status', 'admin_notes']).executeTakeFirstOrThrow()
  expect(order).toEqual({ status: 'Delivered', admin_notes: 'Called her' })
})

test('asks before cancelling, and returns the stock', async () => {
  const { app, visit } = await serve()
  const shop = await openShop(app)
  const id = await shop.place({}, 3)
  const stock = async () => (await app.deps.db.selectFrom('product_variants').select('inventory_count').execute())[0]
  const page = await visit('/dashboard?tab=orders', { token: shop.token, ...desktop })
  await page.getByRole('button', { name: `Update status of order ${id}` }).click()
  await page.getByRole('menuitem', { name: 'Cancel Order' }).click()
  await page.getByText(`Cancel order ${id}?`).waitFor()
  expect(await axeFindings(page)).toEqual([])
  await page.getByRole('button', { name: 'Keep order' }).click()
  expect(await stock()).toEqual({ inventory_count: 997 })
  await page.getByRole('button', { name: `View order ${id}` }).click()
  await page.getByRole('button', { name: 'Cancel Order' }).click()
  await page.getByRole('button', { name: 'Cancel Order' }).last().click()
  await page.getByText('Order status updated successfully').waitFor()
  await status(page, 'Cancelled').waitFor()
  expect(await stock()).toEqual({ inventory_count: 1000 })
  await expect.poll(() => page.getByRole('button', { name: `Cancel order ${id}?` }).count()).toBe(0)
})

test('keeps status, page and the open order in the address', async () => {
  const { app, visit } = await serve()
  const shop = await openShop(app)
  const ids: string[] = []
  for (let count = 0; count < 12; count++) ids.push(await shop.place())
  await shop.move(ids[0] ?? '', 'Confirmed')
  const page = await visit('/dashboard?tab=orders', { token: shop.token })
  const cards = page.getByRole('list', { name: 'Orders' }).getByRole('listitem')
  await page.getByText('Page 1 of 2').waitFor()
  await expect.poll(() => cards.count()).toBe(10)
  await page.getByRole('button', { name: 'Next' }).click()
  await expect.poll(() => cards.count()).toBe(2)
  await page.reload()
  await page.getByText('Page 2 of 2').waitFor()
  await expect.poll(() => cards.count()).toBe(2)
  await page.getByRole('button', { name: 'Confirmed 1', exact: true }).click()
  await expect.poll(() => cards.count()).toBe(1)
  expect(page.url()).toContain('status=Confirmed')
  expect(page.url()).not.toContain('page=')
  await page.getByRole('button', { name: `View order ${ids[0]}` }).click()
  await page.locator('dialog').waitFor()
  await page.goBack()
  await expect.poll(() => page.locator('dialog').count()).toBe(0)
  await page.goBack()
  await page.getByText('Page 2 of 2').waitFor()
  await page.getByRole('button', { name: 'Shipped', exact: true }).click()
  await page.getByText('No shipped orders').waitFor()
  expect(await axeFindings(page)).toEqual([])
})

test('what waits for the seller comes first and is counted on every tab; any order is found by its buyer', async () => {
  const { app, visit } = await serve()
  const shop = await openShop(app)
  const waiting = await shop.place({ buyer_name: 'Sana Ahmed' })
  const done = await shop.place({ buyer_name: 'Bilal Khan', buyer_phone: '0321 5550000' })
  for (const step of ['Confirmed', 'Shipped', 'Delivered']) await shop.move(done, step)
  const page = await visit('/dashboard', { token: shop.token })
  await page.getByRole('link', { name: 'Orders 1 to do' }).click()
  const cards = page.getByRole('list', { name: 'Orders' }).getByRole('listitem')
  await page.getByRole('button', { name: `View order ${waiting}` }).waitFor()
  await expect.poll(() => cards.count()).toBe(1)
  await page.getByLabel('Search orders').fill('+92 321 555')
  await page.getByRole('button', { name: `View order ${done}` }).waitFor()
  await expect.poll(() => cards.count()).toBe(1)
  // Nothing is left to say to its buyer.
  await expect.poll(() => cards.getByRole('link').count()).toBe(0)
  await page.getByLabel('Search orders').fill('nobody')
  await page.getByText('No orders found').waitFor()
  expect(await axeFindings(page)).toEqual([])
  await page.getByLabel('Search orders').fill('')
  await page.getByRole('button', { name: 'To do 1' }).click()
  await page.getByRole('button', { name: `Confirm Order ${waiting}` }).click()
  await page.getByRole('button', { name: `Mark Shipped ${waiting}` }).click()
  await page.getByText('All done').waitFor()
  await page.getByRole('link', { name: 'Orders', exact: true }).waitFor()
  await page.getByRole('button', { name: 'Show all orders' }).click()
  await expect.poll(() => cards.count()).toBe(2)
})

test('a double tap takes one step, and moves no other card under the thumb', async () => {
  const { app, visit } = await serve()
  const shop = await openShop(app)
  const stranger = await shop.place({ buyer_name: 'Bilal Khan' })
  const id = await shop.place({ buyer_name: 'Sana Ahmed' })
  const statuses = async () =>
    Object.fromEntries(
      (await app.deps.db.selectFrom('orders').select(['order_id', 'status']).execute()).map((order) => [
        order.order_id,
        order.status,
      ]),
    )
  const page = await visit('/dashboard?tab=orders&status=Pending', { token: shop.token })
  const cards = page.getByRole('list', { name: 'Orders' }).getByRole('listitem')
  const confirm = page.getByRole('button', { name: `Confirm Order ${id}` })
  const place = await confirm.boundingBox()
  if (!place) throw new Error('no place to tap')
  const tap = () => page.touchscreen.tap(place.x + place.width / 2, place.y + place.height / 2)
  const listed = page.waitForResponse((answer) => answer.url().includes('/api/orders/my?'))
  await tap()
  await cards.first().getByText('Confirmed', { exact: true }).last().waitFor()
  await listed
  await tap()
  await cards
    .nth(1)
    .getByRole('button', { name: `Confirm Order ${stranger}` })
    .waitFor()
  await expect.poll(() => cards.count()).toBe(2)
  expect(await axeInBothThemes(page)).toEqual([])
  await page.getByRole('button', { name: 'All Orders', exact: false }).click()
  const ship = page.getByRole('button', { name: `Mark Shipped ${id}` })
  await ship.waitFor()
  expect(await statuses()).toEqual({ [id]: 'Confirmed', [stranger]: 'Pending' })
  await ship.click()
  const deliver = page.getByRole('button', { name: `Mark Delivered ${id}` })
  await deliver.dispatchEvent('click')
  await deliver.click({ trial: true })
  expect(await statuses()).toEqual({ [id]: 'Shipped', [stranger]: 'Pending' })

  await page.getByRole('button', { name: 'Pending 1', exact: true }).click()
  await expect.poll(() => cards.count()).toBe(1)
  await page.getByRole('button', { name: `View order ${stranger}` }).click()
  await page.locator('dialog').getByRole('button', { name: 'Confirm Order' }).click()
  const shipOpen = page.locator('dialog').getByRole('button', { name: 'Mark Shipped' })
  await shipOpen.dispatchEvent('click')
  await shipOpen.click({ trial: true })
  expect(await statuses()).toEqual({ [id]: 'Shipped', [stranger]: 'Confirmed' })
})

test('new orders appear by themselves, and wait while something else is looked at', async () => {
  const { app, context, origin } = await serve()
  const shop = await openShop(app)
  const first = await shop.place()
  const page = await (await context(phone, shop.token)).newPage()
  await page.clock.install()
  await page.goto(`${origin}/dashboard?tab=orders`)
  await page.getByRole('button', { name: `View order ${first}` }).waitFor()
  await expect.poll(() => page.title()).toBe('Orders · WhatsStore')
  const second = await shop.place(urdu)
  await page.clock.runFor(10_000)
  await page.getByRole('button', { name: `View order ${second}` }).waitFor()
  await page.getByText('1 new order', { exact: true }).waitFor()
  await page.getByText('New', { exact: true }).waitFor()
  await expect.poll(() => page.title()).toBe('(1) Orders · WhatsStore')
  expect(await axeFindings(page)).toEqual([])

  await page.getByRole('button', { name: `View order ${first}` }).click()
  await page.locator('dialog').waitFor()
  await expect.poll(() => page.title()).toBe('Orders · WhatsStore')
  const third = await shop.place()
  await page.clock.runFor(10_000)
  await expect.poll(() => page.title()).toBe('(1) Orders · WhatsStore')
  await expect
    .poll(() => page.getByRole('button', { name: `View order ${third}`, includeHidden: true }).count())
    .toBe(0)
  await page.getByRole('button', { name: 'Close' }).click()
  await page.getByRole('button', { name: `View order ${third}` }).waitFor()
})

test('offers new orders while another page is shown', async () => {
  const { app, context, origin } = await serve()
  const shop = await openShop(app)
  for (let count = 0; count < 11; count++) await shop.place()
  const page = await (await context(desktop, shop.token)).newPage()
  await page.clock.install()
  await page.goto(`${origin}/dashboard?tab=orders&page=2`)
  await page.getByText('Page 2 of 2').waitFor()
  const newest = await shop.place(long)
  await page.clock.runFor(10_000)
  await page.getByRole('button', { name: '1 new order' }).click()
  await page.getByRole('button', { name: `View order ${newest}` }).waitFor()
  await page.getByText('Page 1 of 2').waitFor()
})

test('an order that was changed elsewhere is shown as it is now', async () => {
  const { app, visit } = await serve()
  const shop = await openShop(app)
  const id = await shop.place()
  const page = await visit('/dashboard?tab=orders', { token: shop.token })
  await page.getByRole('button', { name: `View order ${id}` }).click()
  await page.getByText('Placed by the buyer').waitFor()
  // While the confirmation is on its way: the page may hear of an earlier change by itself.
  const move = async (route: Route) => {
    await shop.move(id, 'Cancelled')
    await route.continue()
  }
  await page.route('**/api/orders/*/status', move, { times: 1 })
  await page.getByRole('button', { name: 'Confirm Order', exact: true }).click()
  await page.getByText('This order was changed elsewhere: A Cancelled order can no longer be changed.').waitFor()
  await status(page, 'Cancelled').waitFor()
  await expect.poll(() => page.getByRole('button', { name: 'Confirm Order', exact: true }).count()).toBe(0)
  expect(await axeFindings(page)).toEqual([])
})

test('a session that ends: after signing in the order is open again, with the note that was typed', async () => {
  const { app, visit } = await serve()
  const shop = await openShop(app)
  const id = await shop.place()
  const page = await visit('/dashboard?tab=orders', { token: shop.token })
  await page.getByRole('button', { name: `View order ${id}` }).click()
  await page.getByLabel('Your notes').fill('Leave it with the guard')
  await endSessionsAt(page, app, '**/api/orders/*/status')
  await page.getByRole('button', { name: 'Confirm Order', exact: true }).click()
  await page.getByText('Your session has ended.').waitFor()
  await page.getByLabel('Email').fill(shop.user.email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await page.getByText('Placed by the buyer').waitFor()
  await expect.poll(() => page.getByLabel('Your notes').inputValue()).toBe('Leave it with the guard')
  await page.getByRole('button', { name: 'Confirm Order', exact: true }).click()
  await page.getByText('Order status updated successfully').waitFor()
  expect((await app.deps.db.selectFrom('orders').select('admin_notes').execute())[0]?.admin_notes).toBe(
    'Leave it with the guard',
  )
})

test('notes are saved by their own button, and what was typed stays when the order changed elsewhere', async () => {
  const { app, visit } = await serve()
  const shop = await openShop(app)
  const id = await shop.place()
  const page = await visit('/dashboard?tab=orders', { token: shop.token })
  const kept = async () => (await app.deps.db.selectFrom('orders').select(['status', 'admin_notes']).execute())[0]
  const save = page.getByRole('button', { name: 'Save notes' })
  await page.getByRole('button', { name: `View order ${id}` }).click()
  await page.getByText('Placed by the buyer').waitFor()
  await page.getByLabel('Your notes').fill('گھنٹی دو بار')
  await save.click()
  await page.getByText('Notes saved').waitFor()
  expect(await kept()).toEqual({ status: 'Pending', admin_notes: 'گھنٹی دو بار' })
  await expect.poll(() => save.isEnabled()).toBe(false)
  await shop.move(id, 'Confirmed')
  await page.getByLabel('Your notes').fill('Leave it with the guard')
  await save.click()
  await page.getByText('This order was changed elsewhere.').waitFor()
  await status(page, 'Confirmed').waitFor()
  expect(await page.getByLabel('Your notes').inputValue()).toBe('Leave it with the guard')
  expect(await axeFindings(page)).toEqual([])
  await save.click()
  await expect.poll(kept).toEqual({ status: 'Confirmed', admin_notes: 'Leave it with the guard' })
})

test('packing slips are printed, one order a page, and nothing else', async () => {
  const { app, visit } = await serve()
  const shop = await openShop(app)
  const id = await shop.place(urdu)
  await shop.place(long)
  await shop.move(await shop.place(), 'Cancelled')
  const unchecked = await shop.place()
  await app.deps.db.updateTable('orders').set({ to_check: 'large' }).where('order_id', '=', unchecked).execute()
  const page = await visit('/dashboard?tab=orders', { token: shop.token })
  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-printed', '')
  })
  await page.getByRole('button', { name: 'More about orders' }).click()
  await page.getByRole('menuitem', { name: 'Print these 2 slips' }).click()
  await page.getByRole('button', { name: 'Print', exact: true }).click()
  await page.locator('body[data-printed]').waitFor()
  await expect.poll(() => page.locator('.slip').count()).toBe(2)
  await expect.poll(() => page.locator('.slip').first().isVisible()).toBe(false)
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  await expect.poll(() => page.locator('.slip').first().isVisible()).toBe(true)
  await expect.poll(() => page.getByRole('navigation').count()).toBe(0)
  const pdf = (await page.pdf()).toString('latin1')
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(2)
  await page.emulateMedia({ media: 'screen' })
  await page.getByRole('button', { name: `View order ${id}` }).click()
  await page.getByRole('button', { name: 'Print slip', exact: true }).click()
  await page.getByRole('button', { name: 'Print', exact: true }).click()
  await expect.poll(() => page.locator('.slip').count()).toBe(1)
})

test('an order of one product, as it once was stored', async () => {
  const { app, context, origin } = await serve()
  const shop = await openShop(app)
  const page = await (await context(phone, shop.token)).newPage()
  const legacy = {
    order_id: 'OLD1234567',
    product_name: 'Brass lamp',
    product_price: 900,
    quantity: 2,
    total_amount: 1800,
    buyer_name: 'Sana',
    buyer_phone: '03001112223',
    delivery_address: 'Mall Road, Murree',
    order_notes: null,
    status: 'Delivered',
    created_at: '2024-05-01T10:00:00.000Z',
  }
  await page.route('**/api/orders/my?*', (route) => route.fulfill({ json: [legacy] }))
  await page.route('**/api/orders/OLD1234567', (route) => route.fulfill({ json: legacy }))
  await page.goto(`${origin}/dashboard?tab=orders`)
  await page.getByText('Brass lamp · 2 pieces').waitFor()
  await page.getByRole('button', { name: 'View order OLD1234567' }).click()
  await page.getByText('2 × Rs. 900').waitFor()
})

test('without orders, without a store, and without an answer', async () => {
  const { app, context, origin, visit } = await serve()
  const stranger = await signUpSeller(app, 'new@seller.example')
  const early = await visit('/dashboard?tab=orders', { token: stranger.token })
  await early.getByRole('heading', { name: 'Create Your Store First' }).waitFor()
  await early.getByRole('button', { name: 'Create Store' }).click()
  await early.getByLabel('Store name').waitFor()

  const shop = await openShop(app)
  const page = await (await context(phone, shop.token)).newPage()
  let down = true
  await page.route('**/api/orders/*', (route) => (down ? route.fulfill({ status: 400, json: {} }) : route.continue()))
  await page.goto(`${origin}/dashboard?tab=orders`)
  await page.getByText('Failed to load orders').waitFor()
  expect(await axeFindings(page)).toEqual([])
  const one = await visit('/dashboard', { token: shop.token })
  await one.route('**/api/orders/OLD1234567', (route) => route.fulfill({ status: 400, json: {} }))
  await one.goto(`${origin}/dashboard?tab=orders&order=OLD1234567`)
  await one.getByText('Failed to get order status').waitFor()
  down = false
  await page.getByRole('button', { name: 'Try Again' }).click()
  await page.getByText('No orders yet').waitFor()
  expect(await axeFindings(page)).toEqual([])
})

test('orders read well on a phone and on a desktop', async () => {
  const { app, visit } = await serve()
  const shop = await openShop(app)
  const id = await shop.place(urdu)
  await shop.place(long)
  for (const step of ['Confirmed', 'Shipped', 'Delivered']) await shop.move(id, step)
  const page = await visit('/dashboard?tab=orders&status=all', { token: shop.token })
  const view = page.getByRole('button', { name: `View order ${id}` })
  await view.waitFor()
  await onBothScreens(page, async (screen) => {
    expect(await axeInBothThemes(page), screen).toEqual([])
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth > innerWidth)).toBe(false)
  })
  await view.click()
  await page.getByText('Placed by the buyer').waitFor()
  await onBothScreens(page, async (screen) => expect(await axeInBothThemes(page), screen).toEqual([]))
})
