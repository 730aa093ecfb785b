import { createHook } from 'node:async_hooks'
import { expect, test } from 'vitest'
import { hashPassword } from '#server/auth/passwords.ts'
import { addSeller, createTestApp, type TestApp } from '../../support/apps/test-app.ts'
import { openTestDatabase } from '../../support/apps/test-database.ts'
import { mailedOtp, mailsTo, openMailedLink } from '../../support/fixtures/mails.ts'

const account = { email: 'sana@example.pk', password: 'long enough', whatsapp_number: '0300-123 4567' }

/** Counts the passwords hashed or compared during `work`, the main cost of a call. */
const hashesOf = async <Result>(work: () => Promise<Result>): Promise<{ hashes: number; result: Result }> => {
  let hashes = 0
  const hook = createHook({ init: (_id, type) => void (type === 'ARGON2REQUEST' && hashes++) }).enable()
  const result = await work().finally(() => hook.disable())
  return { hashes, result }
}

/** A limit shared by all tests here would measure only itself. */
const unlimited = (app: TestApp) => {
  for (const name of Object.keys(app.deps.limits) as (keyof TestApp['deps']['limits'])[]) {
    app.deps.limits[name] = { take: async () => {}, giveBack: async () => {}, tryTake: async () => true }
  }
}

test.for([
  ['/auth/forgot-password', 0, {}],
  ['/auth/resend-verification', 0, {}],
  ['/auth/reset-password', 0, { otp: 'AAAAAA', new_password: 'long enough' }],
  ['/auth/login', 2, { password: 'wrong' }],
  ['/auth/register', 1, { password: 'long enough', whatsapp_number: '03001234567' }],
] as const)(
  'threat 28: %s answers known and unknown addresses alike, for %i hashes',
  async ([path, expected, rest]) => {
    const app = await createTestApp()
    unlimited(app)
    await addSeller(app, { email: account.email, password_hash: await hashPassword('long enough') })
    const sample = async (email: string) => {
      const { hashes, result } = await hashesOf(() => app.call('POST', path, { json: { email, ...rest } }))
      return { hashes, status: result.status, body: result.body }
    }
    const known = await sample(account.email)
    expect(known.hashes).toBe(expected)
    expect(await sample('nobody@example.pk')).toEqual(known)
  },
)

