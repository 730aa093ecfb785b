import { expect, test } from 'vitest'
import { addSeller, createTestApp, type TestApp } from '../../support/apps/test-app.ts'
import { mailedToken, openMailedLink } from '../../support/fixtures/mails.ts'

const account = { email: 'Sana@Example.pk', password: 'long enough', whatsapp_number: '0300-123 4567' }

const login = (app: TestApp, password: string) =>
  app.call('POST', '/auth/login', { json: { email: account.email, password } })

test('registers, verifies by mail and signs in', async () => {
  const app = await createTestApp()
  const registered = await app.call('POST', '/auth/register', { json: account })
  expect(registered).toMatchObject({
    status: 200,
    body: {
      message: 'Account created! Please check your email to verify your account.',
      verification_required: true,
      access_token: null,
      existing_user_updated: false,
    },
  })
  expect(await login(app, 'long enough')).toMatchObject({
    status: 403,
    body: { detail: expect.stringContaining('verify your email'), code: 'email_unverified' },
  })

  const verified = await openMailedLink(app, 'sana@example.pk', 'long enough')
  expect(verified.body).toMatchObject({
    message: 'Email verified successfully! You are now logged in.',
    verified: true,
    already_verified: false,
    user: {
      email: 'sana@example.pk',
      plan: 'free',
      whatsapp_number: '03001234567',
      country_code: '+92',
      referral_price: 2000,
    },
  })
  expect((await app.call('GET', '/auth/me', { token: verified.body.access_token })).body.email).toBe('sana@example.pk')
  expect((await login(app, 'long enough')).body.access_token).toEqual(expect.any(String))
})

test('a link opened again, and an older one, say that the email is verified and sign nobody in', async () => {
  const app = await createTestApp()
  await app.call('POST', '/auth/register', { json: account })
  const first = await mailedToken(app, 'sana@example.pk')
  app.clock.time = new Date(app.clock.time.getTime() + 60_000)
  await app.call('POST', '/auth/resend-verification', { json: { email: 'sana@example.pk' } })
  await openMailedLink(app, 'sana@example.pk', 'long enough')
  for (const token of [first, await mailedToken(app, 'sana@example.pk')]) {
    const answers = [
      await app.call('GET', `/auth/verify?token=${token}`),
      await app.call('POST', '/auth/verify', { json: { token, password: 'long enough' } }),
    ]
    for (const { status, body } of answers) {
      expect([status, body.detail, body.already_verified]).toEqual([
        400,
        'Email already verified! Please sign in.',
        true,
      ])
      expect(body.access_token).toBeUndefined()
    }
  }
})

test('a verification link works once, for 24 hours', async () => {
  const app = await createTestApp()
  await app.call('POST', '/auth/register', { json: account })
  const token = await mailedToken(app, 'sana@example.pk')
  const look = async () => (await app.call('GET', `/auth/verify?token=${token}`)).status
  const open = async () => (await app.call('POST', '/auth/verify', { json: { token, password: 'long enough' } })).status
  app.clock.time = new Date(app.clock.time.getTime() + 24 * 3_600_000)
  expect([await look(), await open()]).toEqual([400, 400])
  app.clock.time = new Date(app.clock.time.getTime() - 1000)
  // Opening the link, as mail scanners do, does not use it up.
  expect([await look(), await look(), await open()]).toEqual([200, 200, 200])
  expect([await look(), await open()]).toEqual([400, 400])
  expect((await app.call('GET', '/auth/verify')).body.detail).toBe(
    'Invalid verification link. Please check your email for the correct link.',
  )
})

test('answers a wrong password and an unknown address alike, and throttles the caller', async () => {
  const app = await createTestApp()
  await app.call('POST', '/auth/register', { json: account })
  await openMailedLink(app, 'sana@example.pk', 'long enough')
  const wrong = await login(app, 'wrong')
  const unknown = await app.call('POST', '/auth/login', { json: { email: 'nobody@example.pk', password: 'wrong' } })
  expect(wrong).toMatchObject({ status: 401, body: { detail: 'Invalid email or password' } })
  expect(unknown.body).toEqual(wrong.body)
  const later = []
  for (let count = 0; count < 10; count++) later.push((await login(app, 'wrong')).status)
  expect(later.at(-1)).toBe(429)
})

