import { expect, test } from 'vitest'
import { addPoints } from '#server/modules/growth/referrals/referrals.repo.ts'
import { addProduct, addSeller, addStore, createTestApp, orderForm, type TestApp } from '../../support/apps/test-app.ts'
import { addAdmin, auditOf } from '../../support/fixtures/admin.ts'

const setUp = async () => {
  const app = await createTestApp()
  const { token, user } = await addAdmin(app)
  const as = (method: string, path: string, options: Parameters<TestApp['call']>[2] = {}) =>
    app.call(method, `/admin${path}`, { token, ...options })
  return { app, admin: user, as }
}

test('a user in full: her store, orders, referrals, notifications and what admins did to her and her store', async () => {
  const { app, admin, as } = await setUp()
  const { user, store, token } = await addStore(app)
  const product = await addProduct(app, token)
  await app.call('POST', '/orders', { json: orderForm(product.id) })
  const points = { points: 250, reason: 'referral', withdrawal_id: null, created_at: '2026-01-01' } as const
  await app.db
    .transaction()
    .execute((trx) => addPoints(trx, { ...points, user_id: user.id, referred_user_id: 'somebody' }))
  await as('POST', '/send-notifications', { json: { message: 'Shop well', user_ids: [user.id] } })
  await as('PUT', `/users/${user.id}`, { json: { plan: 'paid' } })
  await as('PUT', `/stores/${store.id}/badges`, { json: { badges: ['verified'] } })
  const { body } = await as('GET', `/users/${user.id}`)
  expect(body).toMatchObject({
    user: { email: user.email, plan: 'paid', allowed_layouts: [] },
    store: { store_slug: 'noor', product_count: 1, order_count: 1, layout: 'default' },
    referrals: { total_points: 250, total_referrals: 0, referred_by: null, open_withdrawal: null },
    notifications: [
      { message: 'You have Premium until 31 March 2026. Thank you!', read_at: null },
      { message: 'Shop well', read_at: null },
    ],
    audit: [
      { action: 'store.badges', actor_email: admin.email },
      { action: 'user.plan', before: { plan: 'free', plan_expiry: null } },
    ],
  })
  expect((await as('GET', '/users/nobody')).status).toBe(404)
})

test('a change made from an older state is refused, and changes nothing', async () => {
  const { app, as } = await setUp()
  const { user, store } = await addStore(app)
  const version = async (): Promise<string> => (await as('GET', '/users?search=seller')).body.users[0].version
  const storeVersion = async (): Promise<string> => (await as('GET', '/stores')).body.stores[0].version
  const seen = { headers: { 'if-match': `"${await version()}"` } }
  const seenStore = { headers: { 'if-match': `"${await storeVersion()}"` } }
  expect((await as('PUT', `/users/${user.id}`, { ...seen, json: { plan: 'paid' } })).status).toBe(200)
  const granted = { user_id: user.id, allowed_layouts: ['foodie'] }
  const layout = { store_id: store.id, layout: 'classic' }
  for (const [path, json, held] of [
    [`/users/${user.id}`, { plan: 'free' }, seen],
    [`/users/${user.id}/layout-permissions`, granted, seen],
  ] as const) {
    expect((await as('PUT', path, { ...held, json })).body.code, path).toBe('changed_elsewhere')
  }
  expect((await as('PUT', `/stores/${store.id}/layout`, { ...seenStore, json: layout })).status).toBe(200)
  for (const [path, json] of [
    [`/stores/${store.id}/layout`, { ...layout, layout: 'default' }],
    [`/stores/${store.id}/badges`, { badges: ['trusted'] }],
  ] as const) {
    expect((await as('PUT', path, { ...seenStore, json })).body.code, path).toBe('changed_elsewhere')
  }
  expect((await auditOf(app)).map(({ action }) => action)).toEqual(['user.plan', 'store.layout'])
  const now = { headers: { 'if-match': `"${await version()}"` } }
  expect((await as('PUT', `/users/${user.id}`, { ...now, json: { plan: 'free' } })).status).toBe(200)
})

test('a plan that ended while the list was looked at is no change of somebody else', async () => {
  const { app, as } = await setUp()
  const { user } = await addSeller(app, { plan: 'paid', plan_expiry: '2026-02-01T00:00:00.000Z' })
  const { version } = (await as('GET', '/users?search=seller')).body.users[0]
  await as('POST', '/auto-downgrade')
  const again = { headers: { 'if-match': `"${version}"` }, json: { plan: 'paid' } }
  expect((await as('PUT', `/users/${user.id}`, again)).status).toBe(200)
})

