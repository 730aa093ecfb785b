import type { Locator } from 'playwright'
import { expect, test } from 'vitest'
import { deliveryChange } from '#contract/delivery/delivery-schema.ts'
import { discountChange } from '#contract/discounts/discount-schema.ts'
import { newProduct } from '#contract/products/products.ts'
import { createProduct } from '#server/modules/catalogue/products/products.service.ts'
import { addDiscount } from '#server/modules/selling/discounts/discounts.service.ts'
import { saveDelivery } from '#server/modules/shop/delivery/delivery.service.ts'
import { createPublishingApp, insertTestStore } from '../support/apps/publishing-app.ts'
import { serveApp } from '../support/apps/serve-app.ts'
import { axeViolations } from '../support/browser/axe.ts'
import { openContext } from '../support/browser/browser.ts'
import { onBothScreens, phone } from '../support/browser/dashboard.ts'
import { keepPicture } from '../support/browser/keep-picture.ts'
import { openShopAndSeller } from '../support/browser/shop-and-seller.ts'
import { ownerOf } from '../support/fixtures/published-shop.ts'

const BANGLES = { name: 'Glass bangles', description: 'Red', price: 455, category: 'Bangles', inventory_count: 900 }

test('a seller makes a code, and a buyer orders with it: the total is the same everywhere', async () => {
  const { app, origin, dashboard, dialog } = await openShopAndSeller([BANGLES])
  await dashboard.getByRole('button', { name: 'Add Code' }).click()
  await dialog.getByRole('button', { name: 'Save Code' }).click()
  await dialog.getByText('A code has 3 to 20 letters and digits').waitFor()
  await dialog.getByLabel('Code', { exact: true }).fill('eid-10')
  await dialog.getByLabel('Percent off').fill('10')
  await dialog.getByLabel('Uses in all').fill('1')
  await onBothScreens(dashboard, async (screen) => {
    expect(await axeViolations(dashboard), screen).toEqual([])
    await keepPicture(dashboard, `discount-dialog-${screen}`)
  })
  await dialog.getByRole('button', { name: 'Save Code' }).click()
  await dashboard.getByText('EID10 is saved').waitFor()
  await dashboard.getByText('10% off · Used 0 of 1 time').waitFor()
  await app.settled()

  const buy = async (context: Awaited<ReturnType<typeof openContext>>, path: string, number: string) => {
    const page = await context.newPage()
    await page.goto(`${origin}/store/noor/${path}`, { waitUntil: 'networkidle' })
    await page.goto(`${origin}/store/noor/p/glass-bangles/`, { waitUntil: 'networkidle' })
    await page.locator('[data-order]:visible').first().click()
    await page.getByLabel('Full Name').fill('Ayesha Khan')
    await page.getByLabel('Phone').fill(number)
    await page.getByLabel('Delivery Address').fill('House 5, Street 9, Gulberg III')
    return page
  }
  // A link with the code fills the field.
  const first = await buy(await openContext(phone), '?code=EID10', '03007654321')
  await first.getByText('EID10: Rs. 45 off').waitFor()
  await first.locator('dialog[open] [type=submit]').getByText('Place Order · Rs. 410').waitFor()
  expect(await axeViolations(first)).toEqual([])
  await first.getByLabel('Discount code').scrollIntoViewIfNeeded()
  await keepPicture(first, 'discount-form')

  const second = await buy(await openContext(phone), '', '03017654321')
  await second.getByRole('button', { name: 'Have a code?' }).click()
  await second.getByLabel('Discount code').fill('nothing')
  await second.getByLabel('Discount code').press('Enter')
  const refusal = second.getByText('This code is not valid')
  await refusal.waitFor()
  // The answer is in sight, above the order's button.
  const lowest = (place: Locator) => place.evaluate((element) => element.getBoundingClientRect().bottom)
  const body = second.locator('dialog[open] .d-body')
  await expect.poll(async () => (await lowest(refusal)) <= (await lowest(body)) + 1).toBe(true)
  await second.getByLabel('Discount code').fill('eid 10')
  await second.getByRole('button', { name: 'Apply' }).click()
  await second.getByText('EID10: Rs. 45 off').waitFor()

  await first.locator('dialog[open] [type=submit]').click()
  await first.getByText('Order Placed Successfully!').waitFor()
  expect(await first.locator('.d-receipt').textContent()).toMatch(/Discount −Rs\. 45.*Rs\. 410/)
  // The code went with the order: the next one begins without it.
  await first.getByRole('button', { name: 'Continue Shopping' }).click()
  await first.goto(`${origin}/store/noor/`, { waitUntil: 'networkidle' })
  await first.goto(`${origin}/store/noor/p/glass-bangles/`, { waitUntil: 'networkidle' })
  await first.locator('[data-order]:visible').first().click()
  await first.getByRole('button', { name: 'Have a code?' }).waitFor()
  // The other buyer is asked with the true total.
  await second.locator('dialog[open] [type=submit]').click()
  await second.getByText('This code has been used up. The new total is Rs. 455.').waitFor()
  await keepPicture(second, 'discount-used-up')
  await second.getByRole('button', { name: 'Confirm new total' }).click()
  await second.getByText('Order Placed Successfully!').waitFor()
  const orders = await app.deps.db
    .selectFrom('orders')
    .select(['total_amount', 'discount_code'])
    .orderBy('created_at')
    .execute()
  expect(orders).toEqual([
    { total_amount: 41_000, discount_code: 'EID10' },
    { total_amount: 45_500, discount_code: null },
  ])

  await app.deps.db.updateTable('discounts').set({ to_day: '2026-01-31' }).execute()
  await dashboard.reload()
  await dashboard.getByText('Ended', { exact: true }).waitFor()
  await dashboard.getByRole('button', { name: /^EID10/ }).click()
  await dialog.getByText('Ayesha Khan').waitFor()
  await dialog.getByText('Used 1 of 1 time').waitFor()
  await keepPicture(dashboard, 'discount-used-by')
  await dialog.getByRole('button', { name: 'Remove this code' }).click()
  await dashboard.getByRole('button', { name: 'Remove', exact: true }).click()
  await dashboard.getByText('Discount code removed').waitFor()
  await app.settled()
  const third = await buy(await openContext(phone), '', '03027654321')
  expect(await third.getByText('Have a code?').count()).toBe(0)
})

