import { expect, test } from 'vitest'
import { describeDevice } from '#server/auth/describe-device.ts'
import { hashPassword } from '#server/auth/passwords.ts'
import { addSeller, createTestApp } from '../../support/apps/test-app.ts'
import { mailedOtp, mailsTo } from '../../support/fixtures/mails.ts'
import { codeAt, stepOf } from '../../support/fixtures/one-time-code.ts'

const email = 'sana@example.pk'
const password = 'long enough'
const PHONE =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36'

const withSana = async () => {
  const app = await createTestApp()
  await addSeller(app, { email, password_hash: await hashPassword(password) })
  const signIn = async (userAgent = PHONE, given = password) =>
    (
      await app.call('POST', '/auth/login', {
        json: { email, password: given },
        headers: { 'user-agent': userAgent },
      })
    ).body.access_token as string
  const list = async (token: string) => (await app.call('GET', '/auth/sessions', { token })).body.sessions
  const good = async (token: string) => (await app.call('GET', '/auth/me', { token })).status === 200
  return { app, signIn, list, good }
}

test('lists an account its own sessions, in words, and shows no token', async () => {
  const { app, signIn, list } = await withSana()
  await addSeller(app, { email: 'other@example.pk' })
  const token = await signIn()
  const sessions = await list(token)
  expect(sessions).toHaveLength(2)
  expect(sessions.find(({ current }: { current: boolean }) => current)).toEqual({
    id: expect.any(String),
    device: 'Chrome on Android',
    created_at: '2026-03-01T09:00:00.000Z',
    last_seen_at: '2026-03-01T09:00:00.000Z',
    expires_at: '2026-03-31T09:00:00.000Z',
    current: true,
  })
  const stored = await app.db.selectFrom('sessions').select('token_hash').execute()
  for (const { token_hash } of stored) expect(JSON.stringify(sessions)).not.toContain(token_hash)
})

test('ends one session, or all others; those of another account are not found', async () => {
  const { app, signIn, list, good } = await withSana()
  const [here, there, third] = [await signIn(), await signIn(), await signIn()]
  const rival = await addSeller(app, { email: 'rival@example.pk' })
  const { id } = (await list(there)).find(({ current }: { current: boolean }) => current)
  expect((await app.call('DELETE', `/auth/sessions/${id}`, { token: rival.token })).status).toBe(404)
  expect(await good(there)).toBe(true)
  expect((await app.call('DELETE', `/auth/sessions/${id}`, { token: here })).status).toBe(200)
  expect([await good(here), await good(there), await good(third)]).toEqual([true, false, true])
  const others = await app.call('POST', '/auth/logout-others', { token: here })
  expect(others.body).toMatchObject({ ended_count: 2 })
  expect([await good(here), await good(third), await good(rival.token)]).toEqual([true, false, true])
})

test('changes the password with the present one, ends the other sessions and every code, and tells by mail', async () => {
  const { app, signIn, good } = await withSana()
  const [here, there] = [await signIn(), await signIn()]
  await app.call('POST', '/auth/forgot-password', { json: { email } })
  const otp = await mailedOtp(app, email)
  const change = (current_password: string, new_password = 'another one') =>
    app.call('POST', '/auth/change-password', { token: here, json: { current_password, new_password } })
  expect(await change('wrong')).toMatchObject({ status: 403, body: { detail: 'The password is wrong' } })
  expect((await change(password, 'short')).status).toBe(422)
  expect((await change(password)).body.message).toBe('Password changed. Other devices are signed out.')
  expect([await good(here), await good(there)]).toEqual([true, false])
  expect([await signIn(PHONE, password), typeof (await signIn(PHONE, 'another one'))]).toEqual([undefined, 'string'])
  const reset = { email, otp, new_password: 'attacker knows' }
  expect((await app.call('POST', '/auth/reset-password', { json: reset })).status).toBe(400)
  expect((await mailsTo(app, email)).at(-1)?.subject).toBe('Your WhatsStore password was changed')
})

test('a protected account confirms its password with a code besides', async () => {
  const app = await createTestApp()
  const { token } = await addSeller(app, { email, role: 'admin', password_hash: await hashPassword(password) })
  const { secret } = (await app.call('POST', '/auth/totp/setup', { token, json: { password } })).body
  const code = () => codeAt(secret, stepOf(app.clock.time))
  await app.call('POST', '/auth/totp/confirm', { token, json: { totp_code: code() } })
  app.clock.time = new Date(app.clock.time.getTime() + 30_000)
  const confirm = (json: object) => app.call('POST', '/auth/confirm-password', { token, json })
  expect(await confirm({ password })).toMatchObject({ status: 403, body: { totp_required: true } })
  expect((await confirm({ password, totp_code: '000000' })).status).toBe(403)
  expect((await confirm({ password, totp_code: code() })).status).toBe(200)
})

test.each([
  [PHONE, 'Chrome on Android'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile/15E148 Safari/604.1',
    'Safari on iPhone',
  ],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/131.0 Safari/537.36 Edg/131.0', 'Edge on Windows'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0', 'Firefox on Linux'],
  ['Mozilla/5.0 (Linux; Android 13) SamsungBrowser/27.0 Chrome/125.0 Mobile', 'Samsung Internet on Android'],
  ['curl/8.5', 'Unknown device'],
  ['', 'Unknown device'],
])('%s is called %s', (userAgent, words) => {
  expect(describeDevice(userAgent)).toBe(words)
})
