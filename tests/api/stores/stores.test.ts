import { expect, test } from 'vitest'
import { newStore } from '#contract/stores/stores.ts'
import { startSession } from '#server/auth/sessions.ts'
import { rateLimit } from '#server/http/rate-limits.ts'
import { createPurge } from '#server/maintenance/purge.ts'
import { createStore } from '#server/modules/shop/settings/store-settings.service.ts'
import { addProduct, addSeller, addStore, createTestApp, type TestApp } from '../../support/apps/test-app.ts'
import { addAdmin } from '../../support/fixtures/admin.ts'

const form = { name: 'Noor', bio: 'Bangles', whatsapp_number: '0300 1234567', custom_slug: 'noor' }

test('a seller opens one store, reads it and changes it', async () => {
  const app = await createTestApp()
  const { token } = await addSeller(app)
  expect(await app.call('GET', '/stores/my', { token })).toMatchObject({
    status: 404,
    body: { detail: 'Store not found' },
  })
  const created = await app.call('POST', '/stores', {
    token,
    form: { ...form, instagram_url: 'https://www.instagram.com/noor' },
  })
  expect(created).toMatchObject({
    status: 201,
    body: {
      store_slug: 'noor',
      phone_number: '+923001234567',
      instagram_url: 'https://www.instagram.com/noor',
      layoutConfig: { layout: 'default', customizations: {} },
    },
  })
  expect((await app.call('POST', '/stores', { token, json: { ...form, custom_slug: 'second' } })).status).toBe(409)
  const changed = await app.call('PUT', '/stores/my', { token, json: { bio: 'Shawls too' } })
  expect(changed.body).toMatchObject({ name: 'Noor', bio: 'Shawls too', store_slug: 'noor' })
  expect((await app.call('GET', '/stores/noor')).body.bio).toBe('Shawls too')
})

test("refuses each invalid field with the form's message", async () => {
  const app = await createTestApp()
  const { token } = await addSeller(app)
  const refused = async (change: object, field: string, detail: string) =>
    expect(await app.call('POST', '/stores', { token, json: { ...form, ...change } })).toMatchObject({
      status: 422,
      body: { detail, errors: { [field]: detail } },
    })
  await refused({ name: ' ' }, 'name', 'Store name is required')
  await refused({ name: undefined }, 'name', 'Store name is required')
  await refused({ bio: '' }, 'bio', 'Store bio is required')
  await refused({ bio: 'x'.repeat(161) }, 'bio', 'At most 160 characters')
  await refused({ whatsapp_number: '' }, 'whatsapp_number', 'WhatsApp number is required')
  await refused({ custom_slug: '' }, 'custom_slug', 'Store URL slug is required')
  await refused({ custom_slug: 'ab' }, 'custom_slug', 'Store URL slug must be at least 3 characters')
  await refused({ custom_slug: 'No or!' }, 'custom_slug', 'Store URL may hold only letters, digits and single hyphens')
  await refused(
    { instagram_url: 'javascript:alert(1)' },
    'instagram_url',
    'Instagram URL must be an https:// link to instagram.com',
  )
  await refused(
    { facebook_url: 'https://facebook.com.evil.example/x' },
    'facebook_url',
    'Facebook URL must be an https:// link to facebook.com',
  )
  for (const instagram_url of [
    'https://l.instagram.com/?u=https%3A%2F%2Fevil.example',
    'https://www.instagram.com/l.php?u=https://evil.example',
    'https://www.instagram.com//l.php?u=evil.example',
    'https://www.instagram.com/linkshim/?u=evil.example',
  ])
    await refused({ instagram_url }, 'instagram_url', 'Instagram URL must be an https:// link to instagram.com')
  for (const facebook_url of [
    'https://l.facebook.com/l.php?u=https%3A%2F%2Fevil.example',
    'https://lm.facebook.com/l.php?u=https%3A%2F%2Fevil.example',
    'https://www.facebook.com/%6C.php?u=evil.example',
    'https://www.facebook.com/%6c%2ephp?u=evil.example',
    'https://www.facebook.com/flx/warn/?u=evil.example',
    'https://www.facebook.com/noor?next=https%3A%2F%2Fevil.example',
  ])
    await refused({ facebook_url }, 'facebook_url', 'Facebook URL must be an https:// link to facebook.com')
  expect(await app.db.selectFrom('stores').select('id').execute()).toEqual([])
})

test('refuses a form of more than a hundred parts before it is read as one', async () => {
  const app = await createTestApp()
  const { token } = await addSeller(app)
  const parts = Object.fromEntries(Array.from({ length: 200 }, (_, number) => [`part-${number}`, 'x']))
  const { status, body } = await app.call('POST', '/stores', { token, form: { ...form, ...parts } })
  expect([status, body.code]).toEqual([413, 'too_large'])
})

