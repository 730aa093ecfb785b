import { expect, test } from 'vitest'
import { createClockCheck } from '#server/maintenance/clock-set-back.ts'
import { dueEvery } from '#server/maintenance/due.ts'
import { addProduct, addStore, createTestApp, orderForm } from '../../support/apps/test-app.ts'

const HOUR_MS = 3_600_000

test('what a clock that ran a year ahead put off is due once it is right again, what waits for an hour is not', async () => {
  const app = await createTestApp()
  const { db, clock } = app
  const { token } = await addStore(app)
  const product = await addProduct(app, token)
  await app.call('POST', '/orders', { json: orderForm(product.id) })
  const ahead = new Date(clock.time.getTime() + 365 * 24 * HOUR_MS).toISOString()
  const soon = new Date(clock.time.getTime() + HOUR_MS).toISOString()
  await db.updateTable('publish_jobs').set({ next_attempt_at: ahead }).execute()
  await db.updateTable('order_events').set({ next_attempt_at: soon }).execute()
  await createClockCheck(app.deps)()
  const due = clock.time.toISOString()
  expect(await db.selectFrom('publish_jobs').select('next_attempt_at').execute()).toEqual([{ next_attempt_at: due }])
  expect(await db.selectFrom('order_events').select('next_attempt_at').execute()).toEqual([{ next_attempt_at: soon }])
})

test('an order has the stock on pages shown soon, though the clock was set back since the order before', async () => {
  const app = await createTestApp()
  const { db, clock } = app
  const { token } = await addStore(app)
  const product = await addProduct(app, token)
  const due = async () =>
    (await db.selectFrom('publish_jobs').select('next_attempt_at').executeTakeFirst())?.next_attempt_at
  const order = () => app.call('POST', '/orders', { json: orderForm(product.id) })
  await db.deleteFrom('publish_jobs').execute()
  await order()
  clock.time = new Date(clock.time.getTime() - 20 * HOUR_MS)
  await order()
  const soon = new Date(clock.time.getTime() + 5_000).toISOString()
  expect(await due()).toBe(soon)
  // Later ones wait no longer than before, and a failed one keeps its own time.
  clock.time = new Date(clock.time.getTime() + 1_000)
  await order()
  expect(await due()).toBe(soon)
  const pause = new Date(clock.time.getTime() + HOUR_MS).toISOString()
  await db.updateTable('publish_jobs').set({ attempts: 3, next_attempt_at: pause }).execute()
  clock.time = new Date(clock.time.getTime() + 60_000)
  await app.call('POST', '/orders', { json: orderForm(product.id, { buyer_phone: '03219998887' }) })
  expect(await due()).toBe(pause)
})

test('what is done every hour is due again when the clock was set back', () => {
  let time = Date.UTC(2027, 0, 1)
  const hourly = dueEvery({ now: () => new Date(time) }, HOUR_MS)
  expect(hourly.isDue()).toBe(true)
  hourly.done()
  time += HOUR_MS - 1
  expect(hourly.isDue()).toBe(false)
  time += 1
  expect(hourly.isDue()).toBe(true)
  hourly.done()
  time -= 365 * 24 * HOUR_MS
  expect(hourly.isDue()).toBe(true)
})
