import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { deliveryChange } from '#contract/delivery/delivery-schema.ts'
import { discountChange } from '#contract/discounts/discount-schema.ts'
import { methodsChange } from '#contract/order-payments/payment-methods.ts'
import { addDiscount } from '#server/modules/selling/discounts/discounts.service.ts'
import { saveMethods } from '#server/modules/selling/payments/payment-methods.service.ts'
import { saveDelivery } from '#server/modules/shop/delivery/delivery.service.ts'
import { saveLayoutConfig } from '#server/modules/shop/layouts/layouts.service.ts'
import { findStoreById } from '#server/records/stores/stores.repo.ts'
import { sentMails } from '../support/browser/dashboard.ts'
import { keepPicture } from '../support/browser/keep-picture.ts'
import { openShopAndSeller } from '../support/browser/shop-and-seller.ts'
import { inDrill } from '../support/volume.ts'

/** A parcel to Rahim Yar Khan: two sizes, a code, a charge, an advance. */

const SLOW_3G = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 }
const KURTA = {
  name: 'Lawn kurta',
  description: 'Soft lawn',
  price: 1150,
  category: 'Kurtas',
  options: [{ name: 'Size', values: [{ label: 'M' }, { label: 'L' }] }],
  variants: [
    { labels: ['M'], inventory_count: 9 },
    { labels: ['L'], inventory_count: 9 },
  ],
}
/** Two kurtas for Rs. 2,300, less 10 %, and Rs. 300 to Rahim Yar Khan. */
const TOTAL = 'Rs. 2,370'

const openShop = async (layout: string) => {
  const shop = await openShopAndSeller([KURTA], '/dashboard?tab=orders')
  const { app, owner, store } = shop
  await saveLayoutConfig(app.deps, owner, store, { layout })
  await saveDelivery(
    app.deps,
    store,
    deliveryChange.parse({
      default_fee: 250,
      rates: [{ place: 'rahim-yar-khan', fee: 300, days: { from: 3, to: 5 } }],
    }),
  )
  await addDiscount(app.deps, owner, store, discountChange.parse({ code: 'EID10', kind: 'percent', value: 10 }))
  const saved = await findStoreById(app.deps.db, store.id)
  if (!saved) throw new Error('the store is gone')
  const methods = [{ kind: 'easypaisa', account_name: 'Noor Fatima', number: '0300 1234567' }]
  await saveMethods(
    app.deps,
    owner,
    saved,
    methodsChange.parse({ methods, advance: { kind: 'amount', value: 500, everybody: true } }),
  )
  await app.settled()
  return shop
}

const slowDown = async (page: Page) => {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.emulateNetworkConditions', SLOW_3G)
}

/** Counts a buyer's taps. */
const counted = () => {
  let taps = 0
  return {
    tap: async (target: ReturnType<Page['locator']>) => {
      taps++
      await target.click()
    },
    taps: () => taps,
  }
}

test.each(['default', 'luxury', ...inDrill('premium')])(
  '%s: the total of a parcel is the same everywhere',
  async (layout) => {
    const { app, store, owner, origin, dashboard, dialog, openBuyer } = await openShop(layout)
    const buyer = await openBuyer()
    const { tap, taps } = counted()
    // All three pass on it. One is enough to see that nothing is tapped before it works.
    if (layout === 'default') await slowDown(buyer)
    await buyer.goto(`${origin}/store/${store.store_slug}/`)
    const shown = buyer.locator('dialog[open]')
    // Luxury's cards lead to the product's page on a phone.
    const product = layout === 'luxury' ? buyer.locator('main.product') : shown
    const size = (label: string) => product.getByRole('radio', { name: label, exact: true }).locator('..')
    const shot = (name: string) => keepPicture(buyer, `parcel-${name}-${layout}`)
    await tap(buyer.locator('[data-grid] [data-open]:visible').first())
    await tap(size('M'))
    await tap(product.getByRole('button', { name: 'Add to Cart' }))
    await tap(size('L'))
    await tap(product.getByRole('button', { name: 'Add to Cart' }))
    await tap(buyer.getByRole('button', { name: 'View cart' }).last())
    await shown.getByText('Your Cart (2)').waitFor()
    await tap(shown.getByRole('button', { name: 'Place Order' }))
    await buyer.getByLabel('Full Name').fill('Ayesha Khan')
    await buyer.getByLabel('Phone').fill('03007654321')
    await buyer.getByLabel('City').fill('RYK')
    await buyer.getByLabel('Delivery Address').fill('House 5, Model Town')
    await tap(buyer.getByRole('button', { name: 'Have a code?' }))
    await buyer.getByLabel('Discount code').fill('eid10')
    await buyer.getByLabel('Discount code').press('Enter')
    const submit = shown.locator('[type=submit]')
    await submit.getByText(TOTAL).waitFor()
    await shot('form')
    // Everything known now, the cart says the same.
    await buyer.goBack()
    await shown.getByText('Your Cart (2)').waitFor()
    await shown.locator('footer strong', { hasText: TOTAL }).waitFor()
    await shot('cart')
    await shown.getByRole('button', { name: 'Place Order' }).click()
    await submit.getByText(TOTAL).waitFor()
    await tap(submit)
    await buyer.getByText('Order Placed Successfully!').waitFor()
    await shot('placed')
    expect(taps()).toBeLessThanOrEqual(9)
    expect(await shown.locator('.d-receipt').textContent()).toContain(TOTAL)
    const chat = await shown.getByRole('link', { name: 'Tell the seller on WhatsApp' }).getAttribute('href')
    expect(new URL(chat ?? '').searchParams.get('text')).toContain(`*Total: ${TOTAL}*`)
    await expect.poll(async () => (await sentMails(app, owner.email)).join()).toContain(TOTAL)

    // Her own page: where to pay the advance.
    await shown.getByRole('link', { name: 'See where' }).click()
    await buyer.locator('.order-amounts', { hasText: TOTAL }).waitFor()
    await buyer.getByText('The shop asks for an advance: please send Rs. 500').waitFor()
    await buyer.getByLabel('Transaction number').fill('TX 55 1234')
    await buyer.getByRole('button', { name: 'I have paid' }).click()
    await buyer.getByText('The shop looks into its account.').waitFor()
    await shot('claimed')

    await dashboard.reload()
    const { order_id } = await app.deps.db.selectFrom('orders').select('order_id').executeTakeFirstOrThrow()
    await dashboard.getByText(TOTAL).first().waitFor()
    await keepPicture(dashboard, `parcel-list-${layout}`)
    await dashboard.getByRole('button', { name: `View order ${order_id}` }).click()
    await dialog.getByRole('button', { name: 'Accept' }).click()
    await dashboard.getByRole('button', { name: 'Yes, it is there' }).click()
    await dialog.getByText('Rs. 1,870').first().waitFor()
    await dialog.getByRole('button', { name: 'Confirm Order' }).click()
    await dialog.getByRole('button', { name: 'Mark Shipped' }).click()
    await dialog.getByRole('button', { name: 'Mark Delivered' }).waitFor()
    await dashboard.evaluate(() => {
      window.print = () => {}
    })
    await dialog.getByRole('button', { name: 'Print slip', exact: true }).click()
    await dialog.getByRole('button', { name: 'Print', exact: true }).click()
    const slip = dashboard.locator('.slip')
    await expect.poll(() => slip.textContent()).toMatch(/Rs\. 2,370.*Rs\. 1,870/)
    await buyer.reload()
    await buyer.getByText('Your order is on its way. Please keep Rs. 1,870 ready in cash.').waitFor()
    await shot('on-its-way')
  },
)
