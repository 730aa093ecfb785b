import { orderForm } from '../apps/test-app.ts'
import { asSeller, type Call, HALF, NUL, pages } from './call.ts'
import type { World } from './world.ts'

const item = (id: unknown, quantity: unknown = 1) => ({ items: [{ product_id: id, quantity }] })

const discountById = {
  ...asSeller,
  path: (ids: World['ids']) => `/discounts/${ids.discount}`,
  rivalPath: (ids: World['ids']) => `/discounts/${ids.rivalDiscount}`,
  unknownPath: (id: string) => `/discounts/${id}`,
}
const asPaid = { as: 'paid' } as const
const discountBody: Pick<Call, 'types' | 'body' | 'fields' | 'wrong'> = {
  types: ['json'],
  body: () => ({ code: 'SPRING', kind: 'percent', value: 10, minimum: 500, from: '2026-03-01', limit: 5 }),
  fields: { kind: 'choice', minimum: 'price', on: 'flag', products: 'list', categories: 'list' },
  wrong: () =>
    [
      ...[5, true, [], {}, null, '', 'ab', 'x'.repeat(21), 'عید', NUL, HALF].map((code) => ({ code })),
      ...[-1, 0, 0.5, 101, 1e12, 'abc', true, [], {}, null].map((value) => ({ value })),
      { kind: 'amount', value: 0 },
      ...[5, true, [], {}, '', 'tomorrow', '2026-13-01', '2026-3-1', NUL].flatMap((day) => [
        { from: day },
        { to: day },
      ]),
      { from: '2026-03-02', to: '2026-03-01' },
      ...[0, -1, 0.5, 1000, 'abc', true, [], {}].flatMap((count) => [{ limit: count }, { per_phone: count }]),
      { products: Array.from({ length: 101 }, (_, at) => `product-${at}`) },
    ].map((part) => ({ code: 'SPRING', kind: 'percent', value: 10, ...part })),
}

/** Values that are no list of orders. */
const manyWrong = [[], 5, '', {}, null, [null], [5], [''], Array.from({ length: 101 }, (_, at) => `ORDER${at}`)]

/** When the world's orders were placed. */
const NOW = '2026-03-01T09:00:00.000Z'

const editFields: Call['fields'] = {
  delivery_amount: 'price',
  adjustment_note: 'notes',
}

/** Values that are no lines of an order. */
const wrongItems = (id: string) => [
  ...[[], 5, {}, [null], [5], [{}], [{ quantity: 1 }], [{ product_id: 5, quantity: 1 }]],
  ...[0, -1, 0.5, 1e9, '1', null].map((quantity) => [{ product_id: id, quantity }]),
  ...[-1, 'abc', 1e12, {}].map((price) => [{ product_id: id, quantity: 1, price }]),
  [{ product_id: 'nowhere', quantity: 1 }],
  Array.from({ length: 101 }, () => ({ product_id: id, quantity: 1 })),
]

