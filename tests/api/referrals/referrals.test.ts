import { expect, test } from 'vitest'
import { hashPassword } from '#server/auth/passwords.ts'
import { startSession } from '#server/auth/sessions.ts'
import { followPlan } from '#server/modules/growth/referrals/referrals.service.ts'
import { findUserById } from '#server/records/users/users.repo.ts'
import { addSeller, createTestApp, type TestApp } from '../../support/apps/test-app.ts'
import { openMailedLink } from '../../support/fixtures/mails.ts'

const DAY = 86_400_000
let phones = 3_010_000_000

const codeOf = async (app: TestApp, token: string): Promise<string> =>
  (await app.call('GET', '/referrals/my-stats', { token })).body.referral_code

/** Signs up a new user, with or without a code. Returns her row. */
const signUp = async (app: TestApp, email: string, code?: string, change: object = {}) => {
  const { status } = await app.call('POST', '/auth/register', {
    json: { email, password: 'long enough', whatsapp_number: `0${phones++}`, referral_code: code, ...change },
  })
  expect(status).toBe(200)
  expect((await openMailedLink(app, email, 'long enough')).status).toBe(200)
  return app.db.selectFrom('users').selectAll().where('email', '=', email).executeTakeFirstOrThrow()
}

const setPlan = (app: TestApp, userId: string, plan: 'free' | 'paid') =>
  app.db.transaction().execute(async (trx) => {
    const user = await findUserById(trx, userId)
    if (!user) throw new Error('no user')
    await followPlan(trx, app.deps, user, plan)
  })

/** Creates an application with a seller whose `count` referred users have paid for longer than the hold. */
const withReferrals = async (count: number) => {
  const app = await createTestApp()
  app.deps.limits.registerByAddress.take = async () => {}
  app.deps.limits.registerByBrowser.take = async () => {}
  app.deps.limits.verifyByAddress.take = async () => {}
  const password_hash = await hashPassword('long enough')
  const { user } = await addSeller(app, { email: 'sana@example.pk', password_hash })
  const code = await codeOf(app, await signIn(app, user.id))
  for (let index = 0; index < count; index++) {
    await setPlan(app, (await signUp(app, `friend${index}@example.pk`, code)).id, 'paid')
  }
  app.clock.time = new Date(app.clock.time.getTime() + 8 * DAY)
  return { app, user, code, token: await signIn(app, user.id) }
}

const signIn = (app: TestApp, userId: string) => startSession(app.db, app.clock, userId)

const request = (app: TestApp, token: string, json: object = {}) =>
  app.call('POST', '/referrals/request-withdrawal', {
    token,
    json: { payment_method: 'jazzcash', payment_details: '0300 9999999', ...json },
  })

const stats = async (app: TestApp, token: string) => (await app.call('GET', '/referrals/my-stats', { token })).body

test("threat 28: a referral code is made once, matches in any case, and masks its owner's name", async () => {
  const app = await createTestApp()
  const { token } = await addSeller(app, { email: 'sana.khan@example.pk' })
  const code = await codeOf(app, token)
  expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{8}$/)
  expect(await codeOf(app, token)).toBe(code)
  const valid = await app.call('GET', `/referrals/validate-code/${code.toLowerCase()}`)
  expect(valid).toMatchObject({ status: 200, body: { valid: true, referrer_name: 'sa***' } })
  const unknown = await app.call('GET', '/referrals/validate-code/ZZZZZZZZ')
  expect(unknown).toMatchObject({ status: 200, body: { valid: false, referrer_name: null } })
})

test('guessing codes is throttled', async () => {
  const app = await createTestApp()
  const statuses = new Set<number>()
  for (let count = 0; count < 130; count++) {
    statuses.add((await app.call('GET', `/referrals/validate-code/CODE${count}`)).status)
  }
  expect([...statuses]).toEqual([200, 429])
})

test('a referred user pays the lower price, and is in her referrer’s history', async () => {
  const app = await createTestApp()
  const { token } = await addSeller(app)
  const referred = await signUp(app, 'hina@example.pk', await codeOf(app, token))
  const alone = await signUp(app, 'alone@example.pk', 'NOTACODE')
  expect([referred.referral_price, alone.referral_price]).toEqual([1500, 2000])
  expect(await stats(app, token)).toEqual({
    referral_code: expect.any(String),
    total_referrals: 1,
    paid_referrals: 0,
    total_points: 0,
    held_points: 0,
    held_until: null,
    point_rupees: 1,
    can_withdraw: false,
    withdrawals_frozen_until: null,
    referral_history: [
      { user_name: 'hi***', signup_date: '2026-03-01T09:00:00.000Z', upgraded_to_paid: false, points_earned: 0 },
    ],
  })
})