test('each invalid field has a message of its own', async () => {
  const app = await createTestApp()
  const refused = async (change: object, detail: string) =>
    expect(await app.call('POST', '/auth/register', { json: { ...account, ...change } })).toMatchObject({
      status: 422,
      body: { detail },
    })
  await refused({ email: undefined }, 'Email is required')
  await refused({ email: 'not an address' }, 'Please enter a valid email address')
  await refused({ password: '' }, 'Password is required')
  await refused({ password: 'short' }, 'Password must be at least 8 characters')
  await refused({ whatsapp_number: '' }, 'WhatsApp number is required')
  await refused({ country_code: '92; drop' }, 'Country code must be like +92')
})

test('a session in use ends half a year after sign-in all the same', async () => {
  const app = await createTestApp()
  const { token } = await addSeller(app)
  const day = 86_400_000
  const start = app.clock.time.getTime()
  const statuses = []
  for (const days of [29, 58, 87, 116, 145, 174, 179, 180]) {
    app.clock.time = new Date(start + days * day)
    statuses.push((await app.call('GET', '/auth/me', { token })).status)
  }
  expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 200, 401])
})

test('refuses invalid and expired tokens; a session in use is extended', async () => {
  const app = await createTestApp()
  await app.call('POST', '/auth/register', { json: account })
  const verified = await openMailedLink(app, 'sana@example.pk', 'long enough')
  const token = verified.body.access_token
  const me = async (given: string) => (await app.call('GET', '/auth/me', { token: given })).status
  expect(await me('x'.repeat(43))).toBe(401)
  expect(await me("' or 1=1 --")).toBe(401)
  const day = 86_400_000
  const start = app.clock.time.getTime()
  app.clock.time = new Date(start + 29 * day)
  expect(await me(token)).toBe(200)
  app.clock.time = new Date(start + 58 * day)
  expect(await me(token)).toBe(200)
  app.clock.time = new Date(start + 89 * day)
  expect(await me(token)).toBe(401)
  const stored = await app.db.selectFrom('sessions').select('token_hash').execute()
  expect(stored.some((session) => session.token_hash === token)).toBe(false)
})

test('a paid plan that has ended is free, at sign-in and after, and the end of one in force is told', async () => {
  const app = await createTestApp()
  await app.call('POST', '/auth/register', { json: account })
  await openMailedLink(app, 'sana@example.pk', 'long enough')
  const plan_expiry = '2026-03-01T10:00:00.000Z'
  await app.db.updateTable('users').set({ plan: 'paid', plan_expiry }).execute()
  const { access_token: token, user } = (await login(app, 'long enough')).body
  expect(user).toMatchObject({ plan: 'paid', plan_expiry })
  app.clock.time = new Date(plan_expiry)
  const free = { plan: 'free', plan_expiry: null }
  expect((await login(app, 'long enough')).body.user).toMatchObject(free)
  expect((await app.call('GET', '/auth/me', { token })).body).toMatchObject(free)
  // Only an admin sees them.
  const admin = await addSeller(app, { role: 'admin' })
  const listed = await app.call('GET', '/admin/users?search=sana', { token: admin.token })
  // An admin sees the plan in force too.
  expect(listed.body.users).toMatchObject([{ plan: 'free', plan_expiry: null }])
})

test('an account is told how many products the paid plan allows, as the operator set it', async () => {
  for (const [limit, told] of [
    [undefined, 100],
    ['250', 250],
    ['unlimited', null],
  ] as const) {
    const app = await createTestApp(limit ? { PAID_PRODUCT_LIMIT: limit } : {})
    const { token } = await addSeller(app)
    expect((await app.call('GET', '/auth/me', { token })).body.paid_product_limit).toBe(told)
  }
})
