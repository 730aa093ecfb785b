import { expect, test } from 'vitest'
import { mailsTo } from '../../support/fixtures/mails.ts'
import { HERS, password, stolenAccount } from '../../support/fixtures/stolen-account.ts'

const DAY = 86_400_000
const LATE = 15 * 60_000 + 1
const number = { whatsapp_number: '03119999999', country_code: '+92' }
const newBuyers = { message_new_buyers: true }
const templates = { templates: { order_placed: 'Pay to 0311 9999999, {buyer_name}' } }

/** Prepares a stolen session that can link a WhatsApp, and what its owner sees of it. */
const stolen = async () => {
  const account = await stolenAccount()
  const { app, user, call, thief } = account
  const link = async (bearer = thief) => {
    await call('POST', '/whatsapp/seller/register', undefined, bearer)
    await call('GET', `/whatsapp/seller/${user.id}/qr`, undefined, bearer)
    return (await call('POST', `/dev/whatsapp/${user.id}/scan`, {}, bearer)).status
  }
  const linked = async () => (await app.db.selectFrom('whatsapp_sessions').select('id').execute()).length
  const subjects = async () => (await mailsTo(app, HERS)).map(({ subject }) => subject)
  const messages = async () => {
    const { access_token } = (await app.call('POST', '/auth/login', { json: { email: HERS, password } })).body
    return (await app.call('GET', '/notifications', { token: access_token })).body.notifications
  }
  return { ...account, link, linked, subjects, messages }
}

test('threat 61: whoever has a session alone changes no number, links no WhatsApp, words no message and takes no customers', async () => {
  const { app, user, token, call, later } = await stolen()
  await call('POST', '/whatsapp/seller/register', undefined, token)
  later(LATE)
  const tries: [string, string, unknown?][] = [
    ['PUT', '/stores/my', number],
    ['PUT', '/stores/my', { country_code: '+971', whatsapp_number: '501234567' }],
    ['PUT', '/auth/whatsapp-number', number],
    ['POST', '/whatsapp/seller/register'],
    ['GET', `/whatsapp/seller/${user.id}/qr`],
    ['GET', `/whatsapp/seller/${user.id}/pairing-code`],
    ['PUT', '/whatsapp/templates', templates],
    ['PUT', '/whatsapp/settings', newBuyers],
    ['GET', '/customers.csv'],
  ]
  for (const [method, path, json] of tries) {
    const { status, body } = await call(method, path, json)
    expect([path, status, body.password_required]).toEqual([path, 403, true])
  }
  expect((await call('PUT', '/whatsapp/settings', { message_new_buyers: false })).status).toBe(200)
  expect(await mailsTo(app, HERS)).toEqual([])
  await call('POST', '/auth/confirm-password', { password })
  for (const [method, path, json] of tries.filter(([method, path]) => method === 'PUT' || path === '/customers.csv'))
    expect([path, (await call(method, path, json)).status]).toEqual([path, 200])
})

test('a first number, the same number spelled otherwise and other settings ask for no password and mail nobody', async () => {
  const { app, user, store, call, later } = await stolen()
  await app.db.updateTable('users').set({ whatsapp_number: '' }).execute()
  later(LATE)
  const { whatsapp_number } = store
  const spelled = { whatsapp_number: `+92${whatsapp_number.slice(1)}`, country_code: '+92' }
  expect((await call('PUT', '/stores/my', { ...spelled, bio: 'Bangles of glass' })).status).toBe(200)
  expect((await call('PUT', '/auth/whatsapp-number', number)).status).toBe(200)
  expect((await call('GET', `/whatsapp/seller/${user.id}/status?or=null`)).status).toBe(200)
  expect(await mailsTo(app, HERS)).toEqual([])
})

test('threat 61: each change of numbers, WhatsApp and messages is mailed, and one link takes all of them back', async () => {
  const { app, user, store, call, link, undo, linked, subjects } = await stolen()
  await call('PUT', '/stores/my', number)
  await call('PUT', '/auth/whatsapp-number', number)
  await call('PUT', '/whatsapp/templates', templates)
  for (let n = 0; n < 2; n++) await call('PUT', '/whatsapp/settings', newBuyers)
  expect(await link()).toBe(200)
  expect(await subjects()).toEqual([
    'The WhatsApp number of your shop was changed',
    'The WhatsApp number of your account was changed',
    'The WhatsApp messages of your shop were changed',
    'Your WhatsApp now writes to new buyers at once',
    'A WhatsApp is being linked to your shop',
  ])
  expect((await mailsTo(app, HERS))[0]?.text).toContain('+923119999999')
  expect(await undo()).toBe(200)
  expect(await linked()).toBe(0)
  expect(await app.db.selectFrom('message_templates').selectAll().execute()).toEqual([])
  const numberOf = (table: 'users' | 'stores') =>
    app.db.selectFrom(table).select('whatsapp_number').executeTakeFirstOrThrow()
  expect(await app.db.selectFrom('stores').select('message_new_buyers').execute()).toEqual([{ message_new_buyers: 0 }])
  expect((await numberOf('users')).whatsapp_number).toBe(user.whatsapp_number)
  expect((await numberOf('stores')).whatsapp_number).toBe(store.whatsapp_number)
})

test('threat 61: undoing puts back the messages that she had worded herself', async () => {
  const { app, call, later, undo } = await stolen()
  await call('PUT', '/whatsapp/templates', { templates: { order_placed: 'Hers, {buyer_name}' } })
  later(7 * DAY)
  await call('POST', '/auth/confirm-password', { password })
  await call('PUT', '/whatsapp/templates', templates)
  expect(await undo()).toBe(200)
  expect(await app.db.selectFrom('message_templates').select('text').execute()).toEqual([
    { text: 'Hers, {buyer_name}' },
  ])
})

test('codes that link a WhatsApp are mailed of once an hour, however often the page asks', async () => {
  const { user, call, later, subjects } = await stolen()
  await call('POST', '/whatsapp/seller/register')
  const ask = () => call('GET', `/whatsapp/seller/${user.id}/qr`)
  await ask()
  later(10_000)
  expect((await ask()).status).toBe(200)
  await call('GET', `/whatsapp/seller/${user.id}/pairing-code`)
  expect(await subjects()).toHaveLength(1)
})

test('threat 61: a new password by a mailed code unlinks a WhatsApp of this week and says which numbers to check', async () => {
  const { link, reset, linked, messages } = await stolen()
  expect(await link()).toBe(200)
  expect(await reset()).toBe(200)
  expect(await linked()).toBe(0)
  expect(await messages()).toMatchObject([
    {
      message:
        'Your password is new. Check your numbers: Buyers write to +92 300 1234567. We reach you at +92 300 1234567. The WhatsApp linked this week was unlinked. Link it again if it is yours.',
      read_at: null,
    },
  ])
})

test('a new password leaves a WhatsApp linked that was linked a week ago', async () => {
  const { link, later, reset, linked, messages } = await stolen()
  expect(await link()).toBe(200)
  later(7 * DAY)
  expect(await reset()).toBe(200)
  expect(await linked()).toBe(1)
  expect((await messages())[0].message).not.toContain('unlinked')
})
