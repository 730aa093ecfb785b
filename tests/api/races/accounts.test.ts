import { expect, test } from 'vitest'
import { hashPassword } from '#server/auth/passwords.ts'
import { newId } from '#server/db/ids.ts'
import { addPoints } from '#server/modules/growth/referrals/referrals.repo.ts'
import { checkNextEntries } from '#server/modules/operation/audit/check-chain.ts'
import { addSeller, createTestApp, type TestApp } from '../../support/apps/test-app.ts'
import { liftLimits } from '../../support/calls/world.ts'
import { addAdmin, auditOf } from '../../support/fixtures/admin.ts'
import { atOnce } from '../../support/fixtures/at-once.ts'
import { mailsTo } from '../../support/fixtures/mails.ts'

const email = 'sana@example.pk'
const password = 'correct horse'

const openApp = async () => {
  const app = await createTestApp()
  liftLimits(app)
  return app
}

const linksTo = async (app: TestApp, address: string, name: 'token' | 'confirm') =>
  (await mailsTo(app, address)).flatMap(({ text }) => new RegExp(`${name}=([\\w.-]+)`).exec(text)?.[1] ?? [])

const signUp = (app: TestApp, chosen = password) =>
  app.call('POST', '/auth/register', { json: { email, password: chosen, whatsapp_number: '03001234567' } })

test('sign-ups of one address at once are one account, and each waits for its link', async () => {
  const app = await openApp()
  expect(await atOnce(5, () => signUp(app))).toEqual({ 200: 5 })
  expect(await app.db.selectFrom('users').select('email').execute()).toEqual([{ email }])
  expect(await app.db.selectFrom('sign_ups').select('id').execute()).toHaveLength(5)
})

test('of several links that are opened at once one confirms the address, with the password of who opened it', async () => {
  const app = await openApp()
  for (const chosen of ['hers, chosen', 'his, chosen']) await signUp(app, chosen)
  const [hers = '', his = ''] = await linksTo(app, email, 'token')
  const open = (token: string, chosen: string) =>
    app.call('POST', '/auth/verify', { json: { token, password: chosen } })
  const answers = await Promise.all([open(hers, 'hers, chosen'), open(his, 'his, chosen')])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400])
  const winner = answers[0]?.status === 200 ? 'hers, chosen' : 'his, chosen'
  expect((await app.call('POST', '/auth/login', { json: { email, password: winner } })).status).toBe(200)
  expect(await app.db.selectFrom('sign_ups').select('id').execute()).toEqual([])
})

test('every device that signs in at once has a session, and all end together', async () => {
  const app = await openApp()
  const { token, user } = await addSeller(app, { email, password_hash: await hashPassword(password) })
  expect(await atOnce(6, () => app.call('POST', '/auth/login', { json: { email, password } }))).toEqual({ 200: 6 })
  const sessions = () => app.db.selectFrom('sessions').select('id').where('user_id', '=', user.id).execute()
  expect(await sessions()).toHaveLength(7)
  expect(await atOnce(4, () => app.call('POST', '/auth/logout-others', { token }))).toEqual({ 200: 4 })
  expect(await sessions()).toHaveLength(1)
})

test('an address that two accounts want at once is one account’s', async () => {
  const app = await openApp()
  const password_hash = await hashPassword(password)
  for (const [index, old] of ['one@example.pk', 'two@example.pk'].entries()) {
    const { token } = await addSeller(app, { email: old, password_hash, whatsapp_number: `300123456${index}` })
    await app.call('POST', '/auth/email-change', { token, json: { new_email: email, password } })
  }
  const links = await linksTo(app, email, 'confirm')
  const confirm = (index: number) => app.call('POST', '/auth/email-change/confirm', { json: { token: links[index] } })
  expect(await atOnce(2, confirm)).toEqual({ 200: 1, 409: 1 })
})

test('an address that is asked for twice at once waits once', async () => {
  const app = await openApp()
  const { token } = await addSeller(app, { email, password_hash: await hashPassword(password) })
  const ask = (index: number) =>
    app.call('POST', '/auth/email-change', { token, json: { new_email: `new-${index}@example.pk`, password } })
  expect(await atOnce(4, ask)).toEqual({ 200: 4 })
  expect(await app.db.selectFrom('email_changes').select('id').execute()).toHaveLength(1)
})

test('points are paid out once, however often they are asked for at once', async () => {
  const app = await openApp()
  const { token, user } = await addSeller(app)
  const entry = { user_id: user.id, points: 1000, reason: 'referral', withdrawal_id: null } as const
  const created_at = app.clock.now().toISOString()
  await app.db.transaction().execute((trx) => addPoints(trx, { ...entry, referred_user_id: newId(), created_at }))
  const json = { payment_method: 'easypaisa', payment_details: '0300 9999999' }
  expect(await atOnce(20, () => app.call('POST', '/referrals/request-withdrawal', { token, json }))).toEqual({
    201: 1,
    409: 19,
  })
  expect((await app.call('GET', '/referrals/my-stats', { token })).body.total_points).toBe(0)
})

test('an upgrade that admins make at once earns its referrer points once, and each act is in the chain', async () => {
  const app = await openApp()
  const admin = await addAdmin(app)
  const referrer = await addSeller(app, { email: 'referrer@example.pk', whatsapp_number: '3111111111' })
  const stats = () => app.call('GET', '/referrals/my-stats', { token: referrer.token })
  const codes = await Promise.all(Array.from({ length: 6 }, stats))
  const [referral_code] = [...new Set(codes.map(({ body }) => body.referral_code))]
  expect(new Set(codes.map(({ body }) => body.referral_code)).size).toBe(1)
  const json = { email, password, whatsapp_number: '03222222222', referral_code }
  await app.call('POST', '/auth/register', { json })
  const [token] = await linksTo(app, email, 'token')
  const { user } = (await app.call('POST', '/auth/verify', { json: { token, password } })).body
  const upgrade = () => app.call('PUT', `/admin/users/${user.id}`, { token: admin.token, json: { plan: 'paid' } })
  expect(await atOnce(10, upgrade)).toEqual({ 200: 10 })
  expect((await stats()).body).toMatchObject({ total_points: 250, paid_referrals: 1 })
  expect((await auditOf(app)).map(({ sequence }) => sequence)).toEqual(Array.from({ length: 10 }, (_, n) => n + 1))
  await checkNextEntries(app.deps, { fromStart: true })
  const checkpoint = await app.db.selectFrom('audit_checkpoints').selectAll().executeTakeFirstOrThrow()
  expect(checkpoint).toMatchObject({ sequence: 10, broken_at: null })
})