test('an order by chat has the same total, with free delivery by a code, and a refused code stays out of it', async () => {
  const app = await createPublishingApp({ threads: false })
  const store = await insertTestStore(app, 'noor')
  const owner = await ownerOf(app, store)
  await createProduct(app.deps, owner, store, newProduct.parse(BANGLES))
  await saveDelivery(app.deps, store, deliveryChange.parse({ default_fee: 250, cod_max: 100 }))
  await addDiscount(app.deps, owner, store, discountChange.parse({ code: 'FREE', kind: 'free_delivery' }))
  await app.settled()
  const origin = await serveApp(app)
  const page = await (await openContext(phone)).newPage()
  await page.goto(`${origin}/store/noor/p/glass-bangles/?code=FREE`, { waitUntil: 'networkidle' })
  await page.locator('[data-order]:visible').first().click()
  await page.getByText('FREE: free delivery').waitFor()
  await page.getByLabel('City').fill('Lahore')
  // Above what can be paid in cash: the chat is offered.
  const chat = page.getByRole('link', { name: 'Send order on WhatsApp' })
  const text = async () => new URL((await chat.getAttribute('href')) ?? '').searchParams.get('text') ?? ''
  await expect.poll(text).toContain('*Total: Rs. 455*')
  expect(await text()).toContain('Code: FREE')
  expect(await text()).not.toContain('Delivery: Rs.')
  await page.getByLabel('Discount code').fill('nothing')
  await page.getByRole('button', { name: 'Apply' }).click()
  await page.getByText('This code is not valid').waitFor()
  await expect.poll(text).toContain('*Total: Rs. 705*')
  expect(await text()).toContain('Delivery: Rs. 250')
  expect(await text()).not.toContain('Code:')
})
