import { expect, test } from 'vitest'
import { newId } from '#server/db/ids.ts'
import { confirmTotp, putPendingTotp } from '#server/modules/account/totp/totp.repo.ts'
import { addPoints } from '#server/modules/growth/referrals/referrals.repo.ts'
import type { TestApp } from '../../support/apps/test-app.ts'
import { addAdmin } from '../../support/fixtures/admin.ts'
import { linkIn, mailsTo } from '../../support/fixtures/mails.ts'
import { codeAt, stepOf } from '../../support/fixtures/one-time-code.ts'
import { HERS, password, stolenAccount } from '../../support/fixtures/stolen-account.ts'

const HIS = 'thief@example.pk'
const DAY = 86_400_000

/** An account whose thief also has its password. */
const stolen = async () => {
  const account = await stolenAccount()
  const { app, call, thief } = account
  const post = (path: string, json: object, bearer = thief) => call('POST', path, json, bearer)
  const login = (email = HERS, more: object = {}) =>
    app.call('POST', '/auth/login', { json: { email, password, ...more } })
  const askForHis = () => post('/auth/email-change', { new_email: HIS, password })
  const confirmHis = async () =>
    (await app.call('POST', '/auth/email-change/confirm', { json: { token: await linkIn(app, HIS, 'confirm') } }))
      .status
  const turnOn = async (bearer = thief) => {
    const { secret } = (await post('/auth/totp/setup', { password }, bearer)).body
    const totp_code = codeAt(secret, stepOf(app.clock.time))
    const { body } = await post('/auth/totp/confirm', { totp_code }, bearer)
    return { secret: String(secret), codes: body.recovery_codes as string[] }
  }
  return { ...account, post, login, askForHis, confirmHis, turnOn }
}

/** 1,000 points to withdraw. */
const givePoints = (app: TestApp, userId: string) =>
  app.db.transaction().execute((trx) =>
    addPoints(trx, {
      user_id: userId,
      points: 1000,
      reason: 'referral',
      referred_user_id: newId(),
      withdrawal_id: null,
      created_at: app.clock.now().toISOString(),
    }),
  )

const payout = { payment_method: 'easypaisa', payment_details: '0300 9999999' }

test('threat 61: a change of address that waits ends with a password set by a mailed code', async () => {
  const { app, askForHis, confirmHis, reset, login } = await stolen()
  await askForHis()
  expect(await reset()).toBe(200)
  expect(await confirmHis()).toBe(400)
  expect((await login()).status).toBe(200)
  expect(await mailsTo(app, HIS)).toHaveLength(1)
})

test('threat 61: a change of address that waits ends with a changed password', async () => {
  const { post, token, askForHis, confirmHis } = await stolen()
  await askForHis()
  const change = { current_password: password, new_password: 'another horse' }
  expect((await post('/auth/change-password', change, token)).status).toBe(200)
  expect(await confirmHis()).toBe(400)
})

test.each(['signs it out', 'signs out everywhere else'])(
  'threat 61: the link of a change works no longer once she ends the session that asked: she %s',
  async (how) => {
    const { app, post, call, token, askForHis, confirmHis } = await stolen()
    await askForHis()
    if (how === 'signs it out') {
      const { sessions } = (await app.call('GET', '/auth/sessions', { token })).body
      const other = sessions.find(({ current }: { current: boolean }) => !current)
      expect((await call('DELETE', `/auth/sessions/${other.id}`, undefined, token)).status).toBe(200)
    } else expect((await post('/auth/logout-others', {}, token)).status).toBe(200)
    expect(await confirmHis()).toBe(400)
  },
)

test('threat 61: undoing a change of address takes back the second factor that came after it', async () => {
  const { login, reset, askForHis, confirmHis, undo, turnOn } = await stolen()
  await askForHis()
  expect(await confirmHis()).toBe(200)
  await turnOn()
  expect(await undo()).toBe(200)
  expect(await reset()).toBe(200)
  expect((await login()).status).toBe(200)
})

