import { sql } from 'kysely'
import type { Db } from '#server/db/database.ts'
import { rateLimit } from '#server/http/rate-limits.ts'
import { hashPassword } from '#server/modules/accounts/passwords.ts'
import { addProduct, addSeller, addStore, createTestApp, orderForm, type TestApp } from './test-app.ts'

/** Two sellers with a store each, one without, a buyer's order: what every call needs to find. */
export interface World {
  app: TestApp
  tokens: { seller: string; rival: string; newcomer: string; buyer: string }
  ids: { product: string; rivalProduct: string; order: string }
}

/** Limits have tests of their own; in others they would hide what comes after them. */
export const liftLimits = ({ deps }: TestApp): void => {
  for (const name of Object.keys(deps.limits) as (keyof typeof deps.limits)[]) {
    deps.limits[name] = rateLimit(1_000_000, 60, 'never')
  }
}

export const createWorld = async (): Promise<World> => {
  const app = await createTestApp()
  liftLimits(app)
  const password_hash = await hashPassword('correct horse')
  const seller = await addStore(app, 'noor', { email: 'seller@example.org', password_hash })
  const rival = await addStore(app, 'rival', { email: 'rival@example.org', whatsapp_number: '3007777777' })
  const newcomer = await addSeller(app, { email: 'newcomer@example.org' })
  const buyer = await addSeller(app, { email: 'buyer@example.org' })
  const product = await addProduct(app, seller.token)
  const rivalProduct = await addProduct(app, rival.token)
  const order = await app.call('POST', '/orders', { json: orderForm(product.id), token: buyer.token })
  return {
    app,
    tokens: { seller: seller.token, rival: rival.token, newcomer: newcomer.token, buyer: buyer.token },
    ids: { product: product.id, rivalProduct: rivalProduct.id, order: order.body.order_id },
  }
}

/** What is wrong for a field of this kind, whatever the call. */
const NUL = 'a\u0000b'
const HALF = 'a\ud800b'
const notText = [5, true, [], {}, ['a'], { a: 1 }]
const notStorable = [NUL, HALF]
const kinds = {
  text: [...notText, ...notStorable, null, '', ' \n ', 'x'.repeat(6_000)],
  notes: [...notText, ...notStorable, 'x'.repeat(6_000)],
  email: [
    ...notText,
    ...notStorable,
    null,
    '',
    'nobody',
    'a@b',
    `${'x'.repeat(300)}@example.org`,
    'a@example.org\n<b>',
  ],
  password: [...notText, ...notStorable, null, '', 'x'.repeat(300)],
  phone: [...notText, ...notStorable, null, '', '123', '----------', '9'.repeat(40)],
  countryCode: [...notText, ...notStorable, null, '92', '+', '+92a', '+123456'],
  slug: [
    ...notText,
    ...notStorable,
    null,
    '',
    'ab',
    '../up',
    'a b',
    'x'.repeat(60),
    'api',
    'rival',
    '-a-b-',
    '__proto__',
  ],
  link: [
    5,
    true,
    [],
    {},
    ...notStorable,
    'javascript:alert(1)',
    'http://instagram.com/a',
    'https://evil.example',
    'https://instagram.com.evil.example',
  ],
  price: [true, [], {}, null, -1, 0.001, 1e12, 1e308, '', ' ', 'abc', '-5', '1e5', '0x10', 'Infinity', NUL],
  count: [true, [], {}, null, -1, 0.5, 1e9, 1e308, '-1', '1.5', '1e9'],
  flag: [5, 'yes', [], {}, null, 'TRUE', NUL],
  picture: ['a', 5, {}, null, true],
  object: [5, 'a', true, [], null],
  layout: [5, true, [], {}, null, '', 'no-such-layout', 'x'.repeat(100), 'luxury', ...notStorable],
  event: [...notText, ...notStorable, null, '', 'made_up', '__proto__'],
} satisfies Record<string, unknown[]>

type Kind = keyof typeof kinds

export interface Call {
  /** Whose token a right request carries. */
  as?: keyof World['tokens']
  path: (ids: World['ids']) => string
  /** The same with the id of another seller's row, for calls that name one which is not public. */
  rivalPath?: (ids: World['ids']) => string
  /** Whether an id in the path may be anything: then an unknown one answers 404. */
  unknownPath?: (id: string) => string
  query?: Record<string, string[]>
  /** What the body may be sent as; a right body. */
  types?: ('json' | 'form')[]
  body?: (ids: World['ids']) => Record<string, unknown>
  required?: string[]
  fields?: Record<string, Kind>
  /** Whole bodies that are wrong in ways a single field does not show. */
  wrong?: (ids: World['ids']) => Record<string, unknown>[]
}

