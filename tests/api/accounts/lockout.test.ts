import { expect, test } from 'vitest'
import { hashPassword } from '#server/auth/passwords.ts'
import { addSeller, createTestApp, type TestApp } from '../../support/apps/test-app.ts'
import { linkIn, mailedOtp, mailsTo } from '../../support/fixtures/mails.ts'

const email = 'sana@example.pk'
const password = 'long enough'
const HOME = '203.0.113.1'

const withSana = async () => {
  const app = await createTestApp()
  // Skips the slow comparison of passwords, which is tested elsewhere and would take minutes here.
  app.deps.passwords = {
    hash: async (text) => `hash of ${text}`,
    verify: async (text, stored) => stored === `hash of ${text}`,
  }
  await addSeller(app, { email, password_hash: `hash of ${password}` })
  return app
}

const login = (app: TestApp, given: string, address: string, more: object = {}) =>
  app.call('POST', '/auth/login', { json: { email, password: given, ...more }, address })

/** Sends ten wrong passwords from each address. Returns the statuses. */
const attack = async (app: TestApp, addresses: number) => {
  const statuses = new Set<number>()
  for (let n = 0; n < addresses * 10; n++) {
    statuses.add((await login(app, `guess ${n}`, `198.51.100.${n % addresses}`)).status)
  }
  return [...statuses]
}

const askCode = (app: TestApp, address: string, more: object = {}) =>
  app.call('POST', '/auth/sign-in-code', { json: { email, ...more }, address })

const forgot = (app: TestApp, address: string, more: object = {}) =>
  app.call('POST', '/auth/forgot-password', { json: { email, ...more }, address })

const reset = async (app: TestApp, otp: string, address: string, more: object = {}) => {
  const json = { email, otp, new_password: 'another one', ...more }
  return (await app.call('POST', '/auth/reset-password', { json, address })).status
}

/** Sets a password with the link from a mail. */
const open = async (app: TestApp, token: string, new_password: string) => {
  const json = { token, new_password }
  return (await app.call('POST', '/auth/reset-password/link', { json, address: HOME })).status
}

/** Returns a code that differs from the mailed one. */
const wrong = (code: string) => (code.startsWith('0') ? '1' : '0') + code.slice(1)

test('threat 52: after 100 wrong passwords from ten addresses the owner signs in, and those addresses do not', async () => {
  const app = await withSana()
  expect(await attack(app, 10)).toEqual([401])
  expect((await login(app, password, HOME)).status).toBe(200)
  expect((await login(app, password, '198.51.100.3')).status).toBe(429)
})

test('threat 52: right passwords are not counted, however many', async () => {
  const app = await withSana()
  const statuses = new Set<number>()
  for (let n = 0; n < 150; n++) statuses.add((await login(app, password, HOME)).status)
  expect([...statuses]).toEqual([200])
})

test('threat 52: of 30 wrong passwords sent at once ten are compared', async () => {
  const app = await withSana()
  const answers = await Promise.all(Array.from({ length: 30 }, (_, n) => login(app, `guess ${n}`, HOME)))
  expect(answers.filter(({ status }) => status === 401)).toHaveLength(10)
})

test('threat 52: beyond 200 wrong passwords an hour a stranger is asked for a mailed code too, a known device is not', async () => {
  const app = await withSana()
  const { device_token } = (await login(app, password, HOME)).body
  await attack(app, 21)
  expect(await login(app, password, '203.0.113.50')).toMatchObject({
    status: 403,
    body: { code: 'sign_in_code_required', detail: expect.stringContaining('code we send to your email') },
  })
  // An address without an account answers the same.
  const nobody = { email: 'nobody@example.pk', password }
  for (let n = 0; n < 200; n++) {
    await app.call('POST', '/auth/login', { json: nobody, address: `198.51.100.${n % 25}` })
  }
  const unknown = await app.call('POST', '/auth/login', { json: nobody, address: HOME })
  expect(unknown.body.code).toBe('sign_in_code_required')

  expect((await login(app, password, '198.51.100.3', { device_token })).status).toBe(200)

  expect((await askCode(app, '203.0.113.50')).body.message).toBe('Code sent to your email. Please check your inbox.')
  const mailed_code = await mailedOtp(app, email)
  const withCode = (given: string, code: string) => login(app, given, '203.0.113.50', { mailed_code: code })
  expect((await withCode(password, wrong(mailed_code))).body).toMatchObject({
    code: 'sign_in_code_required',
    errors: { mailed_code: expect.stringContaining('wrong or has expired') },
  })
  expect((await withCode('a guess', mailed_code)).status).toBe(401)
  expect((await withCode(password, mailed_code)).status).toBe(200)
  expect((await withCode(password, mailed_code)).body.code).toBe('sign_in_code_required')
})

