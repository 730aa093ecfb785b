import { asSeller, type Call, HALF, jsonOrForm, NUL, pages } from './call.ts'
import { INVITATIONS, PASSWORD, type World } from './world.ts'

const filters = {
  ...pages,
  featured: ['yes', '1', 'true;'],
  // A NUL in a search is dropped, and the rest is searched for.
  search: ['x'.repeat(65)],
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
  cover_focus_x: 50,
  cover_focus_y: 20,
}
const storeKinds = {
  name: 'text',
  bio: 'text',
  whatsapp_number: 'phone',
  country_code: 'countryCode',
  custom_slug: 'slug',
  instagram_url: 'link',
  facebook_url: 'link',
  logo: 'image',
  cover: 'image',
  cover_focus_x: 'percent',
  cover_focus_y: 'percent',
} as const
const productBody = {
  name: 'Shawl',
  description: 'Warm',
  price: 1200,
  category: 'Shawls',
  inventory_count: 4,
  featured: true,
  hidden: false,
  name_ur: 'شال',
}
/** Texts that may stand empty refuse these. */
const wrongOthers = (long: number) => [5, true, [], {}, NUL, HALF, 'x'.repeat(long)]
const productKinds = {
  name: 'text',
  description: 'text',
  price: 'price',
  category: 'text',
  inventory_count: 'count',
  featured: 'flag',
  hidden: 'flag',
  show_at: 'moment',
  images: 'image',
  options: 'options',
  variants: 'variants',
} as const
const wrongCollections = ({ product, rivalProduct }: World['ids']) => [
  ...[['x'.repeat(61)], [rivalProduct], Array(501).fill(product)].map((product_ids) => ({
    title: 'Eid picks',
    product_ids,
  })),
]
const wrongPrices = [
  ...[0, -91, 501, 0.5, '10', true, [], {}, null, 1e308].map((percent) => ({ percent })),
  ...[0, 5, '10', true, [], {}, null].map((round_to) => ({ round_to })),
  ...[5, true, [], {}, null, 'x'.repeat(61)].map((category) => ({ category })),
]
/** Delivery settings with one wrong part. */
const wrongDelivery = () => {
  const rate = { place: 'lahore', fee: 150 }
  const days = [5, true, 'a', {}, [], { from: 1 }, { from: 3, to: 2 }, { from: -1, to: 2 }, { from: 0.5, to: 61 }]
  return [
    ...days.flatMap((value) => [{ days: value }, { rates: [{ ...rate, days: value }] }]),
    ...[true, [], {}, -1, 0.001, 1e12, '', 'abc', NUL].flatMap((amount) => [
      { free_over: amount },
      { cod_max: amount },
      { rates: [{ ...rate, fee: amount }] },
    ]),
    ...[5, true, [], {}, null, '', 'nowhere', '__proto__', 'x'.repeat(61), NUL, HALF].map((place) => ({
      rates: [{ ...rate, place }],
    })),
    ...[5, 'yes', [], {}, null].map((cod) => ({ rates: [{ ...rate, cod }] })),
    { rates: [rate, rate] },
    { rates: Array.from({ length: 601 }, (_, at) => ({ ...rate, place: `place-${at}` })) },
  ].map((part) => ({ default_fee: 250, ...part }))
}
/** Variants that do not fit their options, or have a wrong field. */
const wrongVariants = (ids: World['ids']) =>
  [
    [],
    ...[5, null, 'S', {}, [], ['XL'], ['S', 'M'], [5], [NUL]].map((labels) => [{ labels }]),
    [{ labels: ['S'] }, { labels: [' s '] }],
    Array.from({ length: 61 }, () => ({ labels: ['S'] })),
    ...[true, [], {}, -1, 0.001, 1e12, '', 'abc', NUL].map((price) => [{ labels: ['S'], price }]),
    ...[true, [], {}, null, -1, 0.5, 1e9, '-1'].map((inventory_count) => [{ labels: ['S'], inventory_count }]),
    ...[5, [], {}, 'x'.repeat(61), NUL, HALF].map((sku) => [{ labels: ['S'], sku }]),
    ...[-1, 5, 0, 0.5, true, {}, '', 'unknown', ids.rivalProduct].map((image) => [{ labels: ['S'], image }]),
    ...[5, {}, [], 'x'.repeat(61)].map((id) => [{ id, labels: ['S'] }]),
  ].map((variants) => ({
    ...productBody,
    options: [{ name: 'Size', values: [{ label: 'S' }, { label: 'M' }] }],
    variants,
  }))