test('threat 61: a second factor of a week before the change stays; recovery codes made after it do not', async () => {
  const { app, post, token, login, later, reset, undo, turnOn, call } = await stolen()
  const hers = await turnOn(token)
  later(7 * DAY)
  const code = () => codeAt(hers.secret, stepOf(app.clock.time))
  const thief = (await login(HERS, { totp_code: code() })).body.access_token
  later(30_000)
  await post('/auth/email-change', { new_email: HIS, password, totp_code: code() }, thief)
  later(30_000)
  const renewed = await post('/auth/totp/recovery-codes', { password, totp_code: code() }, thief)
  const [his] = renewed.body.recovery_codes
  expect((await call('GET', '/auth/totp', undefined, thief)).body.recovery_codes_left).toBe(10)
  expect(await undo()).toBe(200)
  expect(await reset()).toBe(200)
  expect((await login(HERS, { totp_code: his })).status).toBe(401)
  later(30_000)
  expect((await login()).body.totp_required).toBe(true)
  expect((await login(HERS, { totp_code: code() })).status).toBe(200)
})

test('threat 61: a thief who turns a second factor on first and asks for another address then loses both, and his number', async () => {
  const { app, user, call, post, login, reset, later, undo, turnOn } = await stolen()
  const { secret } = await turnOn()
  await call('PUT', '/auth/whatsapp-number', { whatsapp_number: '03119999999', country_code: '+92' })
  later(60_000)
  const totp_code = codeAt(secret, stepOf(app.clock.time))
  expect((await post('/auth/email-change', { new_email: HIS, password, totp_code })).status).toBe(200)
  expect(await undo()).toBe(200)
  expect(await reset()).toBe(200)
  expect((await login()).status).toBe(200)
  const { whatsapp_number } = await app.db.selectFrom('users').select('whatsapp_number').executeTakeFirstOrThrow()
  expect(whatsapp_number).toBe(user.whatsapp_number)
})

test('threat 61: a thief who undoes a later change from his mailbox does not use up her link', async () => {
  const { reset, login, askForHis, confirmHis, undo, turnOn } = await stolen()
  await askForHis()
  expect(await confirmHis()).toBe(200)
  await turnOn()
  expect(await undo(HIS)).toBe(200)
  expect(await undo()).toBe(200)
  expect(await reset()).toBe(200)
  expect((await login()).status).toBe(200)
})

test('threat 61: undoing a second factor turns it off, also when time passes while it is turned on', async () => {
  const { app, login, reset, undo, turnOn } = await stolen()
  const frozen = app.clock.now
  app.clock.now = () => {
    app.clock.time = new Date(app.clock.time.getTime() + 1)
    return app.clock.time
  }
  await turnOn()
  app.clock.now = frozen
  expect(await undo()).toBe(200)
  expect(await reset()).toBe(200)
  expect((await login()).status).toBe(200)
})

test('threat 61: turning a second factor on is mailed, with a link that takes it back for a week', async () => {
  const { app, thief, login, later, reset, undo, turnOn } = await stolen()
  await turnOn()
  const mail = (await mailsTo(app, HERS)).at(-1)
  expect(mail?.subject).toBe('Two-step sign-in is on for your WhatsStore account')
  expect(mail?.text).toContain('This was not me')
  later(7 * DAY - 1)
  expect(await undo()).toBe(200)
  expect((await app.call('GET', '/auth/me', { token: thief })).status).toBe(401)
  expect((await login()).status).toBe(401)
  expect(await reset()).toBe(200)
  expect((await login()).status).toBe(200)
  await turnOn((await login()).body.access_token)
  later(7 * DAY)
  expect(await undo()).toBe(400)
})

