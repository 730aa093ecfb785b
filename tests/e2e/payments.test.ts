import { expect, test } from 'vitest'
import { orderForm } from '../support/apps/test-app.ts'
import { axeViolations } from '../support/browser/axe.ts'
import { onBothScreens } from '../support/browser/dashboard.ts'
import { keepPicture } from '../support/browser/keep-picture.ts'
import { openShopAndSeller } from '../support/browser/shop-and-seller.ts'
import { SHOP_QR, screenshotOf } from '../support/fixtures/payment-qr.ts'

const BANGLES = { name: 'Glass bangles', description: 'Red', price: 900, category: 'Bangles', inventory_count: 90 }

test('a seller names her account, a buyer pays to it, and the cash to collect becomes less', async () => {
  const { app, products, origin, dashboard, dialog, openBuyer } = await openShopAndSeller([BANGLES])
  await dashboard.getByRole('button', { name: 'Add Account' }).click()
  await dialog.getByLabel('How buyers pay').selectOption('bank')
  await dialog.getByLabel('Bank', { exact: true }).fill('Meezan Bank')
  await dialog.getByLabel('Name of the account').fill('Ayesha Khan')
  await dialog.getByLabel('Account number or IBAN').fill('PK37 SCBL 0000 0011 2345 6702')
  await dialog.getByRole('button', { name: 'Save Accounts' }).click()
  await dialog.getByText('This IBAN has a typing error. Please check it.').waitFor()
  await dialog.getByLabel('Account number or IBAN').fill('pk36 scbl 0000 0011 2345 6702')
  const screenshot = dialog.getByLabel('Screenshot of the QR code')
  const image = async (text: string) => ({ name: 'qr.png', mimeType: 'image/png', buffer: await screenshotOf(text) })
  await screenshot.setInputFiles(await image('https://example.org/pay'))
  await dashboard.getByText('This is no payment QR code of a bank').waitFor()
  await screenshot.setInputFiles(await image(SHOP_QR))
  await dialog.getByText('QR code of NOOR SHOP, LAHORE').waitFor()
  await onBothScreens(dashboard, async (screen) => {
    expect(await axeViolations(dashboard), screen).toEqual([])
    await keepPicture(dashboard, `payment-accounts-${screen}`)
  })
  await dialog.getByRole('button', { name: 'Save Accounts' }).click()
  await dashboard.getByText('Ways to pay saved!').waitFor()
  await dashboard.getByText('Meezan Bank · PK36 SCBL 0000 0011 2345 6702').waitFor()
  await dashboard.getByText('The accounts that buyers pay to were changed on').waitFor()

  const placed = await app.app.request('/api/orders', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(orderForm(products[0]?.id ?? '')),
  })
  const { order_id, private_url } = (await placed.json()) as { order_id: string; private_url: string }
  const buyer = await openBuyer()
  await buyer.goto(origin + new URL(private_url).pathname)
  await buyer.getByText('Pay before delivery').click()
  await buyer.getByText('Scan it in your bank app: it pays NOOR SHOP').waitFor()
  await onBothScreens(buyer, async (screen) => {
    expect(await axeViolations(buyer), screen).toEqual([])
    await keepPicture(buyer, `payment-page-${screen}`, { fullPage: true })
  })
  await buyer.getByLabel('Transaction number').fill('FT 26-330 4471')
  await buyer.getByLabel('Screenshot, if you like').setInputFiles(await image('paid'))
  await buyer.getByRole('button', { name: 'I have paid' }).click()
  await buyer.getByText('The shop looks into its account.').waitFor()

  await dashboard.goto(`${origin}/dashboard?tab=orders`)
  await dashboard.getByText('Payment to check').waitFor()
  await keepPicture(dashboard, 'payment-list')
  await dashboard.getByRole('button', { name: `View order ${order_id}` }).click()
  await dialog.getByRole('button', { name: 'Show the screenshot' }).click()
  await dialog.getByRole('img', { name: 'Screenshot of the payment FT263304471' }).waitFor()
  await dialog.getByText('Look into your bank app, not at a screenshot: is it there?').scrollIntoViewIfNeeded()
  await onBothScreens(dashboard, async (screen) => {
    expect(await axeViolations(dashboard), screen).toEqual([])
    await keepPicture(dashboard, `payment-claim-${screen}`)
  })
  await dialog.getByRole('button', { name: 'Accept' }).click()
  const asked = dashboard.getByRole('dialog', { name: 'Has it arrived?' })
  await asked.getByLabel('Amount in Rs.').fill('500')
  await keepPicture(dashboard, 'payment-accept')
  await asked.getByRole('button', { name: 'Yes, it is there' }).click()
  await dashboard.getByText('Payment accepted').waitFor()
  await dialog.getByText('Rs. 400').first().waitFor()
  await dialog.getByRole('button', { name: 'Give money back' }).click()
  const refund = dashboard.getByRole('dialog', { name: 'Give money back' })
  await refund.getByLabel('Amount in Rs.').fill('600')
  await refund.getByLabel('Why').fill('Torn')
  await refund.getByRole('button', { name: 'Record refund' }).click()
  await refund.getByText('Only Rs. 500 was paid').waitFor()
  await refund.getByLabel('Amount in Rs.').fill('100')
  await refund.getByRole('button', { name: 'Record refund' }).click()
  await dialog.getByText('Given back').scrollIntoViewIfNeeded()
  await keepPicture(dashboard, 'payment-refund')
  await buyer.reload()
  await buyer.getByText('Received. Thank you!').waitFor()
  expect(await buyer.locator('.order-amounts').textContent()).toContain('PaidRs. 400Left to payRs. 500')
})