const byId = (start: string, end = '') => ({
  path: (ids: World['ids']) => `${start}${ids.product}${end}`,
  unknownPath: (id: string) => `${start}${id}${end}`,
})

export const storeCalls: Record<string, Call> = {
  'POST /stores': {
    as: 'newcomer',
    path: () => '/stores',
    ...jsonOrForm,
    body: () => storeBody,
    required: ['name', 'bio', 'whatsapp_number', 'custom_slug'],
    fields: storeKinds,
  },
  'GET /stores/my': { ...asSeller, path: () => '/stores/my', query: { or: ['x', '%00'] } },
  'PUT /stores/my': {
    ...asSeller,
    path: () => '/stores/my',
    ...jsonOrForm,
    body: () => ({ ...storeBody, hold_hours: 48, language: 'en', both_languages: false, bio_ur: '' }),
    required: [],
    fields: storeKinds,
    wrong: () => [
      ...[0, 169, -1, 1.5, true, [], {}, null, '', '1e2', NUL].map((hold_hours) => ({ hold_hours })),
      ...[0, true, [], {}, null, 'fr', 'ur', NUL].map((language) => ({ language })),
      ...[0, 'yes', [], {}, null, true, NUL].map((both_languages) => ({ both_languages })),
      ...wrongOthers(161).map((bio_ur) => ({ bio_ur })),
    ],
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
  'GET /stores/my/delivery': { ...asSeller, path: () => '/stores/my/delivery' },
  'PUT /stores/my/delivery': {
    ...asSeller,
    path: () => '/stores/my/delivery',
    types: ['json'],
    body: () => ({ default_fee: 250, free_over: 3000, rates: [{ place: 'lahore', fee: 150 }] }),
    required: ['default_fee'],
    fields: { default_fee: 'price', elsewhere: 'choice', pick_up: 'flag', rates: 'list' },
    wrong: wrongDelivery,
  },
  'DELETE /stores/my/delivery': { ...asSeller, path: () => '/stores/my/delivery' },
  'GET /stores/my/payment-methods': { ...asSeller, path: () => '/stores/my/payment-methods' },
  'PUT /stores/my/payment-methods': {
    ...asSeller,
    path: () => '/stores/my/payment-methods',
    types: ['json'],
    body: () => ({ methods: [{ kind: 'easypaisa', account_name: 'Ayesha Khan', number: '0300 1234567' }] }),
    required: ['methods'],
    fields: { methods: 'list' },
    wrong: () => [
      ...[5, 'x', [], {}, { kind: 'gold', value: 1, everybody: true }, { kind: 'percent', value: 20 }].map(
        (advance) => ({
          methods: [{ kind: 'bank', account_name: 'A', number: 'PK36SCBL0000001123456702' }],
          advance,
        }),
      ),
      ...['', '12', NUL, 5, null, 'x'.repeat(60)].map((number) => ({
        methods: [{ kind: 'bank', account_name: 'Ayesha Khan', number }],
      })),
      ...['gold', 5, null, NUL].map((kind) => ({ methods: [{ kind, account_name: 'A', number: '03001234567' }] })),
      ...['', 5, null, 'x'.repeat(81)].map((account_name) => ({
        methods: [{ kind: 'other', account_name, number: '03001234567' }],
      })),
    ],
  },
  'POST /stores/my/payment-methods/qr': {
    ...asSeller,
    path: () => '/stores/my/payment-methods/qr',
    types: ['form'],
    body: () => ({}),
    required: [],
    fields: { image: 'image' },
  },
  'GET /stores/my/sales': { ...asSeller, path: () => '/stores/my/sales' },
  'PUT /stores/my/sales': {
    ...asSeller,
    path: () => '/stores/my/sales',
    types: ['json'],
    body: () => ({ sales: [{ percent: 10, to: null, categories: ['Bangles'] }] }),
    required: ['sales'],
    fields: { sales: 'list' },
    wrong: () => [
      ...[0, 91, 1.5, '1e1', null, [], NUL].map((percent) => ({ sales: [{ percent }] })),
      ...['2026-02-30', 5, {}, NUL].map((to) => ({ sales: [{ percent: 10, to }] })),
      ...[5, [''], [{}], ['x'.repeat(201)], Array(101).fill('x')].map((products) => ({
        sales: [{ percent: 10, products }],
      })),
    ],
  },
  'GET /places': { path: () => '/places?search=pindi', query: { search: ['x'.repeat(65)] } },
  'GET /stores/my/publications': { ...asSeller, path: () => '/stores/my/publications' },
  'POST /stores/my/publications/{version}/look': {
    ...asSeller,
    path: () => '/stores/my/publications/1/look',
    unknownPath: (id) => `/stores/my/publications/${id}/look`,
  },
  'POST /stores/my/publications/{version}/rollback': {
    ...asSeller,
    path: () => '/stores/my/publications/1/rollback',
    unknownPath: (id) => `/stores/my/publications/${id}/rollback`,
  },
  'POST /stores/my/preview': {
    ...asSeller,
    path: () => '/stores/my/preview',
    types: ['json'],
    body: () => ({ layout: 'luxury', customizations: { heroTitle: 'Noor' }, path: '/store/noor/' }),
    required: ['layout'],
    fields: { customizations: 'object', config: 'object' },
    wrong: () => [
      ...[5, true, [], {}, null, '', 'no-such-layout', 'x'.repeat(100), NUL, HALF].map((layout) => ({ layout })),
      ...[5, true, [], {}, null, NUL, HALF, 'x'.repeat(301)].map((path) => ({ layout: 'default', path })),
      ...[5, true, {}, null, NUL, HALF, ['a'], 'x'.repeat(100)].map((value) => ({
        layout: 'default',
        customizations: { heroTitle: value },
      })),
      { layout: 'default', customizations: { primaryColor: '#ffffff;}' } },
      { layout: 'default', customizations: { heroImage: 'https://evil.example/a.png' } },
      { layout: 'default', customizations: { unknown: 1 } },
    ],
  },
  'GET /stores/{store_slug}': { path: () => '/stores/noor', unknownPath: (id) => `/stores/${id}`, query: filters },
  'GET /products': { ...asSeller, path: () => '/products', query: { ...filters, stock: ['none', '0', '%00'] } },
  'GET /products/search': {
    path: () => '/products/search?search=glass&store_slug=noor',
    query: { ...filters, search: ['', '%20', '%00', 'x'.repeat(65)], store_slug: ['x'.repeat(61), 'nobody', '%00'] },
    queryToo: 'search=glass&store_slug=noor',
  },
  'GET /products/overview': { ...asSeller, path: () => '/products/overview' },
  'POST /products': {
    ...asSeller,
    path: () => '/products',
    ...jsonOrForm,
    body: () => productBody,
    required: ['name', 'description', 'price', 'category'],
    fields: productKinds,
    wrong: (ids) => [
      ...wrongVariants(ids),
      ...wrongOthers(151).map((name_ur) => ({ ...productBody, name_ur })),
      ...wrongOthers(5001).map((description_en) => ({ ...productBody, description_en })),
    ],
  },
  'GET /products/{id}': byId('/products/'),
  'GET /products/{id}/image-status': byId('/products/', '/image-status'),
  'POST /products/prices/preview': {
    ...asSeller,
    path: () => '/products/prices/preview',
    types: ['json'],
    body: () => ({ percent: 10, round_to: 10 }),
    required: ['percent'],
    fields: { round_to: 'count' },
    wrong: () => wrongPrices,
  },
  'PUT /products/prices': {
    ...asSeller,
    path: () => '/products/prices',
    types: ['json'],
    body: ({ pricesSeen }) => ({ percent: 10, round_to: 10, checksum: pricesSeen }),
    required: ['percent', 'checksum'],
    fields: { checksum: 'list' },
    wrong: () => [...wrongPrices, { checksum: 'of something else' }],
  },
  'PUT /products/order': {
    ...asSeller,
    path: () => '/products/order',
    types: ['json'],
    body: ({ product }) => ({ ids: [product] }),
    required: ['ids'],
    fields: { ids: 'list' },
    wrong: ({ product, rivalProduct }) => [
      ...['x', 5, true, {}, null, [], [5], [null], [NUL], [HALF], ['x'.repeat(61)], [rivalProduct]].map((ids) => ({
        ids,
      })),
      { ids: Array(5001).fill(product) },
    ],
  },
  'POST /products/{id}/duplicate': {
    ...asSeller,
    ...byId('/products/', '/duplicate'),
    rivalPath: (ids) => `/products/${ids.rivalProduct}/duplicate`,
  },
  'GET /products.csv': { ...asSeller, path: () => '/products.csv' },
  'POST /products/import/preview': {
    ...asSeller,
    path: () => '/products/import/preview',
    types: ['form'],
    body: () => ({}),
    required: [],
    fields: { sheet: 'image' },
  },
  'POST /products/import': {
    ...asSeller,
    path: () => '/products/import',
    types: ['form'],
    body: () => ({}),
    required: [],
    fields: { sheet: 'image' },
  },
  'PUT /products/{id}': {
    ...asSeller,
    ...byId('/products/'),
    rivalPath: (ids) => `/products/${ids.rivalProduct}`,
    ...jsonOrForm,
    body: () => productBody,
    required: [],
    fields: productKinds,
    wrong: wrongVariants,
  },
  'PUT /products/{id}/stock': {
    ...asSeller,
    ...byId('/products/', '/stock'),
    rivalPath: (ids) => `/products/${ids.rivalProduct}/stock`,
    ...jsonOrForm,
    body: () => ({ inventory_count: 3 }),
    required: ['inventory_count'],
    fields: { inventory_count: 'count' },
    wrong: (ids) =>
      [5, true, [], {}, null, '', 'unknown', NUL, HALF, 'x'.repeat(61), ids.rivalProduct].map((variant_id) => ({
        inventory_count: 3,
        variant_id,
      })),
  },
  'GET /products/{id}/stock-history': {
    ...asSeller,
    ...byId('/products/', '/stock-history'),
    rivalPath: (ids) => `/products/${ids.rivalProduct}/stock-history`,
  },
  'GET /products/{id}/open-units': {
    ...asSeller,
    ...byId('/products/', '/open-units'),
    rivalPath: (ids) => `/products/${ids.rivalProduct}/open-units`,
  },
  'DELETE /products/{id}': { ...asSeller, ...byId('/products/'), rivalPath: (ids) => `/products/${ids.rivalProduct}` },
  'GET /categories': { path: () => '/categories' },
  'GET /collections': { ...asSeller, path: () => '/collections' },
  'POST /collections': {
    ...asSeller,
    path: () => '/collections',
    types: ['json'],
    body: ({ product }) => ({ title: 'Eid picks', product_ids: [product] }),
    required: ['title', 'product_ids'],
    fields: { title: 'text', product_ids: 'list' },
    wrong: wrongCollections,
  },
  'PUT /collections/{id}': {
    ...asSeller,
    path: ({ collection }) => `/collections/${collection}`,
    unknownPath: (id) => `/collections/${id}`,
    rivalPath: ({ rivalCollection }) => `/collections/${rivalCollection}`,
    types: ['json'],
    body: ({ product }) => ({ title: 'Eid picks', product_ids: [product] }),
    required: ['title', 'product_ids'],
    fields: { title: 'text', product_ids: 'list' },
    wrong: wrongCollections,
  },
  'DELETE /collections/{id}': {
    ...asSeller,
    path: ({ collection }) => `/collections/${collection}`,
    unknownPath: (id) => `/collections/${id}`,
    rivalPath: ({ rivalCollection }) => `/collections/${rivalCollection}`,
  },
  'GET /staff': { ...asSeller, path: () => '/staff' },
  'POST /staff': {
    ...asSeller,
    path: () => '/staff',
    types: ['json'],
    body: () => ({ name: 'Bilal', email: 'bilal@example.org', role: 'packs' }),
    required: ['name', 'email', 'role'],
    fields: { name: 'text', email: 'email', role: 'choice' },
    wrong: () => [{ name: 'Me', email: 'seller@example.org', role: 'packs' }],
  },
  'GET /staff/log': { ...asSeller, path: () => '/staff/log', query: pages },
  'GET /staff/invitation': {
    path: () => `/staff/invitation?token=${INVITATIONS.invited}`,
    query: { token: ['', 'unknown', '%00', 'x'.repeat(101)] },
  },
  'POST /staff/invitation': {
    path: () => '/staff/invitation',
    types: ['json'],
    body: () => ({ token: INVITATIONS.invited, password: PASSWORD }),
    required: ['token', 'password'],
    fields: { token: 'code', password: 'password' },
  },
  'DELETE /staff/me': { as: 'packs', path: () => '/staff/me' },
  'PUT /staff/{id}': {
    as: 'unlinked',
    path: ({ staff }) => `/staff/${staff}`,
    unknownPath: (id) => `/staff/${id}`,
    types: ['json'],
    body: () => ({ role: 'manages' }),
    required: ['role'],
    fields: { role: 'choice' },
  },
  'DELETE /staff/{id}': {
    as: 'unlinked',
    path: ({ staff }) => `/staff/${staff}`,
    unknownPath: (id) => `/staff/${id}`,
  },
  'POST /upload/image': {
    ...asSeller,
    path: () => '/upload/image',
    types: ['form'],
    body: () => ({}),
    required: [],
    fields: { image: 'image' },
  },
}