const filters = {
  page: ['0', '-1', '1.5', 'abc', '1e99', '99999999999999999999'],
  limit: ['0', '-1', '101', 'abc', '1.5'],
  featured: ['yes', '1', 'true;'],
  search: ['x'.repeat(65), '%00', 'a%00b'],
  category: ['x'.repeat(61), '%00'],
}

const storeBody = {
  name: 'Zari',
  bio: 'Ajrak',
  whatsapp_number: '03001234567',
  country_code: '+92',
  custom_slug: 'zari',
  instagram_url: '',
  facebook_url: '',
}
const storeKinds = {
  name: 'text',
  bio: 'text',
  whatsapp_number: 'phone',
  country_code: 'countryCode',
  custom_slug: 'slug',
  instagram_url: 'link',
  facebook_url: 'link',
  logo: 'picture',
  cover: 'picture',
} as const
const productBody = {
  name: 'Shawl',
  description: 'Warm',
  price: 1200,
  category: 'Shawls',
  inventory_count: 4,
  featured: true,
}
const productKinds = {
  name: 'text',
  description: 'text',
  price: 'price',
  category: 'text',
  inventory_count: 'count',
  featured: 'flag',
  images: 'picture',
} as const
const byId = (start: string, end = '') => ({
  path: (ids: World['ids']) => `${start}${ids.product}${end}`,
  unknownPath: (id: string) => `${start}${id}${end}`,
})
const asSeller = { as: 'seller' } as const
const jsonOrForm = { types: ['json', 'form'] as ('json' | 'form')[] }

const item = (id: unknown, quantity: unknown = 1) => ({ items: [{ product_id: id, quantity }] })

