import { Writable } from 'node:stream'
import { sql } from 'kysely'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { queuedWhatsApp } from '#server/modules/messages/whatsapp/queued-gateway.ts'
import { beat, SENDER } from '#server/modules/operation/health/heartbeats.ts'
import { onPostgres } from '../../support/apps/dialect.ts'
import { addSeller, addStore, createTestApp } from '../../support/apps/test-app.ts'
import { addAdmin, auditOf } from '../../support/fixtures/admin.ts'
import { addConnectedStore, paidPlan } from '../../support/fixtures/whatsapp.ts'

const PREMIUM = 'WhatsApp integration requires Premium plan. Please upgrade your account.'

const imageText = (dataUrl: string) => {
  const [head, body = ''] = dataUrl.split(',')
  expect(head).toBe('data:image/svg+xml;base64')
  return Buffer.from(body, 'base64').toString()
}

test('register, a code that changes, scanned, connected, logged out, removed', async () => {
  const app = await createTestApp()
  const { user, token } = await addStore(app, 'noor', paidPlan)
  const call = (method: string, path: string) => app.call(method, path, { token })
  const status = () => call('GET', `/whatsapp/seller/${user.id}/status`)
  expect(await status()).toMatchObject({ status: 404, body: { detail: 'WhatsApp is not set up yet' } })
  expect(await call('GET', `/whatsapp/seller/${user.id}/status?or=null`)).toMatchObject({ status: 200, body: null })
  expect((await call('GET', `/whatsapp/seller/${user.id}/qr`)).status).toBe(404)
  expect((await call('POST', `/dev/whatsapp/${user.id}/scan`)).status).toBe(409)

  expect(await call('POST', '/whatsapp/seller/register')).toMatchObject({
    status: 201,
    body: { success: true, seller: { isConnected: false, phoneNumber: null, name: 'Noor Bangles' } },
  })
  expect(await call('POST', '/whatsapp/seller/register')).toMatchObject({
    status: 409,
    body: { detail: 'You are already registered! Proceeding to QR code setup...' },
  })
  const first = await call('GET', `/whatsapp/seller/${user.id}/qr`)
  expect(imageText(first.body.qr)).toMatch(/^<svg/)
  app.clock.time = new Date(app.clock.time.getTime() + 25_000)
  expect(await call('POST', `/dev/whatsapp/${user.id}/scan`)).toMatchObject({
    status: 409,
    body: { detail: 'There is no QR code to scan, or it is too old' },
  })
  const second = await call('GET', `/whatsapp/seller/${user.id}/qr`)
  expect(second.body.qr).not.toBe(first.body.qr)
  expect((await call('POST', `/dev/whatsapp/${user.id}/scan`)).status).toBe(200)
  expect(await status()).toMatchObject({
    status: 200,
    body: { success: true, isConnected: true, seller: { isConnected: true, phoneNumber: '923001234567' } },
  })
  expect((await call('GET', `/whatsapp/seller/${user.id}/qr`)).status).toBe(409)
  await call('POST', `/dev/whatsapp/${user.id}/disconnect`)
  expect((await status()).body.isConnected).toBe(false)
  expect((await call('GET', `/whatsapp/seller/${user.id}/qr`)).status).toBe(200)
  expect((await call('DELETE', `/whatsapp/seller/${user.id}`)).status).toBe(200)
  expect((await status()).status).toBe(404)
})

test('a phone that cannot scan itself is linked by a code, made for the number of its store', async () => {
  const app = await createTestApp()
  const { user, token, store } = await addStore(app, 'noor', paidPlan)
  const ask = () => app.call('GET', `/whatsapp/seller/${user.id}/pairing-code`, { token })
  expect((await ask()).body).toEqual({ detail: 'WhatsApp is not set up yet', code: 'not_found' })
  await app.call('POST', '/whatsapp/seller/register', { token })
  await app.call('PUT', '/stores/my', { token, json: { ...store, whatsapp_number: '03217654321' } })
  const first = await ask()
  expect(first).toMatchObject({
    status: 200,
    body: { success: true, code: expect.stringMatching(/^[1-9A-Z]{8}$/), phone: '923217654321' },
  })
  expect((await ask()).body).toEqual(first.body)
  app.clock.time = new Date(first.body.expires_at)
  expect((await ask()).body.code).not.toBe(first.body.code)
  expect((await app.call('POST', `/dev/whatsapp/${user.id}/scan`, { token })).status).toBe(200)
  expect(await ask()).toMatchObject({ status: 409, body: { detail: 'WhatsApp is already connected' } })
})