export const orderCalls: Record<string, Call> = {
  'GET /orders/my': {
    ...asSeller,
    path: () => '/orders/my',
    query: { ...pages, status: ['Lost', 'pending', '%00', '__proto__'] },
  },
  'GET /orders.csv': {
    ...asSeller,
    path: () => '/orders.csv',
    query: { status: ['Lost'], payment: ['gold', '__proto__'], from: ['tomorrow', '2026-13-01'], to: ['%00'] },
  },
  'GET /orders/cities': { ...asSeller, path: () => '/orders/cities' },
  'PUT /orders/status': {
    ...asSeller,
    path: () => '/orders/status',
    types: ['json'],
    body: (ids) => ({ order_ids: [ids.order], status: 'Confirmed' }),
    required: ['order_ids', 'status'],
    fields: { status: 'choice' },
    wrong: (ids) => [
      ...manyWrong.map((order_ids) => ({ order_ids })),
      ...['late', 5, '', {}, []].map((reason) => ({ status: 'Cancelled', reason })),
      { order_ids: [ids.order], status: 'Confirmed', reason: 'fake' },
    ],
  },
  'POST /orders/undo': {
    ...asSeller,
    path: () => '/orders/undo',
    types: ['json'],
    body: (ids) => ({ orders: [{ order_id: ids.order, updated_at: '2026-03-01T09:00:00.000Z' }] }),
    required: ['orders'],
    fields: { orders: 'list' },
    wrong: () => [...manyWrong, ['x'], [{}], [{ order_id: 5 }]].map((orders) => ({ orders })),
  },
  'GET /orders/stats': { ...asSeller, path: () => '/orders/stats' },
  'PUT /orders/{order_id}/status': {
    ...asSeller,
    path: (ids) => `/orders/${ids.order}/status`,
    rivalPath: (ids) => `/orders/${ids.rivalOrder}/status`,
    unknownPath: (id) => `/orders/${id}/status`,
    types: ['json'],
    body: () => ({ status: 'Confirmed', admin_notes: 'Called her' }),
    required: ['status'],
    fields: { status: 'choice', admin_notes: 'notes' },
    wrong: () => [
      ...['Pending', 'Shipped', 'Delivered', 'Returning', 'Returned'].map((status) => ({ status })),
      ...['late', 5, '', {}, []].map((reason) => ({ status: 'Cancelled', reason })),
      ...[5, '', {}, [], [null], [{}], [{ quantity: 1, condition: 'good' }]].map((items) => ({
        status: 'Returned',
        items,
      })),
      ...[-1, 0.5, 1e308, '0', NUL].map((position) => ({
        status: 'Returned',
        items: [{ position, quantity: 1, condition: 'good' }],
      })),
      { status: 'Confirmed', reason: 'fake' },
      { status: 'Confirmed', items: [{ position: 0, quantity: 1, condition: 'good' }] },
    ],
  },
  'POST /orders/{order_id}/undo': {
    ...asSeller,
    path: (ids) => `/orders/${ids.order}/undo`,
    rivalPath: (ids) => `/orders/${ids.rivalOrder}/undo`,
    unknownPath: (id) => `/orders/${id}/undo`,
  },
  'POST /orders/{order_id}/link': {
    ...asSeller,
    path: (ids) => `/orders/${ids.order}/link`,
    rivalPath: (ids) => `/orders/${ids.rivalOrder}/link`,
    unknownPath: (id) => `/orders/${id}/link`,
  },
  'PUT /orders/{order_id}/notes': {
    ...asSeller,
    path: (ids) => `/orders/${ids.order}/notes`,
    rivalPath: (ids) => `/orders/${ids.rivalOrder}/notes`,
    unknownPath: (id) => `/orders/${id}/notes`,
    types: ['json'],
    body: () => ({ admin_notes: 'Called her' }),
    required: ['admin_notes'],
    fields: { admin_notes: 'notes' },
  },
  'POST /orders/{order_id}/payments': {
    ...asSeller,
    path: (ids) => `/orders/${ids.order}/payments`,
    rivalPath: (ids) => `/orders/${ids.rivalOrder}/payments`,
    unknownPath: (id) => `/orders/${id}/payments`,
    types: ['json'],
    body: () => ({ amount: 100, kind: 'bank', reference: 'FT 123456', note: 'At the shop' }),
    required: ['amount'],
    fields: { refund: 'flag' },
    wrong: () => [
      ...[0, -1, 'many', null, 1e12].map((amount) => ({ amount })),
      ...['gold', 5, NUL].map((kind) => ({ amount: 1, kind })),
      ...['1', 5, 'x'.repeat(41)].map((reference) => ({ amount: 1, reference })),
      { amount: 1, note: 'x'.repeat(201) },
      { amount: 1, refund: true },
    ],
  },
  'PUT /orders/{order_id}/payments/{payment_id}': {
    ...asSeller,
    path: (ids) => `/orders/${ids.order}/payments/${ids.payment}`,
    rivalPath: (ids) => `/orders/${ids.rivalOrder}/payments/${ids.rivalPayment}`,
    unknownPath: (id) => `/orders/${id}/payments/${id}`,
    types: ['json'],
    body: () => ({ accept: true, amount: 100 }),
    required: ['accept'],
    fields: { accept: 'flag' },
    wrong: () => [0, -1, 'many', 1e12].map((amount) => ({ accept: true, amount })),
  },
  'GET /orders/{order_id}/payments/{payment_id}/proof': {
    ...asSeller,
    path: (ids) => `/orders/${ids.order}/payments/${ids.payment}/proof`,
    rivalPath: (ids) => `/orders/${ids.rivalOrder}/payments/${ids.rivalPayment}/proof`,
    unknownPath: (id) => `/orders/${id}/payments/${id}/proof`,
  },
  'POST /orders/recorded': {
    ...asSeller,
    path: () => '/orders/recorded',
    types: ['json'],
    body: (ids) => ({
      ...orderForm(ids.product),
      order_notes: 'Ring twice',
      delivery_amount: 100,
      adjustment_amount: -50,
      adjustment_note: 'For the wait',
      status: 'Confirmed',
      source: 'whatsapp',
    }),
    required: ['items', 'buyer_name', 'buyer_phone', 'delivery_address'],
    fields: { ...editFields, buyer_name: 'text', buyer_phone: 'phone', delivery_address: 'text', anyway: 'flag' },
    wrong: (ids) => [
      ...[5, '', 'shop', {}, null].map((source) => ({ source })),
      ...[5, '', 'Shipped', {}, null].map((status) => ({ status })),
      ...wrongItems(ids.product).map((items) => ({ items })),
    ],
  },
  'PUT /orders/{order_id}': {
    ...asSeller,
    path: (ids) => `/orders/${ids.order}`,
    rivalPath: (ids) => `/orders/${ids.rivalOrder}`,
    unknownPath: (id) => `/orders/${id}`,
    types: ['json'],
    body: () => ({
      updated_at: NOW,
      items: [{ position: 0, quantity: 2, price: 300 }],
      buyer_name: 'Sana',
      reason: 'She rang',
    }),
    required: ['updated_at'],
    fields: { buyer_phone: 'phone', ...editFields },
    wrong: (ids) => [
      ...wrongItems(ids.product).map((items) => ({ items })),
      ...[-1, 0.5, 1e308, '0', NUL].map((position) => ({ items: [{ position, quantity: 1 }] })),
      ...[5, {}, [], null, 'x'.repeat(201)].map((reason) => ({ reason })),
    ],
  },
  'POST /orders/{order_id}/join': {
    ...asSeller,
    path: (ids) => `/orders/${ids.order}/join`,
    rivalPath: (ids) => `/orders/${ids.rivalOrder}/join`,
    unknownPath: (id) => `/orders/${id}/join`,
    types: ['json'],
    body: (ids) => ({ updated_at: NOW, order_id: ids.sameOrder, keep: 'both' }),
    required: ['updated_at', 'order_id', 'keep'],
    fields: { keep: 'choice' },
    wrong: (ids) => [
      ...[5, '', {}, [], null, 'x'.repeat(61), NUL].map((order_id) => ({ order_id, keep: 'one' })),
      { order_id: ids.order, keep: 'one' },
      { order_id: ids.rivalOrder, keep: 'one' },
    ],
  },
  'GET /reviews': { ...asSeller, path: () => '/reviews', query: pages },
  'GET /domain': { ...asPaid, path: () => '/domain' },
  'PUT /domain': {
    ...asPaid,
    path: () => '/domain',
    types: ['json'],
    body: () => ({ host: 'shop.noor.example' }),
    required: ['host'],
    fields: { host: 'host' },
  },
  'POST /domain/check': { ...asPaid, path: () => '/domain/check' },
  'DELETE /domain': { ...asPaid, path: () => '/domain' },
  'GET /domains/ask': { path: () => '/domains/ask?domain=paid.example' },
  'GET /pixels': { ...asSeller, path: () => '/pixels' },
  'PUT /pixels': {
    ...asSeller,
    path: () => '/pixels',
    types: ['json'],
    body: () => ({ meta: '1234567890123456', tiktok: 'C4A7RQ2NKLB1T0UVWX80', google: 'G-ABC123DEF4', ask: false }),
    required: ['ask'],
    fields: { meta: 'pixel', tiktok: 'pixel', google: 'pixel', ask: 'flag' },
  },
  'GET /feeds': { ...asSeller, path: () => '/feeds' },
  'PUT /feeds': {
    ...asSeller,
    path: () => '/feeds',
    types: ['json'],
    body: () => ({ on: false }),
    required: ['on'],
    fields: { on: 'flag' },
  },
  'PUT /reviews': {
    ...asSeller,
    path: () => '/reviews',
    types: ['json'],
    body: () => ({ on: true }),
    required: ['on'],
    fields: { on: 'flag' },
  },
  'PUT /reviews/{id}': {
    ...asSeller,
    path: (ids) => `/reviews/${ids.review}`,
    rivalPath: (ids) => `/reviews/${ids.rivalReview}`,
    unknownPath: (id) => `/reviews/${id}`,
    types: ['json'],
    body: () => ({ answer: 'Thank you!', hidden: null }),
    required: [],
    fields: { answer: 'notes' },
    wrong: () => [5, true, [], {}, '', 'made_up', '__proto__', NUL].map((hidden) => ({ hidden })),
  },
  'GET /customers': { ...asSeller, path: () => '/customers', query: pages },
  'GET /customers.csv': { as: 'paid', path: () => '/customers.csv' },
  'GET /customers/{id}': {
    ...asSeller,
    path: (ids) => `/customers/${ids.customer}`,
    rivalPath: (ids) => `/customers/${ids.rivalCustomer}`,
    unknownPath: (id) => `/customers/${id}`,
  },
  'PUT /customers/{id}': {
    ...asSeller,
    path: (ids) => `/customers/${ids.customer}`,
    rivalPath: (ids) => `/customers/${ids.rivalCustomer}`,
    unknownPath: (id) => `/customers/${id}`,
    types: ['json'],
    body: () => ({ note: 'Pays at once', blocked: false }),
    required: [],
    fields: { note: 'notes', blocked: 'flag' },
  },
  'DELETE /customers/{id}': {
    ...asSeller,
    path: (ids) => `/customers/${ids.customer}`,
    rivalPath: (ids) => `/customers/${ids.rivalCustomer}`,
    unknownPath: (id) => `/customers/${id}`,
  },
  'GET /discounts': { ...asSeller, path: () => '/discounts' },
  'GET /discounts/{id}': discountById,
  'POST /discounts': { ...asPaid, path: () => '/discounts', ...discountBody, required: ['code', 'kind'] },
  'PUT /discounts/{id}': { ...discountById, ...discountBody, required: ['code', 'kind'] },
  'DELETE /discounts/{id}': discountById,
  'GET /analytics/dashboard': { as: 'paid', path: () => '/analytics/dashboard' },
  'POST /orders/quote': {
    path: () => '/orders/quote',
    types: ['json'],
    body: (ids) => ({ ...item(ids.product, 2), discount_code: 'EID10' }),
    required: ['items'],
    fields: { place: 'place', pick_up: 'flag', discount_code: 'place' },
    wrong: () => [{ items: [] }, { items: 5 }, { items: [null] }],
  },
  'POST /orders': {
    path: () => '/orders',
    types: ['json'],
    body: (ids) => ({ ...orderForm(ids.product), order_notes: 'Ring twice' }),
    required: ['items', 'buyer_name', 'buyer_phone', 'delivery_address'],
    fields: {
      buyer_name: 'text',
      buyer_phone: 'phone',
      delivery_address: 'text',
      order_notes: 'notes',
      place: 'place',
      pick_up: 'flag',
    },
    wrong: (ids) =>
      [
        ...[[], {}, 'a', 5, null, [null], [5], [[]], ['a'], [{}]].map((items) => ({ items })),
        ...[-1, 0, 0.5, 1000, 1e308, '2', [], {}, null, true].map((quantity) => item(ids.product, quantity)),
        ...[5, '', 'unknown', NUL, HALF, [], {}, null, 'x'.repeat(100)].map((id) => item(id)),
        ...[5, '', 'unknown', NUL, HALF, [], {}, null, 'x'.repeat(100), ids.rivalProduct].map((variant_id) => ({
          items: [{ ...item(ids.product).items[0], variant_id }],
        })),
        { items: [...item(ids.product).items, ...item(ids.rivalProduct).items] },
        { items: Array(101).fill(item(ids.product).items[0]) },
        ...[-1, 'free', true, {}, [], null, 1, 449.999].map((expected_total) => ({ expected_total })),
      ].map((change) => ({ ...orderForm(ids.product), ...change })),
  },
  'GET /orders/{order_id}': {
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
