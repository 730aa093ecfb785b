import { expect, test } from 'vitest'
import { hashPassword } from '#server/auth/passwords.ts'
import { grantAdmin, listAdmins, revokeAdmin } from '#server/modules/operation/admin/admins.service.ts'
import { addSeller, createTestApp } from '../../support/apps/test-app.ts'
import { addAdmin, adminCalls, auditOf } from '../../support/fixtures/admin.ts'
import { codeAt, stepOf } from '../../support/fixtures/one-time-code.ts'

test('every admin call refuses visitors, free and paid sellers, and changes nothing', async () => {
  const app = await createTestApp()
  const free = await addSeller(app)
  const paid = await addSeller(app, { plan: 'paid' })
  const calls = adminCalls(app)
  expect(calls.length).toBeGreaterThan(20)
  for (const { method, path } of calls) {
    const json = method === 'GET' ? {} : { json: {} }
    expect((await app.call(method, path, json)).status, `${method} ${path}`).toBe(401)
    for (const { token } of [free, paid]) {
      const answer = await app.call(method, path, { token, ...json })
      expect(answer, `${method} ${path}`).toMatchObject({ status: 403, body: { detail: 'Admin access required' } })
    }
  }
  expect(await auditOf(app)).toEqual([])
})

test('threat 3: the role is what the database says at each request', async () => {
  const app = await createTestApp()
  const { token, user } = await addSeller(app, { email: 'owner@whatsstore.example' })
  const dashboard = async () => (await app.call('GET', '/admin/dashboard', { token })).status
  expect(await dashboard()).toBe(403)
  expect(await grantAdmin(app.db, app.clock, 'Owner@WhatsStore.example')).toBe('changed')
  expect(await dashboard()).toBe(200)
  expect(await grantAdmin(app.db, app.clock, user.email)).toBe('unchanged')
  expect((await listAdmins(app.db)).map((admin) => admin.email)).toEqual([user.email])
  expect(await revokeAdmin(app.db, app.clock, user.email)).toBe('changed')
  expect(await dashboard()).toBe(403)
  expect((await auditOf(app)).map(({ actor, action, subject }) => [actor, action, subject])).toEqual([
    ['operator', 'admin.grant', user.id],
    ['operator', 'admin.revoke', user.id],
  ])
})

test('threat 3: gives no role to a look-alike or unverified address', async () => {
  const app = await createTestApp({ ADMIN_EMAIL: 'kamran@whatsstore.example' })
  const register = (email: string) =>
    app.call('POST', '/auth/register', { json: { email, password: 'long enough', whatsapp_number: '03001234567' } })
  // The Kelvin sign becomes an ordinary k in lower case; Cyrillic а looks like a Latin one.
  for (const email of ['\u212Aamran@whatsstore.example', 'k\u0430mran@whatsstore.example']) {
    expect((await register(email)).status).toBe(422)
  }
  expect(await grantAdmin(app.db, app.clock, 'kamran@whatsstore.example')).toBe('no account')
  await register('KAMRAN@whatsstore.example')
  expect(await grantAdmin(app.db, app.clock, 'kamran@whatsstore.example')).toBe('not verified')
  for (const email of ['kamran@whatsstore.example.evil.example', 'kamran+x@whatsstore.example', '%', '']) {
    expect(await grantAdmin(app.db, app.clock, email)).toBe('no account')
  }
  expect(await listAdmins(app.db)).toEqual([])
})

test('threat 3: no other spelling of the path leads to an admin call', async () => {
  const app = await createTestApp()
  const { token } = await addAdmin(app)
  const get = async (path: string, headers: Record<string, string> = {}) =>
    (await app.app.fetch(new Request(`http://localhost${path}`, { headers }))).status
  const authorization = { authorization: `Bearer ${token}` }
  expect(await get('/api/admin/dashboard', authorization)).toBe(200)
  for (const path of [
    '//api/admin/dashboard',
    '/api//admin/dashboard',
    '/%61pi/admin/dashboard',
    '/api/%61dmin/dashboard',
    '/api%2fadmin/dashboard',
    '/api/%2561dmin/dashboard',
    '/API/admin/dashboard',
    '/api/Admin/dashboard',
    '/api/./admin%2fdashboard',
    '/api/stores/%2e%2e%2fadmin/dashboard',
    '/api/admin%5cdashboard',
    '/api/admin/dashboard/',
    '/api/admin;x/dashboard',
  ]) {
    expect(await get(path), path).toBeGreaterThanOrEqual(401)
    expect(await get(path), path).toBeLessThan(500)
    expect(await get(path, authorization), path).toBe(404)
  }
})

/** Settings of a server that others can reach. */
const production = { NODE_ENV: 'production', PUBLIC_ORIGIN: 'https://shop.example' }

test('threat 57: in production every admin call asks for a confirmed second factor, which can be set up', async () => {
  const app = await createTestApp(production)
  const password_hash = await hashPassword('long enough')
  const { token } = await addSeller(app, { email: 'admin@whatsstore.example', role: 'admin', password_hash })
  const elsewhere = await app.call('POST', '/auth/login', {
    json: { email: 'admin@whatsstore.example', password: 'long enough' },
  })
  const refused = { status: 403, body: { code: 'totp_setup_required' } }
  for (const { method, path } of adminCalls(app)) {
    const json = method === 'GET' ? {} : { json: {} }
    expect(await app.call(method, path, { token, ...json }), `${method} ${path}`).toMatchObject(refused)
  }
  const setUp = await app.call('POST', '/auth/totp/setup', { token, json: { password: 'long enough' } })
  expect(await app.call('GET', '/admin/users', { token })).toMatchObject(refused)
  const totp_code = codeAt(setUp.body.secret, stepOf(app.clock.time))
  await app.call('POST', '/auth/totp/confirm', { token, json: { totp_code } })
  expect((await app.call('GET', '/admin/users', { token })).status).toBe(200)
  // A session begun with the password alone has ended.
  expect((await app.call('GET', '/admin/users', { token: elsewhere.body.access_token })).status).toBe(401)
})

test.each([
  ['GET', '/admin/users/export'],
  ['DELETE', '/admin/users/some-id'],
  ['GET', '/admin/deleted-accounts/some-id/export'],
  ['POST', '/admin/backups'],
  ['GET', '/admin/backups/some-name'],
])('threat 57: %s %s asks for the password again a quarter of an hour after it was typed', async (method, path) => {
  const app = await createTestApp()
  const { token } = await addSeller(app, { role: 'admin', password_hash: await hashPassword('long enough') })
  const after = (minutes: number) => {
    app.clock.time = new Date(app.clock.time.getTime() + minutes * 60_000)
  }
  const refused = { status: 403, body: { code: 'forbidden', password_required: true } }
  app.deps.backups.create = async () => ({ name: 'a', size: 1, created_at: '' })
  after(15)
  expect(await app.call(method, path, { token })).not.toMatchObject(refused)
  after(1)
  expect(await app.call(method, path, { token })).toMatchObject(refused)
  const confirm = (password: string) => app.call('POST', '/auth/confirm-password', { token, json: { password } })
  expect((await confirm('wrong')).status).toBe(403)
  expect(await app.call(method, path, { token })).toMatchObject(refused)
  expect((await confirm('long enough')).status).toBe(200)
  expect(await app.call(method, path, { token })).not.toMatchObject(refused)
})
