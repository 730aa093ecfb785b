import { expect, test } from 'vitest'
import { addProduct, createTestApp, orderForm } from '../../support/apps/test-app.ts'
import { addConnectedStore } from '../../support/fixtures/whatsapp.ts'

const setUp = async () => {
  const app = await createTestApp()
  const { token } = await addConnectedStore(app)
  const product = await addProduct(app, token, { inventory_count: 900 })
  const place = async (phone: string, address = '203.0.113.9') => {
    const delivery_address = `House ${phone}, Lahore`
    const json = orderForm(product.id, { buyer_phone: phone, delivery_address })
    return (await app.call('POST', '/orders', { json, address })).body.order_id as string
  }
  const move = async (id: string, status: string) => {
    expect((await app.call('PUT', `/orders/${id}/status`, { token, json: { status } })).status).toBe(200)
    // Its messages wait until it can no longer be undone.
    app.clock.time = new Date(app.clock.time.getTime() + 10_000)
  }
  const queued = () => app.db.selectFrom('whatsapp_messages').select(['kind', 'recipient', 'text']).execute()
  return { app, token, place, move, queued }
}

test('threat 56: an order in every status makes the linked number write to its own number alone', async () => {
  const { app, token, place, move, queued } = await setUp()
  await app.call('PUT', '/whatsapp/settings', { token, json: { message_new_buyers: true } })
  const lives = [
    [],
    ['Confirmed', 'Shipped', 'Delivered'],
    ['Confirmed', 'Shipped', 'Returning', 'Returned'],
    ['Cancelled'],
    ['Confirmed', 'Cancelled'],
  ]
  for (const [index, statuses] of lives.entries()) {
    const id = await place(`0300765432${index}`)
    await app.messenger.idle()
    for (const status of statuses) {
      await move(id, status)
      await app.messenger.idle()
    }
  }
  const told = (await queued()).map(({ kind, recipient }) => `${kind} ${recipient}`)
  expect(told).toEqual(lives.map(() => 'order_alert 923001234567'))
})

test('beyond five alerts that wait on WhatsApp, a seller hears of orders by mail', async () => {
  const { app, place, queued } = await setUp()
  // From enough connections for all to hold stock.
  const ids = await Promise.all(
    Array.from({ length: 60 }, (_, index) => place(`0300${1_000_000 + index}`, `198.51.100.${index}`)),
  )
  await app.messenger.idle()
  const alerts = await queued()
  const mails = await app.db.selectFrom('mail_outbox').select('line').where('topic', '=', 'orders').execute()
  expect(alerts.length).toBeLessThan(60)
  const told = [...alerts.map(({ text }) => text), ...mails.map(({ line }) => line ?? '')]
  for (const id of ids) expect(told.filter((text) => text.includes(id))).toHaveLength(1)
})