test('stores by state; one whose page fails is told of with the page, and published again', async () => {
  const { app, as } = await setUp()
  const { store } = await addStore(app)
  const closed = await addStore(app, 'closed', { email: 'closed@example.org' })
  await as('POST', `/stores/${closed.store.id}/suspend`, { json: { reason: '  Copied images ' } })
  await app.db
    .updateTable('publish_jobs')
    .set({ attempts: 2, last_error: 'product/bangles: no template' })
    .where('store_id', '=', String(store.id))
    .execute()
  const slugs = async (query: string) =>
    (await as('GET', `/stores?${query}`)).body.stores.map((one: { store_slug: string }) => one.store_slug)
  expect(await slugs('')).toEqual(['closed', 'noor'])
  expect(await slugs('sort=oldest')).toEqual(['noor', 'closed'])
  expect(await slugs('status=open')).toEqual(['noor'])
  expect(await slugs('status=suspended')).toEqual(['closed'])
  expect(await slugs('status=failing')).toEqual(['noor'])
  const [failing] = (await as('GET', '/stores?status=failing')).body.stores
  expect(failing.publication).toMatchObject({
    state: 'failed',
    failure: { page: 'product/bangles', message: 'product/bangles: no template', attempts: 2 },
  })
  expect((await as('GET', '/stores?status=suspended')).body.stores[0].suspended_reason).toBe('Copied images')

  expect((await as('POST', `/stores/${store.id}/publish`)).status).toBe(200)
  expect(await slugs('status=failing')).toEqual([])
  expect((await as('POST', `/stores/${closed.store.id}/publish`)).status).toBe(409)
  const log = await auditOf(app)
  expect(log.map(({ action }) => action)).toEqual(['store.suspend', 'store.publish'])
  expect(JSON.stringify(log)).not.toContain('Copied')
})

test('where a withdrawal is paid out is shown when it is asked for, and recorded', async () => {
  const { app, admin, as } = await setUp()
  const { user } = await addSeller(app)
  const { user: other } = await addSeller(app, { email: 'other@example.org' })
  const ask = (id: string, user_id: string, details: string) =>
    app.db
      .insertInto('withdrawals')
      .values({
        id,
        user_id,
        open_user_id: user_id,
        points_requested: 1000,
        payment_method: 'easypaisa',
        payment_details: details && app.deps.secrets.seal(details),
        status: 'pending',
        admin_notes: null,
        request_date: '2026-03-01T09:00:00.000Z',
        processed_date: null,
      })
      .execute()
  await ask('first', user.id, '0300 1234567')
  await ask('second', other.id, '')
  const list = (await as('GET', '/referrals/withdrawals')).body
  expect(JSON.stringify(list)).not.toContain('1234567')
  expect(list.withdrawals.map((one: { payment_details: string }) => one.payment_details)).toEqual(['', '•••• 567'])
  expect((await as('GET', '/referrals/withdrawals?search=other@')).body).toMatchObject({
    total: 1,
    withdrawals: [{ id: 'second' }],
  })
  expect(await auditOf(app)).toEqual([])
  const shown = await as('POST', '/referrals/withdrawals/first/details')
  expect(shown.body).toEqual({ payment_method: 'easypaisa', payment_details: '0300 1234567' })
  for (const id of ['second', 'nobody']) {
    expect((await as('POST', `/referrals/withdrawals/${id}/details`)).status, id).toBe(404)
  }
  const log = await auditOf(app)
  expect(log.map(({ action, actor, subject }) => [action, actor, subject])).toEqual([
    ['withdrawal.details', admin.id, 'first'],
  ])
  expect(JSON.stringify(log)).not.toContain('1234567')
})

test('referrals are found by who referred and by who was referred', async () => {
  const { app, as } = await setUp()
  const sana = await addSeller(app, { email: 'sana@example.org' })
  const hina = await addSeller(app, { email: 'hina@example.org' })
  const zara = await addSeller(app, { email: 'zara@example.org' })
  const refer = (referrer: string, referred: string) =>
    app.db
      .insertInto('referrals')
      .values({
        referred_user_id: referred,
        referrer_user_id: referrer,
        signup_date: '2026-03-01T09:00:00.000Z',
        upgraded_at: null,
        held_since: null,
      })
      .execute()
  await refer(sana.user.id, hina.user.id)
  await refer(hina.user.id, zara.user.id)
  const total = async (search: string) => (await as('GET', `/referrals/all?search=${search}`)).body.total
  expect(await total('')).toBe(2)
  expect(await total('hina')).toBe(2)
  expect(await total('sana')).toBe(1)
  expect(await total('nobody')).toBe(0)
})

test('the log is searched by what was done, by whom, and on whom', async () => {
  const { app, admin, as } = await setUp()
  const sana = await addStore(app, 'noor', { email: 'sana@example.org' })
  const hina = await addSeller(app, { email: 'hina@example.org' })
  await as('PUT', `/users/${sana.user.id}`, { json: { plan: 'paid' } })
  await as('PUT', `/stores/${sana.store.id}/badges`, { json: { badges: ['verified'] } })
  await as('PUT', `/users/${hina.user.id}`, { json: { plan: 'paid' } })
  const found = async (search: string) => {
    const { body } = await as('GET', `/audit?search=${encodeURIComponent(search)}`)
    expect(body.total).toBe(body.entries.length)
    return body.entries.map(({ action, actor_email }: { action: string; actor_email: string }) => [action, actor_email])
  }
  const by = admin.email
  expect(await found('store.')).toEqual([['store.badges', by]])
  expect(await found('sana@')).toEqual([
    ['store.badges', by],
    ['user.plan', by],
  ])
  expect(await found(hina.user.id)).toEqual([['user.plan', by]])
  expect(await found('admin@')).toHaveLength(3)
  expect(await found('%')).toEqual([])
  expect((await as('GET', '/audit?search=user.&limit=1&page=2')).body).toMatchObject({ total: 2, page: 2 })
})
