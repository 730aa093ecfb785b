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
