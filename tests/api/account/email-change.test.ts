import { expect, test } from 'vitest'
import { undoToken } from '#server/auth/changes/undo-token.ts'
import { hashPassword } from '#server/auth/passwords.ts'
import { startSession } from '#server/auth/sessions.ts'
import type { UserRow } from '#server/records/users/users.repo.ts'
import { addSeller, createTestApp } from '../../support/apps/test-app.ts'
import { linkIn, mailedOtp, mailsTo } from '../../support/fixtures/mails.ts'

const OLD = 'sana@old.example'
const NEW = 'sana@new.example'
const password = 'correct horse'
const HOUR = 3_600_000
const DAY = 24 * HOUR

const setUp = async (change: Partial<UserRow> = {}) => {
  const app = await createTestApp()
  const seller = await addSeller(app, { email: OLD, password_hash: await hashPassword(password), ...change })
  const ask = (new_email = NEW, typed = password) =>
    app.call('POST', '/auth/email-change', { token: seller.token, json: { new_email, password: typed } })
  const confirm = (token: string) => app.call('POST', '/auth/email-change/confirm', { json: { token } })
  const undo = (token: string) => app.call('POST', '/auth/email-change/undo', { json: { token } })
  const login = (email: string) => app.call('POST', '/auth/login', { json: { email, password } })
  const later = (milliseconds: number) => {
    app.clock.time = new Date(app.clock.time.getTime() + milliseconds)
  }
  const email = async () => (await app.call('GET', '/auth/me', { token: seller.token })).body.email
  return { app, ...seller, ask, confirm, undo, login, later, email }
}

test('a new address counts once its link was opened; the old one is told at once and when it is done', async () => {
  const { app, token, ask, confirm, login, email } = await setUp()
  expect(await ask()).toMatchObject({ status: 200, body: { message: expect.stringContaining(NEW) } })
  expect((await app.call('GET', '/auth/email-change', { token })).body.pending.new_email).toBe(NEW)
  expect(await email()).toBe(OLD)
  expect((await mailsTo(app, OLD)).at(-1)?.text).toContain(NEW)
  expect((await login(NEW)).status).toBe(401)

  const link = await linkIn(app, NEW, 'confirm')
  expect(await confirm(link)).toMatchObject({ status: 200, body: { email: NEW } })
  expect(await email()).toBe(NEW)
  expect((await app.call('GET', '/auth/email-change', { token })).body.pending).toBeNull()
  expect((await mailsTo(app, OLD)).map(({ subject }) => subject)).toEqual([
    'Your WhatsStore email is about to change',
    'Your WhatsStore email was changed',
  ])
  expect([(await login(OLD)).status, (await login(NEW)).status]).toEqual([401, 200])
})

test('a link is used once, works for 24 hours, and not after another one was asked for or it was cancelled', async () => {
  const { app, token, ask, confirm, later, email } = await setUp()
  await ask()
  const first = await linkIn(app, NEW, 'confirm')
  later(DAY)
  expect((await confirm(first)).status).toBe(400)
  await ask()
  const second = await linkIn(app, NEW, 'confirm')
  await ask('other@new.example')
  expect((await confirm(second)).status).toBe(400)
  const third = await linkIn(app, 'other@new.example', 'confirm')
  expect((await app.call('DELETE', '/auth/email-change', { token })).status).toBe(200)
  expect((await app.call('DELETE', '/auth/email-change', { token })).status).toBe(404)
  expect((await confirm(third)).status).toBe(400)
  expect(await email()).toBe(OLD)
  await ask()
  const last = await linkIn(app, NEW, 'confirm')
  expect((await Promise.all([confirm(last), confirm(last)])).map(({ status }) => status).sort()).toEqual([200, 400])
  expect((await confirm(last)).status).toBe(400)
})

test('threat 28: the answer is the same for an address that has an account; only its owner is told', async () => {
  const { app, token, ask } = await setUp()
  const free = await ask('free@new.example')
  const rows = async () => (await app.call('GET', '/auth/email-change', { token })).body
  const whenFree = await rows()
  await addSeller(app, { email: 'taken@new.example' })
  await addSeller(app, { email: 'waits@new.example', verified_at: null })
  const masked = (body: unknown) => JSON.stringify(body).replace(/\w+@new\.example/g, '')
  for (const address of ['taken@new.example', 'waits@new.example']) {
    const answer = await ask(address)
    expect([answer.status, masked(answer.body)]).toEqual([free.status, masked(free.body)])
    expect(masked(await rows())).toBe(masked(whenFree))
    expect(await mailsTo(app, address)).toHaveLength(1)
  }
  expect((await mailsTo(app, 'taken@new.example'))[0]?.text).not.toContain('confirm=')
})

test('an address that was taken meanwhile is not taken over; one that nobody has confirmed is', async () => {
  const { app, ask, confirm, email } = await setUp()
  await ask()
  const link = await linkIn(app, NEW, 'confirm')
  const other = await addSeller(app, { email: NEW })
  expect(await confirm(link)).toMatchObject({ status: 409, body: { code: 'conflict' } })
  expect(await email()).toBe(OLD)
  expect((await app.call('GET', '/auth/me', { token: other.token })).body.email).toBe(NEW)
  await app.db.updateTable('users').set({ verified_at: null }).where('id', '=', other.user.id).execute()
  expect((await confirm(link)).status).toBe(200)
  expect(await email()).toBe(NEW)
})

