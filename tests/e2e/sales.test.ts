import { expect, test } from 'vitest'
import { axeViolations } from '../support/browser/axe.ts'
import { onBothScreens } from '../support/browser/dashboard.ts'
import { keepPicture } from '../support/browser/keep-picture.ts'
import { openShopAndSeller } from '../support/browser/shop-and-seller.ts'

test('a seller reduces everything until Sunday, and buyers see and pay the reduced prices until she ends it', async () => {
  const bangles = { name: 'Glass bangles', description: 'Red', price: 455, category: 'Bangles', inventory_count: 900 }
  const kurta = {
    name: 'Lawn kurta',
    description: 'Soft',
    price: 2500,
    category: 'Kurtas',
    options: [{ name: 'Size', values: [{ label: 'S' }, { label: 'M' }] }],
    variants: [
      { labels: ['S'], inventory_count: 5 },
      { labels: ['M'], price: 3000, compare_at: 4000, inventory_count: 5 },
    ],
  }
  const { app, origin, dashboard, dialog, openBuyer } = await openShopAndSeller([bangles, kurta])
  await dashboard.getByRole('button', { name: 'Add Sale' }).click()
  await dialog.getByText('Rs. 1,000 becomes Rs. 900. Buyers see the old price crossed out.').waitFor()
  await dialog.getByLabel('Percent off').fill('')
  await dialog.getByLabel('Last day').fill('2020-01-01')
  await dialog.getByRole('button', { name: 'Start Sale' }).click()
  await dialog.getByText('A percent is a whole number from 1 to 90').waitFor()
  await dialog.getByLabel('Percent off').pressSequentially('7.5')
  await dialog.getByRole('button', { name: 'Start Sale' }).click()
  await dialog.getByText('A percent is a whole number from 1 to 90').waitFor()
  await dialog.getByLabel('Percent off').fill('10')
  await dialog.getByRole('button', { name: 'Start Sale' }).click()
  await dialog.getByText('The last day has passed already').waitFor()
  await dialog.getByRole('button', { name: 'Until Sunday' }).click()
  await dialog.getByText('The last day has passed already').waitFor({ state: 'detached' })
  await onBothScreens(dashboard, async (screen) => {
    expect(await axeViolations(dashboard), screen).toEqual([])
    await keepPicture(dashboard, `sale-dialog-${screen}`)
  })
  await dialog.getByRole('button', { name: 'Start Sale' }).click()
  await dashboard.getByText('Sale saved!').waitFor()
  await dashboard.getByRole('button', { name: /^10% off · everything · until/ }).waitFor()
  await keepPicture(dashboard, 'sale-card', { fullPage: true })
  await app.settled()

  const buyer = await openBuyer()
  await buyer.goto(`${origin}/store/noor/`, { waitUntil: 'networkidle' })
  const card = buyer.locator('[data-slug=glass-bangles]')
  expect(await card.locator('.price').textContent()).toMatch(/Rs\.\s409 before Rs\.\s455 \u221210%/)
  await keepPicture(buyer, 'sale-home')
  await buyer.locator('[data-slug=lawn-kurta] [data-name]').click()
  const shown = buyer.locator('dialog[open] .d-price')
  await buyer.locator('dialog[open] .choice').waitFor()
  await expect.poll(() => shown.textContent()).toMatch(/Rs\. 2,250 Rs\. 2,500/)
  await buyer.locator('dialog[open] .choice').getByRole('radio', { name: 'M', exact: true }).click()
  await expect.poll(() => shown.textContent()).toMatch(/Rs\. 3,000 Rs\. 4,000/)
  await keepPicture(buyer, 'sale-product-dialog')

  await buyer.goto(`${origin}/store/noor/p/lawn-kurta/`, { waitUntil: 'networkidle' })
  expect(await buyer.locator('.saved:visible').textContent()).toMatch(/Rs\. 2,500 You save Rs\. 250 \(10%\)/)
  await buyer.locator('main .choice').getByRole('radio', { name: 'M', exact: true }).click()
  expect(await buyer.locator('.saved:visible').textContent()).toMatch(/Rs\. 4,000 You save Rs\. 1,000 \(25%\)/)
  expect(await axeViolations(buyer)).toEqual([])
  await onBothScreens(buyer, async (screen) => {
    await keepPicture(buyer, `sale-page-${screen}`)
  })
  await buyer.goto(`${origin}/store/noor/p/glass-bangles/`, { waitUntil: 'networkidle' })
  await buyer.locator('[data-order]:visible').first().click()
  await buyer.getByLabel('Full Name').fill('Ayesha Khan')
  await buyer.getByLabel('Phone').fill('03007654321')
  await buyer.getByLabel('Delivery Address').fill('House 5, Street 9, Gulberg III')

  // She ends the sale while the buyer's form is open: the buyer is asked with the true total.
  await dashboard.setViewportSize({ width: 390, height: 844 })
  await dashboard.getByRole('button', { name: /^10% off/ }).click()
  await dialog.getByRole('button', { name: 'End this sale' }).click()
  await dashboard.getByRole('button', { name: 'End sale', exact: true }).click()
  await dashboard.getByText('No sale any more').waitFor()
  await buyer.locator('dialog[open] [type=submit]').click()
  await buyer.getByText('The new total is Rs. 455.').waitFor()
  await buyer.getByRole('button', { name: 'Confirm new total' }).click()
  await buyer.getByText('Order Placed Successfully!').waitFor()
  await app.settled()
  await buyer.goto(`${origin}/store/noor/`, { waitUntil: 'networkidle' })
  expect(await buyer.locator('[data-slug=glass-bangles] .price').textContent()).toBe('Rs. 455')
})

test('a seller crosses out an old price, for the product and for one size', async () => {
  const kurta = {
    name: 'Lawn kurta',
    description: 'Soft',
    price: 2500,
    category: 'Kurtas',
    options: [{ name: 'Size', values: [{ label: 'S' }, { label: 'M' }] }],
    variants: [
      { labels: ['S'], inventory_count: 5 },
      { labels: ['M'], price: 3000, inventory_count: 5 },
    ],
  }
  const { app, dashboard: page, dialog } = await openShopAndSeller([kurta], '/dashboard?tab=products')
  await page.getByRole('button', { name: 'Lawn kurta', exact: true }).click()
  await dialog.getByRole('button', { name: 'On sale? Add the price before' }).click()
  const before = dialog.getByLabel(/^Price before in/)
  await before.fill('2,400')
  await dialog.getByRole('button', { name: 'Save Changes' }).click()
  await dialog.getByText('The price before must be above the price').waitFor()
  await before.fill('2,900')
  await dialog.getByLabel('Before of M').fill('4,000')
  await before.scrollIntoViewIfNeeded()
  await onBothScreens(page, async (screen) => {
    expect(await axeViolations(page), screen).toEqual([])
    await keepPicture(page, `price-before-${screen}`)
  })
  await page.setViewportSize({ width: 390, height: 844 })
  await dialog.getByRole('button', { name: 'Save Changes' }).click()
  await page.getByText('From Rs. 2,500').waitFor()
  await page.getByText('before Rs. 2,900').waitFor()
  await keepPicture(page, 'price-before-card')
  await app.settled()
  const shown = await (await app.get('/store/noor/p/lawn-kurta/')).text()
  expect(shown).toContain('You save Rs. 400 (13%)')
  expect(shown).toContain('You save Rs. 1,000 (25%)')
})
