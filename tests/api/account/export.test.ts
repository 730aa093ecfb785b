import { strFromU8, unzipSync } from 'fflate'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { readTables } from '#server/modules/account/data/account-data.ts'
import { ExportDownloads } from '#server/modules/account/export/export-downloads.ts'
import { secretBox } from '#server/ports/secret-box.ts'
import { addProduct, addSeller, addStore, createTestApp, orderForm, type TestApp } from '../../support/apps/test-app.ts'
import { createWorld } from '../../support/calls/every-call.ts'
import { PASSWORD, TOTP_SECRET } from '../../support/calls/world.ts'
import { codeAt, stepOf } from '../../support/fixtures/one-time-code.ts'

const HOUR = 3_600_000

const linkOf = async (app: TestApp, token: string, json: object = {}) => {
  const { body, status } = await app.call('POST', '/auth/export', { token, json })
  if (status !== 200) throw new Error(JSON.stringify(body))
  return String(body.url)
}

const download = async (app: TestApp, token: string): Promise<Record<string, Uint8Array>> => {
  const response = await app.app.request(await linkOf(app, token))
  expect(response.headers.get('content-type')).toBe('application/zip')
  expect(response.headers.get('cache-control')).toBe('no-store')
  return unzipSync(new Uint8Array(await response.arrayBuffer()))
}

/** Opens a link from an address that nobody else uses. */
const follow = async (app: TestApp, url: string, remoteAddress: string) =>
  app.app.request(url, {}, { incoming: { socket: { remoteAddress } } })

/** Starts downloads for five accounts from five addresses. */
const fiveUnderWay = async (app: TestApp) => {
  const taken: Response[] = []
  for (let n = 0; n < 5; n++) {
    taken.push(await follow(app, await linkOf(app, (await addSeller(app)).token), `203.0.113.${n}`))
  }
  return taken
}

/** Tables the archive leaves out, and why. */
const LEFT_OUT: Record<string, string> = {
  mailed_codes: 'a secret of minutes',
  mailed_tokens: 'a secret of a day',
  sign_ups: 'what was chosen before the account was confirmed, by whoever it was',
  totp_secrets: 'a secret',
  totp_recovery_codes: 'secrets',
  whatsapp_keys: 'secrets',
  product_keys: 'against sending a form twice, for days',
  order_keys: 'against sending a form twice, for days',
  order_holds: 'follows from the orders, for hours',
  order_events: 'waits to be sent, for seconds',
  order_undos: 'follows from the orders, for seconds',
  order_totals: 'the sum of the orders',
  publications: 'what was rendered when; the pages are public',
  publish_jobs: 'waits to be published',
  share_images: 'drawn from the store and its products',
  store_changes: 'waits to be published',
  previews: 'what was looked at and not saved, for minutes',
  deleted_accounts: 'of accounts that are gone',
  audit_entries: 'what administrators did: theirs, and kept against change',
}

const OWNED = /^(user_id|store_id|session_id|order_id|buyer_user_id|referrer_user_id|referred_user_id)$/

test('every table with rows of an account or a store is in the archive, or is left out for a reason', async () => {
  const { db } = await createTestApp()
  const tables = await db.introspection.getTables()
  const owned = tables.filter(({ columns }) => columns.some(({ name }) => OWNED.test(name))).map(({ name }) => name)
  const named = [...readTables, ...Object.keys(LEFT_OUT)].sort()
  expect(owned.filter((name) => !named.includes(name))).toEqual([])
  expect(named.filter((name) => !tables.some((table) => table.name === name))).toEqual([])
  expect(Object.keys(LEFT_OUT).filter((name) => readTables.has(name as never))).toEqual([])
})