test('threat 16: a slug that is taken or reserved is refused; reserved words come from the routes', async () => {
  const app = await createTestApp()
  await addStore(app, 'noor')
  const { token } = await addSeller(app)
  const attempt = async (custom_slug: string) =>
    (await app.call('POST', '/stores', { token, json: { ...form, custom_slug } })).body.detail
  expect(await attempt('noor')).toBe('This store URL is already taken. Please choose another one.')
  const pages = [
    'auraorb',
    'contact',
    'layout-test',
    'privacy-policy',
    'refund-policy',
    'service-policy',
    'terms-conditions',
  ]
  const words = [
    'api',
    'auth',
    'healthz',
    'favicon',
    'store-not-found',
    'store',
    'assets',
    'media',
    'sw-js',
    'security',
  ]
  for (const word of [...pages, ...words]) {
    expect(await attempt(word), word).toBe('This store URL is reserved. Please choose another one.')
  }
})

test('threat 59: addresses of the specification, security words and the platform’s own name are refused', async () => {
  const app = await createTestApp()
  const { token } = await addSeller(app)
  const platform = [
    'admin',
    'auth',
    'auraorb',
    'contact',
    'dashboard',
    'layout-test',
    'privacy-policy',
    'refund-policy',
  ]
  const more = ['service-policy', 'terms-conditions', 'demo-store-whatsstore', 'whatsstore', 'whatsstore-support']
  const security = ['verify', 'security', 'checkout', 'payment', 'official', 'login', 'wallet', 'otp', 'reset-password']
  for (const custom_slug of [...platform, ...more, 'whatsstores', 'whats-store', ...security]) {
    const { status, body } = await app.call('POST', '/stores', { token, json: { ...form, custom_slug } })
    expect([custom_slug, status, body.errors?.custom_slug]).toEqual([
      custom_slug,
      422,
      'This store URL is reserved. Please choose another one.',
    ])
  }
  // The platform's own commands make the store that its landing page shows.
  const own = newStore.parse({ ...form, custom_slug: 'demo-store-whatsstore' })
  const { user } = await addSeller(app)
  expect((await createStore(app.deps, new Set(), user, own)).store_slug).toBe('demo-store-whatsstore')
})

const DAY_MS = 86_400_000
const later = (app: TestApp, days: number) => {
  app.clock.time = new Date(app.clock.time.getTime() + days * DAY_MS)
}

test('threat 53: a former address is its store’s for 180 days: a rival gets 422, the owner returns', async () => {
  const app = await createTestApp()
  const seller = await addStore(app, 'first')
  const move = (custom_slug: string, { token } = seller) =>
    app.call('PUT', '/stores/my', { token, json: { custom_slug } })
  const rival = await addStore(app, 'rival')
  const newcomer = await addSeller(app)
  const open = () => app.call('POST', '/stores', { token: newcomer.token, json: { ...form, custom_slug: 'first' } })
  const refused = { status: 422, body: { detail: 'This store URL is already taken. Please choose another one.' } }
  await move('second')
  expect(await move('first', rival)).toMatchObject(refused)
  expect(await open()).toMatchObject(refused)
  expect((await move('first')).status).toBe(200)
  await move('third')
  later(app, 179)
  seller.token = await startSession(app.db, app.clock, seller.user.id)
  newcomer.token = await startSession(app.db, app.clock, newcomer.user.id)
  expect(await open()).toMatchObject(refused)
  later(app, 1)
  newcomer.token = await startSession(app.db, app.clock, newcomer.user.id)
  expect((await open()).status).toBe(201)
})

test('threat 53: a deleted store’s addresses are nobody’s for 30 days', async () => {
  const app = await createTestApp()
  const admin = await addAdmin(app)
  const seller = await addStore(app, 'first')
  await app.call('PUT', '/stores/my', { token: seller.token, json: { custom_slug: 'second' } })
  await app.call('DELETE', `/admin/users/${seller.user.id}`, { token: admin.token })
  const newcomer = await addSeller(app)
  const open = async (custom_slug: string) => {
    const token = await startSession(app.db, app.clock, newcomer.user.id)
    return (await app.call('POST', '/stores', { token, json: { ...form, custom_slug } })).status
  }
  for (const slug of ['first', 'second']) expect(await open(slug)).toBe(422)
  later(app, 30)
  const purge = createPurge(app.deps)
  while (await purge());
  expect(await app.db.selectFrom('deleted_store_slugs').selectAll().execute()).toEqual([])
  expect(await open('second')).toBe(201)
})

