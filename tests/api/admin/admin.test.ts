import { expect, test, vi } from 'vitest'
import { plans } from '#contract/plans.ts'
import { layouts as catalogue } from '#layouts/registry.ts'
import { startSession } from '#server/auth/sessions.ts'
import { createAuditCheck } from '#server/maintenance/audit-check.ts'
import { addPoints } from '#server/modules/growth/referrals/referrals.repo.ts'
import * as repo from '#server/modules/operation/audit/audit.repo.ts'
import { checkChain } from '#server/modules/operation/audit/check-chain.ts'
import { findStoreById } from '#server/records/stores/stores.repo.ts'
import { behindTriggers } from '../../support/apps/dialect.ts'
import { addProduct, addSeller, addStore, createTestApp, orderForm, type TestApp } from '../../support/apps/test-app.ts'
import { addAdmin, auditOf } from '../../support/fixtures/admin.ts'
import { paidPlan } from '../../support/fixtures/whatsapp.ts'

const DAY = 86_400_000

const setUp = async () => {
  const app = await createTestApp()
  const { token, user } = await addAdmin(app)
  const as = (method: string, path: string, options: Parameters<TestApp['call']>[2] = {}) =>
    app.call(method, `/admin${path}`, { token, ...options })
  return { app, admin: user, as }
}

test('dashboard: users by plan, growth, the largest stores', async () => {
  const { app, as } = await setUp()
  const noor = await addStore(app, 'noor', { plan: 'paid' })
  await addSeller(app, { plan: 'paid', plan_expiry: '2026-02-01T00:00:00.000Z' })
  await addSeller(app, { created_at: '2026-01-01T00:00:00.000Z' })
  await addProduct(app, noor.token)
  const { status, body } = await as('GET', '/dashboard')
  expect(status).toBe(200)
  expect(body).toMatchObject({
    platform_stats: {
      total_users: 4,
      paid_users: 1,
      free_users: 3,
      total_stores: 1,
      total_products: 1,
      conversion_rate: 25,
    },
    recent_activity: { new_users_week: 3, new_stores_week: 1 },
    top_stores: [{ store: { store_slug: 'noor' }, product_count: 1 }],
  })
})

test('users are found by a part of the address or of the number, however it is typed', async () => {
  const { app, as } = await setUp()
  await addSeller(app, { email: 'sana_khan@example.pk', whatsapp_number: '03451112223', plan: 'paid' })
  await addSeller(app, { email: 'sanaxkhan@example.pk', whatsapp_number: '3009998887' })
  const find = async (query: string) =>
    (await as('GET', `/users?${query}`)).body.users.map((user: { email: string }) => user.email)
  expect(await find('search=SANA_')).toEqual(['sana_khan@example.pk'])
  expect(await find('search=khan%40ex')).toEqual(['sanaxkhan@example.pk', 'sana_khan@example.pk'])
  for (const number of ['0345-1112', '%2B92 345 111', '0092345111', '3451112223']) {
    expect(await find(`search=${number}`), number).toEqual(['sana_khan@example.pk'])
  }
  expect(await find('search=%25')).toEqual([])
  expect(await find('plan=paid')).toEqual(['sana_khan@example.pk'])
  const page = (await as('GET', '/users?limit=1&page=2')).body
  expect(page).toMatchObject({ total: 3, page: 2, limit: 1, total_pages: 3, has_next: true, has_previous: true })
  expect(page.users[0]).toMatchObject({
    email: 'sana_khan@example.pk',
    whatsappNumber: '03451112223',
    countryCode: '+92',
  })
  expect(page.users[0].password_hash).toBeUndefined()
  expect((await as('GET', `/users?search=${'x'.repeat(65)}`)).status).toBe(422)
})