test('threat 61: undoing a change puts numbers back, publishes the shop and unlinks WhatsApp', async () => {
  const { app, user, call, post, askForHis, confirmHis, undo } = await stolen()
  await askForHis()
  await confirmHis()
  const number = { whatsapp_number: '03119999999', country_code: '+92' }
  await call('PUT', '/auth/whatsapp-number', number)
  expect((await call('PUT', '/stores/my', number)).status).toBe(200)
  await post('/whatsapp/seller/register', {})
  await call('GET', `/whatsapp/seller/${user.id}/qr`)
  expect((await post(`/dev/whatsapp/${user.id}/scan`, {})).status).toBe(200)
  const { publisher } = app.woken
  expect(await undo()).toBe(200)
  expect(app.woken.publisher).toBe(publisher + 1)
  const numbers = async (table: 'users' | 'stores') =>
    app.db.selectFrom(table).select(['whatsapp_number', 'country_code']).executeTakeFirstOrThrow()
  expect(await numbers('users')).toEqual({ whatsapp_number: user.whatsapp_number, country_code: '+92' })
  expect(await numbers('stores')).toEqual({ whatsapp_number: '03001234567', country_code: '+92' })
  expect(await app.db.selectFrom('whatsapp_sessions').selectAll().execute()).toEqual([])
})

test('threat 61: a WhatsApp that was linked a week before the change stays linked', async () => {
  const { app, user, call, post, token, later, askForHis, undo } = await stolen()
  await post('/whatsapp/seller/register', {}, token)
  await call('GET', `/whatsapp/seller/${user.id}/qr`, undefined, token)
  await post(`/dev/whatsapp/${user.id}/scan`, {}, token)
  later(7 * DAY)
  await askForHis()
  expect(await undo()).toBe(200)
  expect(await app.db.selectFrom('whatsapp_sessions').select('connected').execute()).toEqual([{ connected: 1 }])
})

test('threat 61: undoing a change takes back a withdrawal and freezes withdrawals for a week', async () => {
  const { app, user, post, later, login, reset, askForHis, confirmHis, undo } = await stolen()
  await givePoints(app, user.id)
  await askForHis()
  await confirmHis()
  const his = (await post('/referrals/request-withdrawal', payout)).body.withdrawal
  const admin = await addAdmin(app)
  const decide = async (id: string, status: string) =>
    (await app.call('PUT', `/admin/referrals/withdrawals/${id}`, { token: admin.token, form: { status } })).status
  expect(await decide(his.id, 'approved')).toBe(200)
  expect(await undo()).toBe(200)
  expect(await decide(his.id, 'paid')).toBe(409)
  await reset()
  const token = (await login()).body.access_token
  const stats = async () => (await app.call('GET', '/referrals/my-stats', { token })).body
  const until = new Date(app.clock.time.getTime() + 7 * DAY).toISOString()
  expect(await stats()).toMatchObject({ total_points: 1000, can_withdraw: false, withdrawals_frozen_until: until })
  expect(await post('/referrals/request-withdrawal', payout, token)).toMatchObject({
    status: 409,
    body: { detail: 'This account was secured by its owner. Withdrawals are paused until 8 March 2026.' },
  })
  later(7 * DAY)
  expect(await stats()).toMatchObject({ can_withdraw: true, withdrawals_frozen_until: null })
  const asked = await post('/referrals/request-withdrawal', { ...payout, password }, token)
  expect(asked.status).toBe(201)
})

test('threat 61: a withdrawal of before the change is taken back too, since a thief may ask before he changes anything', async () => {
  const { app, user, post, token, later, askForHis, undo } = await stolen()
  await givePoints(app, user.id)
  const { id } = (await post('/referrals/request-withdrawal', payout, token)).body.withdrawal
  later(1000)
  await askForHis()
  expect(await undo()).toBe(200)
  const admin = await addAdmin(app)
  const pay = async () =>
    (await app.call('PUT', `/admin/referrals/withdrawals/${id}`, { token: admin.token, form: { status: 'paid' } }))
      .status
  expect(await pay()).toBe(409)
  later(7 * DAY)
  expect(await pay()).toBe(409)
})