test('threat 49: an address changes five times a day, and the last ten are kept', async () => {
  const app = await createTestApp()
  const { token, user } = await addStore(app, 'shop-0')
  const move = (slug: string, bearer: string) =>
    app.call('PUT', '/stores/my', { token: bearer, json: { custom_slug: slug } })
  const statuses = []
  for (let count = 1; count <= 6; count++) statuses.push((await move(`shop-${count}`, token)).status)
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
  expect((await move('shop-6', token)).body.detail).toBe(
    'The address of a store can be changed 5 times a day. Please try again tomorrow.',
  )
  // Everything else can still be saved, and a refused address uses up nothing.
  expect((await app.call('PUT', '/stores/my', { token, json: { bio: 'Shawls', custom_slug: 'shop-5' } })).status).toBe(
    200,
  )
  app.deps.limits.addressByStore = rateLimit(1_000, 60, 'never')
  for (let count = 6; count <= 30; count++) {
    later(app, 1)
    await move(`shop-${count}`, await startSession(app.db, app.clock, user.id))
  }
  const kept = await app.db.selectFrom('store_slug_history').select('slug').orderBy('replaced_at').execute()
  expect(kept.map(({ slug }) => slug)).toEqual(Array.from({ length: 10 }, (_, index) => `shop-${index + 20}`))
})

test('saves beyond two a second for a minute are refused, with words, and reads are not', async () => {
  const app = await createTestApp()
  const { token } = await addStore(app)
  const product = await addProduct(app, token)
  const save = (inventory_count: number) =>
    app.call('PUT', `/products/${product.id}/stock`, { token, json: { inventory_count } })
  const statuses = await Promise.all(Array.from({ length: 125 }, (_, count) => save(count)))
  expect(statuses.filter(({ status }) => status === 200)).toHaveLength(119)
  expect(await save(1)).toMatchObject({
    status: 429,
    body: { detail: 'Too many changes in a short time. Please wait a minute and save again.' },
  })
  expect((await app.call('PUT', '/stores/my', { token, json: { bio: 'Shawls' } })).status).toBe(429)
  expect((await app.call('GET', '/stores/my', { token })).status).toBe(200)
})

test('public reads of stores and products are limited by address', async () => {
  const app = await createTestApp()
  const { token } = await addStore(app)
  const product = await addProduct(app, token)
  const read = (path: string, address = '203.0.113.9') => app.call('GET', path, { address })
  app.deps.limits.publicReadByAddress = rateLimit(4, 60, 'Please wait')
  for (const path of [
    '/stores/noor',
    `/products/${product.id}`,
    `/products/${product.id}/image-status`,
    '/categories',
  ]) {
    expect((await read(path)).status).toBe(200)
  }
  for (const path of ['/stores/noor', '/stores/nobody', `/products/${product.id}`, '/categories']) {
    expect((await read(path)).status).toBe(429)
  }
  expect((await read('/stores/noor', '203.0.113.10')).status).toBe(200)
})

test('redirects a former slug until another store takes it', async () => {
  const app = await createTestApp()
  const { token } = await addStore(app, 'first')
  const moved = await app.call('PUT', '/stores/my', { token, json: { custom_slug: 'second' } })
  expect(moved.body).toMatchObject({ message: 'Store updated successfully!', store_slug: 'second' })
  expect((await app.call('GET', '/stores/first')).status).toBe(404)
  const history = () => app.db.selectFrom('store_slug_history').select('slug').execute()
  expect(await history()).toEqual([{ slug: 'first' }])
  later(app, 180)
  await addStore(app, 'first')
  expect(await history()).toEqual([])
})

