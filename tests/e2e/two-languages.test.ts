import { expect, test } from 'vitest'
import { axeViolations } from '../support/browser/axe.ts'
import { onBothScreens, phone, signUpSeller, withDashboard } from '../support/browser/dashboard.ts'
import { keepPicture } from '../support/browser/keep-picture.ts'

const { serve } = withDashboard()
const OFFERED = { LANGUAGES: 'en,ur' }

test('a seller turns on a second language, names a product in it, and a buyer turns to it and orders', async () => {
  const { app, origin, visit } = await serve(OFFERED)
  const { token } = await signUpSeller(app, undefined, { store: 'noor' })
  const seller = await visit('/dashboard?tab=store', { token, ...phone })
  seller.setDefaultTimeout(8000)
  await seller.getByRole('button', { name: 'Edit Settings' }).click()
  const second = seller.getByRole('switch', { name: 'Also publish in Urdu' })
  expect(await second.isChecked()).toBe(false)
  expect(await seller.getByLabel('Store bio in Urdu').count()).toBe(0)
  await second.click()
  await seller.getByLabel('Store bio in Urdu').fill('لاہور کی چوڑیاں')
  await onBothScreens(seller, async (screen) => {
    expect(await axeViolations(seller), screen).toEqual([])
    await second.scrollIntoViewIfNeeded()
    await keepPicture(seller, `two-languages-store-${screen}`)
  })
  await seller.getByRole('button', { name: 'Save' }).click()
  await seller.getByText('Store settings updated successfully!').waitFor()

  // Languages that change places keep their bios, and what buyers read can be changed.
  await seller.getByRole('button', { name: 'Edit Settings' }).click()
  await seller.getByLabel('Language of the shop').selectOption('ur')
  await seller.getByRole('button', { name: 'Save' }).click()
  await seller.getByRole('dialog').waitFor({ state: 'detached' })
  await seller.getByRole('button', { name: 'Edit Settings' }).click()
  await seller.getByLabel('Store bio in English').waitFor()
  expect(await seller.getByLabel('Store bio in Urdu').inputValue()).toBe('لاہور کی چوڑیاں')
  await seller.getByLabel('Language of the shop').selectOption('en')
  await seller.getByRole('button', { name: 'Save' }).click()
  await seller.getByRole('dialog').waitFor({ state: 'detached' })

  const products = await visit('/dashboard?tab=products', { token, ...phone })
  products.setDefaultTimeout(8000)
  await products.getByRole('button', { name: 'Add Your First Product' }).click()
  const dialog = products.getByRole('dialog')
  const urdu = dialog.getByRole('group', { name: 'In Urdu' })
  await dialog.getByLabel('Product name').first().fill('Glass bangles')
  await dialog.getByLabel('Description').first().fill('Twelve, hand made')
  await dialog.getByLabel(/^Price in/).fill('450')
  await dialog.getByLabel('Category').fill('Bangles')
  await urdu.getByLabel('Product name').fill('شیشے کی چوڑیاں')
  await onBothScreens(products, async (screen) => {
    expect(await axeViolations(products), screen).toEqual([])
    await urdu.scrollIntoViewIfNeeded()
    await keepPicture(products, `two-languages-product-${screen}`)
  })
  await dialog.getByRole('button', { name: 'Add Product' }).click()
  await products.getByText('Product added successfully!').waitFor()
  await app.settled()

  const buyer = await visit('/store/noor/', phone)
  buyer.setDefaultTimeout(8000)
  await buyer.getByText('Glass bangles').first().waitFor()
  await buyer.getByRole('link', { name: 'اردو' }).click()
  await buyer.waitForURL(`${origin}/store/noor/ur/`)
  expect(await axeViolations(buyer)).toEqual([])
  await buyer.getByRole('link', { name: 'شیشے کی چوڑیاں' }).first().click()
  await buyer.getByRole('button', { name: 'کارٹ میں ڈالیں', exact: true }).click()
  await buyer.getByRole('button', { name: 'کارٹ دیکھیں' }).click()
  await buyer.getByRole('button', { name: 'آرڈر کریں', exact: true }).click()
  await buyer.getByLabel('پورا نام').fill('عائشہ خان')
  await buyer.getByLabel('فون نمبر').fill('03007654321')
  await buyer.getByLabel('ڈیلیوری کا پتا').fill('مکان 5، گلی 9، گلبرگ')
  await buyer.locator('dialog[open] [type=submit]').click()
  await buyer.getByRole('heading', { name: 'آرڈر ہو گیا!' }).waitFor()
  const order = await app.deps.db.selectFrom('orders').select('language').executeTakeFirstOrThrow()
  expect(order.language).toBe('ur')
  // The seller reads the name that she gave.
  const item = await app.deps.db.selectFrom('order_items').select('product_name').executeTakeFirstOrThrow()
  expect(item.product_name).toBe('Glass bangles')
})
