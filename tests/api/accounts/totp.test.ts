import { expect, test } from 'vitest'
import { hashPassword } from '#server/auth/passwords.ts'
import { stepOfCode } from '#server/modules/account/totp/one-time-code.ts'
import { forgetSecondFactor } from '#server/modules/operation/admin/admins.service.ts'
import { addSeller, createTestApp } from '../../support/apps/test-app.ts'
import { codeAt, stepOf } from '../../support/fixtures/one-time-code.ts'

const email = 'admin@example.pk'
const password = 'long enough'

const withAdmin = async () => {
  const app = await createTestApp()
  const admin = await addSeller(app, { email, role: 'admin', password_hash: await hashPassword(password) })
  const post = (path: string, json: unknown) => app.call('POST', `/auth/totp/${path}`, { token: admin.token, json })
  const login = (totp_code?: string) => app.call('POST', '/auth/login', { json: { email, password, totp_code } })
  const pass = (seconds: number) => {
    app.clock.time = new Date(app.clock.time.getTime() + seconds * 1000)
  }
  return { app, ...admin, post, login, pass, code: (secret: string) => codeAt(secret, stepOf(app.clock.time)) }
}

const protectedAdmin = async () => {
  const admin = await withAdmin()
  const { secret } = (await admin.post('setup', { password })).body
  const { recovery_codes } = (await admin.post('confirm', { totp_code: admin.code(secret) })).body
  admin.pass(30)
  return { ...admin, secret: String(secret), recovery: recovery_codes as string[] }
}

test('codes are those of RFC 6238', () => {
  const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'
  expect(codeAt(secret, stepOf(new Date(59_000)))).toBe('287082')
  expect(codeAt(secret, stepOf(new Date(1_111_111_109_000)))).toBe('081804')
  expect(codeAt(secret, stepOf(new Date(20_000_000_000_000)))).toBe('353130')
})

test('an admin sets it up with a QR code, confirms it, and signs in with a code, each once', async () => {
  const { app, token, post, login, pass, code } = await withAdmin()
  const setup = await post('setup', { password })
  expect(setup.body.otpauth_uri).toContain(`secret=${setup.body.secret}`)
  expect(setup.body.qr_svg).toMatch(/^<svg/)
  expect((await login()).status).toBe(200)

  expect(await post('confirm', { totp_code: '000000' })).toMatchObject({ status: 403 })
  const confirmed = await post('confirm', { totp_code: code(setup.body.secret) })
  expect(confirmed.body.recovery_codes).toHaveLength(10)
  expect((await app.call('GET', '/auth/totp', { token })).body).toEqual({
    enabled: true,
    recovery_codes_left: 10,
    required: false,
  })

  expect(await login()).toMatchObject({
    status: 401,
    body: { detail: 'Please enter the code from your authenticator app', totp_required: true },
  })
  const used = code(setup.body.secret)
  expect((await login(used)).status).toBe(401)
  pass(30)
  const fresh = code(setup.body.secret)
  expect((await login(fresh)).body.access_token).toEqual(expect.any(String))
  expect((await login(fresh)).status).toBe(401)
})

test('the code is asked for only after the right password', async () => {
  const { app } = await protectedAdmin()
  const wrong = await app.call('POST', '/auth/login', { json: { email, password: 'wrong', totp_code: '000000' } })
  expect(wrong).toMatchObject({ status: 401, body: { detail: 'Invalid email or password' } })
  expect(wrong.body.totp_required).toBeUndefined()
})

test('guesses at the code are throttled, even with the right one at last', async () => {
  const { login, secret, code } = await protectedAdmin()
  const statuses = []
  for (let n = 0; n < 4; n++) statuses.push((await login('000000')).status)
  expect(statuses).toEqual([401, 401, 401, 401])
  expect((await login(code(secret))).status).toBe(429)
})

test('a recovery code signs in once', async () => {
  const { login, recovery } = await protectedAdmin()
  expect((await login(recovery[0]?.toLowerCase())).status).toBe(200)
  expect((await login(recovery[0])).status).toBe(401)
  expect((await login(recovery[1]?.replace('-', ''))).status).toBe(200)
})

test('new recovery codes and turning it off ask for the password and a code', async () => {
  const { post, login, pass, secret, code, recovery } = await protectedAdmin()
  expect(await post('disable', { password: 'wrong', totp_code: code(secret) })).toMatchObject({
    status: 403,
    body: { detail: 'The password is not right' },
  })
  expect(await post('disable', { password })).toMatchObject({ status: 422 })
  const renewed = await post('recovery-codes', { password, totp_code: code(secret) })
  expect(renewed.body.recovery_codes).toHaveLength(10)
  expect((await login(recovery[0])).status).toBe(401)
  pass(30)
  expect((await post('disable', { password, totp_code: code(secret) })).status).toBe(200)
  expect((await login()).status).toBe(200)
})

test('a set-up in force is not replaced; secrets and codes are not readable in the database', async () => {
  const { app, post, secret, recovery } = await protectedAdmin()
  expect(await post('setup', { password })).toMatchObject({ status: 409 })
  const stored = JSON.stringify([
    await app.db.selectFrom('totp_secrets').selectAll().execute(),
    await app.db.selectFrom('totp_recovery_codes').selectAll().execute(),
  ])
  for (const one of [secret, ...recovery, ...recovery.map((code) => code.replace('-', ''))]) {
    expect(stored).not.toContain(one)
  }
})

test('a seller sets it up as an admin does, a visitor does not; only an admin whom others can reach must', async () => {
  const app = await createTestApp()
  const { token } = await addSeller(app, { password_hash: await hashPassword(password) })
  const { secret } = (await app.call('POST', '/auth/totp/setup', { token, json: { password } })).body
  const totp_code = codeAt(secret, stepOf(app.clock.time))
  expect((await app.call('POST', '/auth/totp/confirm', { token, json: { totp_code } })).status).toBe(200)
  expect((await app.call('POST', '/auth/totp/setup', { json: { password } })).status).toBe(401)

  const deployed = await createTestApp({ PUBLIC_ORIGIN: 'https://shop.example' })
  const required = async (role: 'seller' | 'admin') =>
    (await deployed.call('GET', '/auth/totp', { token: (await addSeller(deployed, { role })).token })).body.required
  expect([await required('seller'), await required('admin')]).toEqual([false, true])
})

test('the operator turns it off for who has lost phone and recovery codes; it is written down', async () => {
  const { app, login } = await protectedAdmin()
  expect((await login()).status).toBe(401)
  const forget = (address: string) => forgetSecondFactor(app.db, app.clock, address)
  expect([await forget('nobody@example.pk'), await forget(` ${email.toUpperCase()}`), await forget(email)]).toEqual([
    'no account',
    'changed',
    'unchanged',
  ])
  expect((await login()).status).toBe(200)
  const acts = await app.db.selectFrom('audit_entries').select(['actor', 'action']).execute()
  expect(acts).toEqual([{ actor: 'operator', action: 'user.second_factor_off' }])
})

test('a code of other signs than digits is refused like any wrong one', async () => {
  for (const code of ['١٢٣٤٥٦', '򜋥򜋥򜋥򜋥򜋥򜋥', '12345', '1234567', '']) {
    expect(stepOfCode('JBSWY3DPEHPK3PXP', code, new Date()), code).toBeUndefined()
  }
})
