import { expect, test } from 'vitest'
import { PAYMENT_DAYS } from '#contract/retention.ts'
import { startSession } from '#server/auth/sessions.ts'
import { createPlanEnds } from '#server/maintenance/plan-ends.ts'
import { createPlanReminders } from '#server/maintenance/plan-reminders.ts'
import { createPurge } from '#server/maintenance/purge.ts'
import { autoDowngrade, changePlan } from '#server/modules/operation/admin/users.service.ts'
import { addSeller, addStore, createTestApp } from '../../support/apps/test-app.ts'
import { addAdmin, auditOf } from '../../support/fixtures/admin.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

const setUp = async () => {
  const app = await createTestApp()
  const { token, user: admin } = await addAdmin(app)
  const upgrade = (id: string, payment?: object, more: object = {}) =>
    app.call('PUT', `/admin/users/${id}`, { token, json: { plan: 'paid', ...more, ...(payment && { payment }) } })
  const list = async (query = '') => (await app.call('GET', `/admin/payments${query}`, { token })).body
  const later = (milliseconds: number) => {
    app.clock.time = new Date(app.clock.time.getTime() + milliseconds)
  }
  return { app, admin, token, upgrade, list, later }
}

test('repeated upgrades end within a year like a typed end, and a payment without an upgrade is refused', async () => {
  const { app, token, upgrade, list } = await setUp()
  const { user } = await addSeller(app)
  const answers = []
  for (let n = 0; n < 13; n++) answers.push((await upgrade(user.id, { amount: 1 })).status)
  expect(answers).toEqual([...Array(12).fill(200), 422])
  const free = { plan: 'free', payment: { amount: 100 } }
  expect(await app.call('PUT', `/admin/users/${user.id}`, { token, json: free })).toMatchObject({
    status: 422,
    body: { errors: { payment: 'A payment belongs to an upgrade' } },
  })
  expect((await list()).total).toBe(12)
})

test('a payment typed in rupees is refused once the seller pays in dollars', async () => {
  const { app, upgrade, list } = await setUp()
  const { user } = await addSeller(app)
  const typed = { amount: 2000, currency: 'PKR' }
  expect((await upgrade(user.id, typed)).status).toBe(200)
  await app.db.updateTable('users').set({ country_code: '+971' }).where('id', '=', user.id).execute()
  expect(await upgrade(user.id, typed)).toMatchObject({
    status: 422,
    body: { errors: { payment: 'This user pays in USD now. Please check the amount.' } },
  })
  expect((await list()).total).toBe(1)
})

test('lists payments by month with their totals, and a seller’s on her page', async () => {
  const { app, token, upgrade, list, later } = await setUp()
  const noor = await addStore(app, 'noor')
  const abroad = await addSeller(app, { email: 'dina@example.ae', country_code: '+971' })
  later(27 * DAY_MS)
  await upgrade(noor.user.id, { amount: 2000, method: 'jazzcash', note: ' TID 4711 ' })
  await upgrade(abroad.user.id, { amount: 9.5 })
  await upgrade(abroad.user.id)
  await upgrade(abroad.user.id, { note: '  ' })
  // 31 March, 19:00 in UTC: it is April in Pakistan.
  later(3 * DAY_MS + 10 * HOUR_MS)
  await upgrade(noor.user.id, { amount: 1500.5, method: 'cash' })
  const march = await list('?month=2026-03')
  expect(march).toMatchObject({
    month: '2026-03',
    total: 2,
    totals: [
      { currency: 'PKR', payments: 1, amount: 2000 },
      { currency: 'USD', payments: 1, amount: 9.5 },
    ],
    payments: [
      { amount: 9.5, currency: 'USD', method: null, user: { email: 'dina@example.ae', store_name: null } },
      {
        amount: 2000,
        method: 'jazzcash',
        note: 'TID 4711',
        paid_until: '2026-04-27T09:00:00.000Z',
        user: { id: noor.user.id, store_name: 'Noor Bangles' },
      },
    ],
  })
  expect(await list()).toMatchObject({ month: '2026-04', totals: [{ amount: 1500.5 }], payments: [{ method: 'cash' }] })
  expect(await list('?month=2026-02')).toMatchObject({ totals: [], payments: [], total: 0 })
  const page = (await app.call('GET', `/admin/users/${noor.user.id}`, { token })).body
  expect(page.payments.map(({ amount }: { amount: number }) => amount)).toEqual([1500.5, 2000])
  expect((await auditOf(app))[0]?.after).toMatchObject({
    plan: 'paid',
    payment: { amount: 2000, currency: 'PKR', method: 'jazzcash' },
  })
  expect(JSON.stringify(await auditOf(app))).not.toContain('TID 4711')
})

test('a payment that is wrong, or belongs to no upgrade, changes nothing', async () => {
  const { app, upgrade, list } = await setUp()
  const { user } = await addSeller(app)
  expect(await upgrade(user.id, { amount: 0.001 })).toMatchObject({
    status: 422,
    body: { detail: 'Amount must be from 0.01 to 9,999,999 with at most two decimals' },
  })
  expect((await upgrade(user.id, { amount: 2000 }, { plan_expiry: '2020-01-01T00:00:00Z' })).status).toBe(422)
  expect((await upgrade(user.id, { amount: 2000 }, { plan: 'free' })).status).toBe(422)
  expect((await list()).total).toBe(0)
})

