import type { BrowserContext, BrowserContextOptions, Page } from 'playwright'
import sharp from 'sharp'
import { expect } from 'vitest'
import { PASSWORD, phone } from './dashboard.ts'

/** The seller's address. */
export const EMAIL = 'rabia@seller.example'
/** Where her shop is. */
export const SHOP = '/store/rabia-khussa/'

const photo = async () => ({
  name: 'camera.jpg',
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width: 1600, height: 1200, channels: 3, background: '#16697a' } })
    .jpeg()
    .toBuffer(),
})

const signUp = async (page: Page) => {
  await page.getByRole('button', { name: 'Create an account' }).click()
  await page.getByRole('heading', { name: 'Create your account' }).waitFor()
  await page.getByLabel('Email').fill(EMAIL)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByLabel('WhatsApp number').pressSequentially('0300 1234567')
  await page.getByRole('button', { name: 'Create Account' }).click()
  await page.getByRole('heading', { name: 'Check Your Email' }).waitFor()
}

const createStore = async (page: Page) => {
  await page.getByRole('heading', { name: 'Create Your Store' }).waitFor()
  await page.getByLabel('Store name').fill('Rabia Khussa')
  await page.getByLabel('Store bio').fill('Hand-stitched khussa from Multan')
  await page.getByRole('button', { name: 'Create Store' }).click()
  await page.getByText('Store created successfully!').waitFor()
}

const addProduct = async (page: Page) => {
  await page.getByRole('link', { name: 'Products' }).filter({ visible: true }).first().click()
  await page.getByRole('button', { name: 'Add Your First Product' }).click()
  await page.getByLabel('Camera').setInputFiles(await photo())
  await page.getByRole('button', { name: 'Remove picture 1' }).waitFor()
  await page.getByLabel('Product name').fill('Peacock khussa')
  await page.getByLabel('Description').fill('Leather, stitched by hand')
  await page.getByLabel('Price in Rs.').fill('2990')
  await page.getByLabel('In stock').fill('3')
  await page.getByLabel('Category').fill('Shoes')
  await page.getByRole('dialog').getByRole('button', { name: 'Add Product' }).click()
  await page.getByText('Product added successfully!').waitFor()
  await page.getByRole('heading', { name: 'Your shop is live' }).waitFor()
  await page.getByRole('button', { name: 'Close' }).click()
}

const customise = async (page: Page) => {
  await page.getByRole('link', { name: 'Store', exact: true }).filter({ visible: true }).first().click()
  await page.getByRole('tab', { name: 'Store Design' }).click()
  await page.getByRole('button', { name: 'Customize Layout' }).first().click()
  await page.getByLabel('Store Name').fill('Rabia of Multan')
  await page.getByRole('button', { name: 'Publish Changes' }).click()
  await page.getByText('Your shop is up to date').first().waitFor()
}

const buy = async (page: Page) => {
  await page.getByRole('heading', { name: 'Rabia of Multan' }).waitFor()
  await page.locator('[data-grid] [data-product] [data-order]').click()
  const dialog = page.locator('dialog[open]')
  await dialog.getByLabel('Full Name').fill('Ayesha Khan')
  await dialog.getByLabel('Phone').fill('0321 7654321')
  await dialog.getByLabel('Delivery Address').fill('House 12, Street 4, Gulberg, Lahore')
  await dialog.locator('[type=submit]').click()
  await dialog.getByRole('heading', { name: 'Order Placed Successfully!' }).waitFor()
}

const deliver = async (page: Page) => {
  await page.getByRole('link', { name: 'Orders' }).filter({ visible: true }).first().click()
  await page.getByRole('button', { name: /^View order / }).click()
  await page.getByText('House 12, Street 4, Gulberg, Lahore').waitFor()
  for (const step of ['Confirm Order', 'Mark Shipped', 'Mark Delivered']) {
    await page.getByRole('button', { name: step, exact: true }).click()
  }
  await page.locator('dialog').getByText('Delivered', { exact: true }).first().waitFor()
}

/** Signs up, opens a shop with one product and delivers an order, by clicks and typing. `mailsTo` reads a mailbox. */
export const trade = async ({
  origin,
  context,
  mailsTo,
  device,
}: {
  origin: string
  context: (options: BrowserContextOptions) => Promise<BrowserContext>
  mailsTo: (email: string) => Promise<string[]>
  device: BrowserContextOptions
}): Promise<{ buyer: Page }> => {
  const page = await (await context(device)).newPage()
  await page.goto(`${origin}/auth`)
  await signUp(page)
  await expect.poll(() => mailsTo(EMAIL)).toHaveLength(1)
  const [mail = ''] = await mailsTo(EMAIL)
  await page.goto(
    /https?:\/\/\S+\/auth\/verify\?token=[\w-]+/.exec(mail)?.[0].replace(/^https?:\/\/[^/]+/, origin) ?? '',
  )
  await page.waitForURL(`${origin}/dashboard`)
  await createStore(page)
  await addProduct(page)
  await customise(page)

  const buyer = await (await context(phone)).newPage()
  await expect.poll(async () => (await fetch(origin + SHOP)).text()).toContain('Rabia of Multan')
  await buyer.goto(origin + SHOP)
  await buy(buyer)
  await deliver(page)
  return { buyer }
}