test('a plan: paid for 30 days, free without an end, the store published anew', async () => {
  const { app, as } = await setUp()
  const { user, token } = await addStore(app)
  const woken = app.woken.publisher
  const paid = await as('PUT', `/users/${user.id}`, { json: { plan: 'paid', plan_expiry: null } })
  expect(paid).toMatchObject({ status: 200, body: { user: { plan: 'paid', plan_expiry: '2026-03-31T09:00:00.000Z' } } })
  expect((await app.call('GET', '/auth/me', { token })).body.plan).toBe('paid')
  expect(app.woken.publisher).toBeGreaterThan(woken)
  const until = await as('PUT', `/users/${user.id}`, {
    json: { plan: 'paid', plan_expiry: '2026-05-01T00:00:00+05:00' },
  })
  expect(until.body.user.plan_expiry).toBe('2026-04-30T19:00:00.000Z')
  expect(
    (await as('PUT', `/users/${user.id}`, { json: { plan: 'paid', plan_expiry: '2020-01-01T00:00:00Z' } })).status,
  ).toBe(422)
  const free = await as('PUT', `/users/${user.id}`, { json: { plan: 'free', plan_expiry: '2026-05-01T00:00:00Z' } })
  expect(free.body.user).toMatchObject({ plan: 'free', plan_expiry: null })
  expect((await as('PUT', '/users/nobody', { json: { plan: 'free' } })).body.detail).toBe('User not found')
  expect((await auditOf(app)).map(({ action, before, after }) => [action, before.plan, after.plan])).toEqual([
    ['user.plan', 'free', 'paid'],
    ['user.plan', 'paid', 'paid'],
    ['user.plan', 'paid', 'free'],
  ])
})

test('threat 18: a body with a key that is not its own is refused, and changes nothing', async () => {
  const { app, as } = await setUp()
  const { user, store } = await addStore(app)
  const keys = [
    'role',
    'allowed_layouts',
    'referral_price',
    'email',
    'id',
    'verified_at',
    'points',
    'badges',
    'user_id2',
  ]
  const bodies: [string, object][] = [
    [`/users/${user.id}`, { plan: 'paid' }],
    [`/users/${user.id}/layout-permissions`, { user_id: user.id, allowed_layouts: ['foodie'] }],
    [`/stores/${store.id}/layout`, { store_id: store.id, layout: 'luxury' }],
    [`/stores/${store.id}/badges`, { badges: ['verified'] }],
  ]
  const before = await app.db.selectFrom('users').selectAll().execute()
  for (const [path, body] of bodies) {
    for (const key of keys) {
      if (key in body) continue
      expect((await as('PUT', path, { json: { ...body, [key]: 'admin' } })).status, `${path} ${key}`).toBe(422)
    }
  }
  expect(await app.db.selectFrom('users').selectAll().execute()).toEqual(before)
  expect(await auditOf(app)).toEqual([])
})

test('ended plans become free, once', async () => {
  const { app, as } = await setUp()
  const ended = await addSeller(app, { plan: 'paid', plan_expiry: '2026-02-28T00:00:00.000Z' })
  const going = await addSeller(app, { plan: 'paid', plan_expiry: '2026-03-28T00:00:00.000Z' })
  expect((await as('POST', '/auto-downgrade')).body).toMatchObject({ downgraded_count: 1 })
  expect((await as('POST', '/auto-downgrade')).body).toMatchObject({ downgraded_count: 0 })
  const plan = async (token: string) => (await app.call('GET', '/auth/me', { token })).body
  expect(await plan(ended.token)).toMatchObject({ plan: 'free', plan_expiry: null })
  expect(await plan(going.token)).toMatchObject({ plan: 'paid' })
})

