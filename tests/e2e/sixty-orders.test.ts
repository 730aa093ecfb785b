import type { Locator } from 'playwright'
import { expect, test } from 'vitest'
import { withDashboard } from '../support/browser/dashboard.ts'
import { openShop } from '../support/fixtures/selling.ts'

const { serve } = withDashboard()

/** Taps that a stranger may need for all of it. */
const TAPS_MAX = 90
const cities = ['Lahore', 'Multan', 'Karachi', 'RYK']

test('sixty orders before lunch on a phone: confirmed, into a PostEx file, numbers back, edited, returned, printed', async () => {
  const { app, visit } = await serve()
  const shop = await openShop(app)
  await shop.call('PUT', '/stores/my/delivery', { default_fee: 200, rates: [] })
  const ids: string[] = []
  for (let index = 0; index < 60; index++) {
    const phone = `0300 76543${String(index).padStart(2, '0')}`
    ids.push(
      await shop.place({ buyer_name: `Buyer ${index + 1}`, buyer_phone: phone, place: cities[index % cities.length] }),
    )
  }
  await shop.call('PUT', '/orders/status', { order_ids: ids.slice(0, 25), status: 'Confirmed' })
  await shop.call('PUT', '/orders/status', { order_ids: ids.slice(0, 5), status: 'Shipped' })
  const page = await visit('/dashboard?tab=orders', { token: shop.token })
  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-printed', '')
  })
  let taps = 0
  const tap = async (target: Locator) => {
    taps += 1
    await target.tap()
  }
  /** A field is tapped, and then typed or pasted into. */
  const fill = async (target: Locator, text: string) => {
    taps += 2
    await target.fill(text)
  }
  const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true })
  const bar = page.getByRole('region', { name: 'Chosen orders' })
  const dialog = page.locator('dialog')
  const choose = async (chosen: string[]) => {
    for (const id of chosen) await tap(button(`Choose order ${id}`))
  }

  // Ten are confirmed.
  await tap(button('Pending 35'))
  await tap(button('Choose'))
  await choose(ids.slice(50, 60))
  await tap(bar.getByRole('button', { name: 'Confirm 10' }))
  await page.getByText('10 orders confirmed').waitFor()
  await tap(bar.getByRole('button', { name: 'Stop choosing' }))

  // Twenty of the thirty that are confirmed go to PostEx.
  await tap(button('Confirmed 30'))
  await tap(button('Choose'))
  await choose(ids.slice(5, 25))
  await tap(bar.getByRole('button', { name: 'Courier file' }))
  await tap(dialog.getByRole('button', { name: 'PostEx' }))
  const download = page.waitForEvent('download')
  await tap(dialog.getByRole('button', { name: 'Download file of 20' }))
  await download
  await tap(dialog.getByRole('button', { name: 'Mark 20 shipped' }))
  await page.getByText('20 orders shipped').waitFor()
  await tap(bar.getByRole('button', { name: 'Stop choosing' }))

  // PostEx sends its numbers.
  await tap(button('More about orders'))
  await tap(page.getByRole('menuitem', { name: 'Tracking numbers' }))
  const numbers = ids.slice(5, 25).map((id, index) => `${id}\tPX${10_000 + index}`)
  await fill(dialog.getByLabel('Order and tracking number'), numbers.join('\n'))
  await tap(dialog.getByRole('button', { name: 'Save 20 numbers' }))
  await tap(dialog.getByRole('button', { name: 'Done' }))

  // Three buyers want one more.
  await tap(button('Confirmed 10'))
  for (const id of ids.slice(50, 53)) {
    await tap(page.getByRole('button', { name: `View order ${id}` }))
    await tap(dialog.getByRole('button', { name: 'Change', exact: true }))
    await tap(dialog.getByRole('button', { name: 'One more of Glass bangles' }))
    await tap(dialog.getByRole('button', { name: 'Save changes' }))
    await dialog.getByText('Changed by you').waitFor()
    await tap(dialog.getByRole('button', { name: 'Close', exact: true }))
  }

  // Two parcels came back.
  await tap(button('Shipped 25'))
  for (const id of [ids[0], ids[9]]) {
    await fill(page.getByLabel('Search orders'), id ?? '')
    await tap(page.getByRole('button', { name: `View order ${id}` }))
    await tap(dialog.getByRole('button', { name: 'Mark Returned' }))
    await tap(dialog.last().getByRole('button', { name: 'Mark Returned' }))
    await dialog.getByText('Returned', { exact: true }).first().waitFor()
    await tap(dialog.getByRole('button', { name: 'Close', exact: true }))
  }

  // The slips of the ten that are left are printed.
  await fill(page.getByLabel('Search orders'), '')
  await tap(button('Confirmed 10'))
  await tap(button('More about orders'))
  await tap(page.getByRole('menuitem', { name: 'Print these 10 slips' }))
  await tap(dialog.getByText('A4, four labels'))
  await tap(dialog.getByRole('button', { name: 'Print', exact: true }))
  await page.locator('body[data-printed]').waitFor()
  expect(await page.locator('.label').count()).toBe(10)

  expect(taps).toBeLessThanOrEqual(TAPS_MAX)
  const rows = await app.deps.db.selectFrom('orders').select('status').execute()
  const counts = Object.fromEntries(
    [...Map.groupBy(rows, ({ status }) => status)].map(([key, all]) => [key, all.length]),
  )
  expect(counts).toEqual({ Pending: 25, Confirmed: 10, Shipped: 23, Returned: 2 })
  const sent = await app.deps.db.selectFrom('shipments').select('id').where('tracking_number', 'is not', null).execute()
  expect(sent).toHaveLength(20)
})