test('threat 52: a device is known at the account it signed in to, for half a year, and its own guesses are limited', async () => {
  const app = await withSana()
  const other = await addSeller(app, { email: 'other@example.pk', password_hash: `hash of ${password}` })
  const signedIn = await app.call('POST', '/auth/login', { json: { email: other.user.email, password }, address: HOME })
  const { device_token } = (await login(app, password, HOME)).body
  await attack(app, 21)
  const status = async (token: string, given = password) =>
    (await login(app, given, '203.0.113.9', { device_token: token })).status
  expect(await status(signedIn.body.device_token)).toBe(403)
  expect(await status(`${device_token}x`)).toBe(403)
  expect(await status('1.2')).toBe(403)
  expect(await status(device_token)).toBe(200)
  for (let n = 0; n < 10; n++) expect(await status(device_token, 'wrong')).toBe(401)
  expect(await status(device_token)).toBe(429)
  app.clock.time = new Date(app.clock.time.getTime() + 181 * 86_400_000)
  expect(await status(device_token)).toBe(403)
})

test('threat 52: codes that strangers ask for, and junk that they guess, leave the owner hers', async () => {
  const app = await withSana()
  await forgot(app, HOME)
  const hers = await mailedOtp(app, email)
  for (let n = 0; n < 5; n++) {
    const address = `198.51.100.${n}`
    await forgot(app, address)
    for (let guess = 0; guess < 6; guess++) expect(await reset(app, wrong(hers), address)).toBe(400)
  }
  expect(await reset(app, hers, HOME)).toBe(200)
})

test('threat 52: asking again within a minute neither replaces the code nor mails another, and answers the same', async () => {
  const app = await withSana()
  const first = await forgot(app, HOME)
  const code = await mailedOtp(app, email)
  app.clock.time = new Date(app.clock.time.getTime() + 59_000)
  expect((await forgot(app, HOME)).body).toEqual(first.body)
  expect(await mailsTo(app, email)).toHaveLength(1)
  app.clock.time = new Date(app.clock.time.getTime() + 1000)
  await forgot(app, HOME)
  expect(await mailsTo(app, email)).toHaveLength(2)
  expect(await reset(app, code, HOME)).toBe(400)
  expect(await reset(app, await mailedOtp(app, email), HOME)).toBe(200)
})

test('an account is mailed 15 new codes an hour and few again; a known device of its owner still gets hers', async () => {
  const app = await withSana()
  const { device_token } = (await login(app, password, HOME)).body
  for (let n = 0; n < 40; n++) expect((await forgot(app, `198.51.100.${n}`)).status).toBe(200)
  expect(await mailsTo(app, email)).toHaveLength(20)
  const codes = await app.db.selectFrom('mailed_codes').select('code_hash').execute()
  expect(codes).toHaveLength(15)
  await forgot(app, '203.0.113.77', { device_token })
  expect(await mailsTo(app, email)).toHaveLength(21)
  // She has changed networks in the meantime; her device is still the one that asked.
  expect(await reset(app, await mailedOtp(app, email), '203.0.113.78', { device_token })).toBe(200)
})

test.each([
  ['forgot-password', 'a new password'],
  ['sign-in-code', 'a sign-in'],
])(
  'threat 52: when strangers have used up the codes of %s, the owner on a new phone is mailed the youngest again, and its guesses are hers',
  async (path) => {
    const app = await withSana()
    const ask = (address: string) => app.call('POST', `/auth/${path}`, { json: { email }, address })
    for (let n = 0; n < 15; n++) {
      await ask(`198.51.100.${n % 3}`)
      app.clock.time = new Date(app.clock.time.getTime() + 1000)
    }
    const before = await mailsTo(app, email)
    await ask(HOME)
    const mails = await mailsTo(app, email)
    expect(mails).toHaveLength(before.length + 1)
    expect(mails.at(-1)?.text).toBe(before.at(-1)?.text)
    const code = await mailedOtp(app, email)
    if (path === 'forgot-password') {
      for (let n = 0; n < 2; n++) expect(await reset(app, wrong(code), HOME)).toBe(400)
      expect(await reset(app, code, HOME)).toBe(200)
    } else {
      await attack(app, 21)
      expect((await login(app, password, HOME, { mailed_code: code })).status).toBe(200)
    }
  },
)

test('threat 52: beyond the limit a code is always there: a new one is made once the youngest has half its time left', async () => {
  const app = await withSana()
  for (let n = 0; n < 60; n++) await forgot(app, `198.51.100.${n}`)
  const first = await mailedOtp(app, email)
  app.clock.time = new Date(app.clock.time.getTime() + 5 * 60_000)
  await forgot(app, HOME)
  const hers = await mailedOtp(app, email)
  expect(hers).not.toBe(first)
  expect(await reset(app, hers, HOME)).toBe(200)
})

test('threat 52: two junk guesses from one address leave her codes to her, and twenty from ten leave her the link', async () => {
  const app = await withSana()
  await forgot(app, HOME)
  const code = await mailedOtp(app, email)
  for (let n = 0; n < 5; n++) await reset(app, wrong(code), '198.51.100.1')
  // She reads the mail on another network.
  expect(await reset(app, code, '203.0.113.2')).toBe(200)

  await forgot(app, '203.0.113.3')
  const next = await mailedOtp(app, email)
  const link = await linkIn(app, email, 'reset')
  for (let n = 0; n < 20; n++) await reset(app, wrong(next), `198.51.101.${n % 10}`)
  for (let n = 0; n < 3; n++) await reset(app, wrong(next), '203.0.113.3')
  expect(await reset(app, next, HOME)).toBe(400)
  expect(await open(app, link, 'sana chose this')).toBe(200)
  expect(await open(app, link, 'and once more')).toBe(400)
  expect((await login(app, 'sana chose this', HOME)).status).toBe(200)
})