test('a deleted account is gone with its store and sessions; its data can be had for 30 days', async () => {
  const { app, admin, as } = await setUp()
  const { user, token, store } = await addStore(app)
  await addProduct(app, token)
  expect((await as('DELETE', `/users/${user.id}`)).status).toBe(200)
  expect((await as('DELETE', `/users/${user.id}`)).status).toBe(404)
  expect((await as('DELETE', `/users/${admin.id}`)).status).toBe(409)
  expect((await app.call('GET', '/auth/me', { token })).status).toBe(401)
  expect((await app.call('GET', '/stores/noor')).status).toBe(404)
  const jobs = await app.db.selectFrom('publish_jobs').select('store_id').execute()
  expect(jobs).toEqual([{ store_id: store.id }])

  const stored = await app.db.selectFrom('deleted_accounts').selectAll().execute()
  expect(JSON.stringify(stored)).not.toContain(user.email)
  expect((await as('GET', '/deleted-accounts')).body.deleted_accounts).toMatchObject([{ id: user.id }])
  const archive = (await as('GET', `/deleted-accounts/${user.id}/export`)).body
  expect(archive).toMatchObject({
    account: { email: user.email },
    store: { name: 'Noor Bangles' },
    products: [{ price: 450 }],
  })
  expect(archive.account.password_hash).toBeUndefined()
  app.clock.time = new Date(app.clock.time.getTime() + 30 * DAY - 1000)
  const later = await startSession(app.db, app.clock, admin.id)
  app.clock.time = new Date(app.clock.time.getTime() + 1000)
  expect((await app.call('GET', `/admin/deleted-accounts/${user.id}/export`, { token: later })).status).toBe(404)
  expect((await app.call('GET', '/admin/deleted-accounts', { token: later })).body.deleted_accounts).toEqual([])
  expect(await app.db.selectFrom('deleted_accounts').selectAll().execute()).toEqual([])
})

test('the data of a deleted account holds what she asked for, was told and wrote: payouts, notifications, message texts', async () => {
  const { app, as } = await setUp()
  const { user, token } = await addStore(app, 'noor', paidPlan)
  await app.call('PUT', '/whatsapp/templates', {
    token,
    json: { templates: { order_confirmed: 'Shukriya {buyer_name}' } },
  })
  await as('POST', '/send-notifications', { json: { message: 'Eid sale', user_ids: [user.id] } })
  await app.db.transaction().execute((trx) =>
    addPoints(trx, {
      user_id: user.id,
      points: 1000,
      reason: 'referral',
      referred_user_id: 'somebody',
      withdrawal_id: null,
      created_at: '2026-01-01T00:00:00.000Z',
    }),
  )
  const payout = { payment_method: 'easypaisa', payment_details: '0300 9999999' }
  expect((await app.call('POST', '/referrals/request-withdrawal', { token, json: payout })).status).toBeLessThan(300)
  await as('DELETE', `/users/${user.id}`)
  expect((await as('GET', `/deleted-accounts/${user.id}/export`)).body).toMatchObject({
    withdrawals: [{ ...payout, points_requested: 1000, status: 'pending' }],
    notifications: [{ message: 'Eid sale' }],
    message_templates: { order_confirmed: 'Shukriya {buyer_name}' },
  })
  // The log of admins' acts has neither its text nor her address.
  expect(JSON.stringify(await auditOf(app))).not.toMatch(/noor|Eid/i)
})

test('a badge keeps the day it was given, until it is taken away', async () => {
  const { app, as } = await setUp()
  const { store } = await addStore(app)
  const given = async (day: string, badges: string[]) => {
    app.clock.time = new Date(`${day}T09:00:00.000Z`)
    expect((await as('PUT', `/stores/${store.id}/badges`, { json: { badges } })).status).toBe(200)
    const { verified_at, trusted_at } = (await findStoreById(app.db, store.id)) ?? {}
    return [verified_at?.slice(0, 10), trusted_at?.slice(0, 10)]
  }
  expect(await given('2026-03-01', ['verified'])).toEqual(['2026-03-01', undefined])
  expect(await given('2026-03-02', ['trusted', 'verified'])).toEqual(['2026-03-01', '2026-03-02'])
  expect(await given('2026-03-03', ['trusted'])).toEqual([undefined, '2026-03-02'])
  expect(await given('2026-03-04', ['verified', 'trusted'])).toEqual(['2026-03-04', '2026-03-02'])
})