test('a code that another process has yet to bring is said to be on its way', async () => {
  const app = await createTestApp()
  app.deps.whatsapp = queuedWhatsApp(app.db, app.clock)
  const { user, token } = await addStore(app, 'noor', paidPlan)
  const ask = (kind = 'qr') => app.call('GET', `/whatsapp/seller/${user.id}/${kind}`, { token })
  expect((await ask()).body).toEqual({ detail: 'WhatsApp is not set up yet', code: 'not_found' })
  await app.call('POST', '/whatsapp/seller/register', { token })
  expect((await ask('pairing-code')).body).toEqual({
    detail: 'No pairing code yet. Please try again in a moment.',
    code: 'not_found',
    pending: true,
  })
  expect(await ask()).toMatchObject({
    status: 404,
    body: { detail: 'No QR code yet. Please try again in a moment.', code: 'not_found', pending: true },
  })
  await app.db
    .updateTable('whatsapp_sessions')
    .set({ qr: '2@code', qr_expires_at: '2026-03-01T09:00:20.000Z' })
    .execute()
  expect((await ask()).status).toBe(200)
})

test('threat 13: shows a QR code to its seller only, never cached or logged', async () => {
  const lines: string[] = []
  const sink = new Writable({
    write: (chunk, _encoding, done) => {
      lines.push(String(chunk))
      done()
    },
  })
  const app = await createTestApp({}, { log: pino({ level: 'trace' }, sink) })
  const seller = await addStore(app, 'noor', paidPlan)
  const path = (what: string) => `/whatsapp/seller/${seller.user.id}/${what}`
  await app.call('POST', '/whatsapp/seller/register', { token: seller.token })
  const code = await app.call('GET', path('qr'), { token: seller.token })
  expect(code.headers.get('cache-control')).toBe('no-store')
  const { qr } = await app.db.selectFrom('whatsapp_sessions').select('qr').executeTakeFirstOrThrow()
  expect(qr).toEqual(expect.any(String))
  expect(lines.join('')).not.toContain(String(qr))

  const rival = await addStore(app, 'rival', paidPlan)
  const free = await addStore(app, 'free-one')
  const expired = await addStore(app, 'expired', { plan: 'paid', plan_expiry: '2026-02-01T00:00:00.000Z' })
  const admin = await addSeller(app, { role: 'admin', ...paidPlan })
  for (const what of ['status', 'qr', 'pairing-code']) {
    expect((await app.call('GET', path(what))).status).toBe(401)
    for (const { token } of [rival, free, expired, admin]) {
      const answer = await app.call('GET', path(what), { token })
      expect(answer).toMatchObject({ status: 404, body: { detail: 'Seller not found' } })
    }
    const unknown = await app.call('GET', `/whatsapp/seller/nobody/${what}`, { token: rival.token })
    expect(unknown).toMatchObject({ status: 404, body: { detail: 'Seller not found' } })
    for (const { token, user } of [free, expired]) {
      expect(await app.call('GET', `/whatsapp/seller/${user.id}/${what}`, { token })).toMatchObject({
        status: 403,
        body: { detail: PREMIUM },
      })
    }
  }
  for (const { token } of [free, expired]) {
    expect(await app.call('POST', '/whatsapp/seller/register', { token })).toMatchObject({
      status: 403,
      body: { detail: PREMIUM },
    })
  }
  expect((await app.call('POST', '/whatsapp/seller/register')).status).toBe(401)
  expect((await app.call('POST', `/dev/whatsapp/${seller.user.id}/scan`, { token: rival.token })).status).toBe(404)
  expect((await app.call('DELETE', `/whatsapp/seller/${seller.user.id}`, { token: rival.token })).status).toBe(404)
  expect(await app.db.selectFrom('whatsapp_sessions').select('connected').execute()).toEqual([{ connected: 0 }])
})

