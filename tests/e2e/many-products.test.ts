import { zipSync } from 'fflate'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { axeInBothThemes, onBothScreens, phone, signUpSeller, withDashboard } from '../support/browser/dashboard.ts'

const { serve } = withDashboard()
const TAB = '/dashboard?tab=products'

const photo = async (color: string) =>
  new Uint8Array(
    await sharp({ create: { width: 900, height: 700, channels: 3, background: color } })
      .jpeg()
      .toBuffer(),
  )

const sheet = (text: string, name = 'products.csv') => ({ name, mimeType: 'text/csv', buffer: Buffer.from(text) })

test('imports products and their pictures after a look at the file', async () => {
  const { app, origin, visit } = await serve()
  const { token } = await signUpSeller(app, undefined, { store: 'noor' })
  const page = await visit(TAB, { token, ...phone })
  await page.getByRole('button', { name: 'Import from CSV' }).click()
  const dialog = page.locator('dialog')
  await dialog.getByText('Download your products').waitFor()
  await onBothScreens(page, async (screen) => expect(await axeInBothThemes(page), screen).toEqual([]))

  const choose = dialog.locator('input[accept*=".csv"]')
  const titles = 'title,description,category,price,stock,option1,value1,images'
  await choose.setInputFiles(sheet(`${titles}\nLawn kurta,Printed,Clothes,cheap,,,,`))
  await dialog.getByText('price “cheap” is no amount').waitFor()
  expect(await dialog.getByRole('button', { name: 'Import', exact: true }).isDisabled()).toBe(true)
  await onBothScreens(page, async (screen) => expect(await axeInBothThemes(page), screen).toEqual([]))

  // A lost connection needs no second choice of the file.
  await page.context().setOffline(true)
  await choose.setInputFiles(sheet(`${titles}\nCup,Clay,Cups,100,,,,`))
  await dialog.getByText('You seem to be offline.').waitFor()
  await page.context().setOffline(false)
  await dialog.getByRole('button', { name: 'Try Again' }).click()
  await dialog.getByText('1 new').waitFor()
  const rows = [
    'Lawn kurta,Printed,Clothes,"Rs. 2,500/-",5,Size,S,kurta.jpg; gone.jpg',
    ',,,,6,,M,',
    'چوڑیاں,Glass,Bangles,450,۹,,,bangles.jpg',
  ]
  await choose.setInputFiles(sheet([titles, ...rows].join('\n')))
  await dialog.getByText('2 new').waitFor()
  await dialog.getByText('Rs. 2,500').first().waitFor()
  const zip = zipSync({ 'shop/Kurta.jpg': await photo('#aa2222'), 'shop/bangles.jpg': await photo('#2222aa') })
  await dialog
    .locator('input[accept*=".zip"]')
    .setInputFiles({ name: 'pictures.zip', mimeType: 'application/zip', buffer: Buffer.from(zip) })
  await dialog.getByText('pictures.zip').waitFor()
  await onBothScreens(page, async (screen) => expect(await axeInBothThemes(page), screen).toEqual([]))
  await dialog.getByRole('button', { name: 'Import 2 products' }).click()
  await dialog.getByText('2 products added').waitFor()
  await dialog.getByText('1 picture missing: gone.jpg').waitFor()
  await dialog.getByRole('button', { name: 'Done' }).click()
  await page.getByText('Lawn kurta').waitFor()
  const response = await fetch(`${origin}/api/products`, { headers: { authorization: `Bearer ${token}` } })
  const { products } = await response.json()
  expect(
    products.map((one: { name: string; inventory_count: number; images: unknown[] }) => [
      one.name,
      one.inventory_count,
      one.images.length,
    ]),
  ).toEqual([
    ['Lawn kurta', 11, 1],
    ['چوڑیاں', 9, 1],
  ])
})

