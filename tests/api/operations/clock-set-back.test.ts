import { expect, test } from 'vitest'
import { dueEvery } from '#server/background/due.ts'
import { createClockCheck } from '#server/maintenance/clock-set-back.ts'
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
