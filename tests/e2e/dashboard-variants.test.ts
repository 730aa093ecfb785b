import sharp from 'sharp'
import { expect, test } from 'vitest'
import { optionsOf } from '#server/records/products/options.ts'
import { orderForm } from '../support/apps/test-app.ts'
import { axeFindings, phone, signUpSeller, withDashboard } from '../support/browser/dashboard.ts'
import { keepPicture } from '../support/browser/keep-picture.ts'

/** A seller sets sizes and colours on her phone. */

const { serve } = withDashboard()
const TAB = '/dashboard?tab=products'

const photo = async (color: string) => ({
  name: `${color}.jpg`,
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width: 900, height: 900, channels: 3, background: color } })
    .jpeg()
    .toBuffer(),
})

test('a product with four sizes, in few taps; a colour, its picture and its price; one size taken off', async () => {
  const { app, visit } = await serve()
  const seller = await signUpSeller(app, undefined, { store: 'noor' })
  const page = await visit(TAB, { token: seller.token, ...phone })
  page.setDefaultTimeout(20_000)
  await page.getByRole('button', { name: 'Add Your First Product' }).tap()
  const dialog = page.getByRole('dialog')
  await page.getByLabel('Picture files').setInputFiles([await photo('black'), await photo('green')])
  await dialog.getByLabel('Product name').fill('Lawn kurta')
  await dialog.getByLabel('Description').fill('Soft lawn')
  await dialog.getByLabel('Price in').fill('2500')
  await dialog.getByLabel('Category').fill('Kurtas')
  await dialog.getByRole('button', { name: 'Sizes or colours?' }).tap()
  await dialog.getByRole('button', { name: 'Add Product' }).tap()
  await dialog.getByText('Add a value to Size, or remove it.').waitFor()
  await dialog.getByRole('button', { name: 'S M L XL' }).tap()
  // A refusal moves the focus to the field to correct, and an entry that is not accepted says why.
  await dialog.getByRole('button', { name: 'Add Product' }).tap()
  const isFocused = () => dialog.getByLabel('Stock of S').evaluate((box) => box === document.activeElement)
  await expect.poll(isFocused).toBe(true)
  await dialog.getByText('How many do you have of S? Enter 0 if it is sold out.').waitFor()
  await dialog.getByLabel('Add to Size').fill('m')
  await page.keyboard.press('Enter')
  await dialog.getByText('You already have M.').waitFor()
  await dialog.getByLabel('Add to Size').fill('')
  // Enter moves down the column.
  await dialog.getByLabel('Stock of S').tap()
  for (const count of ['3', '4', '0', '2']) {
    await page.keyboard.type(count)
    await page.keyboard.press('Enter')
  }
  await keepPicture(page, 'seller-sizes')
  expect(await axeFindings(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Add Product' }).tap()
  await page.getByText('Product added successfully!').waitFor()
  const counts = async () => {
    const rows = await app.deps.db
      .selectFrom('product_variants')
      .select(['inventory_count', 'price', 'image_id', 'archived_at'])
      .orderBy('position')
      .execute()
    return rows.filter(({ archived_at }) => archived_at === null)
  }
  expect((await counts()).map(({ inventory_count }) => inventory_count)).toEqual([3, 4, 0, 2])

  // The dashboard celebrates the first product.
  await dialog.waitFor()
  await page.keyboard.press('Escape')
  // The card's stock opens the column.
  await page.getByRole('button', { name: 'Stock of Lawn kurta' }).tap()
  await dialog.getByLabel('Stock of L', { exact: true }).fill('6')
  await keepPicture(page, 'seller-stock')
  await dialog.getByRole('button', { name: 'Save Stock' }).tap()
  await page.getByText('Stock saved').waitFor()
  expect((await counts()).map(({ inventory_count }) => inventory_count)).toEqual([3, 4, 6, 2])

  // A sale of another size holds nothing up; one of the same size is said first.
  const sell = (labels: string) =>
    app.deps.db
      .updateTable('product_variants')
      .set((eb) => ({ inventory_count: eb('inventory_count', '-', 1), updated_at: new Date().toISOString() }))
      .where('position', '=', ['S', 'M', 'L', 'XL'].indexOf(labels))
      .execute()
  await page.reload()
  await page.getByRole('button', { name: 'Stock of Lawn kurta' }).tap()
  await dialog.getByLabel('Stock of L', { exact: true }).fill('9999999')
  await dialog.getByRole('button', { name: 'Save Stock' }).tap()
  await dialog.getByText('L: stock can be at most 1,000,000.').waitFor()
  await dialog.getByLabel('Stock of L', { exact: true }).fill('8')
  await sell('S')
  await sell('XL')
  await dialog.getByRole('button', { name: 'Save Stock' }).tap()
  await page.getByText('Stock saved').waitFor()
  expect((await counts()).map(({ inventory_count }) => inventory_count)).toEqual([2, 4, 8, 1])
  await page.reload()
  await page.getByRole('button', { name: 'Stock of Lawn kurta' }).tap()
  await dialog.getByLabel('Stock of S', { exact: true }).fill('5')
  await sell('S')
  await dialog.getByRole('button', { name: 'Save Stock' }).tap()
  await dialog.getByText('1 S was sold meanwhile: 1 left. Save again to make it 5.').waitFor()
  await keepPicture(page, 'seller-sold-meanwhile')
  await dialog.getByLabel('Stock of S', { exact: true }).fill('3')
  await dialog.getByRole('button', { name: 'Save Stock' }).tap()
  await page.getByText('Stock saved').waitFor()
  expect((await counts()).map(({ inventory_count }) => inventory_count)).toEqual([3, 4, 8, 1])

  // A buyer orders M; then the seller takes M off.
  const [product] = await app.deps.db.selectFrom('products').select('id').execute()
  const variants = await app.deps.db.selectFrom('product_variants').select('id').orderBy('position').execute()
  const id = product?.id ?? ''
  const items = [{ product_id: id, variant_id: variants[1]?.id, quantity: 1 }]
  const order = {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(orderForm(id, { items })),
  }
  expect((await app.app.request('/api/orders', order)).status).toBe(201)
  await page.reload()
  await page.getByRole('button', { name: 'Lawn kurta', exact: true }).tap()
  await dialog.getByRole('button', { name: 'Remove M', exact: true }).tap()
  await dialog.getByText('Remove M? 3 pieces will no longer be for sale. Open orders keep their 1 piece.').waitFor()
  await keepPicture(page, 'seller-remove')
  await dialog.getByRole('button', { name: 'Remove', exact: true }).tap()
  await dialog.getByRole('button', { name: 'Add another option' }).tap()
  await dialog.getByLabel('Add to Colour').fill('Black, سبز,')
  await dialog.getByRole('button', { name: 'Picture 2 for سبز' }).tap()
  await dialog.getByRole('switch', { name: 'Same price for all' }).tap()
  await dialog.getByLabel('Price of S, سبز').fill('2900')
  for (const size of ['S', 'L', 'XL'])
    for (const colour of ['Black', 'سبز']) await dialog.getByLabel(`Stock of ${size}, ${colour}`).fill('5')
  await dialog.getByRole('button', { name: 'Do not sell XL, سبز' }).tap()
  await keepPicture(page, 'seller-grid')
  expect(await axeFindings(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Save Changes' }).tap()
  await page.getByText('Product updated successfully!').waitFor()
  const saved = await counts()
  expect(saved.map(({ inventory_count }) => inventory_count)).toEqual([5, 5, 5, 5, 5])
  expect(saved.map(({ price }) => price)).toEqual([null, 290_000, null, null, null])
  expect(saved.map(({ image_id }) => image_id !== null)).toEqual([false, true, false, true, false])

  // Known colours get a swatch, also in Urdu. A tap on it chooses another.
  const swatches = async () => {
    const { options } = await app.deps.db.selectFrom('products').select('options').executeTakeFirstOrThrow()
    return optionsOf(options)[1]?.values.map(({ swatch }) => swatch)
  }
  expect(await swatches()).toEqual(['#111111', '#1b7a3d'])
  await page.getByRole('button', { name: 'Lawn kurta', exact: true }).tap()
  await dialog.getByLabel('Colour of سبز').fill('#0b5d2a')
  // A tap on a value renames and moves it. Its stock stays.
  await dialog.getByRole('button', { name: 'Edit Black' }).tap()
  await dialog.getByLabel('Name of Black').fill('Jet')
  await page.keyboard.press('Enter')
  await dialog.getByRole('button', { name: 'Edit Jet' }).tap()
  await dialog.getByRole('button', { name: 'Move Jet later' }).tap()
  await keepPicture(page, 'seller-rename')
  await dialog.getByLabel('Stock of L, Jet').fill('7')
  // Asks before it removes a whole option.
  await dialog.getByRole('button', { name: 'Remove Colour', exact: true }).tap()
  await dialog.getByText('Remove Colour? The stock of each is lost, 27 pieces in all.').waitFor()
  await dialog.getByRole('button', { name: 'Keep it' }).tap()
  await dialog.getByRole('button', { name: 'Save Changes' }).tap()
  await expect.poll(swatches).toEqual(['#0b5d2a', '#111111'])
  expect((await counts()).map(({ inventory_count }) => inventory_count)).toEqual([5, 5, 5, 7, 5])
  const left = await app.deps.db.selectFrom('product_variants').select('archived_at').execute()
  // M and the sizes without a color, nothing else.
  expect(left.filter(({ archived_at }) => archived_at !== null)).toHaveLength(4)
})
