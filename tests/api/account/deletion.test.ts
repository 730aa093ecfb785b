import { expect, test } from 'vitest'
import { hashPassword } from '#server/auth/passwords.ts'
import { startSession } from '#server/auth/sessions.ts'
import { createPurge } from '#server/maintenance/purge.ts'
import type { UserRow } from '#server/records/users/users.repo.ts'
import { addProduct, addSeller, addStore, createTestApp, orderForm, type TestApp } from '../../support/apps/test-app.ts'
import { mailsTo } from '../../support/fixtures/mails.ts'

const email = 'noor@seller.example'
const password = 'correct horse'
const DAY = 86_400_000

const setUp = async (change: Partial<UserRow> = {}) => {
  const app = await createTestApp()
  const seller = await addStore(app, 'noor', { email, password_hash: await hashPassword(password), ...change })
  const remove = (json: object, token = seller.token) => app.call('POST', '/auth/deletion', { token, json })
  const login = async () => (await app.call('POST', '/auth/login', { json: { email, password } })).body
  const later = (milliseconds: number) => {
    app.clock.time = new Date(app.clock.time.getTime() + milliseconds)
  }
  return { app, ...seller, remove, login, later }
}

const purge = async ({ deps }: TestApp) => {
  const next = createPurge(deps)
  while (await next());
}

const right = { password, confirmation: 'noor' }

test('threat 62: a deleted account is off the air and signed out at once, and everything of it is gone after 30 days', async () => {
  const { app, user, token, store, remove, later } = await setUp()
  const elsewhere = await startSession(app.db, app.clock, user.id)
  const product = await addProduct(app, token)
  const rival = await addStore(app, 'rival')
  const answer = await remove(right)
  expect(answer).toMatchObject({ status: 200, body: { deletion_at: '2026-03-31T09:00:00.000Z' } })
  for (const bearer of [token, elsewhere]) {
    expect((await app.call('GET', '/auth/me', { token: bearer })).status).toBe(401)
  }
  expect((await app.call('GET', '/stores/noor')).status).toBe(404)
  expect((await app.call('GET', `/products/${product.id}`)).status).toBe(404)
  expect((await app.call('POST', '/orders', { json: orderForm(product.id) })).status).toBe(404)
  expect(await app.db.selectFrom('publish_jobs').select('store_id').execute()).toContainEqual({ store_id: store.id })
  const [mail] = await mailsTo(app, email)
  expect(mail?.subject).toBe('Your WhatsStore account will be deleted on 31 March 2026')

  later(30 * DAY - 1)
  await purge(app)
  expect(await app.db.selectFrom('products').select('id').execute()).toEqual([{ id: product.id }])
  later(1)
  await app.db.deleteFrom('publish_jobs').execute()
  await purge(app)
  expect((await app.db.selectFrom('users').select('id').execute()).map(({ id }) => id)).toEqual([rival.user.id])
  expect((await app.db.selectFrom('stores').select('id').execute()).map(({ id }) => id)).toEqual([rival.store.id])
  expect(await app.db.selectFrom('products').selectAll().execute()).toEqual([])
  // The publisher removes pages and images. Nothing is kept, and nobody may take the address for a while.
  expect(await app.db.selectFrom('publish_jobs').select('store_id').execute()).toEqual([{ store_id: store.id }])
  expect(await app.db.selectFrom('deleted_accounts').selectAll().execute()).toEqual([])
  const json = { name: 'Noor', bio: 'Mine now', whatsapp_number: '03001234567', custom_slug: 'noor' }
  const taker = await addSeller(app)
  expect((await app.call('POST', '/stores', { token: taker.token, json })).status).toBe(422)
  expect((await mailsTo(app, email)).at(-1)?.subject).toBe('Your WhatsStore account was deleted')
})

test('signed in again within 30 days, its owner takes it back as it was', async () => {
  const { app, token, remove, login, later } = await setUp()
  const product = await addProduct(app, token)
  await remove(right)
  later(29 * DAY)
  const { access_token, user } = await login()
  expect(user.deletion_at).toBe('2026-03-31T09:00:00.000Z')
  // Until then she has no shop to work on and cannot open one.
  for (const [method, path] of [
    ['GET', '/stores/my'],
    ['GET', '/orders/my'],
  ] as const) {
    expect((await app.call(method, path, { token: access_token })).status, path).toBe(404)
  }
  expect((await app.call('DELETE', '/auth/deletion', { token: access_token })).status).toBe(200)
  expect((await app.call('DELETE', '/auth/deletion', { token: access_token })).status).toBe(404)
  expect((await app.call('GET', '/auth/me', { token: access_token })).body.deletion_at).toBeNull()
  expect((await app.call('GET', `/products/${product.id}`)).status).toBe(200)
  later(30 * DAY)
  await purge(app)
  expect((await app.call('GET', '/stores/noor')).status).toBe(200)
})

