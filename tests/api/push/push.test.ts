import { createECDH } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { startSession } from '#server/auth/sessions.ts'
import { createOrderReminders } from '#server/maintenance/order-reminders.ts'
import { webPushService } from '#server/ports/push-service.ts'
import { secretBox } from '#server/ports/secret-box.ts'
import { addProduct, addStore, createTestApp, orderForm, type TestApp } from '../../support/apps/test-app.ts'
import { subscriptionOf } from '../../support/calls/world.ts'

/** A shop whose owner has alerts on one phone. */
const shopWithPhone = async () => {
  const app = await createTestApp()
  const seller = await addStore(app)
  const product = await addProduct(app, seller.token)
  await app.call('PUT', '/push/devices/current', { token: seller.token, json: subscriptionOf('phone') })
  const order = async (about: Record<string, unknown> = {}) => {
    const { body } = await app.call('POST', '/orders', { json: orderForm(String(product.id), about) })
    await app.messenger.idle()
    return String(body.order_id)
  }
  const settings = async () => (await app.call('GET', '/push', { token: seller.token })).body
  return { app, seller, order, settings }
}

/** Another device of the seller, signed in on its own. */
const addDevice = async (app: TestApp, userId: string, name: string) => {
  const token = await startSession(app.db, app.clock, userId, 'Mozilla/5.0 (Linux; Android 14) Chrome/126.0')
  return { token, ...(await app.call('PUT', '/push/devices/current', { token, json: subscriptionOf(name) })) }
}

const later = (app: TestApp, milliseconds: number) => {
  app.clock.time = new Date(app.clock.time.getTime() + milliseconds)
}

test('a new order alerts each device of its seller, without name or phone', async () => {
  const { app, seller, order } = await shopWithPhone()
  await addDevice(app, seller.user.id, 'tablet')
  const id = await order({ buyer_name: 'Ayesha Khan', buyer_phone: '03001234567' })
  await app.alerts.idle()
  expect(app.push.sent.map(({ endpoint }) => endpoint).sort()).toEqual(
    ['phone', 'tablet'].map((name) => subscriptionOf(name).endpoint),
  )
  const [alert] = app.push.sent
  expect(alert).toMatchObject({ tag: id, path: `/dashboard?tab=orders&order=${id}` })
  expect(alert?.title).toMatch(/^New order: Rs\. [\d,]+$/)
  expect(JSON.stringify(alert)).not.toMatch(/Ayesha|3001234567/)
})

test('signing out ends the alerts of that device alone', async () => {
  const { app, seller, order, settings } = await shopWithPhone()
  const { token } = await addDevice(app, seller.user.id, 'tablet')
  expect((await settings()).devices).toHaveLength(2)
  await app.call('POST', '/auth/logout', { token })
  expect((await settings()).devices).toMatchObject([{ current: true }])
  expect(await app.db.selectFrom('push_devices').select('id').execute()).toHaveLength(1)
  await order()
  await app.alerts.idle()
  expect(app.push.sent).toHaveLength(1)
})

test('a device that the push service no longer knows is removed, and its alerts with it', async () => {
  const { app, order, settings } = await shopWithPhone()
  await order()
  app.push.answer = 'gone'
  await app.alerts.idle()
  expect((await settings()).devices).toEqual([])
  expect(await app.db.selectFrom('push_alerts').selectAll().execute()).toEqual([])
})

test('a failed alert is sent again, and dropped after an hour', async () => {
  const { app, order } = await shopWithPhone()
  await order()
  app.push.answer = 'later'
  await app.alerts.idle()
  app.push.answer = 'sent'
  await app.alerts.idle()
  expect(app.push.sent).toEqual([])
  later(app, 60_000)
  await app.alerts.idle()
  expect(app.push.sent).toHaveLength(1)

  await order()
  later(app, 3_700_000)
  await app.alerts.idle()
  expect(app.push.sent).toHaveLength(1)
  expect(await app.db.selectFrom('push_alerts').selectAll().execute()).toEqual([])
})

test('orders that come close together join in one alert after five', async () => {
  const { app, order } = await shopWithPhone()
  for (let n = 0; n < 8; n++) {
    await order({ buyer_phone: `0300123456${n}` })
    later(app, 61_000 / 8)
  }
  const waiting = await app.db.selectFrom('push_alerts').select('tag').execute()
  expect(waiting).toHaveLength(6)
  expect(waiting.filter(({ tag }) => tag === 'more')).toHaveLength(1)
})

