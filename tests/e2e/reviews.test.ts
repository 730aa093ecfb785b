import sharp from 'sharp'
import { expect, test } from 'vitest'
import { orderForm } from '../support/apps/test-app.ts'
import { axeViolations } from '../support/browser/axe.ts'
import { onBothScreens } from '../support/browser/dashboard.ts'
import { keepPicture } from '../support/browser/keep-picture.ts'
import { openShopAndSeller } from '../support/browser/shop-and-seller.ts'

const BANGLES = { name: 'Glass bangles', description: 'Red', price: 900, category: 'Bangles', inventory_count: 90 }

test('a buyer reviews a delivered order, its seller answers and hides it, and the shop says so', async () => {
  const { app, store, products, origin, dashboard, openBuyer } = await openShopAndSeller(
    [BANGLES],
    '/dashboard?tab=store&view=reviews',
  )
  await dashboard.getByText('No reviews yet').waitFor()
  await keepPicture(dashboard, 'reviews-off')
  await dashboard.getByRole('switch', { name: 'Reviews by buyers' }).click()
  await dashboard.getByText('Buyers can write reviews now').waitFor()
  const placed = await app.app.request('/api/orders', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(orderForm(products[0]?.id ?? '')),
  })
  const { order_id, private_url } = (await placed.json()) as { order_id: string; private_url: string }
  await app.deps.db.updateTable('orders').set({ status: 'Delivered' }).where('order_id', '=', order_id).execute()
  await app.settled()

  const buyer = await openBuyer()
  await buyer.goto(origin + new URL(private_url).pathname)
  await onBothScreens(buyer, async (screen) => {
    expect(await axeViolations(buyer), screen).toEqual([])
    await keepPicture(buyer, `review-form-${screen}`, { fullPage: true })
  })
  await buyer.getByRole('radio', { name: '4 stars' }).check()
  await buyer.getByLabel('Your words, if you like').fill('Lovely colors, and they came in two days.')
  // As large as a phone's, more than may be sent: it is made smaller first.
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const
  const create = { width: 2400, height: 1800, channels: 3, background: '#963c3c', noise } as const
  const image = await sharp({ create }).jpeg({ quality: 90 }).toBuffer()
  expect(image.length).toBeGreaterThan(2 * 1024 * 1024)
  await buyer
    .getByLabel('A photo, if you like')
    .setInputFiles({ name: 'bangles.jpg', mimeType: 'image/jpeg', buffer: image })
  await buyer.getByRole('button', { name: 'Send the review' }).click()
  await buyer.getByText('Change it').click()
  await buyer.getByRole('button', { name: 'Save the change' }).waitFor()
  await keepPicture(buyer, 'review-written', { fullPage: true })

  await app.images.idle()
  await dashboard.reload()
  await dashboard.getByText('Lovely colors').waitFor()
  await dashboard.getByRole('button', { name: 'Answer' }).click()
  await dashboard.getByLabel('Your answer').fill('Thank you! Wear them well.')
  await dashboard.getByRole('button', { name: 'Save answer' }).click()
  await dashboard.getByText('Your answer:').waitFor()
  await onBothScreens(dashboard, async (screen) => {
    expect(await axeViolations(dashboard), screen).toEqual([])
    await keepPicture(dashboard, `reviews-${screen}`)
  })
  await app.settled()
  const shop = `${origin}/store/${store.store_slug}/`
  await buyer.goto(shop)
  await buyer.getByText('Lovely colors').scrollIntoViewIfNeeded()
  await buyer.goto(`${shop}p/glass-bangles/`)
  await buyer.getByText('★ 4.0 from 1 review').first().click()
  await buyer.getByText('The shop: Thank you! Wear them well.').waitFor()
  await keepPicture(buyer, 'review-shown')

  await dashboard.getByRole('button', { name: 'Hide' }).click()
  await dashboard.getByRole('menuitem', { name: 'Not about this product' }).click()
  await dashboard.getByText('Hidden: not about this product').waitFor()
  await app.settled()
  await buyer.reload()
  expect(await buyer.getByText('Lovely colors').count()).toBe(0)
  await buyer.getByRole('region', { name: 'What buyers say' }).getByRole('link', { name: '1 review' }).click()
  await buyer.getByText('Hidden by the shop: not about this product').waitFor()
})