/** Counts the rows that each part must have: those of the account, its store and its orders. */
const expected = async ({ db }: TestApp, userId: string, storeId: string) => {
  const count = async (table: string, column: string, value: string) => {
    const rows = await db
      .selectFrom(table as 'orders')
      .select((eb) => eb.fn.countAll<number>().as('n'))
      .where(db.dynamic.ref(column) as never, '=', value as never)
      .executeTakeFirstOrThrow()
    return Number(rows.n)
  }
  return {
    signed_in_devices: await count('sessions', 'user_id', userId),
    notifications: await count('notifications', 'user_id', userId),
    upgrade_requests: await count('upgrade_requests', 'user_id', userId),
    points: await count('point_entries', 'user_id', userId),
    withdrawals: await count('withdrawals', 'user_id', userId),
    orders_placed: await count('orders', 'buyer_user_id', userId),
    email_changes: await count('email_changes', 'user_id', userId),
    products: await count('products', 'store_id', storeId),
    variants: await count('product_variants', 'store_id', storeId),
    orders: await count('orders', 'store_id', storeId),
    customers: await count('customers', 'store_id', storeId),
    figures_by_day: await count('store_days', 'store_id', storeId),
    orders_by_hour: await count('store_hours', 'store_id', storeId),
    products_by_day: await count('product_days', 'store_id', storeId),
    categories_by_day: await count('category_days', 'store_id', storeId),
  }
}

test('threat 2: the archive holds all rows of its account and none of anybody else', async () => {
  const { app, tokens, ids } = await createWorld()
  const everybodyElse = await app.db.selectFrom('users').select(['id', 'email']).where('id', '<>', ids.seller).execute()
  await app.call('POST', '/admin/send-notifications', { token: tokens.admin, json: { message: 'Hello', to: 'all' } })
  await app.call('POST', '/orders', { token: tokens.seller, json: orderForm(ids.rivalProduct) })
  for (let n = 0; n < 3; n++) await app.call('POST', '/orders', { json: orderForm(ids.product) })
  const files = await download(app, tokens.seller)
  const read = (name: string) => JSON.parse(strFromU8(files[`data/${name}.json`] ?? new Uint8Array()))
  for (const [name, rows] of Object.entries(await expected(app, ids.seller, ids.store))) {
    expect(read(name), name).toHaveLength(rows)
  }
  expect(read('orders').length).toBeGreaterThan(3)
  expect(read('orders_placed')).toHaveLength(1)
  expect(read('store')).toMatchObject({ id: ids.store, store_slug: 'noor' })

  const everything = Object.values(files)
    .map((bytes) => strFromU8(bytes))
    .join('\n')
  const { password_hash } = await app.db
    .selectFrom('users')
    .select('password_hash')
    .where('id', '=', ids.seller)
    .executeTakeFirstOrThrow()
  expect(everything).not.toContain(password_hash)
  expect(everything).not.toContain('token_hash')
  // The archive names the address she asked for, though it belongs to somebody else by now.
  for (const { id, email } of everybodyElse) {
    expect(everything.includes(id), email).toBe(false)
    if (email !== 'rival@example.org') expect(everything.includes(email), email).toBe(false)
  }
  for (const foreign of [ids.rivalOrder, ids.closedStore]) expect(everything).not.toContain(foreign)
})

test('the archive names options and variants, in the orders too', async () => {
  const app = await createTestApp()
  const { token } = await addStore(app)
  const values = [{ label: 'S' }, { label: '=1+1', swatch: '#111111' }]
  const product = await addProduct(app, token, { options: [{ name: 'Size', values }], inventory_count: 3 })
  const [variant] = product.variants
  const items = [{ product_id: product.id, variant_id: variant.id, quantity: 1 }]
  await app.call('POST', '/orders', { json: orderForm('', { items }) })
  const files = await download(app, token)
  const read = (name: string) => JSON.parse(strFromU8(files[`data/${name}.json`] ?? new Uint8Array()))
  expect(read('products')).toMatchObject([{ options: [{ name: 'Size', values }] }])
  expect(read('variants')).toMatchObject([
    { id: variant.id, labels: ['S'], inventory_count: 2 },
    { labels: ['=1+1'], inventory_count: 0 },
  ])
  expect(read('orders')).toMatchObject([{ items: [{ variant_label: 'S' }] }])
})

test('an account without a store has an archive of its own matters', async () => {
  const app = await createTestApp()
  const { token, user } = await addSeller(app)
  const files = await download(app, token)
  expect(JSON.parse(strFromU8(files['data/account.json'] ?? new Uint8Array())).email).toBe(user.email)
  expect(Object.keys(files)).not.toContain('data/store.json')
  expect(Object.keys(files)).toContain('README.txt')
})