test('a payment cannot be altered; its note goes with the account, and all of it after six years', async () => {
  const { app, token, upgrade, list, later } = await setUp()
  const { user } = await addSeller(app)
  await upgrade(user.id, { amount: 2000, note: 'From her brother' })
  const forged = app.db.updateTable('plan_payments').set({ amount: 1 })
  await expect(forged.execute()).rejects.toThrow('append-only')
  expect((await app.call('DELETE', `/admin/users/${user.id}`, { token })).status).toBe(200)
  expect((await list()).payments).toMatchObject([{ amount: 2000, note: null, user: { id: user.id, email: null } }])
  const purge = createPurge(app.deps)
  const rows = async () => {
    while (await purge());
    return (await app.db.selectFrom('plan_payments').select('id').execute()).length
  }
  later((PAYMENT_DAYS - 1) * DAY_MS)
  expect(await rows()).toBe(1)
  later(DAY_MS)
  expect(await rows()).toBe(0)
})

test('reminds a seller three days before her paid plan ends, once for each end', async () => {
  const { app, upgrade, later } = await setUp()
  const { user, token } = await addSeller(app, { email: 'noor@example.pk' })
  await addSeller(app, { plan: 'paid', plan_expiry: null })
  await addSeller(app, { plan: 'paid', plan_expiry: '2026-02-28T00:00:00.000Z' })
  await upgrade(user.id)
  const remind = createPlanReminders(app.deps)
  const reminders = async () => {
    await remind()
    const mails = await app.db.selectFrom('mail_outbox').select(['recipient', 'text']).execute()
    return mails.filter(({ text }) => text.includes('ends on')).map(({ recipient }) => recipient)
  }
  expect(await reminders()).toEqual([])
  later(27 * DAY_MS - HOUR_MS)
  expect(await reminders()).toEqual([])
  later(HOUR_MS)
  expect(await reminders()).toEqual(['noor@example.pk'])
  const told = (await app.call('GET', '/notifications', { token })).body.notifications[0].message
  expect(told).toContain('Your Premium ends on 31 March 2026.')
  expect(told).toContain('Rs. 2,000 a month')
  later(HOUR_MS)
  expect(await reminders()).toHaveLength(1)
  expect(await createPlanReminders(app.deps)()).toBe(false)
  expect(await reminders()).toHaveLength(1)
  // She pays again: the next end of her plan gets its own reminder.
  await upgrade(user.id)
  later(29 * DAY_MS)
  expect(await reminders()).toHaveLength(1)
  later(DAY_MS)
  expect(await reminders()).toHaveLength(2)
})

test('tells a seller once that her paid plan ended, what buyers see now, and how to renew', async () => {
  const { app, admin, later } = await setUp()
  const upgrade = (id: string) => changePlan(app.deps, admin, id, { plan: 'paid' })
  const { user, token: sellers } = await addStore(app, 'noor', { email: 'noor@example.pk' })
  await addSeller(app, {
    plan: 'paid',
    plan_expiry: '2026-03-02T00:00:00.000Z',
    deletion_at: '2026-03-20T00:00:00.000Z',
  })
  await upgrade(user.id)
  const saved = await app.call('PUT', '/stores/my/layout-config', { token: sellers, json: { layout: 'luxury' } })
  expect(saved.status).toBe(200)
  const told = async () => {
    const mails = await app.db.selectFrom('mail_outbox').select(['recipient', 'subject']).execute()
    return mails.filter(({ subject }) => subject.startsWith('Your Premium ended')).map(({ recipient }) => recipient)
  }
  const signIn = () => startSession(app.db, app.clock, user.id)
  const endedAt = async () => (await app.call('GET', '/auth/me', { token: await signIn() })).body.plan_ended_at
  const look = () => createPlanEnds(app.deps)()
  await look()
  expect(await told()).toEqual([])
  expect(await endedAt()).toBe(null)
  later(30 * DAY_MS)
  const end = app.clock.time.toISOString()
  // The owner sees it at once; the message arrives within the hour.
  expect(await endedAt()).toBe(end)
  await look()
  await look()
  expect(await told()).toEqual(['noor@example.pk'])
  const message = (await app.call('GET', '/notifications', { token: await signIn() })).body.notifications[0].message
  expect(message).toContain('Your Premium ended on 31 March 2026.')
  expect(message).toContain('Your shop now shows the Default WhatsStore layout. Your Luxury Minimalist design is kept.')
  expect(message).toContain('Rs. 2,000 a month')
  // The choice is kept, and everybody who reads it learns what buyers see.
  const saw = { layout: 'luxury', layout_in_force: 'default' }
  const design = await app.call('GET', '/stores/my/layout-config', { token: await signIn() })
  expect({ layout: design.body.layoutConfig.layout, layout_in_force: design.body.layout_in_force }).toEqual(saw)
  const asAdmin = { token: await startSession(app.db, app.clock, admin.id) }
  expect((await app.call('GET', `/admin/users/${user.id}`, asAdmin)).body.store).toMatchObject(saw)
  const [listed] = (await app.call('GET', '/admin/stores?search=noor', asAdmin)).body.stores
  expect({ layout: listed.theme, layout_in_force: listed.layout_in_force }).toEqual(saw)
  // A downgrade by the admin adds no message.
  expect(await autoDowngrade(app.deps, admin)).toBe(2)
  expect(await told()).toHaveLength(1)
  expect(await endedAt()).toBe(end)
  await upgrade(user.id)
  expect(await endedAt()).toBe(null)
  await changePlan(app.deps, admin, user.id, { plan: 'free' })
  expect(await told()).toHaveLength(2)
  await upgrade(user.id)
  later(31 * DAY_MS)
  expect(await autoDowngrade(app.deps, admin)).toBe(1)
  expect(await told()).toHaveLength(3)
})
