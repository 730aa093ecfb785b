import { expect, test } from 'vitest'
import { addProduct, addSeller, addStore, createTestApp } from '../../support/apps/test-app.ts'

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
  await refused(
    { custom_slug: 'No or!' },
    'custom_slug',
    'Store URL slug may hold only letters, digits and single hyphens',
  )
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
  expect(await app.db.selectFrom('stores').select('id').execute()).toEqual([])
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

test('redirects a former slug until another store takes it', async () => {
  const app = await createTestApp()
  const { token } = await addStore(app, 'first')
  const moved = await app.call('PUT', '/stores/my', { token, json: { custom_slug: 'second' } })
  expect(moved.body).toMatchObject({ message: 'Store updated successfully!', store_slug: 'second' })
  expect((await app.call('GET', '/stores/first')).status).toBe(404)
  const history = () => app.db.selectFrom('store_slug_history').select('slug').execute()
  expect(await history()).toEqual([{ slug: 'first' }])
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