test('a device shows when its last alert arrived, if it proves that it got one', async () => {
  const { app, order, settings } = await shopWithPhone()
  await order()
  await app.alerts.idle()
  const { device = '', key = '' } = app.push.sent[0] ?? {}
  await app.call('POST', '/push/arrivals', { json: { device, key: `${key.slice(1)}x` } })
  expect((await settings()).devices).toMatchObject([{ arrived_at: null, sent_at: app.clock.time.toISOString() }])
  later(app, 1000)
  await app.call('POST', '/push/arrivals', { json: { device, key } })
  expect((await settings()).devices).toMatchObject([{ arrived_at: app.clock.time.toISOString() }])
})

test('a free shop has alerts on two devices of a person, Premium on more', async () => {
  const { app, seller } = await shopWithPhone()
  expect((await addDevice(app, seller.user.id, 'tablet')).status).toBe(200)
  const third = await addDevice(app, seller.user.id, 'laptop')
  expect(third).toMatchObject({ status: 403, body: { code: 'plan_limit' } })
  await app.db.updateTable('users').set({ plan: 'paid', plan_expiry: null }).execute()
  expect((await addDevice(app, seller.user.id, 'laptop')).status).toBe(200)
})

test('a browser in which somebody else signs in stops alerting the first', async () => {
  const { app, order } = await shopWithPhone()
  const other = await addStore(app, 'other-shop')
  await app.call('PUT', '/push/devices/current', { token: other.token, json: subscriptionOf('phone') })
  await order()
  await app.alerts.idle()
  expect(app.push.sent).toEqual([])
})

test('the reminder comes once a day at the chosen hour, if orders are unconfirmed', async () => {
  const { app, seller, order } = await shopWithPhone()
  const remind = async () => {
    const task = createOrderReminders(app.deps)
    while (await task());
    await app.alerts.idle()
    return app.push.sent.filter(({ tag }) => tag === 'unconfirmed').map(({ title }) => title)
  }
  // 14:00 in Pakistan: the hour of 10 has passed today.
  await app.call('PUT', '/push/reminder', { token: seller.token, json: { hour: 10 } })
  const id = await order()
  await app.alerts.idle()
  expect(await remind()).toEqual([])
  app.clock.time = new Date('2026-03-02T05:10:00.000Z')
  expect(await remind()).toEqual(['An order waits for you'])
  later(app, 3_600_000)
  expect(await remind()).toHaveLength(1)
  app.clock.time = new Date('2026-03-03T05:10:00.000Z')
  await app.call('PUT', `/orders/${id}/status`, { token: seller.token, json: { status: 'Confirmed' } })
  expect(await remind()).toHaveLength(1)
})

/** A push service that keeps requests and answers with one status. */
const pushServer = async (status: number) => {
  const requests: { headers: Record<string, unknown>; bytes: number }[] = []
  const server = createServer((request, response) => {
    let bytes = 0
    request.on('data', (part: Buffer) => (bytes += part.length))
    request.on('end', () => {
      requests.push({ headers: request.headers, bytes })
      response.writeHead(status, { location: '/elsewhere' }).end()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  return { requests, endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}/send/a` }
}

const browserKeys = () => {
  const pair = createECDH('prime256v1')
  return { p256dh: pair.generateKeys('base64url'), auth: 'A'.repeat(22) }
}
const operator = { email: 'help@example.org', publicOrigin: 'https://whatsstore.example' }

test.each([
  [201, 'sent'],
  [404, 'gone'],
  [410, 'gone'],
  [413, 'refused'],
  [429, 'later'],
  [302, 'later'],
  [500, 'later'],
] as const)('a push service that answers %i makes the alert %s', async (status, outcome) => {
  const { requests, endpoint } = await pushServer(status)
  const service = webPushService(operator, secretBox('a key for tests, of 32 characters'), () => true)
  expect(await service.send({ endpoint, ...browserKeys() }, '{"title":"New order"}', 'ORD-1')).toBe(outcome)
  expect(requests).toHaveLength(1)
  expect(requests[0]?.headers).toMatchObject({ ttl: '3600', urgency: 'high', 'content-encoding': 'aes128gcm' })
  expect(requests[0]?.headers.authorization).toMatch(/^vapid t=[\w.-]+, k=[\w-]+$/)
})

test('threat 82: nothing is sent to an address that no known push service hands out', async () => {
  const { requests, endpoint } = await pushServer(201)
  const service = webPushService(operator, secretBox('a key for tests, of 32 characters'))
  expect(await service.send({ endpoint, ...browserKeys() }, '{}', 'x')).toBe('gone')
  expect(requests).toEqual([])
})

test('all processes and restored backups share one VAPID key', () => {
  const keyOf = (secret: string) => webPushService(operator, secretBox(secret)).publicKey
  expect(keyOf('a key for tests, of 32 characters')).toBe(keyOf('a key for tests, of 32 characters'))
  expect(keyOf('a key for tests, of 32 characters')).not.toBe(keyOf('another key for tests of 32 chars'))
})
