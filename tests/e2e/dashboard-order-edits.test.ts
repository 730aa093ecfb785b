import { expect, test } from 'vitest'
import { axeInBothThemes, withDashboard } from '../support/browser/dashboard.ts'
import { openShop } from '../support/fixtures/selling.ts'

const { serve } = withDashboard()

test('changes an order on a phone: one more, another product, an amount taken off', async () => {
  const { app, visit } = await serve()
  const shop = await openShop(app)
  await shop.call('POST', '/products', {
    name: 'Pashmina shawl',
    description: 'Soft',
    price: 900,
    category: 'Shawls',
    inventory_count: 5,
  })
  const id = await shop.place()
  const page = await visit('/dashboard?tab=orders', { token: shop.token })
  await page.getByRole('button', { name: `View order ${id}` }).click()
  const dialog = page.locator('dialog')
  await dialog.getByRole('button', { name: 'Change', exact: true }).click()
  await dialog.getByRole('button', { name: 'One more of Glass bangles' }).click()
  // The shop's products are out of the way until they are asked for.
  await dialog.getByLabel('Add a product').waitFor()
  expect(await dialog.getByRole('list', { name: 'Products found' }).getByRole('button').count()).toBe(0)
  await dialog.getByLabel('Add a product').fill('pash')
  await dialog.getByRole('button', { name: /Pashmina shawl/ }).click()
  await dialog.getByRole('button', { name: 'Add or take off an amount' }).click()
  await dialog.getByLabel('What is it for?').fill('For the wait')
  await dialog.getByRole('button', { name: 'Take off instead' }).click()
  await dialog.getByLabel('Amount taken off').fill('100')
  await dialog.getByText('Rs. 3,701', { exact: true }).waitFor()
  expect(await axeInBothThemes(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Save changes' }).click()
  await page.getByText('Order changed').waitFor()
  await dialog.getByText('Changed by you').waitFor()
  await dialog.getByText('For the wait').first().waitFor()
  const order = await app.deps.db
    .selectFrom('orders')
    .select(['total_amount', 'adjustment_note'])
    .executeTakeFirstOrThrow()
  expect(order).toEqual({ total_amount: 370_100, adjustment_note: 'For the wait' })
})

test('writes down an order from a pasted chat, and joins two orders of one buyer', async () => {
  const { app, visit } = await serve()
  const shop = await openShop(app)
  const page = await visit('/dashboard?tab=orders', { token: shop.token })
  await page.getByRole('button', { name: 'Order', exact: true }).click()
  const dialog = page.locator('dialog')
  await dialog.getByRole('button', { name: 'Save order' }).click()
  await dialog.getByText('Add a product first.').waitFor()
  await dialog.getByRole('button', { name: 'Paste a chat' }).click()
  await dialog
    .getByLabel('The buyer’s message')
    .fill(
      'Assalam-o-Alaikum Noor Crafts! I would like to order:\n\n*Glass bangles*\nPrice: Rs. 1,450.50\nQuantity: 2\nhttps://shop.example/p/glass-bangles/\n\n*Total: Rs. 2,901*\n\nMy details\nName: Sana Malik\nPhone: 0333 1234567\nAddress: House 7, Street 1, Multan\n\nPlease hurry',
    )
  await dialog.getByRole('button', { name: 'Read it' }).click()
  await dialog.getByText('Found in the chat: Products, Phone, Name, City, Address. The rest is in the notes.').waitFor()
  await expect.poll(() => dialog.getByLabel('Name').inputValue()).toBe('Sana Malik')
  await expect.poll(() => dialog.getByLabel('Notes of the buyer').inputValue()).toBe('Please hurry')
  await dialog.getByText('Rs. 2,901', { exact: true }).first().waitFor()
  expect(await axeInBothThemes(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Save order' }).click()
  await page.getByText('Order saved').waitFor()
  await dialog.getByText('Confirmed', { exact: true }).first().waitFor()
  await dialog.getByText('Recorded by the shop').waitFor()
  expect(await dialog.getByText('Placed by the buyer').count()).toBe(0)
  await dialog.getByRole('button', { name: 'Close' }).click()
  // The buyer is known now.
  await page.getByRole('button', { name: 'Order', exact: true }).click()
  await dialog.getByLabel('Add a product').fill('glass')
  await dialog.getByRole('button', { name: /Glass bangles/ }).click()
  await dialog.getByRole('button', { name: 'One more of Glass bangles' }).click()
  await dialog.getByLabel('Phone').fill('03331234567')
  await dialog.getByRole('button', { name: 'Fill in name and address' }).click()
  await expect.poll(() => dialog.getByLabel('Address').inputValue()).toBe('House 7, Street 1, Multan')
  await dialog.getByRole('button', { name: 'Save order' }).click()
  await dialog.getByText('Ordered twice?').waitFor()
  await dialog.getByRole('button', { name: 'Cancel the other one' }).click()
  const question = page.getByRole('dialog', { name: /^Cancel \w{10}\?$/ })
  await question.getByText('This cannot be undone.').waitFor()
  expect(await axeInBothThemes(page)).toEqual([])
  await question.getByRole('button', { name: 'Cancel the other one' }).click()
  await page.getByText('The other order is cancelled').waitFor()
  const rows = await app.deps.db.selectFrom('orders').select(['status', 'source']).orderBy('created_at').execute()
  expect(rows).toEqual([
    { status: 'Cancelled', source: 'whatsapp' },
    { status: 'Confirmed', source: 'chat' },
  ])
})

test('an order changed on two phones: the second is told, takes over the newer state, and keeps what she typed', async () => {
  const { app, visit } = await serve()
  const shop = await openShop(app)
  const id = await shop.place()
  const page = await visit('/dashboard?tab=orders', { token: shop.token })
  await page.getByRole('button', { name: `View order ${id}` }).click()
  const dialog = page.locator('dialog')
  await dialog.getByRole('button', { name: 'Change', exact: true }).click()
  await dialog.getByLabel('Address').fill('House 7, Street 1, Multan')
  const { updated_at } = await shop.call('GET', `/orders/${id}`)
  await shop.call('PUT', `/orders/${id}`, { updated_at, items: [{ position: 0, quantity: 3 }] })
  await dialog.getByRole('button', { name: 'Save changes' }).click()
  await dialog.getByText('This was changed elsewhere.').waitFor()
  expect(await axeInBothThemes(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Load the newer version' }).click()
  await dialog.getByText('Rs. 4,351.50', { exact: true }).first().waitFor()
  expect(await dialog.getByLabel('Address').inputValue()).toBe('House 7, Street 1, Multan')
  await dialog.getByRole('button', { name: 'Save changes' }).click()
  await page.getByText('Order changed').waitFor()
  const order = await app.deps.db
    .selectFrom('orders')
    .select(['total_amount', 'delivery_address'])
    .executeTakeFirstOrThrow()
  expect(order).toEqual({ total_amount: 435_150, delivery_address: 'House 7, Street 1, Multan' })
})