test('threat 61: who asks for points is mailed, and a password chosen through her mailbox takes the request back', async () => {
  const { app, user, post, reset } = await stolen()
  await givePoints(app, user.id)
  const { id } = (await post('/referrals/request-withdrawal', payout)).body.withdrawal
  expect((await mailsTo(app, HERS)).map(({ subject }) => subject)).toContain(
    'You asked for a withdrawal of your points',
  )
  expect(await reset('a password of her own')).toBe(200)
  const admin = await addAdmin(app)
  const form = { status: 'paid' }
  const answer = await app.call('PUT', `/admin/referrals/withdrawals/${id}`, { token: admin.token, form })
  expect(answer.status).toBe(409)
})

test('a protected account withdraws with password and code; the password alone is refused', async () => {
  const { app, user, call, token } = await stolen()
  await givePoints(app, user.id)
  const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'
  const now = app.clock.time.toISOString()
  await app.db.transaction().execute(async (trx) => {
    await putPendingTotp(trx, { user_id: user.id, sealed_secret: app.deps.secrets.seal(secret), created_at: now })
    await confirmTotp(trx, user.id, now)
  })
  const ask = (more: object) => call('POST', '/referrals/request-withdrawal', { ...payout, password, ...more }, token)
  expect(await ask({})).toMatchObject({ status: 403, body: { totp_required: true } })
  expect(await ask({ totp_code: '000000' })).toMatchObject({
    status: 403,
    body: { errors: { totp_code: expect.any(String) } },
  })
  expect((await ask({ totp_code: codeAt(secret, stepOf(app.clock.time)) })).status).toBe(201)
})

test('whoever has a session alone sets no password, email or second factor, deletes nothing, and later neither downloads nor withdraws', async () => {
  const { app, user, post, later, token, call } = await stolen()
  await givePoints(app, user.id)
  later(15 * 60_000 + 1)
  const wrong = { password: 'a guess' }
  const tries: [string, object][] = [
    ['/auth/change-password', { current_password: 'a guess', new_password: 'his password' }],
    ['/auth/email-change', { new_email: HIS, ...wrong }],
    ['/auth/totp/setup', wrong],
    ['/auth/deletion', { confirmation: 'noor', ...wrong }],
    ['/auth/export', {}],
    ['/auth/export', wrong],
    ['/referrals/request-withdrawal', payout],
    ['/referrals/request-withdrawal', { ...payout, ...wrong }],
  ]
  for (const [path, json] of tries) expect([path, (await post(path, json)).status]).toEqual([path, 403])
  expect((await post('/auth/logout-others', {}, token)).status).toBe(200)
  expect((await call('GET', '/auth/me')).status).toBe(401)
})

test('whoever has a session and guesses at the password does not keep her out, and is signed out and mailed at the tenth guess', async () => {
  const { app, token, call, post } = await stolen()
  const guess = async () => (await post('/auth/confirm-password', { password: 'a guess' })).status
  for (let n = 1; n <= 9; n++) expect([n, await guess()]).toEqual([n, 403])
  const subject = 'A device was signed out of your WhatsStore account'
  const told = async () => (await mailsTo(app, HERS)).filter((mail) => mail.subject === subject).length
  expect((await call('GET', '/auth/me')).status).toBe(200)
  expect(await told()).toBe(0)
  expect(await guess()).toBe(403)
  expect((await call('GET', '/auth/me')).status).toBe(401)
  expect(await guess()).toBe(401)
  expect(await told()).toBe(1)
  const change = { current_password: password, new_password: 'another horse' }
  expect((await post('/auth/change-password', change, token)).status).toBe(200)
})

