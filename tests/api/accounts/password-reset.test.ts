import { expect, test } from 'vitest'
import type { Caller } from '#server/auth/known-devices.ts'
import { hashPassword } from '#server/auth/passwords.ts'
import { resetPassword } from '#server/modules/account/accounts/password-reset.service.ts'
import { addSeller, createTestApp, type TestApp } from '../../support/apps/test-app.ts'
import { mailedOtp, mailsTo } from '../../support/fixtures/mails.ts'

const email = 'sana@example.pk'

const withSana = async () => {
  const app = await createTestApp()
  const sana = await addSeller(app, { email, password_hash: await hashPassword('old password') })
  return { app, sana }
}

const forgot = (app: TestApp, address = email) =>
  app.call('POST', '/auth/forgot-password', { json: { email: address } })

const reset = (app: TestApp, otp: string, change: object = {}) =>
  app.call('POST', '/auth/reset-password', { json: { email, otp, new_password: 'new password', ...change } })

const login = async (app: TestApp, password: string) =>
  (await app.call('POST', '/auth/login', { json: { email, password } })).status

/** Returns a code that differs from the mailed one. */
const wrong = (otp: string) => (otp.startsWith('0') ? '1' : '0') + otp.slice(1)

test('a mailed code sets a new password once and signs out everywhere', async () => {
  const { app, sana } = await withSana()
  expect(await forgot(app)).toMatchObject({
    status: 200,
    body: { success: true, message: 'OTP sent to your email. Please check your inbox.' },
  })
  const otp = await mailedOtp(app, email)
  expect(await reset(app, otp.toLowerCase())).toMatchObject({
    status: 200,
    body: { message: 'Password reset successfully! You can now login with your new password.' },
  })
  expect((await app.call('GET', '/auth/me', { token: sana.token })).status).toBe(401)
  expect(await login(app, 'old password')).toBe(401)
  expect(await login(app, 'new password')).toBe(200)
  expect((await reset(app, otp, { new_password: 'a third one' })).status).toBe(400)
  expect(await login(app, 'new password')).toBe(200)
  expect((await mailsTo(app, email)).at(-1)?.subject).toBe('Your WhatsStore password was changed')
})

test('a code is good for ten minutes, and a newer one replaces it', async () => {
  const { app } = await withSana()
  await forgot(app)
  const first = await mailedOtp(app, email)
  const start = app.clock.time.getTime()
  app.clock.time = new Date(start + 600_000)
  expect((await reset(app, first)).status).toBe(400)
  app.clock.time = new Date(start + 599_000)
  await forgot(app)
  expect((await reset(app, first)).status).toBe(400)
  expect((await reset(app, await mailedOtp(app, email))).status).toBe(200)
})

/** Returns a caller as routes see one, from an address of its own. */
const from = (address: string): Caller => ({
  address,
  network: address,
  key: `${email} ${address}`,
  known: false,
  userAgent: '',
})

test('threat 6: of 1,000 guesses at once from 200 addresses at most 23 are evaluated, and the right code is then worth nothing', async () => {
  const { app } = await withSana()
  await forgot(app)
  const otp = await mailedOtp(app, email)
  // Goes past the limits of address and account; one of the callers is the one that asked.
  const guess = (code: string, address: string) =>
    resetPassword(app.deps, from(address), { email, otp: code, new_password: 'attacker knows' })
  const outcomes = [
    ...(await Promise.allSettled(
      Array.from({ length: 60 }, (_, n) => guess(wrong(otp), n % 2 ? 'local' : `198.51.100.${n}`)),
    )),
    ...(await Promise.allSettled(
      Array.from({ length: 990 }, (_, n) => guess(otp, n % 5 ? `198.51.100.${n % 200}` : 'local')),
    )),
  ]
  expect(outcomes.filter((outcome) => outcome.status === 'fulfilled')).toEqual([])
  const { asker_tries, other_tries } = await app.db.selectFrom('mailed_codes').selectAll().executeTakeFirstOrThrow()
  expect([asker_tries, other_tries]).toEqual([3, 20])
  expect((await reset(app, otp)).status).toBe(400)
  expect(await login(app, 'old password')).toBe(200)
})

test('threat 6: accepts the right code once when many send it at once', async () => {
  const { app } = await withSana()
  await forgot(app)
  const otp = await mailedOtp(app, email)
  const outcomes = await Promise.allSettled(
    [1, 2, 3].map((n) => resetPassword(app.deps, from('local'), { email, otp, new_password: `password ${n}` })),
  )
  expect(outcomes.filter((outcome) => outcome.status === 'fulfilled')).toHaveLength(1)
})

test('threat 6: the code appears in no answer and not in the database', async () => {
  const { app } = await withSana()
  const answer = await forgot(app)
  const otp = await mailedOtp(app, email)
  expect(JSON.stringify(answer.body)).not.toContain(otp)
  const stored = await app.db.selectFrom('mailed_codes').selectAll().executeTakeFirstOrThrow()
  expect(JSON.stringify(stored)).not.toContain(otp)
})

test('throttles guesses by account and address, and by address', async () => {
  const { app } = await withSana()
  const statuses = []
  for (let n = 0; n < 21; n++) {
    const address = '203.0.113.5'
    const json = { email, otp: 'AAAAAA', new_password: 'attacker knows' }
    statuses.push((await app.call('POST', '/auth/reset-password', { json, address })).status)
  }
  expect(statuses.slice(0, 20).every((status) => status === 400)).toBe(true)
  expect(statuses.at(-1)).toBe(429)
  const others = []
  for (let n = 0; n < 61; n++) {
    const json = { email: `n${n}@example.pk`, otp: 'AAAAAA', new_password: 'attacker knows' }
    others.push((await app.call('POST', '/auth/reset-password', { json, address: '2001:db8:1:2::7' })).status)
  }
  expect(others.at(-1)).toBe(429)
})

test('a code proves the address: a reset verifies the account that waits for it', async () => {
  const app = await createTestApp()
  await addSeller(app, { email, verified_at: null, password_hash: await hashPassword('attacker knows') })
  await forgot(app)
  await reset(app, await mailedOtp(app, email))
  expect(await login(app, 'attacker knows')).toBe(401)
  expect(await login(app, 'new password')).toBe(200)
})

test('each invalid field of a reset has a message of its own', async () => {
  const { app } = await withSana()
  const refused = async (change: object, detail: string) =>
    expect(await reset(app, 'AAAAAA', change)).toMatchObject({ status: 422, body: { detail } })
  await refused({ email: undefined }, 'Email is required')
  await refused({ otp: undefined }, 'OTP is required')
  await refused({ otp: '' }, 'OTP is required')
  await refused({ otp: 'AAAAAAA' }, 'OTP must be 6 characters')
  await refused({ new_password: 'short' }, 'Password must be at least 8 characters')
  expect((await forgot(app, '')).body.detail).toBe('Please enter your email address')
})