test('simulator calls are absent in production', async () => {
  const places: Record<string, string>[] = [{ NODE_ENV: 'production' }, { PUBLIC_ORIGIN: 'https://shop.example' }]
  for (const env of places) {
    const app = await createTestApp(env)
    const { user, token } = await addStore(app, 'noor', paidPlan)
    await app.call('POST', '/whatsapp/seller/register', { token })
    await app.call('GET', `/whatsapp/seller/${user.id}/qr`, { token })
    expect((await app.call('POST', `/dev/whatsapp/${user.id}/scan`, { token })).body).toEqual({
      detail: 'Not found',
      code: 'not_found',
    })
    expect((await app.call('GET', `/whatsapp/seller/${user.id}/status`, { token })).body.isConnected).toBe(false)
  }
})

test('threat 14: writes to the operator only, from a template, three times a day', async () => {
  const app = await createTestApp({ OPERATOR_WHATSAPP: '+92 300 9990000', ADMIN_EMAIL: 'boss@shop.example' })
  const { token, user } = await addStore(app)
  const send = (json: object, bearer = token) => app.call('POST', '/send-whatsapp', { token: bearer, json })
  const message = 'Buy cheap watches at https://spam.example'
  for (const phone of ['+923001112223', '03001112223', '00923001112223', '+923009990000,+923001112223']) {
    expect(await send({ phone, message })).toMatchObject({
      status: 403,
      body: { detail: 'Messages can only be sent to the WhatsStore team' },
    })
  }
  expect(await app.db.selectFrom('upgrade_requests').select('id').execute()).toEqual([])
  const sent = {
    status: 200,
    body: { success: true, message: 'Upgrade request sent! Admin will contact you shortly.' },
  }
  expect(await send({ phone: '0300 9990000', message })).toMatchObject(sent)
  expect(await send({ phone: '+923009990000', message })).toMatchObject(sent)
  expect(await send({ message })).toMatchObject(sent)
  expect((await send({ phone: '+923009990000', message })).status).toBe(429)
  await app.messenger.idle()
  const messages = await app.db.selectFrom('whatsapp_messages').selectAll().execute()
  expect(messages).toHaveLength(3)
  for (const { recipient, text, status } of messages) {
    expect({ recipient, status }).toEqual({ recipient: '923009990000', status: 'sent' })
    expect(text).toContain('+923001234567')
    expect(text).toContain(user.email)
    expect(text).not.toContain('spam')
  }
  const requests = await app.db.selectFrom('upgrade_requests').select(['user_id', 'message', 'status']).execute()
  expect(requests).toEqual(Array(3).fill({ user_id: user.id, message, status: 'open' }))
  const mails = await app.db.selectFrom('mail_outbox').select(['recipient', 'text', 'html']).execute()
  for (const { text, html } of mails) {
    expect(text).toContain('Seller: +923001234567')
    expect(html).toContain(user.email)
    expect(text + html).not.toContain('spam')
  }
  expect(mails.map((mail) => mail.recipient)).toEqual(Array(3).fill('boss@shop.example'))

  // Another seller has an allowance of her own; this seller has one again tomorrow.
  expect((await send({ message }, (await addSeller(app)).token)).status).toBe(200)
  app.clock.time = new Date(app.clock.time.getTime() + 86_400_001)
  expect((await send({ message })).status).toBe(200)
  expect((await app.call('POST', '/send-whatsapp', { json: { message } })).status).toBe(401)
  expect(await send({ message: ' ' })).toMatchObject({ status: 422, body: { detail: 'Message is required' } })
})

