import { expect, test } from 'vitest'
import { axeInBothThemes, desktop, withDashboard } from '../support/browser/dashboard.ts'
import { openShop } from '../support/fixtures/selling.ts'

const { serve } = withDashboard()

const cities = ['Lahore', 'Multan', 'Karachi', 'Rahim Yar Khan']

/** A shop that delivers, with `count` new orders. */
const busyShop = async (app: Parameters<typeof openShop>[0], count: number) => {
  const shop = await openShop(app)
  await shop.call('PUT', '/stores/my/delivery', { default_fee: 200, rates: [] })
  const ids: string[] = []
  for (let index = 0; index < count; index++) {
    ids.push(
      await shop.place({
        buyer_name: `Buyer ${index + 1}`,
        buyer_phone: `0300 76543${String(index).padStart(2, '0')}`,
        place: cities[index % cities.length],
      }),
    )
  }
  return { ...shop, ids }
}

test('chooses twelve orders on a phone, confirms them by one tap and takes that back', async () => {
  const { app, visit } = await serve()
  const shop = await busyShop(app, 12)
  const statuses = async () => {
    const rows = await app.deps.db.selectFrom('orders').select('status').execute()
    return Object.fromEntries([...Map.groupBy(rows, ({ status }) => status)].map(([key, all]) => [key, all.length]))
  }
  const page = await visit('/dashboard?tab=orders', { token: shop.token })
  await page.getByRole('button', { name: 'Choose', exact: true }).click()
  const bar = page.getByRole('region', { name: 'Chosen orders' })
  await bar.getByText('Tap orders to choose them').waitFor()
  await page.getByRole('button', { name: `Choose order ${shop.ids[11]}` }).click()
  await bar.getByText('1 chosen').waitFor()
  await bar.getByRole('button', { name: 'All 12' }).click()
  expect(await axeInBothThemes(page)).toEqual([])
  await bar.getByRole('button', { name: 'Confirm 12' }).click()
  await page.getByText('12 orders confirmed').waitFor()
  expect(await statuses()).toEqual({ Confirmed: 12 })
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByText('Undone: 12 orders').waitFor()
  expect(await statuses()).toEqual({ Pending: 12 })
  // One that another phone has cancelled is named, and the others move on.
  await shop.move(shop.ids[0] ?? '', 'Cancelled')
  await bar.getByRole('button', { name: 'Confirm 12' }).click()
  await page.getByText('1 order stayed as before').waitFor()
  expect(await statuses()).toEqual({ Confirmed: 11, Cancelled: 1 })
  await bar.getByRole('button', { name: 'Mark 11 shipped' }).waitFor()
  await bar.getByRole('button', { name: 'More for the chosen orders' }).click()
  await page.getByRole('menuitem', { name: 'Cancel 11 …' }).click()
  const dialog = page.locator('dialog')
  await dialog.getByLabel('Why?').selectOption('Fake order')
  expect(await axeInBothThemes(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Cancel 11' }).click()
  await page.getByText('11 orders cancelled').waitFor()
  const reasons = await app.deps.db.selectFrom('order_history').select('reason').where('reason', '=', 'fake').execute()
  expect(reasons).toHaveLength(11)
  await bar.getByRole('button', { name: 'Stop choosing' }).click()
  await page.getByRole('navigation', { name: 'Dashboard' }).waitFor()
})

test('narrows the list by city, age and payment, and writes it as a file', async () => {
  const { app, visit } = await serve()
  const shop = await busyShop(app, 5)
  const page = await visit('/dashboard?tab=orders', { token: shop.token, ...desktop })
  const rows = page.getByRole('row')
  await expect.poll(() => rows.count()).toBe(6)
  // By keys: the second order is chosen and confirmed, the first one opened.
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('data-order'))
  await page.keyboard.press('j')
  await page.keyboard.press('j')
  expect(await focused()).toBe(shop.ids[3])
  await page.keyboard.press('n')
  await page.getByText('Buyer 4: confirmed').waitFor()
  await page.keyboard.press('x')
  await page.getByText('1 chosen').waitFor()
  await page.getByRole('button', { name: 'Stop choosing' }).click()
  await page.keyboard.press('/')
  await page.keyboard.type('Buyer 3')
  await expect.poll(() => rows.count()).toBe(2)
  await page.getByLabel('Search orders').fill('')
  await page.getByRole('button', { name: 'All Orders 5' }).click()
  await expect.poll(() => rows.count()).toBe(6)
  await page.getByRole('button', { name: 'Filter', exact: true }).click()
  await page.getByLabel('City').selectOption({ label: 'Lahore (2)' })
  await page.getByLabel('Payment').selectOption('Cash to collect')
  expect(await axeInBothThemes(page)).toEqual([])
  await page.getByRole('button', { name: 'Show orders' }).click()
  await expect.poll(() => rows.count()).toBe(3)
  await page.reload()
  await expect.poll(() => rows.count()).toBe(3)
  await page.getByRole('button', { name: 'More about orders' }).click()
  const download = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: 'Download as CSV' }).click()
  expect((await download).suggestedFilename()).toMatch(/^orders-\d{4}-\d\d-\d\d\.csv$/)
  await page.getByRole('button', { name: 'Remove filter Lahore' }).click()
  await expect.poll(() => rows.count()).toBe(6)
  await page.getByRole('button', { name: 'Filter (1)' }).click()
  await page.getByLabel('Placed').selectOption('Before yesterday')
  await page.getByRole('button', { name: 'Show orders' }).click()
  await page.getByText('No order matches these filters.').waitFor()
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await expect.poll(() => rows.count()).toBe(6)
})