test('pictures are packed as they were uploaded, by what they show; one that is lost is counted', async () => {
  const app = await createTestApp()
  const { token, store } = await addStore(app)
  const photo = await sharp({ create: { width: 300, height: 300, channels: 3, background: '#0f7a41' } })
    .jpeg()
    .toBuffer()
  const file = (name: string) => new File([new Uint8Array(photo)], name, { type: 'image/jpeg' })
  const form = (name: string) => ({
    name,
    description: 'Twelve, hand made',
    price: '450',
    category: 'Bangles',
    images: [file('a.jpg'), file('b.jpg')],
  })
  await app.call('POST', '/products', { token, form: form('Glass bangles') })
  const files = await download(app, token)
  const names = Object.keys(files).filter((name) => name.startsWith('images/'))
  expect(names).toEqual([
    expect.stringMatching(/^images\/products\/glass-bangles-1\.\w+$/),
    expect.stringMatching(/^images\/products\/glass-bangles-2\.\w+$/),
  ])
  expect(files[names[0] ?? '']?.length).toBeGreaterThan(100)
  await app.deps.media.removeFolder(String(store.id))
  const without = await download(app, token)
  expect(Object.keys(without).filter((name) => name.startsWith('images/'))).toEqual([])
  expect(strFromU8(without['README.txt'] ?? new Uint8Array())).toContain('2 pictures could not be packed')
})

test('many rows come in order and whole, batch after batch', async () => {
  const app = await createTestApp()
  const { token, user } = await addStore(app)
  const rows = Array.from({ length: 1201 }, (_, n) => ({
    id: `n-${String(n).padStart(5, '0')}`,
    user_id: user.id,
    message: `message ${n}`,
    created_at: '2026-03-01T09:00:00.000Z',
    read_at: null,
  }))
  for (let from = 0; from < rows.length; from += 200) {
    await app.db
      .insertInto('notifications')
      .values(rows.slice(from, from + 200))
      .execute()
  }
  const product = await addProduct(app, token, { inventory_count: 1000 })
  await app.call('POST', '/orders', { json: orderForm(product.id) })
  const [placed] = await app.db.selectFrom('orders').selectAll().execute()
  if (!placed) throw new Error('no order')
  // Several rows share a timestamp, as in a busy minute.
  const orders = Array.from({ length: 1100 }, (_, n) => ({ ...placed, id: `o-${n}`, order_id: `ORDER${n}` }))
  for (let from = 0; from < orders.length; from += 50) {
    await app.db
      .insertInto('orders')
      .values(orders.slice(from, from + 50))
      .execute()
  }
  const files = await download(app, token)
  const read = (name: string) => JSON.parse(strFromU8(files[`data/${name}.json`] ?? new Uint8Array()))
  expect(read('notifications').map(({ message }: { message: string }) => message)).toEqual(
    rows.map((row) => row.message),
  )
  expect(new Set(read('orders').map(({ id }: { id: string }) => id)).size).toBe(1101)
})

test('threat 63: one archive at a time an account, and a few in all; a client that goes away frees its place', async () => {
  const app = await createTestApp()
  const { token } = await addStore(app)
  const url = await linkOf(app, token)
  const first = await app.app.request(url)
  expect((await app.app.request(url)).status).toBe(409)
  expect((await app.call('POST', '/auth/export', { token, json: {} })).status).toBe(409)
  await first.body?.cancel()
  const again = await app.app.request(url)
  expect(again.status).toBe(200)
  await again.arrayBuffer()

  const late = await addSeller(app)
  const lateUrl = await linkOf(app, late.token)
  const taken = await fiveUnderWay(app)
  expect(await app.call('POST', '/auth/export', { token: late.token, json: {} })).toMatchObject({ status: 503 })
  expect((await app.app.request(lateUrl)).status).toBe(503)
  await taken[0]?.body?.cancel()
  expect((await app.app.request(lateUrl)).status).toBe(200)
})

test('threat 63: a download that takes half an hour gives way when all places are taken; before that and otherwise it does not', () => {
  const clock = { time: 0, now: () => new Date(clock.time) }
  const downloads = new ExportDownloads({ clock, secrets: secretBox('a key for tests, of 32 characters') })
  const account = (id: string) => ({ id, password_number: 0 })
  const begin = (n: number) =>
    downloads.begin(downloads.issue(account(`${n}`), `address ${n}`), account(`${n}`), `address ${n}`)
  const all = [1, 2, 3, 4, 5].map(begin)
  const readAll = () => {
    for (const download of all) download.read()
  }
  clock.time += 29 * 60_000
  readAll()
  expect(() => begin(6)).toThrow('Many people')
  clock.time += 60_000
  readAll()
  begin(6)
  expect(all.map(({ signal }) => signal.aborted)).toEqual([true, false, false, false, false])
})

