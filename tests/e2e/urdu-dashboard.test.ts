import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { layouts } from '#layouts/registry.ts'
import { findStoreBySlug } from '#server/records/stores/stores.repo.ts'
import { axeViolations } from '../support/browser/axe.ts'
import { desktop, onBothScreens, PASSWORD, phone, signUpSeller, withDashboard } from '../support/browser/dashboard.ts'
import { keepPicture } from '../support/browser/keep-picture.ts'
import { addProduct } from '../support/fixtures/published-shop.ts'
import { openShop } from '../support/fixtures/selling.ts'

/** A seller whose dashboard is in Urdu, by clicking and typing alone. */

const { serve } = withDashboard()
const URDU = { LANGUAGES: 'en,ur', PAID_PRODUCT_LIMIT: '100' }

/** Names, addresses and kinds of files stay in Latin letters, and what she reads so on her phone: «Permissions». */
const NAMES = new RegExp(
  [
    'WhatsStore|Noor Crafts|Glass bangles from Lahore|CSV|PNG|JPG|WebP|ZIP|SKU|Rs\\.',
    '«[^»]*»|\\S+@\\S+|\\S*(127\\.0\\.0\\.1|localhost)\\S*|\\b[A-Z0-9]{8}\\b',
    ...[...layouts.values()].map(({ displayName }) => displayName).sort((one, other) => other.length - one.length),
  ].join('|'),
  'g',
)

/** Returns visible texts with words in Latin letters that should be in Urdu. */
const englishOn = async (page: Page): Promise<string[]> => {
  const texts = await page.evaluate(() => {
    const found: string[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const place = node.parentElement
      if (place?.checkVisibility() && !place.closest('bdi, [dir="ltr"], [lang="en"], script, style'))
        found.push(node.textContent ?? '')
    }
    return found
  })
  return texts.map((text) => text.replace(NAMES, '')).filter((text) => /[A-Za-z]{3}/.test(text))
}

test('her language is turned by one tap before she signs in, stays, and is turned back from the dashboard', async () => {
  const served = await serve(URDU)
  const { user } = await signUpSeller(served.app, undefined, { store: 'noor' })
  const page = await served.visit('/auth', { ...desktop })
  page.setDefaultTimeout(8000)
  const html = page.locator('html')
  await expect.poll(() => html.getAttribute('lang')).toBe('en')
  await page.getByRole('button', { name: 'اردو' }).click()
  await page.getByRole('heading', { name: 'خوش آمدید' }).waitFor()
  expect(await html.getAttribute('dir')).toBe('rtl')
  await onBothScreens(page, async (screen) => {
    expect(await axeViolations(page), screen).toEqual([])
    await keepPicture(page, `urdu-sign-in-${screen}`)
  })
  await page.getByLabel('ای میل').fill(user.email)
  await page.getByLabel('پاس ورڈ', { exact: true }).fill('not-her-password')
  await page.getByRole('button', { name: 'لاگ اِن', exact: true }).click()
  await page.getByText('ای میل یا پاس ورڈ غلط ہے').waitFor()
  await page.getByLabel('پاس ورڈ', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'لاگ اِن', exact: true }).click()
  await page.getByRole('heading', { level: 1, name: 'دکان' }).waitFor()
  await page.waitForLoadState('networkidle')
  await page.context().setOffline(true)
  await page.getByRole('button', { name: 'English' }).click()
  await page.getByText('لگتا ہے انٹرنیٹ بند ہے۔').first().waitFor()
  expect(await html.getAttribute('lang')).toBe('ur')
  await page.context().setOffline(false)
  await page.getByRole('button', { name: 'English' }).click()
  await page.getByRole('heading', { level: 1, name: 'Store' }).waitFor()
  await page.reload()
  await page.getByRole('heading', { level: 1, name: 'Store' }).waitFor()
  expect(await html.getAttribute('dir')).toBe('ltr')
})

test('the English admin panel reads from left to right in an Urdu dashboard', async () => {
  const { app, visit, origin } = await serve(URDU)
  const { user, token } = await signUpSeller(app, undefined, { store: 'noor' })
  await app.deps.db.updateTable('users').set({ role: 'admin' }).where('id', '=', user.id).execute()
  const page = await visit('/contact', { ...desktop, token })
  await page.context().addCookies([{ name: 'language', value: 'ur', url: origin }])
  await page.goto(`${origin}/dashboard?tab=admin`)
  const figure = page.getByText('Total users')
  await figure.waitFor()
  expect(await page.locator('html').getAttribute('dir')).toBe('rtl')
  const sides = figure.evaluate((element) => {
    const { direction, textAlign } = getComputedStyle(element)
    return { direction, isLeft: textAlign === 'left' || textAlign === 'start' }
  })
  expect(await sides).toEqual({ direction: 'ltr', isLeft: true })
})

