import { expect, test } from 'vitest'
import { meetContact } from '#server/modules/messages/order-messages/contacts.ts'
import { addProduct, createTestApp, orderForm, type TestApp } from '../../support/apps/test-app.ts'
import { addConnectedStore } from '../../support/fixtures/whatsapp.ts'

const SPAM = 'Win a prize at evil.example'

const setUp = async (optIn = false) => {
  const app = await createTestApp()
  const seller = await addConnectedStore(app)
  const { token } = seller
  if (optIn) await app.call('PUT', '/whatsapp/settings', { token, json: { message_new_buyers: true } })
  const product = await addProduct(app, token, { inventory_count: 900 })
  const place = async (phone: string, address = '203.0.113.9') => {
    const delivery_address = `House ${phone}, Lahore`
    const json = orderForm(product.id, { buyer_phone: phone, buyer_name: SPAM, delivery_address })
    return (await app.call('POST', '/orders', { json, address })).body.order_id as string
  }
  const move = async (id: string, status: string) => {
    await app.call('PUT', `/orders/${id}/status`, { token, json: { status } })
    // Its messages wait until it can no longer be undone.
    later(app, 10)
  }
  /** Places 60 orders under 60 phones, from enough connections for all to hold stock. */
  const flood = () =>
    Promise.all(Array.from({ length: 60 }, (_, index) => place(`0300${1_000_000 + index}`, `198.51.100.${index}`)))
  return { app, seller, place, move, flood }
}

/** Messages queued for buyers. */
const toBuyers = async (app: TestApp) =>
  (await app.db.selectFrom('whatsapp_messages').selectAll().orderBy('id').execute()).filter(
    ({ kind }) => kind !== 'order_alert',
  )

const later = (app: TestApp, seconds: number) => {
  app.clock.time = new Date(app.clock.time.getTime() + seconds * 1000)
}

test("threat 56: 60 orders under 60 phones make the seller's number write to none of them", async () => {
  const { app, flood, move } = await setUp()
  const ids = await flood()
  await app.messenger.idle()
  // Cancelling what she never confirmed sends nothing either.
  for (const id of ids.slice(0, 20)) await move(id, 'Cancelled')
  await app.messenger.idle()
  expect(await toBuyers(app)).toEqual([])
})

test("threat 56: with opt-in it writes to ten of them an hour, without a word of the buyer's", async () => {
  const { app, flood, place } = await setUp(true)
  await flood()
  await app.messenger.idle()
  const first = await toBuyers(app)
  expect(first).toHaveLength(10)
  for (const { text } of first) expect(text).not.toMatch(/win|prize|evil/i)
  later(app, 3_601)
  for (let count = 0; count < 15; count++) await place(`0300${2_000_000 + count}`, `192.0.2.${count}`)
  await app.messenger.idle()
  expect(await toBuyers(app)).toHaveLength(20)
})

test('after the seller confirms, the buyer hears of every step, with his name', async () => {
  const { app, place, move } = await setUp()
  const id = await place('03007654321')
  for (const status of ['Confirmed', 'Shipped', 'Delivered']) await move(id, status)
  const cancelled = await place('03217654321')
  for (const status of ['Confirmed', 'Cancelled']) await move(cancelled, status)
  await app.messenger.idle()
  expect((await toBuyers(app)).map(({ kind, recipient }) => `${kind} ${recipient}`).sort()).toEqual([
    'order_cancelled 923217654321',
    'order_confirmed 923007654321',
    'order_confirmed 923217654321',
    'order_delivered 923007654321',
    'order_shipped 923007654321',
  ])
})

test('a buyer who wrote first hears that the order was received, without his own words', async () => {
  const { app, seller, place } = await setUp()
  const met_at = app.clock.now().toISOString()
  await meetContact(app.db, { session_id: seller.user.id, phone: '923007654321', met_at })
  await place('03007654321')
  await place('03217654321')
  await app.messenger.idle()
  const sent = await toBuyers(app)
  expect(sent.map(({ kind, recipient }) => `${kind} ${recipient}`)).toEqual(['order_placed 923007654321'])
  expect(sent[0]?.text).not.toContain('Win')
})

test('writes to mobile numbers only', async () => {
  const { app, place, move } = await setUp(true)
  for (const phone of ['042-35761234', '+1 900 555 0199', '112112112112', '+44 20 7946 0018']) {
    await move(await place(phone), 'Confirmed')
  }
  await move(await place('+44 7911 123456'), 'Confirmed')
  await app.messenger.idle()
  expect(new Set((await toBuyers(app)).map(({ recipient }) => recipient))).toEqual(new Set(['447911123456']))
})

test('beyond five alerts that wait on WhatsApp, a seller hears of orders by mail', async () => {
  const { app, flood } = await setUp()
  const ids = await flood()
  await app.messenger.idle()
  const alerts = await app.db.selectFrom('whatsapp_messages').select('text').where('kind', '=', 'order_alert').execute()
  const mails = await app.db.selectFrom('mail_outbox').select('line').where('topic', '=', 'orders').execute()
  expect(alerts.length).toBeLessThan(60)
  const told = [...alerts.map(({ text }) => text), ...mails.map(({ line }) => line ?? '')]
  for (const id of ids) expect(told.filter((text) => text.includes(id))).toHaveLength(1)
})
