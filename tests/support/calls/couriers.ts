import { asSeller, type Call, HALF, NUL, pages } from './call.ts'
import { postex, type World } from './world.ts'

const wrongCourier = [
  ...[[], 5, {}, null, [{}], [{ title: '', source: 'order' }], [{ title: 'Order', source: 'made_up' }]].map(
    (columns) => ({
      columns,
    }),
  ),
  { columns: Array.from({ length: 41 }, () => ({ title: 'Order', source: 'order' })) },
  ...[5, true, [], {}, null, 'http://a.pk/{number}', 'https://a.pk', 'javascript:{number}', NUL].map(
    (tracking_link) => ({
      tracking_link,
    }),
  ),
  ...[0, -1, 0.5, 50_001, '500', null, {}].map((weight_g) => ({ weight_g })),
]
const courierBody: Pick<Call, 'types' | 'body' | 'required' | 'fields' | 'wrong'> = {
  types: ['json'],
  body: () => ({ ...postex, name: 'PostEx Lahore' }),
  required: ['name', 'columns', 'tracking_link', 'numbered_places', 'plain_text', 'weight_g'],
  fields: { name: 'text', numbered_places: 'flag', plain_text: 'flag' },
  wrong: () => wrongCourier,
}

const courierById = {
  ...asSeller,
  path: (ids: World['ids']) => `/couriers/${ids.courier}`,
  rivalPath: (ids: World['ids']) => `/couriers/${ids.rivalCourier}`,
  unknownPath: (id: string) => `/couriers/${id}`,
}

const parcelById = {
  ...asSeller,
  path: (ids: World['ids']) => `/orders/${ids.order}/shipments/${ids.parcel}`,
  rivalPath: (ids: World['ids']) => `/orders/${ids.rivalOrder}/shipments/${ids.rivalParcel}`,
  unknownPath: (id: string) => `/orders/${id}/shipments/${id}`,
}
const parcelBody: Pick<Call, 'types' | 'body' | 'required' | 'fields' | 'wrong'> = {
  types: ['json'],
  body: () => ({ courier: 'PostEx', tracking_number: 'PX123456', cod_amount: 0, weight_g: 900, pieces: 2 }),
  required: ['courier'],
  fields: { courier: 'text', cod_amount: 'price' },
  wrong: () => [
    ...[5, true, [], {}, 'x', 'a b!', 'x'.repeat(41), NUL, HALF].map((tracking_number) => ({ tracking_number })),
    ...[0, -1, 0.5, 50_001, '5', null].map((weight_g) => ({ weight_g })),
    ...[0, -1, 0.5, 100, '5', null].map((pieces) => ({ pieces })),
    { cod_amount: 1_000_000 },
  ],
}

export const courierCalls: Record<string, Call> = {
  'GET /couriers': { ...asSeller, path: () => '/couriers' },
  'POST /couriers': { ...asSeller, path: () => '/couriers', ...courierBody },
  'PUT /couriers/{id}': { ...courierById, ...courierBody },
  'DELETE /couriers/{id}': courierById,
  'PUT /couriers/{id}/places': {
    ...asSeller,
    path: (ids) => `/couriers/${ids.courier}/places`,
    rivalPath: (ids) => `/couriers/${ids.rivalCourier}/places`,
    unknownPath: (id) => `/couriers/${id}/places`,
    types: ['json'],
    body: () => ({ places: { lahore: 'LHE', '~chak42': '' } }),
    required: ['places'],
    fields: { places: 'object' },
    wrong: () => [
      ...[{ lahore: 5 }, { lahore: 'x'.repeat(61) }, { lahore: NUL }, { ['x'.repeat(81)]: 'LHE' }].map((places) => ({
        places,
      })),
      { places: Object.fromEntries(Array.from({ length: 201 }, (_, at) => [`place-${at}`, 'LHE'])) },
    ],
  },
  'POST /batches': {
    ...asSeller,
    path: () => '/batches',
    types: ['json'],
    body: (ids) => ({
      batch: 'a-new-batch',
      courier_id: ids.courier,
      orders: [{ order_id: ids.confirmed, weight_g: 800, pieces: 2 }],
    }),
    required: ['batch', 'courier_id', 'orders'],
    fields: { again: 'flag' },
    wrong: (ids) => [
      ...[5, true, [], {}, null, '', 'short', 'x'.repeat(41), 'batch with spaces', NUL].map((batch) => ({ batch })),
      ...[5, true, [], {}, null, '', 'x'.repeat(61), 'nowhere', NUL].map((courier_id) => ({ courier_id })),
      { courier_id: ids.rivalCourier },
      ...[[], 5, {}, null, [{}], [{ order_id: 5 }], [{ order_id: 'nowhere' }], [{ order_id: ids.rivalOrder }]].map(
        (orders) => ({ orders }),
      ),
      { orders: [{ order_id: ids.confirmed, pieces: 0 }] },
      { orders: Array.from({ length: 201 }, () => ({ order_id: ids.confirmed })) },
    ],
  },
  'GET /batches': { ...asSeller, path: () => '/batches', query: { limit: pages.limit } },
  'GET /batches/{id}': {
    ...asSeller,
    path: (ids) => `/batches/${ids.batch}`,
    rivalPath: (ids) => `/batches/${ids.rivalBatch}`,
    unknownPath: (id) => `/batches/${id}`,
  },
  'GET /orders/money': { ...asSeller, path: () => '/orders/money' },
  'GET /orders/money.csv': { ...asSeller, path: () => '/orders/money.csv' },
  'PUT /tracking-numbers': {
    ...asSeller,
    path: () => '/tracking-numbers',
    types: ['json'],
    body: (ids) => ({ pairs: [{ order_id: ids.order, tracking_number: 'PX123456' }], courier: 'PostEx' }),
    required: ['pairs'],
    fields: { pairs: 'list' },
    wrong: (ids) => [
      ...[5, true, [], {}, null, '', 'x'.repeat(41)].map((courier) => ({ courier })),
      ...[{}, { order_id: 5 }, { order_id: ids.order, tracking_number: 'x' }, { order_id: 'nowhere' }].map((pair) => ({
        pairs: [{ tracking_number: 'PX123456', ...pair }],
      })),
      { pairs: [{ order_id: ids.rivalOrder, tracking_number: 'PX123456' }] },
    ],
  },
  'POST /orders/{order_id}/shipments': {
    ...asSeller,
    path: (ids) => `/orders/${ids.order}/shipments`,
    rivalPath: (ids) => `/orders/${ids.rivalOrder}/shipments`,
    unknownPath: (id) => `/orders/${id}/shipments`,
    ...parcelBody,
  },
  'PUT /orders/{order_id}/shipments/{shipment_id}': { ...parcelById, ...parcelBody },
  'DELETE /orders/{order_id}/shipments/{shipment_id}': parcelById,
}