test('badges come as a form, repeated; none takes them away', async () => {
  const { app, as } = await setUp()
  const { store } = await addStore(app)
  const put = async (badges: string[]) => {
    const form = new FormData()
    for (const badge of badges) form.append('badges', badge)
    const { token } = await addSeller(app, { role: 'admin' })
    const answer = await app.app.request(`/api/admin/stores/${store.id}/badges`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${token}` },
      body: form,
    })
    return answer.status
  }
  const shown = async () => (await app.call('GET', '/stores/noor')).body.badges
  expect(await put(['verified', 'trusted'])).toBe(200)
  expect(await shown()).toEqual(['trusted', 'verified'])
  expect(await put(['trusted'])).toBe(200)
  expect(await shown()).toEqual(['trusted'])
  expect(await put(['gold'])).toBe(422)
  expect(await put([])).toBe(200)
  expect(await shown()).toEqual([])
  expect((await as('GET', '/stores?search=noor')).body.stores).toMatchObject([
    { storeId: store.id, user_id: expect.any(String), badges: [], theme: 'default', suspended_at: null },
  ])
})

test('layouts: usage, what may be granted, granting, assigning', async () => {
  const { app, as } = await setUp()
  const { store, user, token } = await addStore(app)
  await addStore(app, 'other')
  const available = (await as('GET', '/layouts/available')).body.admin_granatable_layouts
  const ids = available.map((layout: { id: string }) => layout.id)
  expect(ids).toContain('nawab-zari')
  expect(ids).toContain('foodie')
  expect(ids).not.toContain('luxury')

  const path = `/users/${user.id}/layout-permissions`
  const grant = (json: object) => as('PUT', path, { json })
  expect((await grant({ user_id: user.id, allowed_layouts: ['foodie', 'foodie'] })).body.allowed_layouts).toEqual([
    'foodie',
  ])
  expect((await app.call('GET', '/auth/me', { token })).body.allowed_layouts).toEqual(['foodie'])
  expect((await grant({ user_id: user.id, allowed_layouts: ['nowhere'] })).status).toBe(422)
  expect((await grant({ user_id: 'another', allowed_layouts: [] })).status).toBe(422)
  const listed = (await as('GET', '/users/layout-permissions')).body.users
  expect(listed).toContainEqual(expect.objectContaining({ user_id: user.id, allowed_layouts: ['foodie'] }))

  const assign = (layout: string) => as('PUT', `/stores/${store.id}/layout`, { json: { store_id: store.id, layout } })
  expect((await assign('luxury')).status).toBe(200)
  expect((await assign('nothing')).body.detail).toBe('Unknown layout')
  const { allowed_layouts } = (await app.call('GET', '/auth/me', { token })).body
  expect(allowed_layouts).toEqual(['foodie', 'luxury'])
  // A shown value can be saved back.
  expect((await grant({ user_id: user.id, allowed_layouts })).body.allowed_layouts).toEqual(['foodie', 'luxury'])
  expect((await app.call('GET', '/stores/noor')).body.theme).toBe('luxury')
  expect((await as('GET', '/layouts/usage')).body.layout_usage).toEqual([
    { layout: 'default', count: 1, percentage: 50 },
    { layout: 'luxury', count: 1, percentage: 50 },
  ])
})

test('notifications reach the users named, in the dashboard and by mail, as text', async () => {
  const { app, as } = await setUp()
  const { user, token } = await addSeller(app)
  const other = await addSeller(app)
  const json = { message: '  <b>Eid</b> sale & more  ', user_ids: [user.id, user.id, 'nobody'] }
  expect((await as('POST', '/send-notifications', { json })).body).toMatchObject({ sent_count: 1 })
  expect((await as('POST', '/send-notifications', { json: { ...json, message: '  ' } })).body.detail).toBe(
    'Notification text is required',
  )
  expect((await as('POST', '/send-notifications', { json: { ...json, user_ids: [] } })).status).toBe(422)
  const inbox = async (bearer: string) => (await app.call('GET', '/notifications', { token: bearer })).body
  expect(await inbox(token)).toMatchObject({
    unread_count: 1,
    notifications: [{ message: '<b>Eid</b> sale & more', read_at: null }],
  })
  expect(await inbox(other.token)).toMatchObject({ unread_count: 0, notifications: [] })
  const [mail] = await app.db.selectFrom('mail_outbox').selectAll().where('recipient', '=', user.email).execute()
  expect(mail?.html).not.toContain('<b>')
  await app.call('POST', '/notifications/read', { token })
  expect(await inbox(token)).toMatchObject({ unread_count: 0, total: 1 })
})

test('extending a paid plan adds 30 days to its end, and leaves one without an end as it is', async () => {
  const { app, as } = await setUp()
  const { user } = await addSeller(app, { plan: 'paid', plan_expiry: '2026-09-17T09:00:00.000Z' })
  const extend = async () =>
    (await as('PUT', `/users/${user.id}`, { json: { plan: 'paid', plan_expiry: null } })).body.user.plan_expiry
  expect(await extend()).toBe('2026-10-17T09:00:00.000Z')
  await app.db.updateTable('users').set({ plan_expiry: null }).where('id', '=', user.id).execute()
  expect(await extend()).toBeNull()
  await app.db.updateTable('users').set({ plan_expiry: '2026-02-01T00:00:00.000Z' }).where('id', '=', user.id).execute()
  expect(await extend()).toBe('2026-03-31T09:00:00.000Z')
})

test('the user export names the plan in force', async () => {
  const { app, as } = await setUp()
  await addSeller(app, { email: 'ended@example.pk', plan: 'paid', plan_expiry: '2026-02-01T00:00:00.000Z' })
  const { body } = await as('GET', '/users/export')
  expect(body.split('\r\n').find((line: string) => line.includes('ended@example.pk'))).toContain(',free,,')
})

test('threat 38: cells of the user export are inert in a spreadsheet', async () => {
  const { app, as } = await setUp()
  for (const [index, start] of ['=', '+', '-', '@', '\t', '\r'].entries()) {
    await addSeller(app, { email: `${start}cmd|'/c calc'!A${index}@x.example` })
  }
  const { status, headers, body } = await as('GET', '/users/export')
  expect(status).toBe(200)
  expect(headers.get('content-disposition')).toContain('attachment; filename="users-2026-03-01.csv"')
  const lines: string[] = body.split('\r\n')
  expect(lines[0]).toBe('id,email,whatsapp_number,country_code,plan,plan_expiry,role,verified_at,created_at')
  expect(lines.filter((line) => line.includes('cmd|')).length).toBe(6)
  for (const cell of lines.flatMap((line) => line.split(','))) expect(cell.replace(/^"/, '')).not.toMatch(/^[=+@\t\r-]/)
  expect((await auditOf(app)).map((entry) => entry.action)).toEqual(['users.export'])
})

test('the audit log names accounts and shops, and leaves removed ones without a name', async () => {
  const { app, as } = await setUp()
  const { user, store } = await addStore(app, 'noor')
  const gone = await addSeller(app)
  await app.call('POST', '/send-whatsapp', { token: gone.token, json: { message: 'Upgrade me' } })
  await as('POST', `/stores/${store.id}/suspend`, { json: {} })
  await as('POST', '/send-notifications', { json: { message: 'Hello', user_ids: [user.id, gone.user.id] } })
  await as('PUT', `/users/${gone.user.id}`, { json: { plan: 'paid' } })
  const names = async () =>
    (await as('GET', '/audit')).body.entries.map((entry: { names: Record<string, string> }) =>
      Object.values(entry.names),
    )
  expect(await names()).toEqual([[gone.user.email], [gone.user.email], [user.email, gone.user.email], ['Noor Bangles']])
  await as('DELETE', `/users/${gone.user.id}`)
  expect(await names()).toEqual([[], [], [], [user.email], ['Noor Bangles']])
})

test('a user in full: orders by status, mails that are not sent yet, the last sign-in', async () => {
  const { app, as } = await setUp()
  const { user, token } = await addStore(app, 'noor')
  const product = await addProduct(app, token)
  await app.call('POST', '/orders', { json: orderForm(product.id) })
  await app.db.deleteFrom('mail_outbox').execute()
  await as('PUT', `/users/${user.id}`, { json: { plan: 'paid' } })
  await app.db.updateTable('mail_outbox').set({ failed_at: '2026-03-01T09:00:00.000Z', last_error: '550' }).execute()
  await as('POST', '/send-notifications', { json: { message: 'Hello', user_ids: [user.id] } })
  expect((await as('GET', `/users/${user.id}`)).body).toMatchObject({
    store: { order_count: 1, orders_by_status: { Pending: 1, Confirmed: 0, Delivered: 0 } },
    last_sign_in_at: '2026-03-01T09:00:00.000Z',
    mails: [
      { state: 'waiting', last_error: null },
      { state: 'failed', last_error: '550' },
    ],
  })
})

test('threat 40: every act leaves one entry; an entry cannot be changed, and a change that got through breaks the chain', async () => {
  const { app, admin, as } = await setUp()
  const { user, store } = await addStore(app)
  await as('PUT', `/users/${user.id}`, { json: { plan: 'paid' } })
  await as('PUT', `/users/${user.id}/layout-permissions`, { json: { user_id: user.id, allowed_layouts: ['tech'] } })
  await as('PUT', `/stores/${store.id}/layout`, { json: { store_id: store.id, layout: 'premium' } })
  await as('PUT', `/stores/${store.id}/badges`, { json: { badges: ['verified'] } })
  await as('POST', `/stores/${store.id}/suspend`, { json: {} })
  await as('POST', `/stores/${store.id}/suspend`, { json: {} })
  await as('POST', `/stores/${store.id}/unsuspend`)
  await as('POST', '/auto-downgrade')
  await as('POST', '/send-notifications', { json: { message: 'Hello', user_ids: [user.id] } })
  await as('DELETE', `/users/${user.id}`)
  const { body } = await as('GET', '/audit?limit=100')
  expect(body.chain).toEqual({ intact: true, checked: 9, broken_at: null })
  expect(body.entries.map((entry: { action: string }) => entry.action).reverse()).toEqual([
    'user.plan',
    'user.layouts',
    'store.layout',
    'store.badges',
    'store.suspend',
    'store.unsuspend',
    'users.auto_downgrade',
    'users.notify',
    'user.delete',
  ])
  expect(new Set(body.entries.map((entry: { actor: string }) => entry.actor))).toEqual(new Set([admin.id]))

  const forge = app.db.updateTable('audit_entries').set({ actor: 'someone else' }).where('sequence', '=', 3)
  await expect(forge.execute()).rejects.toThrow('append-only')
  await expect(app.db.deleteFrom('audit_entries').execute()).rejects.toThrow('append-only')
  await behindTriggers(app.db, 'audit_entries', () => forge.execute())
  expect(await checkChain(app.deps)).toEqual({ intact: false, checked: 2, broken_at: 3 })
})

test('a notification to all, or to a plan, is one call', async () => {
  const { app, as } = await setUp()
  await addSeller(app, { email: 'free@example.pk' })
  await addSeller(app, { email: 'paid@example.pk', plan: 'paid' })
  await addSeller(app, { email: 'ended@example.pk', plan: 'paid', plan_expiry: '2026-02-01T00:00:00.000Z' })
  const send = async (to: string) => {
    await app.db.deleteFrom('mail_outbox').execute()
    const { body } = await as('POST', '/send-notifications', { json: { message: `To ${to}`, to } })
    const mails = await app.db.selectFrom('mail_outbox').select('recipient').orderBy('recipient').execute()
    expect(body.sent_count).toBe(mails.length)
    return mails.map((mail) => mail.recipient)
  }
  expect(await send('all')).toEqual([
    'admin@whatsstore.example',
    'ended@example.pk',
    'free@example.pk',
    'paid@example.pk',
  ])
  expect(await send('paid')).toEqual(['paid@example.pk'])
  expect(await send('free')).toEqual(['admin@whatsstore.example', 'ended@example.pk', 'free@example.pk'])
  const both = { message: 'Both', to: 'all', user_ids: ['someone'] }
  expect((await as('POST', '/send-notifications', { json: both })).status).toBe(422)
  expect((await as('POST', '/send-notifications', { json: { message: 'Nobody' } })).body.detail).toBe(
    'Choose at least one user',
  )
})

test('the layout catalogue names every layout with what opens it', async () => {
  const { as } = await setUp()
  const { layouts, admin_granatable_layouts } = (await as('GET', '/layouts/available')).body
  const category = (id: string) => layouts.find((layout: { id: string }) => layout.id === id)?.category
  expect(['default', 'premium', 'luxury', 'boba-fusion', 'foodie'].map(category)).toEqual([
    'basic',
    'paid',
    'paid',
    'industry',
    'admin_only',
  ])
  expect(layouts).toHaveLength(catalogue.size)
  expect(admin_granatable_layouts).toHaveLength(catalogue.size - plans.paid.layouts.length)
})

test('the audit list checks only what it shows beyond its checkpoint; what was changed behind that is found within a day', async () => {
  const { app, as } = await setUp()
  const { user } = await addSeller(app)
  for (let index = 0; index < 30; index++) {
    await as('PUT', `/users/${user.id}`, { json: { plan: index % 2 ? 'free' : 'paid' } })
  }
  const read = vi.spyOn(repo, 'entriesAfter')
  const chain = async (query = '') => (await as('GET', `/audit?limit=10${query}`)).body.chain
  expect(await chain()).toEqual({ intact: true, checked: 0, broken_at: null })
  const check = createAuditCheck(app.deps)
  while (await check());
  read.mockClear()
  expect(await chain('&page=3')).toEqual({ intact: true, checked: 30, broken_at: null })
  expect(read).not.toHaveBeenCalled()

  const forge = app.db.updateTable('audit_entries').set({ actor: 'someone else' }).where('sequence', '=', 5)
  await behindTriggers(app.db, 'audit_entries', () => forge.execute())
  expect(await chain('&page=3')).toEqual({ intact: false, checked: 4, broken_at: 5 })
  expect(await chain()).toEqual({ intact: true, checked: 30, broken_at: null })
  app.clock.time = new Date(app.clock.time.getTime() + DAY)
  while (await check());
  expect(await chain()).toEqual({ intact: false, checked: 4, broken_at: 5 })
})

test('lists, filters and requests show the plan in force: one that has ended is free', async () => {
  const { app, as } = await setUp()
  const ended = await addStore(app, 'ended', { plan: 'paid', plan_expiry: '2026-02-01T00:00:00.000Z' })
  const paid = await addStore(app, 'paid', { plan: 'paid', plan_expiry: '2026-04-01T00:00:00.000Z' })
  for (const path of ['/users', '/users/layout-permissions']) {
    const { users } = (await as('GET', `${path}?plan=paid`)).body
    expect(users.map((user: { email: string }) => user.email)).toEqual([paid.user.email])
    const free = (await as('GET', `${path}?plan=free`)).body.users
    expect(free).toContainEqual(expect.objectContaining({ email: ended.user.email, plan: 'free' }))
  }
  await app.call('POST', '/send-whatsapp', { token: ended.token, json: { message: 'Upgrade me' } })
  expect((await as('GET', '/upgrade-requests')).body.requests[0].user).toMatchObject({
    plan: 'free',
    plan_expiry: null,
  })
})