test('without an operator number every phone is refused and the request is kept all the same', async () => {
  const app = await createTestApp()
  const { token } = await addSeller(app)
  const send = (json: object) => app.call('POST', '/send-whatsapp', { token, json })
  expect((await send({ phone: '+923001112223', message: 'Upgrade me' })).status).toBe(403)
  expect((await send({ message: 'Upgrade me' })).status).toBe(200)
  expect(await app.db.selectFrom('upgrade_requests').select('status').execute()).toEqual([{ status: 'open' }])
  expect(await app.db.selectFrom('whatsapp_messages').select('id').execute()).toEqual([])
})

test('keeps three of 20 requests sent at once', async () => {
  const app = await createTestApp({ OPERATOR_WHATSAPP: '+923009990000' })
  const { token } = await addSeller(app)
  const json = { message: 'Upgrade me' }
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => app.call('POST', '/send-whatsapp', { token, json })),
  )
  expect(answers.filter((answer) => answer.status === 200)).toHaveLength(3)
  expect(await app.db.selectFrom('upgrade_requests').select('id').execute()).toHaveLength(3)
})

test('only admins list and remove WhatsApp accounts', async () => {
  const app = await createTestApp()
  const seller = await addConnectedStore(app)
  const admin = await addSeller(app, { role: 'admin' })
  const get = (path: string, token = admin.token) => app.call('GET', `/admin/whatsapp${path}`, { token })
  const paths = ['/health', '/system-status', '/sellers', `/seller/${seller.user.id}/details`]
  for (const path of paths) {
    expect((await app.call('GET', `/admin/whatsapp${path}`)).status).toBe(401)
    expect((await get(path, seller.token)).status).toBe(403)
    const answer = await get(path)
    expect(answer.status).toBe(200)
    expect(JSON.stringify(answer.body)).not.toContain('simulated@')
  }
  expect((await get('/health')).body).toMatchObject({ success: true, timestamp: '2026-03-01T09:00:00.000Z' })
  expect((await get('/system-status')).body.multiSession).toMatchObject({
    connectedSessions: 1,
    totalSessions: 1,
    sessions: [{ id: seller.user.id, name: 'Noor Bangles', isConnected: true, phoneNumber: '923001234567' }],
  })
  expect((await get('/sellers')).body.sellers).toMatchObject([
    {
      id: seller.user.id,
      storeInfo: { store_slug: 'noor' },
      localUserInfo: { email: seller.user.email, plan: 'paid' },
    },
  ])
  expect((await get('/seller/nobody/details')).status).toBe(404)
  const remove = (token: string) => app.call('DELETE', `/admin/whatsapp/sellers/${seller.user.id}`, { token })
  expect((await remove(seller.token)).status).toBe(403)
  expect((await remove(admin.token)).status).toBe(200)
  expect((await remove(admin.token)).status).toBe(404)
  expect(await auditOf(app)).toMatchObject([
    { actor: admin.user.id, action: 'whatsapp.remove', subject: seller.user.id, before: { connected: true } },
  ])
})

test.skipIf(onPostgres)('removes an account together with its audit entry, or not at all', async () => {
  const app = await createTestApp()
  const seller = await addConnectedStore(app)
  const admin = await addSeller(app, { role: 'admin' })
  await sql`create trigger full_disk before insert on audit_entries begin select raise(abort, 'full'); end`.execute(
    app.db,
  )
  const { status } = await app.call('DELETE', `/admin/whatsapp/sellers/${seller.user.id}`, { token: admin.token })
  expect(status).toBe(500)
  expect(await app.db.selectFrom('whatsapp_sessions').select('id').execute()).toHaveLength(1)
})

test('health says that the sender is down when its process gives no sign of life', async () => {
  const app = await createTestApp({ WHATSAPP: 'baileys' })
  const { token } = await addAdmin(app)
  const health = async () => (await app.call('GET', '/admin/whatsapp/health', { token })).body
  expect(await health()).toMatchObject({ success: false, status: 'down' })
  await beat(app.db, SENDER, app.clock.time.toISOString())
  expect(await health()).toMatchObject({ success: true, status: 'baileys' })
  app.clock.time = new Date(app.clock.time.getTime() + 30_000)
  expect(await health()).toMatchObject({ success: false, status: 'down' })
})
