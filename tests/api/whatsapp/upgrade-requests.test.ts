import { expect, test } from 'vitest'
import { addSeller, addStore, createTestApp } from '../../support/apps/test-app.ts'
import { addAdmin, auditOf } from '../../support/fixtures/admin.ts'

const setUp = async () => {
  const app = await createTestApp()
  const { token, user } = await addAdmin(app)
  const ask = (seller: { token: string }, message: string) =>
    app.call('POST', '/send-whatsapp', { token: seller.token, json: { message } })
  const list = async (query = '') => (await app.call('GET', `/admin/upgrade-requests${query}`, { token })).body
  const mark = (id: string, json: unknown) => app.call('PUT', `/admin/upgrade-requests/${id}`, { token, json })
  return { app, admin: { token, id: user.id }, ask, list, mark }
}

test('lists upgrade requests newest first, with the account and its current plan', async () => {
  const { app, admin, ask, list } = await setUp()
  const noor = await addStore(app, 'noor')
  const newcomer = await addSeller(app, { email: 'newcomer@example.pk', referral_price: 1500 })
  await ask(noor, 'I want analytics')
  await ask(newcomer, 'Upgrade me, please')
  await app.call('PUT', `/admin/users/${noor.user.id}`, { token: admin.token, json: { plan: 'paid' } })

  expect(await list()).toMatchObject({
    total: 2,
    requests: [
      {
        status: 'open',
        message: 'Upgrade me, please',
        user: { email: 'newcomer@example.pk', plan: 'free', plan_expiry: null, referral_price: 1500, store: null },
      },
      {
        status: 'done',
        message: 'I want analytics',
        whatsapp_number: '923001234567',
        created_at: '2026-03-01T09:00:00.000Z',
        user: {
          id: noor.user.id,
          plan: 'paid',
          plan_expiry: '2026-03-31T09:00:00.000Z',
          referral_price: 2000,
          store: { name: 'Noor Bangles', store_slug: 'noor' },
        },
      },
    ],
  })
  expect(await list('?limit=1&page=2')).toMatchObject({
    requests: [{ message: 'I want analytics' }],
    total: 2,
    total_pages: 2,
    has_next: false,
    has_previous: true,
  })
})

test('a request is marked as done once, and opened again; each leaves one row in the audit log', async () => {
  const { app, admin, ask, list, mark } = await setUp()
  await ask(await addSeller(app), 'Upgrade me')
  const { id } = (await list()).requests[0]
  expect(await mark(id, { status: 'done' })).toMatchObject({ status: 200, body: { status: 'done' } })
  expect(await mark(id, { status: 'done' })).toMatchObject({ status: 409, body: { detail: 'Request is already done' } })
  expect((await list('?status=open')).total).toBe(0)
  expect((await list('?status=done')).requests).toMatchObject([{ id, status: 'done' }])
  expect((await mark(id, { status: 'open' })).status).toBe(200)
  expect((await list('?status=open')).total).toBe(1)
  expect(await auditOf(app)).toMatchObject([
    { actor: admin.id, action: 'upgrade_request.status', subject: id, before: { status: 'open' } },
    { actor: admin.id, action: 'upgrade_request.status', subject: id, after: { status: 'open' } },
  ])
  expect(await mark('nobody', { status: 'done' })).toMatchObject({
    status: 404,
    body: { detail: 'Request not found' },
  })
  expect(await mark(id, { status: 'paid' })).toMatchObject({
    status: 422,
    body: { detail: 'status must be open or done' },
  })
})

test('marks a request once when many mark it at once', async () => {
  const { app, ask, list, mark } = await setUp()
  await ask(await addSeller(app), 'Upgrade me')
  const { id } = (await list()).requests[0]
  const answers = await Promise.all(Array.from({ length: 10 }, () => mark(id, { status: 'done' })))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(await auditOf(app)).toHaveLength(1)
})

test('every admin is mailed a request, whether or not an operator number is set', async () => {
  for (const number of ['', '+923001112233']) {
    const app = await createTestApp({ OPERATOR_WHATSAPP: number })
    for (const email of ['one@admin.example', 'two@admin.example']) await addSeller(app, { email, role: 'admin' })
    const seller = await addSeller(app)
    await app.call('POST', '/send-whatsapp', { token: seller.token, json: { message: 'Upgrade me' } })
    const mails = await app.db.selectFrom('mail_outbox').select(['recipient', 'text']).orderBy('recipient').execute()
    expect(mails.map((mail) => mail.recipient)).toEqual(['one@admin.example', 'two@admin.example'])
    expect(mails[0]?.text).toContain(seller.user.email)
  }
})

test('an upgrade leaves open what she asked about a layout', async () => {
  const { app, admin, list } = await setUp()
  const seller = await addSeller(app)
  const ask = (json: object) => app.call('POST', '/send-whatsapp', { token: seller.token, json })
  await ask({ message: 'Please open the layout Classic', layout: 'classic' })
  await ask({ message: 'Upgrade me' })
  const { user } = (await list()).requests[0]
  const json = { plan: 'paid', plan_expiry: null }
  const headers = { 'if-match': `"${user.version}"` }
  const answer = await app.call('PUT', `/admin/users/${user.id}`, { token: admin.token, json, headers })
  expect(answer.status).toBe(200)
  expect((await list('?status=open')).requests).toMatchObject([{ layout: 'classic' }])
  const mine = await app.call('GET', '/upgrade-requests/my', { token: seller.token })
  expect(mine.body.requests).toEqual([{ layout: 'classic', created_at: expect.any(String) }])
  expect((await list('?status=done')).requests).toMatchObject([{ layout: null, message: 'Upgrade me' }])
})

test('an upgrade closes her open requests, tells her by mail and message, and a second tap changes nothing', async () => {
  const { app, admin, ask, list } = await setUp()
  const seller = await addSeller(app, { email: 'noor@example.pk' })
  const other = await addSeller(app)
  await ask(seller, 'Upgrade me')
  await ask(seller, 'Please')
  await ask(other, 'Me too')
  const { user } = (await list()).requests[1]
  const upgrade = () =>
    app.call('PUT', `/admin/users/${user.id}`, {
      token: admin.token,
      json: { plan: 'paid', plan_expiry: null },
      headers: { 'if-match': `"${user.version}"` },
    })
  const answers = await Promise.all([upgrade(), upgrade()])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  expect((await list('?status=open')).requests).toMatchObject([{ message: 'Me too' }])
  expect((await list('?status=done')).requests[0].user).toMatchObject({
    plan: 'paid',
    plan_expiry: '2026-03-31T09:00:00.000Z',
  })
  const words = 'You have Premium until 31 March 2026. Thank you!'
  expect((await app.call('GET', '/notifications', { token: seller.token })).body.notifications).toMatchObject([
    { message: words },
  ])
  const mails = await app.db.selectFrom('mail_outbox').selectAll().where('recipient', '=', 'noor@example.pk').execute()
  expect(mails).toMatchObject([{ text: expect.stringContaining(words) }])
  expect((await auditOf(app)).map(({ action }) => action)).toEqual([
    'user.plan',
    'upgrade_request.status',
    'upgrade_request.status',
  ])
})