test('a shop asks for an advance: its buyer knows before she orders, and is led to where to pay', async () => {
  const { app, origin, dashboard, dialog, openBuyer } = await openShopAndSeller([BANGLES])
  await dashboard.getByRole('button', { name: 'Add Account' }).click()
  await dialog.getByLabel('Name of the account').fill('Ayesha Khan')
  await dialog.getByLabel('Mobile number').fill('0300 1234567')
  await dialog.getByLabel('Ask for an advance').click()
  await dialog.getByLabel('Percent of the total').fill('50')
  await dialog.getByLabel('Everybody pays it').click()
  await dialog.getByRole('button', { name: 'Save Accounts' }).click()
  await dialog.getByText('Choose who is asked for an advance').waitFor()
  await dialog.getByLabel('Orders above Rs.').fill('500')
  await dialog.getByText('All of it where cash is not possible').scrollIntoViewIfNeeded()
  await onBothScreens(dashboard, async (screen) => {
    expect(await axeViolations(dashboard), screen).toEqual([])
    await keepPicture(dashboard, `advance-fields-${screen}`)
  })
  await dialog.getByRole('button', { name: 'Save Accounts' }).click()
  await dashboard.getByText('An advance is asked for.').waitFor()
  await app.settled()

  const buyer = await openBuyer()
  await buyer.goto(`${origin}/store/noor/p/glass-bangles/`, { waitUntil: 'networkidle' })
  await buyer.locator('[data-order]:visible').first().click()
  await buyer.getByText('For orders above Rs. 500 the shop asks for 50% in advance.').waitFor()
  await keepPicture(buyer, 'advance-form')
  await buyer.getByLabel('Full Name').fill('Ayesha Khan')
  await buyer.getByLabel('Phone').fill('03007654321')
  await buyer.getByLabel('Delivery Address').fill('House 5, Street 9, Gulberg III')
  await buyer.locator('dialog[open] [type=submit]').click()
  await buyer.getByText('Please pay Rs. 450 in advance.').waitFor()
  expect(await axeViolations(buyer)).toEqual([])
  await keepPicture(buyer, 'advance-placed')
  await buyer.getByRole('link', { name: 'See where' }).click()
  await buyer.getByText('The shop asks for an advance: please send Rs. 450').waitFor()
  await buyer.getByText('0300 1234567').waitFor()
  await keepPicture(buyer, 'advance-page')
  await dashboard.goto(`${origin}/dashboard?tab=orders`)
  await dashboard.getByText('Advance not paid').waitFor()
  await dashboard.getByRole('button', { name: /^View order/ }).click()
  await dialog.getByText('Rs. 450 in advance is not paid yet.').scrollIntoViewIfNeeded()
  await keepPicture(dashboard, 'advance-order')
})
