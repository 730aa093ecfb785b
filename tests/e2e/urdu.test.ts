import type { BrowserContextOptions } from 'playwright'
import { expect, test } from 'vitest'
import { deliveryChange } from '#contract/delivery/delivery-schema.ts'
import { newProduct } from '#contract/products/products.ts'
import { createProduct } from '#server/modules/catalogue/products/products.service.ts'
import { saveDelivery } from '#server/modules/shop/delivery/delivery.service.ts'
import { saveLayoutConfig } from '#server/modules/shop/layouts/layouts.service.ts'
import { createPublishingApp, insertTestStore } from '../support/apps/publishing-app.ts'
import { serveApp } from '../support/apps/serve-app.ts'
import { axeViolations } from '../support/browser/axe.ts'
import { openContext } from '../support/browser/browser.ts'
import { desktop, onBothScreens, phone, signUpSeller, withDashboard } from '../support/browser/dashboard.ts'
import { keepPicture } from '../support/browser/keep-picture.ts'
import { ownerOf } from '../support/fixtures/published-shop.ts'
import { inDrill } from '../support/volume.ts'

/** A buyer orders in a shop in Urdu, by clicking and typing alone. */

const openShop = async (layout: string) => {
  const app = await createPublishingApp({
    threads: false,
    env: { LANGUAGES: 'en,ur', PAID_LAYOUTS: 'default,premium,luxury,foodie,nawab-zari' },
  })
  const store = await insertTestStore(app, 'noor')
  await app.deps.db.updateTable('stores').set({ language: 'ur', name: 'نور کرافٹس', bio: 'لاہور کی چوڑیاں' }).execute()
  const owner = await ownerOf(app, store)
  await saveLayoutConfig(app.deps, owner, store, { layout })
  const product = (name: string, category: string) =>
    newProduct.parse({ name, description: 'ہاتھ کا کام', price: 450, category, inventory_count: 3 })
  await createProduct(app.deps, owner, store, product('شیشے کی چوڑیاں', 'چوڑیاں'))
  await createProduct(app.deps, owner, store, product('Handmade bowl', 'برتن'))
  await saveDelivery(
    app.deps,
    store,
    deliveryChange.parse({ default_fee: 250, days: { from: 2, to: 4 }, pick_up: true }),
  )
  await app.settled()
  return { app, origin: await serveApp(app) }
}

const journey = async (layout: string, screen: BrowserContextOptions, name: string) => {
  const { app, origin } = await openShop(layout)
  const page = await (await openContext(screen)).newPage()
  const problems: string[] = []
  page.on('pageerror', (error) => problems.push(error.message))
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()))
  const look = async (step: string) => {
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), step).toBeLessThanOrEqual(0)
    expect(await axeViolations(page), step).toEqual([])
    await keepPicture(page, `urdu-${name}-${step}`)
  }
  page.setDefaultTimeout(8000)
  await page.goto(`${origin}/store/noor/`, { waitUntil: 'networkidle' })
  await look('home')
  const product = await page.locator('a[data-name]', { hasText: 'شیشے کی چوڑیاں' }).first().getAttribute('href')
  await page.goto(origin + product, { waitUntil: 'networkidle' })
  const add = page.getByRole('button', { name: 'کارٹ میں ڈالیں', exact: true })
  await add.waitFor()
  await look('product')
  await add.click()
  await page.getByRole('button', { name: 'کارٹ دیکھیں' }).click()
  await page.getByRole('heading', { name: 'آپ کا کارٹ (1)' }).waitFor()
  await page.getByRole('button', { name: /تعداد بڑھائیں/ }).click()
  await look('cart')
  const chat = await page.getByRole('link', { name: 'آرڈر واٹس ایپ پر بھیجیں' }).getAttribute('href')
  expect(new URL(chat ?? '').searchParams.get('text')).toMatch(/^السلام علیکم نور کرافٹس! مجھے یہ آرڈر کرنا ہے:/)
  await page.getByRole('button', { name: 'آرڈر کریں', exact: true }).click()
  const submit = page.locator('dialog[open] [type=submit]')
  await submit.click()
  await page.getByText('اپنا پورا نام لکھیں').waitFor()
  await page.getByLabel('پورا نام').fill('عائشہ خان')
  await page.getByLabel('فون نمبر').fill('03007654321')
  await page.getByLabel('شہر', { exact: true }).fill('لاہور')
  await page.getByLabel('ڈیلیوری کا پتا').fill('مکان 5، گلی 9، گلبرگ')
  await page.locator('dialog[open]').getByText('لاہور تک ڈیلیوری، 2 سے 4 دن').last().waitFor()
  await look('form')
  await submit.click()
  await page.getByRole('heading', { name: 'آرڈر ہو گیا!' }).waitFor()
  await look('placed')
  const path = await page.getByRole('link', { name: 'اپنا آرڈر دیکھیں' }).getAttribute('href')
  await page.goto(origin + path)
  await page.getByRole('heading', { name: 'آپ کا آرڈر' }).waitFor()
  await look('private')
  await page.getByRole('button', { name: 'جی، یہ میرا آرڈر ہے' }).click()
  await page.getByText('آرڈر کنفرم کرنے کا شکریہ').waitFor()
  expect(problems).toEqual([])
  const order = await app.deps.db.selectFrom('orders').selectAll().executeTakeFirstOrThrow()
  expect(order).toMatchObject({ buyer_name: 'عائشہ خان', place: 'lahore', total_amount: 115_000 })
}

test.each(['default', 'foodie', ...inDrill('luxury')])('on a phone: %s', (layout) => journey(layout, phone, layout))
test('on a desk', () => journey('nawab-zari', desktop, 'wide'))

const { serve } = withDashboard()

test('a seller chooses Urdu for her shop, and English again', async () => {
  const served = await serve({ LANGUAGES: 'en,ur' })
  const { token } = await signUpSeller(served.app, undefined, { store: 'noor' })
  const page = await served.visit('/dashboard', { token })
  page.setDefaultTimeout(8000)
  const choose = async (language: string) => {
    await page.getByRole('button', { name: 'Edit Settings' }).click()
    await page.getByLabel('Language of the shop').selectOption(language)
    if (language === 'ur')
      await onBothScreens(page, async (screen) => {
        await page.getByLabel('Language of the shop').scrollIntoViewIfNeeded()
        await keepPicture(page, `urdu-setting-${screen}`)
      })
    await page.getByRole('button', { name: 'Save Changes' }).click()
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
    await served.app.settled()
    return (await fetch(`${served.origin}/store/noor/`)).text()
  }
  expect(await choose('ur')).toContain('<html lang="ur" dir="rtl"')
  expect(await choose('en')).toContain('<html lang="en" data-layout')
})