/** Every call of the API with what is right and what is wrong for it. A test holds this list against the routes. */
export const calls: Record<string, Call> = {
  'POST /auth/register': {
    path: () => '/auth/register',
    types: ['json'],
    body: () => ({
      email: 'new@example.org',
      password: 'correct horse',
      whatsapp_number: '03001234567',
      country_code: '+92',
      referral_code: 'ABC',
    }),
    required: ['email', 'password', 'whatsapp_number'],
    fields: {
      email: 'email',
      password: 'password',
      whatsapp_number: 'phone',
      country_code: 'countryCode',
      referral_code: 'notes',
    },
  },
  'POST /auth/login': {
    path: () => '/auth/login',
    types: ['json'],
    body: () => ({ email: 'seller@example.org', password: 'wrong' }),
    required: ['email', 'password'],
    fields: { email: 'email', password: 'password' },
  },
  'GET /auth/verify': {
    path: () => '/auth/verify?token=unknown',
    query: { token: ['', 'x', 'x'.repeat(300), '%00', "' or 1=1 --"] },
  },
  'GET /auth/me': { as: 'seller', path: () => '/auth/me' },
  'POST /stores': {
    as: 'newcomer',
    path: () => '/stores',
    ...jsonOrForm,
    body: () => storeBody,
    required: ['name', 'bio', 'whatsapp_number', 'custom_slug'],
    fields: storeKinds,
  },
  'GET /stores/my': { ...asSeller, path: () => '/stores/my' },
  'PUT /stores/my': {
    ...asSeller,
    path: () => '/stores/my',
    ...jsonOrForm,
    body: () => storeBody,
    required: [],
    fields: storeKinds,
  },
  'GET /stores/my/layout-config': { ...asSeller, path: () => '/stores/my/layout-config' },
  'PUT /stores/my/layout-config': {
    ...asSeller,
    path: () => '/stores/my/layout-config',
    types: ['json'],
    body: () => ({ layout: 'default', customizations: { heroTitle: 'Noor' }, config: { heroTitle: 'Noor' } }),
    required: [],
    fields: { layout: 'layout', customizations: 'object', config: 'object' },
    wrong: () => [
      ...[5, true, {}, null, NUL, HALF, ['a'], 'x'.repeat(100)].map((value) => ({
        customizations: { heroTitle: value },
      })),
      ...[5, true, {}, null, NUL, HALF, ['a'], 'x'.repeat(100)].map((value) => ({ config: { heroTitle: value } })),
      ...['red', '#fff', '#ffffff;}', 5, null].map((value) => ({ customizations: { primaryColor: value } })),
      { customizations: { unknown: 1 } },
      { customizations: { constructor: 'a' } },
      { config: { unknown: 1 } },
    ],
  },
  'GET /stores/{store_slug}': { path: () => '/stores/noor', unknownPath: (id) => `/stores/${id}`, query: filters },
  'GET /products': { ...asSeller, path: () => '/products', query: filters },
  'POST /products': {
    ...asSeller,
    path: () => '/products',
    ...jsonOrForm,
    body: () => productBody,
    required: ['name', 'description', 'price', 'category'],
    fields: productKinds,
  },
  'GET /products/{id}': byId('/products/'),
  'GET /products/{id}/image-status': byId('/products/', '/image-status'),
  'PUT /products/{id}': {
    ...asSeller,
    ...byId('/products/'),
    rivalPath: (ids) => `/products/${ids.rivalProduct}`,
    ...jsonOrForm,
    body: () => productBody,
    required: [],
    fields: productKinds,
  },
  'PUT /products/{id}/stock': {
    ...asSeller,
    ...byId('/products/', '/stock'),
    rivalPath: (ids) => `/products/${ids.rivalProduct}/stock`,
    ...jsonOrForm,
    body: () => ({ inventory_count: 3 }),
    required: ['inventory_count'],
    fields: { inventory_count: 'count' },
  },
  'DELETE /products/{id}': { ...asSeller, ...byId('/products/'), rivalPath: (ids) => `/products/${ids.rivalProduct}` },
  'GET /categories': { path: () => '/categories' },
  'POST /upload/image': {
    ...asSeller,
    path: () => '/upload/image',
    types: ['form'],
    body: () => ({}),
    required: [],
    fields: { image: 'picture' },
  },
  'POST /orders': {
    path: () => '/orders',
    types: ['json'],
    body: (ids) => ({ ...orderForm(ids.product), order_notes: 'Ring twice' }),
    required: ['items', 'buyer_name', 'buyer_phone', 'delivery_address'],
    fields: { buyer_name: 'text', buyer_phone: 'phone', delivery_address: 'text', order_notes: 'notes' },
    wrong: (ids) =>
      [
        ...[[], {}, 'a', 5, null, [null], [5], [[]], ['a'], [{}]].map((items) => ({ items })),
        ...[-1, 0, 0.5, 1000, 1e308, '2', [], {}, null, true].map((quantity) => item(ids.product, quantity)),
        ...[5, '', 'unknown', NUL, HALF, [], {}, null, 'x'.repeat(100)].map((id) => item(id)),
        { items: [...item(ids.product).items, ...item(ids.rivalProduct).items] },
        { items: Array(101).fill(item(ids.product).items[0]) },
        ...[-1, 'free', true, {}, [], null, 1, 449.999].map((expected_total) => ({ expected_total })),
      ].map((change) => ({ ...orderForm(ids.product), ...change })),
  },
  'GET /orders/{id}': {
    as: 'buyer',
    path: (ids) => `/orders/${ids.order}`,
    unknownPath: (id) => `/orders/${id}`,
  },
  'POST /analytics/track': {
    path: () => '/analytics/track',
    types: ['json'],
    body: (ids) => ({
      event_type: 'product_view',
      event_data: { store_slug: 'noor', product_id: ids.product, quantity: 1 },
      timestamp: 'now',
    }),
    required: ['event_type', 'event_data'],
    fields: { event_type: 'event', event_data: 'object' },
    wrong: (ids) => [
      ...[5, 'unknown', NUL, HALF, {}, [], null].map((product_id) => ({
        event_type: 'product_view',
        event_data: { product_id },
      })),
      ...[5, 'nobody', NUL, {}, null].map((store_slug) => ({ event_type: 'store_view', event_data: { store_slug } })),
      { event_type: 'product_view', event_data: { store_slug: 'noor', product_id: ids.rivalProduct } },
      ...[-1, 0.5, 1e308, 'a'].map((quantity) => ({
        event_type: 'product_view',
        event_data: { store_slug: 'noor', quantity },
      })),
    ],
  },
}

export const wrongValues = (kind: Kind): readonly unknown[] => kinds[kind]

/** Every row of every table but sessions, which come and go with who looks. */
export const dumpDatabase = async (db: Db): Promise<Record<string, unknown[]>> => {
  const dump: Record<string, unknown[]> = {}
  for (const { name } of await db.introspection.getTables()) {
    if (name === 'sessions') continue
    const { rows } = await sql`select * from ${sql.table(name)} order by rowid`.execute(db)
    dump[name] = rows
  }
  return dump
}