test('every tab and view is in Urdu, from right to left, on both screens', async () => {
  const served = await serve(URDU)
  const { app } = served
  const { token } = await signUpSeller(app, undefined, { store: 'noor' })
  const store = await findStoreBySlug(app.deps.db, 'noor')
  if (!store) throw new Error('the shop is missing')
  await addProduct(app, store, { name: 'شیشے کی چوڑیاں', description: 'ہاتھ کا کام', category: 'چوڑیاں' })
  await app.settled()
  const page = await served.visit('/contact', { ...phone, token })
  page.setDefaultTimeout(8000)
  await page.context().addCookies([{ name: 'language', value: 'ur', url: served.origin }])
  const views = ['', '?view=design', '?view=reviews', '?view=ads', '?view=people', '?tab=products', '?tab=orders']
  for (const view of [...views, '?tab=analytics', '?tab=referrals', '?tab=whatsapp', '?tab=account']) {
    await page.goto(`${served.origin}/dashboard${view}`, { waitUntil: 'networkidle' })
    await page.locator('main h1').waitFor()
    expect.soft(await englishOn(page), view).toEqual([])
    await onBothScreens(page, async (screen) => {
      expect
        .soft(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), view)
        .toBeLessThanOrEqual(0)
      expect.soft(await axeViolations(page), `${view} ${screen}`).toEqual([])
      await keepPicture(page, `urdu-dashboard-${view.replace(/\W/g, '') || 'store'}-${screen}`)
    })
  }
})

test('she adds a product in Urdu, and reads there what is wrong', async () => {
  const served = await serve(URDU)
  const { token } = await signUpSeller(served.app, undefined, { store: 'noor' })
  const page = await served.visit('/contact', { ...phone, token })
  page.setDefaultTimeout(8000)
  await page.context().addCookies([{ name: 'language', value: 'ur', url: served.origin }])
  await page.goto(`${served.origin}/dashboard?tab=products`)
  await page.getByRole('button', { name: 'پراڈکٹ ڈالیں' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'پراڈکٹ ڈالیں' })
  await dialog.getByRole('button', { name: 'پراڈکٹ ڈالیں' }).click()
  await dialog.getByText('پراڈکٹ کا نام لکھیں').waitFor()
  await dialog.getByLabel('پراڈکٹ کا نام').fill('شیشے کی چوڑیاں')
  await dialog.getByLabel('تفصیل', { exact: true }).fill('ہاتھ کا کام')
  await dialog.getByLabel(/^قیمت/).fill('450')
  await dialog.getByLabel('کیٹیگری').fill('چوڑیاں')
  await dialog.getByRole('button', { name: 'پراڈکٹ ڈالیں' }).click()
  await dialog.waitFor({ state: 'hidden' })
  // Her first product: the shop opens.
  await page.getByRole('dialog', { name: 'آپ کی دکان لائیو ہے' }).waitFor()
  await page.getByText('شیشے کی چوڑیاں').first().waitFor()
  const added = await served.app.deps.db.selectFrom('products').select(['name', 'price']).executeTakeFirstOrThrow()
  expect(added).toEqual({ name: 'شیشے کی چوڑیاں', price: 45_000 })
})

test('she confirms an order in Urdu, whose pieces run out, and another browser of hers turns to Urdu by itself', async () => {
  const served = await serve(URDU)
  const shop = await openShop(served.app)
  const id = await shop.place({}, 3)
  const page = await served.visit('/contact', { ...phone, token: shop.token })
  page.setDefaultTimeout(8000)
  await page.context().addCookies([{ name: 'language', value: 'ur', url: served.origin }])
  await page.goto(`${served.origin}/dashboard?tab=orders`)
  const kept = () => served.app.deps.db.selectFrom('users').select('language').executeTakeFirstOrThrow()
  await expect.poll(async () => (await kept()).language).toBe('ur')
  await served.app.deps.db.updateTable('orders').set({ to_check: 'many' }).execute()
  await served.app.deps.db.updateTable('product_variants').set({ inventory_count: 2 }).execute()
  await page.getByRole('button', { name: `آرڈر کنفرم کریں \u2068${id}` }).click()
  await page.getByText('سٹاک بڑھا کر دوبارہ کنفرم کریں').first().waitFor()
  await served.app.deps.db.updateTable('product_variants').set({ inventory_count: 9 }).execute()
  await page.getByRole('button', { name: `آرڈر کنفرم کریں \u2068${id}` }).click()
  await expect
    .poll(async () => (await served.app.deps.db.selectFrom('orders').select('status').executeTakeFirst())?.status)
    .toBe('Confirmed')
  const other = await served.visit('/dashboard?tab=orders', { ...desktop, token: shop.token })
  await other.getByRole('heading', { level: 1, name: 'آرڈرز' }).waitFor()
  expect(await other.locator('html').getAttribute('dir')).toBe('rtl')
})

test('where Urdu is not offered, there is no switch and the cookie changes nothing', async () => {
  const served = await serve()
  const page = await served.visit('/auth', { ...desktop })
  await page.context().addCookies([{ name: 'language', value: 'ur', url: served.origin }])
  await page.reload()
  await page.getByRole('heading', { name: 'Welcome back' }).waitFor()
  expect(await page.getByRole('button', { name: /اردو|English/ }).count()).toBe(0)
  expect(await (await fetch(`${served.origin}/sw.js`, { headers: { cookie: 'language=ur' } })).text()).toBe(
    await (await fetch(`${served.origin}/sw.js`)).text(),
  )
})