test('threat 11: toggling the plan ten times earns 250 points once, paid out only after a week on the plan', async () => {
  const { app, token, code } = await withReferrals(3)
  const toggler = await signUp(app, 'toggler@example.pk', code)
  for (let turn = 0; turn < 10; turn++) {
    await setPlan(app, toggler.id, 'paid')
    await setPlan(app, toggler.id, 'free')
  }
  await setPlan(app, toggler.id, 'paid')
  const held_until = new Date(app.clock.time.getTime() + 7 * DAY).toISOString()
  expect(await stats(app, token)).toMatchObject({
    total_points: 1000,
    held_points: 250,
    held_until,
    can_withdraw: false,
  })
  expect(await request(app, token)).toMatchObject({ status: 400 })
  await setPlan(app, toggler.id, 'free')
  app.clock.time = new Date(app.clock.time.getTime() + 8 * DAY)
  expect(await stats(app, token)).toMatchObject({ held_points: 250, held_until: null, can_withdraw: false })
  await setPlan(app, toggler.id, 'paid')
  app.clock.time = new Date(app.clock.time.getTime() + 7 * DAY)
  expect(await stats(app, token)).toMatchObject({ total_points: 1000, held_points: 0, can_withdraw: true })
})

test('threat 11: refuses self-referral by phone, mailbox, store number or payout detail', async () => {
  const { app, user, token, code } = await withReferrals(4)
  const before = (await stats(app, token)).total_points
  const samePhone = await signUp(app, 'other@example.pk', code, { whatsapp_number: '+92 300 1234567' })
  const sameMailbox = await signUp(app, 'sana+shop@example.pk', code)
  expect([samePhone.referral_price, sameMailbox.referral_price]).toEqual([2000, 2000])

  await request(app, token, { payment_details: '0345 1112223' })
  const samePayout = await signUp(app, 'third@example.pk', code, { whatsapp_number: '0345-1112223' })
  for (const sockpuppet of [samePhone, sameMailbox, samePayout]) await setPlan(app, sockpuppet.id, 'paid')
  const entries = await app.db
    .selectFrom('point_entries')
    .select('points')
    .where('user_id', '=', user.id)
    .where('reason', '=', 'referral')
    .execute()
  expect(entries.length * 250).toBe(before)
})

test('points are not paid out to an account they were earned with', async () => {
  const { app, token } = await withReferrals(4)
  const friend = await app.db
    .selectFrom('users')
    .select('whatsapp_number')
    .where('email', '=', 'friend2@example.pk')
    .executeTakeFirstOrThrow()
  expect(await request(app, token, { payment_details: friend.whatsapp_number })).toMatchObject({
    status: 422,
    body: { detail: 'Points cannot be paid out to an account you referred' },
  })
})

test('threat 10: a hundred requests at once take the whole balance once', async () => {
  const { app, token, user } = await withReferrals(5)
  app.deps.limits.withdrawalByAccount.take = async () => {}
  const answers = await Promise.all(Array.from({ length: 100 }, () => request(app, token)))
  expect(answers.filter((answer) => answer.status === 201)).toHaveLength(1)
  expect(answers.filter((answer) => answer.status === 409)).toHaveLength(99)
  const rows = await app.db.selectFrom('withdrawals').selectAll().where('user_id', '=', user.id).execute()
  expect(rows.map((row) => row.points_requested)).toEqual([1250])
  expect(await stats(app, token)).toMatchObject({ total_points: 0, can_withdraw: false })
})

test('names what is wrong with a withdrawal request', async () => {
  const { app, token } = await withReferrals(4)
  const refused = async (json: object, status: number, detail: string) =>
    expect(await request(app, token, json)).toMatchObject({ status, body: { detail } })
  await refused({ payment_method: 'cash' }, 422, 'Please choose a payment method')
  await refused({ payment_details: ' ' }, 422, 'Payment details are required')
  await refused({ payment_details: '12' }, 422, 'Please enter a valid phone number')
  await refused(
    { payment_method: 'bank_transfer', payment_details: '=cmd()' },
    422,
    'Please enter a valid account number',
  )
  expect((await request(app, token, { points_requested: 99_999 })).status).toBe(422)
  app.clock.time = new Date(app.clock.time.getTime() + 16 * 60_000)
  await refused({}, 403, 'Please enter your password again')
  await refused({ password: 'wrong' }, 403, 'The password is wrong')
  expect((await request(app, token, { password: 'long enough' })).status).toBe(201)
  expect((await app.call('POST', '/referrals/request-withdrawal', { json: {} })).status).toBe(401)
})

test('threat 39: where points are paid is not readable in the database, and comes back to its owner', async () => {
  const { app, token } = await withReferrals(4)
  const details = 'PK36SCBL0000001123456702'
  expect((await request(app, token, { payment_method: 'bank_transfer', payment_details: details })).status).toBe(201)
  const rows = await app.db.selectFrom('withdrawals').selectAll().execute()
  expect(JSON.stringify(rows)).not.toContain('1123456702')
  expect((await app.call('GET', '/referrals/my-withdrawals', { token })).body.withdrawals).toMatchObject([
    { points_requested: 1000, payment_method: 'bank_transfer', payment_details: details, status: 'pending' },
  ])
})

test('the ledger cannot be changed', async () => {
  const { app } = await withReferrals(1)
  await expect(app.db.updateTable('point_entries').set({ points: 9999 }).execute()).rejects.toThrow('append-only')
  await expect(app.db.deleteFrom('point_entries').execute()).rejects.toThrow('append-only')
})