test('threat 28: a refused sign-in costs two hashes, whatever the state of the account', async () => {
  const app = await createTestApp()
  unlimited(app)
  await addSeller(app, { email: 'known@example.pk', password_hash: await hashPassword('long enough') })
  await addSeller(app, { email: 'claimed@example.pk', password_hash: await hashPassword('long enough') })
  for (const email of ['waits@example.pk', 'claimed@example.pk']) {
    for (let n = 0; n < 3; n++) await app.call('POST', '/auth/register', { json: { ...account, email } })
  }
  const answers = new Set<string>()
  for (const email of ['known', 'claimed', 'waits', 'nobody'].map((name) => `${name}@example.pk`)) {
    const json = { email, password: 'wrong' }
    const { hashes, result } = await hashesOf(() => app.call('POST', '/auth/login', { json }))
    answers.add(JSON.stringify([hashes, result.status, result.body]))
  }
  expect([...answers]).toEqual([expect.stringMatching(/^\[2,401,/)])
})

test.for(['/auth/forgot-password', '/auth/resend-verification'])(
  'threat 28: %s writes as much for an unknown address as for a known one',
  async (path) => {
    let writes = 0
    const db = await openTestDatabase(undefined, ({ query }) => {
      if (/^(insert|update|delete)/.test(query.sql)) writes++
    })
    const app = await createTestApp({}, { db })
    await addSeller(app, { email: account.email, verified_at: null })
    const written = async (email: string) => {
      writes = 0
      await app.call('POST', path, { json: { email } })
      return writes
    }
    expect(await written(account.email)).toBe(2)
    expect(await written('nobody@example.pk')).toBe(2)
    expect(await mailsTo(app, 'nobody@example.pk')).toEqual([])
  },
)

test('threat 29: a token is worth nothing after logout, password reset and deletion', async () => {
  const app = await createTestApp()
  const { user, token } = await addSeller(app, {
    email: account.email,
    password_hash: await hashPassword('long enough'),
  })
  const me = async (given: string) => (await app.call('GET', '/auth/me', { token: given })).status
  const signIn = async (password: string) =>
    (await app.call('POST', '/auth/login', { json: { email: account.email, password } })).body.access_token
  const second = await signIn('long enough')
  expect(await app.call('POST', '/auth/logout', { token })).toMatchObject({
    status: 200,
    body: { message: 'Logged out successfully' },
  })
  expect(await me(token)).toBe(401)
  expect((await app.call('POST', '/auth/logout', { token })).status).toBe(401)
  expect(await me(second)).toBe(200)

  await app.call('POST', '/auth/forgot-password', { json: { email: account.email } })
  const otp = await mailedOtp(app, account.email)
  const reset = { email: account.email, otp, new_password: 'another one' }
  await app.call('POST', '/auth/reset-password', { json: reset })
  expect(await me(second)).toBe(401)

  const third = await signIn('another one')
  expect(await me(third)).toBe(200)
  await app.db.deleteFrom('users').where('id', '=', user.id).execute()
  expect(await me(third)).toBe(401)
})

test('threat 30: the links of a mail come from the configuration, whatever the headers say', async () => {
  const app = await createTestApp({ PUBLIC_ORIGIN: 'https://shop.example' })
  unlimited(app)
  const evil = 'evil.example'
  const headers: Record<string, string>[] = [
    { host: evil },
    { 'x-forwarded-host': evil },
    { 'x-forwarded-server': evil },
    { 'x-host': evil },
    { 'x-original-host': evil },
    { forwarded: `host=${evil};proto=http` },
    { origin: `https://${evil}`, referer: `https://${evil}/` },
    { host: `shop.example@${evil}`, 'x-forwarded-proto': 'http' },
  ]
  for (const [n, header] of headers.entries()) {
    const email = `sana${n}@example.pk`
    await app.call('POST', '/auth/register', { json: { ...account, email }, headers: header })
    await app.call('POST', '/auth/resend-verification', { json: { email }, headers: header })
    for (const mail of await mailsTo(app, email)) {
      expect(mail.text + mail.html).not.toContain('evil')
      expect(mail.text).toMatch(/^https:\/\/shop\.example\/auth\/verify\?token=[\w-]{43}$/m)
      expect(mail.html).toMatch(/href="https:\/\/shop\.example\/auth\/verify\?token=/)
    }
  }
})

test('threat 31: 1,000 made-up X-Forwarded-For headers do not get round the limit by address', async () => {
  const app = await createTestApp()
  const statuses: number[] = []
  for (let n = 0; n < 1000; n++) {
    const headers = { 'x-forwarded-for': `198.51.${n >> 8}.${n & 255}`, 'x-real-ip': `198.51.100.${n & 255}` }
    statuses.push((await app.call('GET', '/auth/verify?token=x', { headers, address: '203.0.113.9' })).status)
  }
  expect(statuses.slice(0, 60).every((status) => status === 400)).toBe(true)
  expect(statuses.slice(60).every((status) => status === 429)).toBe(true)
})

test('threat 31: behind a trusted proxy the right-most hop it vouches for counts, not what the client wrote', async () => {
  const app = await createTestApp({ TRUSTED_PROXIES: '10.0.0.0/8, ::1' })
  const from = async (forwarded: string, address = '10.1.2.3') =>
    (await app.call('GET', '/auth/verify?token=x', { headers: { 'x-forwarded-for': forwarded }, address })).status
  for (let n = 0; n < 60; n++) await from(`198.51.100.${n}, 203.0.113.9, 10.9.9.9`)
  expect(await from('198.51.100.200, 203.0.113.9', '::1')).toBe(429)
  expect(await from('203.0.113.9, 203.0.113.10')).toBe(400)
  expect(await from('203.0.113.11', '203.0.113.9')).toBe(429)
})

test('counts an IPv6 /64 as one address', async () => {
  const app = await createTestApp()
  const statuses: number[] = []
  for (let n = 0; n < 61; n++) {
    const address = n % 2 ? `2001:db8:1:2::${n.toString(16)}` : `2001:0db8:0001:0002:0:0:1:${n.toString(16)}`
    statuses.push((await app.call('GET', '/auth/verify?token=x', { address })).status)
  }
  expect(statuses.at(-1)).toBe(429)
  expect((await app.call('GET', '/auth/verify?token=x', { address: '2001:db8:1:3::1' })).status).toBe(400)
})

test('stores a referral code in upper case at sign-up and refuses a malformed one', async () => {
  const app = await createTestApp()
  const register = (referral_code: unknown) =>
    app.call('POST', '/auth/register', { json: { ...account, referral_code } })
  expect(await register('no such thing!')).toMatchObject({ status: 422 })
  expect((await register('')).status).toBe(200)
  await register(' abc123 ')
  await openMailedLink(app, account.email, account.password)
  const row = await app.db.selectFrom('users').select('referral_code_used').executeTakeFirstOrThrow()
  expect(row.referral_code_used).toBe('ABC123')
})