test('threat 19: layout configuration: kept, replaced, cleared, checked against the layout and the plan', async () => {
  const app = await createTestApp()
  const { token } = await addStore(app, 'noor')
  const save = (json: object, by = token) => app.call('PUT', '/stores/my/layout-config', { token: by, json })
  expect(
    await save({ layout: 'default', customizations: { heroTitle: 'Noor', primaryColor: '#112233' }, config: {} }),
  ).toMatchObject({
    status: 200,
    body: { message: 'Layout configuration updated!' },
  })
  await save({ layout: 'default' })
  const read = async () => (await app.call('GET', '/stores/my/layout-config', { token })).body.layoutConfig
  expect(await read()).toEqual({
    layout: 'default',
    customizations: { heroTitle: 'Noor', primaryColor: '#112233' },
    config: {},
  })
  await save({ customizations: {} })
  expect((await read()).customizations).toEqual({})

  for (const customizations of [
    { primaryColor: 'red' },
    { primaryColor: '#12345g' },
    { unknownField: 'x' },
    { heroTitle: 'x'.repeat(51) },
    { heroTitle: {} },
  ]) {
    expect((await save({ customizations })).status, JSON.stringify(customizations)).toBe(422)
  }
  expect(await save({ layout: 'nowhere' })).toMatchObject({ status: 422, body: { detail: 'Unknown layout' } })
  expect((await save({ layout: 'luxury' })).status).toBe(403)
  const paid = await addStore(app, 'paid', { plan: 'paid' })
  expect((await save({ layout: 'luxury' }, paid.token)).status).toBe(200)
  const expired = await addStore(app, 'expired', { plan: 'paid', plan_expiry: '2026-02-01T00:00:00.000Z' })
  expect((await save({ layout: 'luxury' }, expired.token)).status).toBe(403)
  const granted = await addStore(app, 'granted', { allowed_layouts: ['luxury'] })
  expect((await save({ layout: 'luxury' }, granted.token)).status).toBe(200)
})

test('ignores plan, badges and owner in a body', async () => {
  const app = await createTestApp()
  const { token, user } = await addSeller(app)
  await app.call('POST', '/stores', {
    token,
    json: {
      ...form,
      id: 'mine',
      user_id: 'other',
      badges: ['verified'],
      revision: 99,
      plan: 'paid',
      allowed_layouts: ['luxury'],
      role: 'admin',
    },
  })
  const row = await app.db.selectFrom('stores').selectAll().executeTakeFirstOrThrow()
  expect(row).toMatchObject({ user_id: user.id, badges: '[]', revision: 1 })
  expect(row.id).not.toBe('mine')
  expect((await app.call('GET', '/auth/me', { token })).body).toMatchObject({
    plan: 'free',
    role: 'seller',
    allowed_layouts: [],
  })
})

test('the public store lists, filters, searches and pages its products', async () => {
  const app = await createTestApp()
  const { token } = await addStore(app, 'noor', { plan: 'paid' })
  for (let index = 0; index < 23; index++) {
    await addProduct(app, token, { name: `Bangle ${index}`, category: index % 2 ? 'Bangles' : 'Sets' })
  }
  await addProduct(app, token, { name: '50% off_shawl', category: 'Shawls' })
  const read = async (query: string) => (await app.call('GET', `/stores/noor${query}`)).body
  expect(await read('')).toMatchObject({
    total: 24,
    page: 1,
    limit: 20,
    total_pages: 2,
    has_next: true,
    has_previous: false,
  })
  expect((await read('?page=2')).products).toHaveLength(4)
  expect((await read('?category=Bangles')).total).toBe(11)
  expect((await read('?search=50%25')).products.map((product: { name: string }) => product.name)).toEqual([
    '50% off_shawl',
  ])
  expect((await read('?search=f_s')).total).toBe(1)
  expect((await read("?search=' or 1=1 --")).total).toBe(0)
  for (const query of ['?page=0', '?limit=101', '?page=x', `?search=${'x'.repeat(65)}`]) {
    expect((await app.call('GET', `/stores/noor${query}`)).status, query).toBe(422)
  }
  expect(await app.call('GET', '/stores/nobody')).toMatchObject({
    status: 404,
    body: { detail: "The store you're looking for doesn't exist or is not available." },
  })
})

test('a store whose address became reserved keeps it and saves its settings', async () => {
  const app = await createTestApp()
  const { token, store } = await addStore(app, 'noor')
  await app.db.updateTable('stores').set({ store_slug: 'contact' }).where('id', '=', store.id).execute()
  const save = (json: object) => app.call('PUT', '/stores/my', { token, json })
  expect(await save({ name: 'Noor Crafts', custom_slug: 'contact' })).toMatchObject({
    status: 200,
    body: { name: 'Noor Crafts', store_slug: 'contact' },
  })
  expect((await save({ custom_slug: 'noor' })).status).toBe(200)
  expect((await save({ custom_slug: 'contact' })).status).toBe(422)
})

test('a store that there is not yet is a 404, or null for who asks for that', async () => {
  const app = await createTestApp()
  const { token } = await addSeller(app)
  const read = async (query: string) => {
    const { status, body } = await app.call('GET', `/stores/my${query}`, { token })
    return [status, body]
  }
  expect((await read(''))[0]).toBe(404)
  expect(await read('?or=null')).toEqual([200, null])
  expect((await read('?or=nothing'))[0]).toBe(422)
  expect((await app.call('GET', '/stores/my?or=null')).status).toBe(401)
})