test('whoever has the password is out once the owner sets a new one by her mailbox', async () => {
  const { app, login, reset } = await stolen()
  const { access_token, device_token } = (await login()).body
  expect(await reset('sana chose this')).toBe(200)
  expect((await app.call('GET', '/auth/me', { token: access_token })).status).toBe(401)
  expect((await login(HERS, { device_token })).status).toBe(401)
  expect((await login(HERS, { password: 'sana chose this' })).status).toBe(200)
})

test('whoever has the mailbox gets past a second factor of this week, and past no older one', async () => {
  const { token, login, later, reset, undo, turnOn } = await stolen()
  await turnOn(token)
  later(7 * DAY)
  expect(await undo()).toBe(400)
  expect(await reset('his password')).toBe(200)
  expect((await login(HERS, { password: 'his password' })).body.totp_required).toBe(true)

  const young = await stolen()
  await young.turnOn(young.token)
  expect(await young.undo()).toBe(200)
  expect(await young.reset('his password')).toBe(200)
  expect((await young.login(HERS, { password: 'his password' })).status).toBe(200)
})

test('whoever has the mailbox of an admin gets past no second factor, however young, whatever he undoes', async () => {
  const { app, user, token, call, login, reset, undo, turnOn } = await stolen()
  await app.db.updateTable('users').set({ role: 'admin' }).where('id', '=', user.id).execute()
  await call('PUT', '/auth/whatsapp-number', { whatsapp_number: '03119999999', country_code: '+92' })
  await turnOn(token)
  const mail = (await mailsTo(app, HERS)).at(-1)
  expect(mail?.subject).toBe('Two-step sign-in is on for your WhatsStore account')
  expect(mail?.text).not.toContain('undo=')
  expect(await undo()).toBe(200)
  expect(await reset('his password')).toBe(200)
  expect((await login(HERS, { password: 'his password' })).body.totp_required).toBe(true)
})

test('threat 61: new recovery codes, and a second factor that is turned off, are mailed', async () => {
  const { app, post, token, later, turnOn } = await stolen()
  const { secret } = await turnOn(token)
  const own = () => {
    later(30_000)
    return { password, totp_code: codeAt(secret, stepOf(app.clock.time)) }
  }
  expect((await post('/auth/totp/recovery-codes', own(), token)).status).toBe(200)
  expect((await post('/auth/totp/disable', own(), token)).status).toBe(200)
  const mails = await mailsTo(app, HERS)
  expect(mails.map(({ subject }) => subject)).toEqual([
    'Two-step sign-in is on for your WhatsStore account',
    'You have new WhatsStore recovery codes',
    'Two-step sign-in is off for your WhatsStore account',
  ])
  expect(mails.at(-1)?.text).toContain('/auth?forgot=1')
})

test('whoever has the mailbox alone does not keep her from moving the email while she is signed in', async () => {
  const { app, post, token, confirmHis, login } = await stolen()
  await post('/auth/email-change', { new_email: HIS, password }, token)
  expect(await confirmHis()).toBe(200)
  await app.call('POST', '/auth/forgot-password', { json: { email: HERS } })
  expect((await mailsTo(app, HERS)).at(-1)?.subject).not.toBe('Your WhatsStore password code')
  expect((await login(HIS)).status).toBe(200)
})

test('whoever has the phone alone makes codes that open nothing without the password', async () => {
  const { app, token, login, later, turnOn, post } = await stolen()
  const { secret, codes } = await turnOn(token)
  later(30_000)
  const totp_code = codeAt(secret, stepOf(app.clock.time))
  expect((await login(HERS, { password: 'a guess', totp_code })).status).toBe(401)
  expect((await post('/auth/totp/recovery-codes', { password: 'a guess', totp_code }, token)).status).toBe(403)
  // Without her phone she signs in with a recovery code and sets up another phone.
  const recovered = (await login(HERS, { totp_code: codes[0] })).body.access_token
  const off = await post('/auth/totp/disable', { password, totp_code: codes[1] }, recovered)
  expect(off.status).toBe(200)
  expect((await post('/auth/totp/setup', { password }, recovered)).status).toBe(200)
})
