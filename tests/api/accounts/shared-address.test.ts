import { expect, test } from 'vitest'
import { hashPassword } from '#server/auth/passwords.ts'
import { addSeller, createTestApp } from '../../support/apps/test-app.ts'
import { mailedToken, mailsTo } from '../../support/fixtures/mails.ts'

/** The address that thousands of sellers share on a mobile network. */
const CARRIER = '203.0.113.9'
const password = 'correct horse'

const setUp = async () => {
  const app = await createTestApp()
  const post = async (path: string, json: object, address = CARRIER) => app.call('POST', path, { json, address })
  const status = async (path: string, json: object, address = CARRIER) => (await post(path, json, address)).status
  const signUp = (email: string, address = CARRIER, key = 'a') =>
    status(
      '/auth/register',
      { email, password, whatsapp_number: '03001234567', country_code: '+92', sign_up_key: key.padStart(32, '0') },
      address,
    )
  return { app, post, status, signUp }
}

test.each(['/auth/email-change/undo', '/auth/email-change/confirm', '/auth/verify'])(
  'threat 52: junk links to %s keep nobody behind the same address from opening a right one',
  async (path) => {
    const { app, status, signUp } = await setUp()
    expect(await signUp('sana@example.pk')).toBe(200)
    for (let count = 0; count < 60; count++) expect(await status(path, { token: `junk-${count}`, password })).toBe(400)
    expect(await status(path, { token: 'junk', password })).toBe(429)
    const token = await mailedToken(app, 'sana@example.pk')
    expect((await app.call('GET', `/auth/verify?token=${token}`, { address: CARRIER })).status).toBe(200)
    expect(await status('/auth/verify', { token, password })).toBe(200)
  },
)

test('threat 52: wrong passwords for a right link are counted by the link', async () => {
  const { app, status, signUp } = await setUp()
  const tokens = []
  for (const email of ['sana@example.pk', 'thief@example.pk']) {
    expect(await signUp(email)).toBe(200)
    tokens.push(await mailedToken(app, email))
  }
  const [hers, his] = tokens
  for (let count = 0; count < 10; count++) expect(await status('/auth/verify', { token: his, password: 'x' })).toBe(403)
  expect(await status('/auth/verify', { token: his, password: 'x' })).toBe(429)
  expect(await status('/auth/verify', { token: hers, password })).toBe(200)
})

test('threat 52: forgotten passwords of strangers keep nobody behind the same address from asking', async () => {
  const { app, status } = await setUp()
  await addSeller(app, { email: 'sana@example.pk', password_hash: await hashPassword(password) })
  const ask = (email: string) => status('/auth/forgot-password', { email })
  for (let count = 0; count < 40; count++) expect(await ask(`nobody-${count}@example.pk`)).toBe(200)
  expect(await ask('sana@example.pk')).toBe(200)
  expect(await mailsTo(app, 'sana@example.pk')).toHaveLength(1)
  for (let count = 0; count < 9; count++) expect(await ask('nobody-1@example.pk')).toBe(200)
  expect(await ask('nobody-1@example.pk')).toBe(429)
})

test('threat 52: sign-ups in one browser keep nobody behind the same address from signing up', async () => {
  const { signUp } = await setUp()
  for (let count = 0; count < 20; count++) expect(await signUp(`his-${count}@example.pk`)).toBe(200)
  expect(await signUp('his@example.pk')).toBe(429)
  expect(await signUp('sana@example.pk', CARRIER, 'b')).toBe(200)
})

test('networks of one IPv6 subscriber are counted together by what they mail to strangers', async () => {
  const { app, signUp, status } = await setUp()
  const from = (count: number) => `2001:db8:1:${(count % 200).toString(16)}::1`
  await app.deps.limits.registerByAddress.take('2001:db8:1::/48', 98)
  await app.deps.limits.mailByAddress.take('2001:db8:1::/48', 198)
  const asked = (count: number) => status('/auth/forgot-password', { email: `a${count}@example.pk` }, from(count))
  for (const [count, expected] of [200, 200, 429].entries()) {
    expect(await signUp(`s${count}@example.pk`, from(count), `${count}`)).toBe(expected)
    expect(await asked(count)).toBe(expected)
  }
  expect(await signUp('sana@example.pk', '2001:db8:2:1::1', 'c')).toBe(200)
})