test('a suspended shop stays suspended when its owner takes her account back', async () => {
  const { app, store, remove, login } = await setUp()
  await app.db.updateTable('stores').set({ suspended_at: '2026-03-01T00:00:00.000Z' }).execute()
  expect((await remove(right)).status).toBe(200)
  const { access_token } = await login()
  await app.call('DELETE', '/auth/deletion', { token: access_token })
  expect((await app.call('GET', '/stores/noor')).status).toBe(404)
  const kept = await app.db.selectFrom('stores').selectAll().where('id', '=', store.id).executeTakeFirstOrThrow()
  expect(kept).toMatchObject({ closed_at: null, suspended_at: '2026-03-01T00:00:00.000Z' })
})

test('threat 62: asks for the shop’s address, or the email where there is no shop, and for the password, which is limited', async () => {
  const { app, remove } = await setUp()
  const before = await app.db.selectFrom('users').selectAll().execute()
  for (const confirmation of ['', 'rival', email, 'noo']) {
    expect((await remove({ password, confirmation })).status, confirmation).toBe(422)
  }
  expect(await remove({ ...right, password: 'wrong' })).toMatchObject({
    status: 403,
    body: { errors: { password: 'The password is wrong' } },
  })
  const guesses = await Promise.all(Array.from({ length: 10 }, () => remove({ ...right, password: 'wrong' })))
  expect(guesses.some(({ status }) => status === 429)).toBe(true)
  expect((await remove(right)).status).toBe(401)
  expect(await app.db.selectFrom('users').selectAll().execute()).toEqual(before)

  const storeless = await addSeller(app, { email: 'a@b.example', password_hash: before[0]?.password_hash ?? '' })
  expect((await remove(right, storeless.token)).status).toBe(422)
  expect((await remove({ password, confirmation: 'A@b.example ' }, storeless.token)).status).toBe(200)
})

test.each(['noor', 'NOOR', '/store/noor', 'https://shop.example/store/noor/'])(
  '%s is the shop’s address',
  async (typed) => {
    const { remove } = await setUp()
    expect((await remove({ password, confirmation: typed })).status).toBe(200)
  },
)

test('an admin account is not deleted, nor one that became an admin’s meanwhile; without a shop none is opened while it goes', async () => {
  const { app, user, remove, login, later } = await setUp()
  const admin = await addSeller(app, { role: 'admin', password_hash: user.password_hash })
  expect((await remove({ password, confirmation: admin.user.email }, admin.token)).status).toBe(409)
  await remove(right)
  await app.db.updateTable('users').set({ role: 'admin' }).where('id', '=', user.id).execute()
  later(31 * DAY)
  await purge(app)
  expect((await login()).user.email).toBe(email)

  const other = await addSeller(app, { deletion_at: '2027-01-01T00:00:00.000Z' })
  const json = { name: 'Zari', bio: 'Ajrak', whatsapp_number: '03001234567', custom_slug: 'zari' }
  expect((await app.call('POST', '/stores', { token: other.token, json })).status).toBe(409)
})

test('threat 62: a removal that breaks off half way leaves the account whole, and is finished at the next look', async () => {
  const { app, user, token, remove, later } = await setUp()
  await addProduct(app, token)
  await remove(right)
  later(31 * DAY)
  const { run } = app.deps.writes
  app.deps.writes.run = (work) =>
    run(async (trx) => {
      await work(trx)
      throw new Error('the process ends before the commit')
    })
  await expect(purge(app)).rejects.toThrow('the process ends')
  app.deps.writes.run = run
  expect(await app.db.selectFrom('users').select('id').execute()).toEqual([{ id: user.id }])
  expect(await app.db.selectFrom('products').select('id').execute()).toHaveLength(1)
  await purge(app)
  expect(await app.db.selectFrom('users').select('id').execute()).toEqual([])
  expect(await app.db.selectFrom('products').select('id').execute()).toEqual([])
})

test('an admin sees whose days run, can hand the data out and remove the account at once', async () => {
  const { app, user, remove } = await setUp()
  const admin = await addSeller(app, { role: 'admin' })
  const as = (method: string, path: string) => app.call(method, `/admin${path}`, { token: admin.token })
  await remove(right)
  expect((await as('GET', '/deleted-accounts')).body.deleted_accounts).toEqual([
    { id: user.id, deleted_at: '2026-03-01T09:00:00.000Z', purge_at: '2026-03-31T09:00:00.000Z', by: 'owner' },
  ])
  expect((await as('GET', `/deleted-accounts/${user.id}/export`)).body.account.email).toBe(email)
  expect((await as('GET', `/deleted-accounts/${admin.user.id}/export`)).status).toBe(404)
  expect((await as('DELETE', `/users/${user.id}`)).status).toBe(200)
  expect((await as('GET', '/deleted-accounts')).body.deleted_accounts).toMatchObject([{ id: user.id, by: 'admin' }])
})

test('an account that cannot be removed keeps nothing else from being purged', async () => {
  const { app, remove, later } = await setUp()
  await remove(right)
  const { user } = await addStore(app, 'rival')
  await startSession(app.db, app.clock, user.id)
  later(31 * DAY)
  const run = () => Promise.reject(new Error('it cannot be removed'))
  await expect(purge({ ...app, deps: { ...app.deps, writes: { ...app.deps.writes, run } } })).rejects.toThrow('removed')
  expect(await app.db.selectFrom('sessions').selectAll().execute()).toEqual([])
})
