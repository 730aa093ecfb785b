import { expect, test } from 'vitest'
import { createPasswords } from '#server/auth/password-queue.ts'
import { hashPassword, verifyPassword } from '#server/auth/passwords.ts'
import { addSeller, createTestApp, type TestApp } from '../../support/apps/test-app.ts'
import { mailedOtp, mailedToken, mailsTo, openMailedLink } from '../../support/fixtures/mails.ts'

const email = 'sana@example.pk'
const HERS = { email, password: 'sana chose this', whatsapp_number: '0300-123 4567' }
const HIS = { email, password: 'attacker knows', whatsapp_number: '0311-666 6666' }

const register = (app: TestApp, json: object, address = '203.0.113.1') =>
  app.call('POST', '/auth/register', { json, address })

const login = async (app: TestApp, password: string) =>
  (await app.call('POST', '/auth/login', { json: { email, password } })).status

const open = (app: TestApp, token: string, password: string) =>
  app.call('POST', '/auth/verify', { json: { token, password } })

/** Prepares an attacker with his own referral code, and the steps that he and she may take in any order. */
const withAttacker = async () => {
  const app = await createTestApp()
  const attacker = await addSeller(app, { email: 'attacker@example.pk', whatsapp_number: '3999999999' })
  const { referral_code } = (await app.call('GET', '/referrals/my-stats', { token: attacker.token })).body
  const links: string[] = []
  const mailed = async () => void links.push(await mailedToken(app, email))
  const steps = {
    her: async () => {
      await register(app, HERS)
      await mailed()
    },
    him: async () => {
      await register(app, { ...HIS, referral_code }, '198.51.100.1')
      await mailed()
    },
    resent: async () => {
      await app.call('POST', '/auth/resend-verification', { json: { email }, address: '198.51.100.1' })
      await mailed()
    },
  }
  return { app, steps, links }
}

type Step = 'her' | 'him' | 'resent'

test.each(['her', 'her him', 'him her', 'him her him', 'her him resent', 'him resent her resent'])(
  'threats 7 and 47: after %s, whichever mail she opens, her password counts and the attacker has nothing',
  async (order) => {
    const taken = order.split(' ') as Step[]
    for (let opened = 0; opened < taken.length; opened++) {
      const { app, steps, links } = await withAttacker()
      for (const step of taken) await steps[step]()
      const verified = await open(app, links[opened] ?? '', HERS.password)
      expect(verified).toMatchObject({
        status: 200,
        body: {
          message: 'Email verified successfully! You are now logged in.',
          user: { email, whatsapp_number: '03001234567', referral_price: 2000 },
        },
      })
      expect([await login(app, HERS.password), await login(app, HIS.password)]).toEqual([200, 401])
      // No other link works any more, neither hers nor one that he requested.
      for (const link of links) expect((await open(app, link, HIS.password)).status).toBe(400)
      expect(await app.db.selectFrom('referrals').selectAll().execute()).toEqual([])
    }
  },
)

test('threat 47: whoever opens a mail she never asked for is asked for a password, and nothing opens without it', async () => {
  const { app, steps, links } = await withAttacker()
  await steps.him()
  const [link = ''] = links
  expect((await app.call('GET', `/auth/verify?token=${link}`)).body).toEqual({
    message: 'Enter the password you chose when you signed up.',
    access_token: null,
    user: null,
    verified: false,
    already_verified: false,
  })
  expect(await open(app, link, HERS.password)).toMatchObject({
    status: 403,
    body: { code: 'forbidden', errors: { password: expect.stringContaining('not the password you chose') } },
  })
  expect(await login(app, HIS.password)).toBe(403)
  // She signs up after all, and either mail works.
  await steps.her()
  expect((await open(app, link, HERS.password)).status).toBe(200)
  expect([await login(app, HERS.password), await login(app, HIS.password)]).toEqual([200, 401])
})

test('threat 47: the browser that signed up opens either mail without the password, and a key of any other sign-up opens nothing of hers', async () => {
  const app = await createTestApp()
  const key = (sign: string) => sign.repeat(32)
  await register(app, { ...HIS, sign_up_key: key('a') }, '198.51.100.1')
  await register(app, { ...HERS, sign_up_key: key('b') })
  const token = await mailedToken(app, email)
  const openWith = (json: object) => app.call('POST', '/auth/verify', { json: { token, ...json } })
  expect(await openWith({})).toMatchObject({ status: 422, body: { errors: { password: 'Password is required' } } })
  expect(await openWith({ sign_up_key: key('c') })).toMatchObject({ status: 403, body: { code: 'forbidden' } })
  // The browser alone, without the mailed link, cannot sign in.
  expect((await openWith({ token: 'x'.repeat(40), sign_up_key: key('b') })).status).toBe(400)
  expect(await openWith({ sign_up_key: key('b') })).toMatchObject({
    status: 200,
    body: { user: { email, whatsapp_number: '03001234567' } },
  })
  expect([await login(app, HERS.password), await login(app, HIS.password)]).toEqual([200, 401])
  expect((await openWith({ sign_up_key: key('b') })).status).toBe(400)
  expect(JSON.stringify(await app.db.selectFrom('sign_ups').selectAll().execute())).not.toContain(key('b'))
})