test('threat 63: a download that nobody reads loses its place to others after a minute; one address has one place', async () => {
  const app = await createTestApp()
  const [idle, ...others] = await fiveUnderWay(app)
  const ask = async (address: string) => {
    const { token } = await addSeller(app)
    return app.call('POST', '/auth/export', { token, json: {}, address })
  }
  expect((await ask('203.0.113.99')).status).toBe(503)
  await others[3]?.body?.cancel()
  expect(await ask('203.0.113.0')).toMatchObject({ status: 503, body: { detail: expect.stringContaining('network') } })
  expect((await ask('203.0.113.99')).status).toBe(200)
  app.clock.time = new Date(app.clock.time.getTime() + 60_000)
  expect((await ask('203.0.113.0')).status).toBe(200)
  await expect(idle?.arrayBuffer()).rejects.toThrow('given way to others')
  for (const other of others.slice(0, 3))
    expect(Object.keys(unzipSync(new Uint8Array(await other.arrayBuffer())))).toContain('README.txt')
})

test('threat 63: a code is asked for where there is a second factor, and a link ends with a new password', async () => {
  const { app, tokens, ids } = await createWorld()
  const token = tokens.guarded
  const ask = (json: object) => app.call('POST', '/auth/export', { token, json })
  expect(await ask({})).toMatchObject({ status: 403, body: { totp_required: true } })
  expect(await ask({ password: PASSWORD })).toMatchObject({ status: 403, body: { totp_required: true } })
  expect(await ask({ totp_code: '000000' })).toMatchObject({
    status: 403,
    body: { errors: { totp_code: expect.any(String) } },
  })
  const { body, status } = await ask({ totp_code: ids.totpCode })
  expect(status).toBe(200)
  expect((await app.app.request(body.url, { method: 'HEAD' })).status).toBe(200)
  const later = codeAt(TOTP_SECRET, stepOf(app.clock.time) + 1)
  const json = { current_password: PASSWORD, new_password: 'another horse', totp_code: later }
  expect((await app.call('POST', '/auth/change-password', { token, json })).status).toBe(200)
  expect((await app.app.request(body.url)).status).toBe(404)
})

test('a link works for two minutes; asking for its head spends nothing', async () => {
  const app = await createTestApp()
  const { token } = await addSeller(app)
  const url = await linkOf(app, token)
  expect((await app.app.request(url, { method: 'HEAD' })).headers.get('content-disposition')).toContain('.zip')
  const first = await app.app.request(url)
  expect(first.status).toBe(200)
  await first.arrayBuffer()
  const late = await linkOf(app, (await addSeller(app)).token)
  app.clock.time = new Date(app.clock.time.getTime() + 120_000)
  expect((await app.app.request(late)).status).toBe(404)
  expect((await app.app.request('/api/auth/export/unknown')).status).toBe(404)
  const [owner = '', until = '', signature = ''] =
    (await linkOf(app, (await addSeller(app)).token)).split('/').at(-1)?.split('.') ?? []
  const altered = [
    `${owner}.${Number(until) + 1}.${signature}`,
    `${owner}x.${until}.${signature}`,
    `${owner}.${until}.`,
  ]
  for (const ticket of altered) expect((await app.app.request(`/api/auth/export/${ticket}`)).status, ticket).toBe(404)
})

test('threat 63: a session that is older than 15 minutes is asked for the password; five archives an hour', async () => {
  const { app, tokens } = await createWorld()
  const ask = (json: object) => app.call('POST', '/auth/export', { token: tokens.seller, json })
  app.clock.time = new Date(app.clock.time.getTime() + HOUR)
  expect(await ask({})).toMatchObject({ status: 403, body: { password_required: true } })
  expect((await ask({ password: 'wrong' })).status).toBe(403)
  expect((await ask({ password: 'correct horse' })).status).toBe(200)
  const plain = await createTestApp()
  const { token } = await addSeller(plain)
  const statuses = []
  for (let n = 0; n < 6; n++) statuses.push((await plain.call('POST', '/auth/export', { token, json: {} })).status)
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
})