test('sets prices and stock of many in one table, and tells of a sale meanwhile', async () => {
  const { app, origin, visit } = await serve()
  const { token } = await signUpSeller(app, undefined, { store: 'noor' })
  const send = (method: string, path: string, json: object) =>
    fetch(`${origin}/api${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(json),
    }).then((response) => response.json())
  const kind = { description: 'Glass', category: 'Bangles' }
  const cup = await send('POST', '/products', { ...kind, name: 'Cup', price: 100, inventory_count: 9 })
  await send('POST', '/products', {
    ...{ ...kind, name: 'Kurta with a long name that takes two lines on a phone', price: 2500 },
    options: [{ name: 'Size', values: [{ label: 'M' }, { label: 'L' }] }],
    variants: [
      { labels: ['M'], inventory_count: 3 },
      { labels: ['L'], inventory_count: 0 },
    ],
  })
  const page = await visit(TAB, { token })
  await page.getByRole('button', { name: 'All products' }).click()
  await page.getByRole('menuitem', { name: 'Prices and stock' }).click()
  const dialog = page.locator('dialog').first()
  await dialog.getByText('2 variants').click()
  await onBothScreens(page, async (screen) => {
    expect(await axeInBothThemes(page), screen).toEqual([])
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth > innerWidth)).toBe(false)
  })
  await dialog.getByLabel('Stock of Kurta with a long name that takes two lines on a phone, L').fill('۷')
  await dialog.getByLabel('Stock of Cup').fill('20')
  await dialog.getByLabel('Price of Cup').fill('')
  expect(await dialog.getByRole('button', { name: 'Save 2 rows' }).isDisabled()).toBe(true)
  await dialog.getByLabel('Price of Cup').fill('120')
  await send('PUT', `/products/${cup.id}/stock`, { inventory_count: 8 })
  await dialog.getByRole('button', { name: 'Save 2 rows' }).click()
  await dialog.getByText('stock was 9, and is 8 now.').waitFor()
  await dialog.getByRole('button', { name: 'Save 2 rows' }).click()
  await page.getByText('2 rows saved').waitFor()
  const rows = await app.deps.db
    .selectFrom('product_variants')
    .innerJoin('products', 'products.id', 'product_variants.product_id')
    .select(['products.price', 'product_variants.inventory_count'])
    .orderBy('product_variants.id')
    .execute()
  expect(rows).toEqual([
    { price: 12_000, inventory_count: 20 },
    { price: 250_000, inventory_count: 3 },
    { price: 250_000, inventory_count: 7 },
  ])
})

test('drags products into an order, copies one, and shows it on a day', async () => {
  const { app, origin, visit } = await serve()
  const { token } = await signUpSeller(app, undefined, { store: 'noor' })
  for (const name of ['Cup', 'Plate', 'Bowl']) {
    await fetch(`${origin}/api/products`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ name, description: 'Clay', category: 'Cups', price: 100, inventory_count: 9 }),
    })
  }
  const page = await visit(TAB, { token })
  const names = () => page.getByRole('list', { name: 'Products' }).getByRole('heading').allTextContents()
  await expect.poll(names).toEqual(['Bowl', 'Plate', 'Cup'])
  await page.getByRole('button', { name: 'All products' }).click()
  await page.getByRole('menuitem', { name: 'Order of products' }).click()
  const dialog = page.locator('dialog').first()
  await dialog.getByRole('button', { name: 'Move Cup to the top' }).click()
  await dialog.getByRole('button', { name: 'Move Bowl', exact: true }).focus()
  await page.keyboard.press('Space')
  await page.getByText('At place 2 of 3.').waitFor({ state: 'attached' })
  // A key pressed before the places are measured does nothing. At the last place, one more changes nothing.
  const third = async () => {
    await page.keyboard.press('ArrowDown')
    return page.getByText('At place 3 of 3.').count()
  }
  await expect.poll(third, { interval: 200 }).toBe(1)
  await page.keyboard.press('Space')
  await onBothScreens(page, async (screen) => expect(await axeInBothThemes(page), screen).toEqual([]))
  await dialog.getByRole('button', { name: 'Save order' }).click()
  await expect.poll(names).toEqual(['Cup', 'Plate', 'Bowl'])

  await page.getByRole('button', { name: 'Actions for Plate' }).click()
  await page.getByRole('menuitem', { name: 'Duplicate' }).click()
  await dialog.getByLabel('Product Name').fill('Saucer')
  await dialog.getByRole('button', { name: /^(Save|Update)/ }).click()
  await expect.poll(names).toEqual(['Saucer', 'Cup', 'Plate', 'Bowl'])
  await page.getByRole('button', { name: 'Actions for Saucer' }).click()
  await page.getByRole('menuitem', { name: 'Show on a day…' }).click()
  await onBothScreens(page, async (screen) => expect(await axeInBothThemes(page), screen).toEqual([]))
  await dialog.getByRole('button', { name: 'Hide until then' }).click()
  await page.getByText(/^Shows \d+ \w+ \d{4}, 9:00/).waitFor()

  await page.getByRole('button', { name: 'Actions for Bowl' }).click()
  await page.getByRole('menuitem', { name: 'Show first' }).click()
  await expect.poll(names).toEqual(['Bowl', 'Saucer', 'Cup', 'Plate'])
  await page.getByRole('button', { name: 'Low stock' }).click()
  await expect.poll(names).toEqual(['Saucer'])
})

test('makes a collection, which has a page in the shop, and shows the history of a stock', async () => {
  const { app, origin, visit } = await serve()
  const { token } = await signUpSeller(app, undefined, { store: 'noor' })
  for (const name of ['Cup', 'Plate with a very long name that is cut at the end of its row', 'چوڑیاں']) {
    await fetch(`${origin}/api/products`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ name, description: 'Clay', category: 'Cups', price: 100, inventory_count: 9 }),
    })
  }
  const page = await visit(TAB, { token })
  const dialog = page.locator('dialog').first()
  await page.getByRole('button', { name: 'All products' }).click()
  await page.getByRole('menuitem', { name: 'Collections' }).click()
  await dialog.getByText('No collections yet').waitFor()
  await onBothScreens(page, async (screen) => expect(await axeInBothThemes(page), screen).toEqual([]))
  await dialog.getByRole('button', { name: 'New Collection' }).click()
  await dialog.getByLabel('Name', { exact: true }).fill('Eid picks')
  await dialog.getByLabel('Cup').check()
  await dialog.getByLabel('چوڑیاں').check()
  await onBothScreens(page, async (screen) => expect(await axeInBothThemes(page), screen).toEqual([]))
  await dialog.getByRole('button', { name: 'Save 2 products' }).click()
  await dialog.getByText('2 products', { exact: true }).waitFor()
  await onBothScreens(page, async (screen) => expect(await axeInBothThemes(page), screen).toEqual([]))
  await app.publisher.idle()
  const shop = await visit('/store/noor/s/eid-picks/')
  await shop.getByRole('heading', { name: 'Eid picks', level: 1 }).waitFor()
  expect(await shop.locator('article.card').count()).toBe(2)
  await onBothScreens(shop, async (screen) => expect(await axeInBothThemes(shop), screen).toEqual([]))

  await dialog.getByRole('button', { name: 'Close' }).click()
  await page.getByRole('button', { name: 'Actions for Cup' }).click()
  await page.getByRole('menuitem', { name: 'Stock history' }).click()
  await dialog.getByText('Added with the product').waitFor()
  await onBothScreens(page, async (screen) => expect(await axeInBothThemes(page), screen).toEqual([]))
})
