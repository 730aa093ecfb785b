import { expect, test } from 'vitest'
import { newStore } from '#contract/stores/stores.ts'
import { createStore } from '#server/modules/shop/settings/store-settings.service.ts'
import { addProduct, addSeller, addStore, createTestApp, orderForm, type TestApp } from '../../support/apps/test-app.ts'
import { mailsTo } from '../../support/fixtures/mails.ts'
import { addConnectedStore } from '../../support/fixtures/whatsapp.ts'

const sellInDirhams = (app: TestApp, storeId: string) =>
  app.db.updateTable('stores').set({ currency: 'AED' }).where('id', '=', storeId).execute()

test('a store sells in rupees unless it is opened in another currency', async () => {
  const app = await createTestApp()
  const { store, token } = await addStore(app)
  expect(store.currency).toBe('PKR')
  expect((await app.call('GET', '/stores/noor')).body.currency).toBe('PKR')
  const { user } = await addSeller(app)
  const form = newStore.parse({
    name: 'Orb',
    bio: 'Orbs',
    whatsapp_number: '0501234567',
    country_code: '+971',
    custom_slug: 'orb',
  })
  expect(await createStore(app.deps, new Set(), user, form, 'AED')).toMatchObject({ currency: 'AED' })
  // No call sets it.
  await app.call('PUT', '/stores/my', { token, json: { name: 'Noor', currency: 'USD' } })
  expect((await app.call('GET', '/stores/my', { token })).body).toMatchObject({ name: 'Noor', currency: 'PKR' })
})

test('refuses a currency that is no code of three capital letters', async () => {
  const app = await createTestApp()
  const { store } = await addStore(app)
  const set = (currency: string) =>
    app.db
      .updateTable('stores')
      .set({ currency: currency as never })
      .where('id', '=', store.id)
      .execute()
  for (const wrong of ['', 'aed', 'DIRHAM']) await expect(set(wrong)).rejects.toThrow(/check/i)
})

test('an order says the currency it was placed in, to its buyer and to its seller', async () => {
  const app = await createTestApp()
  const { store, token } = await addStore(app)
  await sellInDirhams(app, store.id)
  const product = await addProduct(app, token, { price: 399 })
  const { body: placed } = await app.call('POST', '/orders', { json: orderForm(product.id) })
  expect(placed).toMatchObject({ total_amount: 399, currency: 'AED' })
  const { body } = await app.call('GET', '/orders/my', { token })
  expect(body.orders).toMatchObject([{ order_id: placed.order_id, currency: 'AED' }])
  expect((await app.call('GET', `/orders/${placed.order_id}`, { token })).body.currency).toBe('AED')
})

test('the mail of a new order names its amount in the currency of the store', async () => {
  const app = await createTestApp()
  const { store, token, user } = await addStore(app)
  await sellInDirhams(app, store.id)
  const product = await addProduct(app, token, { price: 1399.5 })
  await app.call('POST', '/orders', { json: orderForm(product.id) })
  await app.messenger.idle()
  const [mail] = await mailsTo(app, user.email)
  expect(mail?.subject).toBe('New order at Noor Bangles: AED 1,399.50')
  expect(mail?.text).toContain('Total: AED 1,399.50')
  expect(`${mail?.text}${mail?.html}`).not.toContain('Rs.')
})

test('WhatsApp messages name amounts in the currency of the store', async () => {
  const app = await createTestApp()
  const { store, token } = await addConnectedStore(app)
  await sellInDirhams(app, store.id)
  const product = await addProduct(app, token, { price: 399 })
  await app.call('POST', '/orders', { json: orderForm(product.id) })
  await app.messenger.idle()
  const sent = await app.db.selectFrom('whatsapp_messages').select('text').execute()
  expect(sent).toEqual([{ text: expect.stringContaining('*Total: AED 399*') }])
})