test('threat 52: the link of a mail sets a password also from an address that strangers have used up', async () => {
  const app = await withSana()
  await forgot(app, '203.0.113.9')
  const link = await linkIn(app, email, 'reset')
  const statuses = new Set<number>()
  for (let n = 0; n < 70; n++) statuses.add(await open(app, 'wrong', 'a password'))
  expect([...statuses]).toEqual([400, 429])
  const [id = '', signature = ''] = link.split('.')
  for (const forged of [`${id}.`, `${id}.${signature.slice(1)}`, `x.${signature}`]) {
    expect(await open(app, forged, 'a password'), forged).toBe(429)
  }
  for (let n = 0; n < 101; n++) await login(app, `guess ${n}`, HOME, { email: `n${n}@example.pk` })
  const json = { token: link, new_password: 'sana chose this' }
  const { body } = await app.call('POST', '/auth/reset-password/link', { json, address: HOME })
  expect((await login(app, 'sana chose this', HOME)).status).toBe(429)
  expect((await login(app, 'sana chose this', HOME, { device_token: body.device_token })).status).toBe(200)
})

test('threat 52: the link of a sign-in code signs in with the password alone, whatever strangers at the same address did', async () => {
  const app = await withSana()
  await attack(app, 21)
  for (let n = 0; n < 100; n++) await login(app, `guess ${n}`, HOME, { email: `n${n}@example.pk` })
  expect((await login(app, password, HOME)).status).toBe(429)
  await askCode(app, '203.0.113.50')
  const mailed_link = await linkIn(app, email, 'proof')
  expect((await login(app, 'a guess', HOME, { mailed_link })).status).toBe(401)
  const other = await addSeller(app, { email: 'other@example.pk', password_hash: `hash of ${password}` })
  expect((await login(app, password, HOME, { mailed_link, email: other.user.email })).status).toBe(429)
  expect((await login(app, password, HOME, { mailed_link })).status).toBe(200)
  expect((await login(app, password, HOME, { mailed_link })).status).toBe(429)
  await askCode(app, '203.0.113.51')
  const second = await linkIn(app, email, 'proof')
  for (let n = 0; n < 10; n++) await login(app, `guess ${n}`, '203.0.113.60', { mailed_link: second })
  expect((await login(app, password, '203.0.113.60', { mailed_link: second })).status).toBe(429)
  // A link only does what it was mailed for.
  expect(await open(app, second, 'a password')).toBe(400)
})

test('threat 52: a new password ends every known device; the one that changed it stays known', async () => {
  const app = await withSana()
  const elsewhere = (await login(app, password, HOME)).body.device_token
  const { access_token, device_token } = (await login(app, password, HOME)).body
  const json = { current_password: password, new_password: 'another one' }
  const changed = await app.call('POST', '/auth/change-password', { token: access_token, json })
  await attack(app, 21)
  const status = async (token: string, given = 'another one') =>
    (await login(app, given, '203.0.113.9', { device_token: token })).status
  expect([await status(elsewhere), await status(device_token)]).toEqual([403, 403])
  expect(await status(changed.body.device_token)).toBe(200)
  await forgot(app, HOME)
  expect(await reset(app, await mailedOtp(app, email), HOME, { new_password: 'a third one' })).toBe(200)
  expect(await status(changed.body.device_token, 'a third one')).toBe(403)
})

test('a second factor is asked for beside the mailed code, which is spent by signing in alone', async () => {
  const app = await withSana()
  await attack(app, 21)
  await askCode(app, HOME)
  const mailed_code = await mailedOtp(app, email)
  const user = await app.db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirstOrThrow()
  await app.db
    .insertInto('totp_secrets')
    .values({
      user_id: user.id,
      sealed_secret: app.deps.secrets.seal('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'),
      last_step: 0,
      created_at: '',
      confirmed_at: app.clock.time.toISOString(),
    })
    .execute()
  expect((await login(app, password, HOME, { mailed_code })).body.totp_required).toBe(true)
  expect((await login(app, password, HOME, { mailed_code })).body.totp_required).toBe(true)
})

test('the tenth wrong password behind a session ends it, and no stranger uses them up', async () => {
  const app = await createTestApp()
  const { token } = await addSeller(app, { email, password_hash: await hashPassword(password) })
  for (let n = 0; n < 12; n++) await login(app, 'wrong', HOME)
  const change = async (current_password: string) =>
    (await app.call('POST', '/auth/change-password', { token, json: { current_password, new_password: password } }))
      .status
  expect(await change(password)).toBe(200)
  for (let n = 0; n < 10; n++) expect(await change('wrong')).toBe(403)
  expect(await change(password)).toBe(401)
})
