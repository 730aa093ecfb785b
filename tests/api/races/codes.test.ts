import { expect, test } from 'vitest'
import { hashPassword } from '#server/auth/passwords.ts'
import { rateLimit } from '#server/http/rate-limits.ts'
import { addSeller, createTestApp } from '../../support/apps/test-app.ts'
import { liftLimits } from '../../support/calls/world.ts'
import { atOnce } from '../../support/fixtures/at-once.ts'
import { mailedOtp, mailsTo } from '../../support/fixtures/mails.ts'
import { codeAt, stepOf } from '../../support/fixtures/one-time-code.ts'

const email = 'sana@example.pk'
const password = 'correct horse'
/** How often each is tried at the same time. */
const TIMES = 20

const setUp = async () => {
  const app = await createTestApp()
  liftLimits(app)
  const { token } = await addSeller(app, { email, role: 'admin', password_hash: await hashPassword(password) })
  const post = (path: string, json: object) => app.call('POST', `/auth/${path}`, { token, json })
  const login = (more: object = {}) => app.call('POST', '/auth/login', { json: { email, password, ...more } })
  return { app, post, login }
}

/** Prepares an account whose second factor has been on for a while. */
const setUpSecondFactor = async () => {
  const setting = await setUp()
  const { app, post } = setting
  const { secret } = (await post('totp/setup', { password })).body
  const code = () => codeAt(secret, stepOf(app.clock.time))
  const { recovery_codes } = (await post('totp/confirm', { totp_code: code() })).body
  app.clock.time = new Date(app.clock.time.getTime() + 30_000)
  return { ...setting, code, recovery: recovery_codes as string[] }
}

test('a recovery code that is used at once opens the account once', async () => {
  const { login, recovery } = await setUpSecondFactor()
  expect(await atOnce(TIMES, () => login({ totp_code: recovery[0] }))).toEqual({ 200: 1, 401: TIMES - 1 })
  expect((await login({ totp_code: recovery[1] })).status).toBe(200)
})

test('a code of the app that is used at once opens the account once', async () => {
  const { login, code } = await setUpSecondFactor()
  expect(await atOnce(TIMES, () => login({ totp_code: code() }))).toEqual({ 200: 1, 401: TIMES - 1 })
})

test('of new recovery codes that are asked for at once with one code, one set is made, and it is in force', async () => {
  const { post, code, login } = await setUpSecondFactor()
  const answers = await Promise.all(
    Array.from({ length: TIMES }, () => post('totp/recovery-codes', { password, totp_code: code() })),
  )
  const made = answers.filter(({ status }) => status === 200)
  expect(made).toHaveLength(1)
  expect((await login({ totp_code: made[0]?.body.recovery_codes[0] })).status).toBe(200)
})

test('a mailed code that is used at once opens the account once', async () => {
  const { app, login } = await setUp()
  // The state after many wrong passwords.
  app.deps.limits.loginByAccount = rateLimit(0, 60, 'asked for a code')
  await app.call('POST', '/auth/sign-in-code', { json: { email } })
  const mailed_code = await mailedOtp(app, email)
  expect(await atOnce(TIMES, () => login({ mailed_code }))).toEqual({ 200: 1, 403: TIMES - 1 })
})

test('a mailed code that is used at once sets one password', async () => {
  const { app } = await setUp()
  await app.call('POST', '/auth/forgot-password', { json: { email } })
  const otp = await mailedOtp(app, email)
  const reset = (index: number) =>
    app.call('POST', '/auth/reset-password', { json: { email, otp, new_password: `new password ${index}` } })
  const answers = await Promise.all(Array.from({ length: TIMES }, (_, index) => reset(index)))
  const winners = answers.flatMap(({ status }, index) => (status === 200 ? [index] : []))
  expect(winners).toHaveLength(1)
  const json = { email, password: `new password ${winners[0]}` }
  expect((await app.call('POST', '/auth/login', { json })).status).toBe(200)
})

test('the link of a change of address that is opened at once changes it once, and says so once', async () => {
  const { app, post } = await setUp()
  await post('email-change', { new_email: 'new@example.pk', password })
  const [link] = (await mailsTo(app, 'new@example.pk')).flatMap(({ text }) => /confirm=([\w.-]+)/.exec(text)?.[1] ?? [])
  const before = (await mailsTo(app, email)).length
  const answers = await atOnce(TIMES, () => app.call('POST', '/auth/email-change/confirm', { json: { token: link } }))
  expect(answers[200]).toBe(1)
  expect((await mailsTo(app, email)).length - before).toBe(1)
})
