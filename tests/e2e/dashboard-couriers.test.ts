import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { axeInBothThemes, desktop, withDashboard } from '../support/browser/dashboard.ts'
import { openShop } from '../support/fixtures/selling.ts'

const { serve } = withDashboard()

test('a courier file on a phone: chosen, mended in place, downloaded, shipped, and its numbers pasted back', async () => {
  const { app, visit } = await serve()
  const shop = await openShop(app)
  await shop.call('PUT', '/stores/my/delivery', { default_fee: 200, rates: [] })
  const ids: string[] = []
  for (const place of ['Lahore', 'RYK', 'Chak 42']) {
    const id = await shop.place({ place, buyer_name: `Buyer in ${place}` })
    await shop.move(id, 'Confirmed')
    ids.push(id)
  }
  const page = await visit('/dashboard?tab=orders', { token: shop.token })
  await page.getByRole('button', { name: 'Choose', exact: true }).click()
  const bar = page.getByRole('region', { name: 'Chosen orders' })
  await bar.getByRole('button', { name: 'All 3' }).click()
  await bar.getByRole('button', { name: 'Courier file' }).click()
  const dialog = page.locator('dialog')
  await dialog.getByText('Who brings your parcels?').waitFor()
  await dialog.getByRole('button', { name: 'PostEx' }).click()
  await dialog.getByText('1 order to mend').waitFor()
  await expect.poll(() => dialog.getByRole('button', { name: 'Download file of 3' }).isEnabled()).toBe(false)
  expect(await axeInBothThemes(page)).toEqual([])
  await dialog.getByLabel('Chak 42, as PostEx writes it').fill('Sahiwal')
  await dialog.getByRole('button', { name: 'Save', exact: true }).click()
  const download = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Download file of 3' }).click()
  const file = await download
  expect(file.suggestedFilename()).toMatch(/^PostEx-\d{4}-\d\d-\d\d-3\.csv$/)
  const csv = readFileSync(await file.path(), 'utf8')
  expect(csv.split('\r\n').map((line) => line.split(',')[0])).toEqual(expect.arrayContaining(ids))
  expect(csv).toContain('Sahiwal')
  await dialog.getByRole('button', { name: 'Mark 3 shipped' }).click()
  await page.getByText('3 orders shipped').waitFor()
  await bar.getByRole('button', { name: 'Stop choosing' }).click()
  await page.getByRole('button', { name: 'More about orders' }).click()
  await page.getByRole('menuitem', { name: 'Tracking numbers' }).click()
  await dialog
    .getByLabel('Order and tracking number')
    .fill(`Order,CN\n${ids[0]},PX0001\n${ids[1]}\tPX0002\n${ids[2]};PX0001\nTotal 3`)
  await dialog.getByText('3 orders with a number, 1 line not understood: Total 3').waitFor()
  expect(await axeInBothThemes(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Save 3 numbers' }).click()
  await dialog.getByText('Some numbers do not fit. Nothing was saved.').waitFor()
  await dialog.getByRole('button', { name: 'Save the other 2' }).click()
  await dialog.getByText('2 new numbers.').waitFor()
  await dialog.getByRole('button', { name: 'Done' }).click()
  await page.getByRole('button', { name: 'All Orders 3' }).click()
  await page.getByRole('button', { name: `View order ${ids[0]}` }).click()
  await dialog.getByText('PX0001').waitFor()
  await expect
    .poll(() => dialog.getByRole('link', { name: 'Follow' }).getAttribute('href'))
    .toBe('https://postex.pk/tracking?cn=PX0001')
  const chat = (await dialog.getByRole('link', { name: 'WhatsApp', exact: true }).getAttribute('href')) ?? ''
  expect(new URL(chat).searchParams.get('text')).toContain('PostEx: PX0001\nhttps://postex.pk/tracking?cn=PX0001')
  await dialog.getByRole('button', { name: 'Another parcel' }).click()
  await dialog.getByLabel('Courier').selectOption('Own rider')
  await dialog.getByRole('button', { name: 'Save parcel' }).click()
  await dialog.getByText('Nothing to collect').waitFor()
  expect(await axeInBothThemes(page)).toEqual([])
  const shown = await app.deps.db
    .selectFrom('orders')
    .select('link_version')
    .where('order_id', '=', ids[0] ?? '')
    .execute()
  expect(shown).toHaveLength(1)
})

test('a shop that asks for no city takes the cities of its orders from their addresses', async () => {
  const { app, visit } = await serve()
  const shop = await openShop(app)
  for (const city of ['Lahore', 'Bahawalpur 63100', 'Street 9']) {
    await shop.move(await shop.place({ delivery_address: `House 45, Model Town, ${city}` }), 'Confirmed')
  }
  const page = await visit('/dashboard?tab=orders', { token: shop.token })
  await page.getByRole('button', { name: 'Choose', exact: true }).click()
  const bar = page.getByRole('region', { name: 'Chosen orders' })
  await bar.getByRole('button', { name: 'All 3' }).click()
  await bar.getByRole('button', { name: 'Courier file' }).click()
  const dialog = page.locator('dialog')
  await dialog.getByRole('button', { name: 'PostEx' }).click()
  await dialog.getByText('3 orders to mend').waitFor()
  await dialog.getByRole('button', { name: 'Take 2 cities from the addresses' }).click()
  await dialog.getByText('1 order to mend').waitFor()
  expect(await axeInBothThemes(page)).toEqual([])
  await dialog.getByLabel('City').fill('Multan')
  await dialog.getByRole('button', { name: 'Save', exact: true }).click()
  await expect.poll(() => dialog.getByRole('button', { name: 'Download file of 3' }).isEnabled()).toBe(true)
  const places = await app.deps.db.selectFrom('orders').select('place').orderBy('place').execute()
  expect(places.map(({ place }) => place)).toEqual(['bahawalpur', 'lahore', 'multan'])
})

test('a courier has its own columns, and its files are downloaded again', async () => {
  const { app, visit } = await serve()
  const shop = await openShop(app)
  const page = await visit('/dashboard?tab=orders', { token: shop.token, ...desktop })
  await page.getByRole('button', { name: 'More about orders' }).click()
  await page.getByRole('menuitem', { name: 'Couriers and files' }).click()
  const dialog = page.locator('dialog')
  await dialog.getByRole('button', { name: 'Leopards' }).click()
  await dialog.getByRole('button', { name: 'Change Leopards' }).click()
  await dialog.getByLabel('Title of column 1', { exact: true }).fill('Reference')
  await dialog.getByLabel('Usual weight in grams').fill('800')
  await dialog.getByRole('button', { name: 'Add column' }).click()
  await dialog.getByLabel('Title of column 11').fill('Shipper')
  await dialog.getByLabel('Content of column 11').selectOption('Your shop’s name')
  expect(await axeInBothThemes(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Save courier' }).click()
  await dialog.getByText('11 columns · 800 g a parcel').waitFor()
  const { columns } = await app.deps.db.selectFrom('couriers').select('columns').executeTakeFirstOrThrow()
  const saved = JSON.parse(columns)
  expect([saved[0], saved[10]]).toEqual([
    { title: 'Reference', source: 'order' },
    { title: 'Shipper', source: 'shop' },
  ])
  expect(await axeInBothThemes(page)).toEqual([])
})

test('labels are printed on the paper that is chosen: A6, four on A4, or an 80 mm roll', async () => {
  const { app, visit } = await serve()
  const shop = await openShop(app)
  const long = `${'Flat 12-B, Block 7, Gulistan-e-Jauhar, '.repeat(12)}in Karachi, Sindh`
  for (const change of [{ delivery_address: long }, { buyer_name: 'عائشہ خان' }, {}, {}, {}]) {
    const id = await shop.place(change)
    await shop.move(id, 'Confirmed')
    await shop.call('POST', `/orders/${id}/shipments`, { courier: 'PostEx', tracking_number: `PX${id}` })
  }
  await app.deps.db
    .updateTable('order_items')
    .set({ product_name: 'Peacock Churiyan with Antique Gold Kara, Hand-Counted Bridal Set' })
    .execute()
  const page = await visit('/dashboard?tab=orders', { token: shop.token })
  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-printed', '')
  })
  const sizes = { 'A6 label': [5, 298, 420], 'A4, four labels': [2, 595, 842], '80 mm roll': [5, 227, 425] }
  for (const [paper, [pages, width, height]] of Object.entries(sizes)) {
    await page.evaluate(() => document.body.removeAttribute('data-printed'))
    await page.getByRole('button', { name: 'More about orders' }).click()
    await page.getByRole('menuitem', { name: 'Print these 5 slips' }).click()
    await page.getByText(paper).click()
    await page.getByRole('button', { name: 'Print', exact: true }).click()
    await page.locator('body[data-printed]').waitFor()
    await page.emulateMedia({ media: 'print', colorScheme: 'light' })
    const overflowing = await page
      .locator('.label, .label-to')
      .evaluateAll((labels) =>
        labels.filter((label) => label.scrollHeight > label.clientHeight + 1).map(({ textContent }) => textContent),
      )
    expect(overflowing, paper).toEqual([])
    // A phone reads a code of 20 mm, however long the names beside it.
    const codes = await page
      .locator('.label .slip-code')
      .evaluateAll((all) => all.map((code) => code.getBoundingClientRect().width))
    for (const code of codes) expect((code / 96) * 25.4, paper).toBeCloseTo(20, 0)
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
    expect(pdf.match(/\/Type\s*\/Page\b/g), paper).toHaveLength(pages ?? 0)
    const [, x, y] = /\/MediaBox\s*\[0 0 ([\d.]+) ([\d.]+)\]/.exec(pdf) ?? []
    expect([Number(x), Number(y)].map(Math.round), paper).toEqual([width, height])
    await page.emulateMedia({ media: 'screen' })
  }
})
