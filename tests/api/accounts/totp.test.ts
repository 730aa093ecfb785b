import { expect, test } from 'vitest'
import { hashPassword } from '#server/auth/passwords.ts'
import { startSession } from '#server/auth/sessions.ts'
import { stepOfCode } from '#server/modules/account/totp/one-time-code.ts'
import { forgetSecondFactor } from '#server/modules/operation/admin/admins.service.ts'
import { addSeller, createTestApp } from '../../support/apps/test-app.ts'
import { mailsTo } from '../../support/fixtures/mails.ts'
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

test('wrong codes are throttled, even with the right one at last; right ones are not counted', async () => {
  const { login, pass, secret, code } = await protectedAdmin()
  for (let n = 0; n < 8; n++) {
    expect((await login(code(secret))).status).toBe(200)
    pass(30)
  }
  for (let n = 0; n < 5; n++) expect((await login('000000')).status).toBe(401)
  expect((await login(code(secret))).status).toBe(429)
})

test('threat 52: wrong codes of strangers who have the password keep neither a known device nor a recovery code out', async () => {
  const { app, pass, secret, code, recovery } = await protectedAdmin()
  const from = (address: string, totp_code: string, more: object = {}) =>
    app.call('POST', '/auth/login', { json: { email, password, totp_code, ...more }, address })
  const { device_token } = (await from('203.0.113.1', code(secret))).body
  pass(30)
  const statuses = []
  for (let n = 0; n < 30; n++) statuses.push((await from(`198.51.100.${n >> 2}`, '000000')).status)
  expect(statuses.filter((status) => status === 401)).toHaveLength(20)
  expect((await from('203.0.113.2', code(secret))).status).toBe(429)
  expect((await from('203.0.113.2', recovery[0] ?? '')).status).toBe(200)
  expect((await from('203.0.113.3', code(secret), { device_token })).status).toBe(200)
})

test('threat 52: after a new password wrong codes are counted anew, 60 a day at most', async () => {
  const { app } = await protectedAdmin()
  const guessAll = async (typed: string) => {
    let compared = 0
    for (let n = 0; n < 24; n++) {
      const json = { email, password: typed, totp_code: '000000' }
      const { status } = await app.call('POST', '/auth/login', { json, address: `198.51.100.${n >> 2}` })
      if (status === 401) compared++
    }
    return compared
  }
  expect(await guessAll(password)).toBe(20)
  const replace = (number: number) => app.db.updateTable('users').set({ password_number: number }).execute()
  await replace(1)
  expect(await guessAll(password)).toBe(20)
  await replace(2)
  expect(await guessAll(password)).toBeLessThanOrEqual(20)
  await replace(3)
  expect(await guessAll(password)).toBe(0)
})

test('threat 52: wrong codes of a stolen session end that session alone and keep no other out', async () => {
  const { app, token, user, secret, code, recovery } = await protectedAdmin()
  const thief = await startSession(app.db, app.clock, user.id)
  const change = async (bearer: string, totp_code: string) => {
    const json = { current_password: password, new_password: password, totp_code }
    return (await app.call('POST', '/auth/change-password', { token: bearer, json })).status
  }
  for (let n = 0; n < 5; n++) expect(await change(thief, '000000')).toBe(403)
  expect(await change(thief, code(secret))).toBe(429)
  for (let n = 0; n < 5; n++) expect(await change(thief, 'ABCDE-FGHJK')).toBe(403)
  expect(await change(thief, recovery[0] ?? '')).toBe(401)
  expect((await mailsTo(app, email)).at(-1)?.subject).toBe('A device was signed out of your WhatsStore account')
  expect(await change(token, code(secret))).toBe(200)
})

test('the third wrong code of a day is mailed to the owner, once a day', async () => {
  const { app, login } = await protectedAdmin()
  const told = async () =>
    (await mailsTo(app, email)).filter(({ subject }) => subject === 'Somebody may know your WhatsStore password').length
  for (let n = 0; n < 2; n++) await login('000000')
  expect(await told()).toBe(0)
  await login('ABCDE-FGHJK')
  expect(await told()).toBe(1)
  for (let n = 0; n < 5; n++) await login('000000')
  expect(await told()).toBe(1)
})

test('wrong codes at the set-up are not mailed: nobody else is at it', async () => {
  const { app, post } = await withAdmin()
  await post('setup', { password })
  for (let n = 0; n < 4; n++) expect((await post('confirm', { totp_code: '000000' })).status).toBe(403)
  expect(await mailsTo(app, email)).toEqual([])
})

test('a new password asks for a code where there is a second factor', async () => {
  const { app, token, pass, secret, code } = await protectedAdmin()
  const change = (more: object) =>
    app.call('POST', '/auth/change-password', {
      token,
      json: { current_password: password, new_password: 'another horse', ...more },
    })
  expect(await change({})).toMatchObject({ status: 403, body: { totp_required: true } })
  expect(await change({ totp_code: '000000' })).toMatchObject({
    status: 403,
    body: { errors: { totp_code: 'The code is wrong. Please try again.' } },
  })
  pass(30)
  expect((await change({ totp_code: code(secret) })).status).toBe(200)
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
    body: { detail: 'The password is wrong' },
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