test('threat 61: the old mailbox undoes a change for a week: whoever made it is out, and knows no password', async () => {
  const { app, user, token, ask, confirm, undo, login, later } = await setUp()
  const elsewhere = await startSession(app.db, app.clock, user.id)
  await ask()
  await confirm(await linkIn(app, NEW, 'confirm'))
  const link = await linkIn(app, OLD, 'undo')
  // The mail sent with the request has the same link.
  expect((await mailsTo(app, OLD)).filter(({ text }) => text.includes(link))).toHaveLength(2)
  later(7 * DAY - 1)
  expect(await undo(link)).toMatchObject({ status: 200, body: { email: OLD } })
  for (const bearer of [token, elsewhere]) {
    expect((await app.call('GET', '/auth/me', { token: bearer })).status).toBe(401)
  }
  expect([(await login(OLD)).status, (await login(NEW)).status]).toEqual([401, 401])
  expect((await undo(link)).status).toBe(400)

  await app.call('POST', '/auth/forgot-password', { json: { email: OLD } })
  const json = { email: OLD, otp: await mailedOtp(app, OLD), new_password: password }
  expect((await app.call('POST', '/auth/reset-password', { json })).status).toBe(200)
  expect((await login(OLD)).status).toBe(200)
})

test('threat 61: what came after a change goes with it: of two the owner undoes the first, and the thief’s link is worth nothing', async () => {
  const { app, ask, confirm, undo, later, email } = await setUp()
  await ask('thief@one.example')
  await confirm(await linkIn(app, 'thief@one.example', 'confirm'))
  await ask('thief@two.example')
  await confirm(await linkIn(app, 'thief@two.example', 'confirm'))
  expect(await email()).toBe('thief@two.example')
  const thiefs = await linkIn(app, 'thief@one.example', 'undo')
  const owners = await linkIn(app, OLD, 'undo')
  expect((await undo(owners)).body.email).toBe(OLD)
  expect((await undo(thiefs)).status).toBe(400)
  expect((await app.db.selectFrom('users').select('email').executeTakeFirstOrThrow()).email).toBe(OLD)
  later(8 * DAY)
  expect((await undo(owners)).status).toBe(400)
})

test('a link to undo works for a week, for its own change, and not for an address that has another account', async () => {
  const { app, ask, confirm, undo, later } = await setUp()
  await ask()
  await confirm(await linkIn(app, NEW, 'confirm'))
  const link = await linkIn(app, OLD, 'undo')
  const [id = ''] = link.split('.')
  for (const forged of [`${id}.`, `${id}.x`, `other.${link.split('.')[1]}`, undoToken(app.deps, 'other')]) {
    expect((await undo(forged)).status, forged).toBe(400)
  }
  await addSeller(app, { email: OLD })
  expect((await undo(link)).status).toBe(409)
  later(7 * DAY)
  expect((await undo(link)).status).toBe(400)
})

test('threat 61: asks for the password, and for a code where the account has one', async () => {
  const { app, user, ask, email } = await setUp()
  expect(await ask(NEW, 'wrong')).toMatchObject({
    status: 403,
    body: { errors: { password: 'The password is wrong' } },
  })
  expect(await ask(OLD)).toMatchObject({ status: 422, body: { errors: { new_email: 'This is your email already' } } })
  const now = app.clock.now().toISOString()
  const sealed_secret = app.deps.secrets.seal('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ')
  await app.db
    .insertInto('totp_secrets')
    .values({ user_id: user.id, sealed_secret, last_step: 0, confirmed_at: now, created_at: now })
    .execute()
  expect(await ask()).toMatchObject({ status: 403, body: { totp_required: true } })
  expect(await mailsTo(app, NEW)).toEqual([])
  expect(await email()).toBe(OLD)
})

test('wrong passwords are limited, and so are changes: five a day', async () => {
  const { app, ask } = await setUp()
  for (let n = 0; n < 5; n++) expect((await ask(`${n}@new.example`)).status).toBe(200)
  expect((await ask()).status).toBe(429)
  expect(await mailsTo(app, OLD)).toHaveLength(5)
  expect(await mailsTo(app, NEW)).toEqual([])
  const guesses = await Promise.all(Array.from({ length: 11 }, () => ask(NEW, 'wrong')))
  expect(guesses.filter(({ status }) => status === 429)).toHaveLength(1)
})

test('threat 30: links lead to the configured origin, whatever the request says its host is', async () => {
  const { app, token } = await setUp()
  const json = { new_email: NEW, password }
  const headers = { host: 'evil.example', 'x-forwarded-host': 'evil.example', origin: 'https://evil.example' }
  await app.call('POST', '/auth/email-change', { token, json, headers })
  for (const address of [OLD, NEW]) {
    expect(JSON.stringify(await mailsTo(app, address))).not.toContain('evil.example')
  }
})

test('codes that were mailed to the old address open nothing once the new one counts', async () => {
  const { app, ask, confirm } = await setUp()
  await app.call('POST', '/auth/forgot-password', { json: { email: OLD } })
  const otp = await mailedOtp(app, OLD)
  await ask()
  await confirm(await linkIn(app, NEW, 'confirm'))
  for (const email of [OLD, NEW]) {
    const json = { email, otp, new_password: 'somebody else’s' }
    expect((await app.call('POST', '/auth/reset-password', { json })).status).toBe(400)
  }
})