test('threat 47: a mailed code confirms the address with a new password, and takes nothing from any sign-up', async () => {
  const { app, steps } = await withAttacker()
  await steps.him()
  await app.call('POST', '/auth/forgot-password', { json: { email } })
  const otp = await mailedOtp(app, email)
  await app.call('POST', '/auth/reset-password', { json: { email, otp, new_password: 'sana chose this' } })
  expect([await login(app, HERS.password), await login(app, HIS.password)]).toEqual([200, 401])
  const { body } = await app.call('POST', '/auth/login', { json: { email, password: HERS.password } })
  expect(body.user).toMatchObject({ whatsapp_number: '', referral_price: 2000 })
})

test('threat 47: sign-ups from one address, as many as it may make, do not push hers out', async () => {
  const { app, steps } = await withAttacker()
  await steps.her()
  for (let n = 0; n < 6; n++) await register(app, { ...HIS, password: `guess number ${n}` }, '198.51.100.1')
  expect((await openMailedLink(app, email, HERS.password)).status).toBe(200)
})

test.each([
  ['ten addresses, one each', 10, 1],
  ['two addresses, five each', 2, 5],
  ['four addresses, five each', 4, 5],
])('threat 47: sign-ups of strangers from %s do not push hers out', async (_, addresses, each) => {
  const { app, steps, links } = await withAttacker()
  await steps.her()
  for (let n = 0; n < addresses * each; n++)
    await register(app, { ...HIS, password: `guess number ${n}` }, `198.51.100.${n % addresses}`)
  expect(await open(app, links[0] ?? '', HERS.password)).toMatchObject({
    status: 200,
    body: { user: { whatsapp_number: '03001234567' } },
  })
})

test('threats 47 and 55: a wrong sign-in tries the newest sign-up alone, however many strangers made, and a link tries hers too', async () => {
  const app = await createTestApp()
  await register(app, HERS)
  for (let n = 0; n < 9; n++) {
    await register(app, { ...HIS, password: `guess number ${n}` }, `198.51.100.${n}`)
  }
  let compared = 0
  app.deps.passwords = createPasswords({
    compare: (given, stored) => {
      compared++
      return verifyPassword(given, stored)
    },
  })
  expect(await login(app, 'neither of them')).toBe(401)
  // One comparison is with the account's own password.
  expect(compared).toBe(2)
  expect([await login(app, 'guess number 8'), await login(app, 'guess number 7')]).toEqual([403, 401])
  expect((await openMailedLink(app, email, HERS.password)).status).toBe(200)
  expect([await login(app, HERS.password), await login(app, 'guess number 8')]).toEqual([200, 401])
})

test('threat 54: the answer to registering is the same, byte for byte, whatever the address', async () => {
  const app = await createTestApp()
  await addSeller(app, { email: 'verified@example.pk' })
  await register(app, { ...HERS, email: 'waiting@example.pk' })
  const answers = new Set<string>()
  for (const known of ['verified@example.pk', 'waiting@example.pk', 'nobody@example.pk', 'verified@example.pk']) {
    const response = await app.app.request('/api/auth/register', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...HERS, email: known }),
    })
    answers.add(`${response.status} ${await response.text()}`)
  }
  expect([...answers]).toEqual([
    '200 {"message":"Account created! Please check your email to verify your account.","verification_required":true,"access_token":null,"user":null,"existing_user_updated":false}',
  ])
  const subjects = (await mailsTo(app, 'verified@example.pk')).map((mail) => mail.subject)
  expect(subjects).toEqual(Array(2).fill('You already have a WhatsStore account'))
})

test('threat 54: signing in with what one signed up with tells as little of the address, until its owner confirms it', async () => {
  const app = await createTestApp()
  await addSeller(app, { email: 'verified@example.pk', password_hash: await hashPassword(HERS.password) })
  const answers = new Map<string, unknown>()
  for (const known of ['verified@example.pk', 'nobody@example.pk']) {
    const his = { ...HIS, email: known }
    await register(app, his)
    answers.set(known, (await app.call('POST', '/auth/login', { json: his })).body)
  }
  expect(answers.get('verified@example.pk')).toMatchObject({ code: 'email_unverified' })
  expect(answers.get('verified@example.pk')).toEqual(answers.get('nobody@example.pk'))
  // None of it has any effect: no link is mailed, and the account stays as it is.
  await app.call('POST', '/auth/resend-verification', { json: { email: 'verified@example.pk' } })
  const subjects = (await mailsTo(app, 'verified@example.pk')).map((mail) => mail.subject)
  expect(subjects).toEqual(['You already have a WhatsStore account'])
})

test('an address is mailed ten links an hour at most, from however many addresses they are asked for, and those work', async () => {
  const app = await createTestApp()
  await register(app, HERS)
  const link = await mailedToken(app, email)
  for (let n = 0; n < 40; n++) {
    const address = `198.51.100.${n}`
    const answer = await (n % 2
      ? app.call('POST', '/auth/resend-verification', { json: { email }, address })
      : register(app, { ...HIS, password: 'one of many' }, address))
    expect(answer.status).toBe(200)
  }
  expect(await mailsTo(app, email)).toHaveLength(10)
  // Twenty addresses pushed her sign-up out. She signs up again, and a link she holds works.
  expect((await open(app, link, HERS.password)).status).toBe(403)
  await register(app, HERS)
  expect((await open(app, link, HERS.password)).status).toBe(200)
})

test('a sign-up that waits is answered as such at sign-in, with its own password only', async () => {
  const { app, steps } = await withAttacker()
  await steps.him()
  await steps.her()
  expect([await login(app, HERS.password), await login(app, 'neither of them')]).toEqual([403, 401])
})
