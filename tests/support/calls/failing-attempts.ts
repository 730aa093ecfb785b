import { orderForm } from '../apps/test-app.ts'
import type { Call } from './call.ts'
import { CLOUD_NUMBER, INVITATIONS, LINK, PASSWORD, postex, type World } from './world.ts'

type Ids = World['ids']

export interface Attempt {
  /** The call's own address without one. */
  path?: string
  method?: string
  token?: keyof World['tokens'] | undefined
  /** Sent as JSON, a text as it stands; a form as multipart. */
  body?: unknown
  headers?: Record<string, string>
}

export const everybody: Attempt['token'][] = [
  undefined,
  'newcomer',
  'seller',
  'rival',
  'paid',
  'unlinked',
  'earner',
  'admin',
  'packs',
  'pending',
  'guarded',
]

const formWith = (fields: Record<string, string | File>): FormData => {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return form
}
const image = () => new File(['no picture'], 'a.png', { type: 'image/png' })
const storeForm = (slug: string) =>
  ({ name: 'Zari', bio: 'Ajrak', whatsapp_number: '03001234567', custom_slug: slug }) as const
const productForm = { name: 'Shawl', description: 'Warm', price: '1200', category: 'Shawls' }

const otherNumber = { whatsapp_number: '03119876543', country_code: '+92' }

const asSeller = { token: 'seller' } as const
const ownAccount = (end: string) => (ids: Ids) => [{ ...asSeller, path: `/whatsapp/seller/${ids.seller}${end}` }]
const alreadyLinked =
  (end: string) =>
  (ids: Ids): Attempt[] => [
    ...ownAccount(end)(ids),
    { token: 'paid', method: 'POST', path: `/dev/whatsapp/${ids.paid}/scan` },
    { token: 'paid' },
  ]
const ownPhone = (end: string) => (ids: Ids) => [{ ...asSeller, path: `/dev/whatsapp/${ids.seller}${end}` }]
const withoutStore = () => [{ token: 'storeless' } as const]

const numbered = { courier: 'PostEx', tracking_number: 'PX123456' }

/** Failures that only one call has. */
const special: Record<string, (ids: Ids) => Attempt[]> = {
  'POST /auth/login': () => [{ body: { email: 'unverified@example.org', password: PASSWORD } }],
  'GET /auth/verify': () => [{ path: '/auth/verify?token=unknown' }],
  'POST /auth/verify': () => [{ body: { token: LINK, password: 'wrong' } }],
  // Runs before the right request, after which nobody is signed in or nothing waits.
  'POST /auth/totp/confirm': () => [{ token: 'pending', body: { totp_code: '000000' } }],
  'POST /auth/deletion': () => [{ ...asSeller, body: { password: 'wrong', confirmation: 'noor' } }],
  'POST /auth/email-change/undo': ({ undoTaken }) => [{ body: { token: undoTaken } }],
  'GET /auth/export/{ticket}': ({ busyDownload }) => [{ path: `/auth/export/${busyDownload}` }],
  'POST /stores': () => [
    { ...asSeller, body: storeForm('second') },
    { ...asSeller, body: formWith({ ...storeForm('third'), logo: image() }) },
  ],
  'PUT /auth/whatsapp-number': () => [{ token: 'stale', body: otherNumber }],
  'PUT /stores/my': () => [
    { ...asSeller, body: formWith({ logo: image() }) },
    { token: 'stale', body: otherNumber },
  ],
  'PUT /stores/my/payment-methods': () => [{ token: 'stale', body: { methods: [] } }],
  'PUT /stores/my/layout-config': () => [{ ...asSeller, body: { layout: 'luxury' } }],
  'POST /stores/my/publications/{version}/look': () => [{ ...asSeller, path: '/stores/my/publications/2/look' }],
  'POST /stores/my/publications/{version}/rollback': () => [
    { ...asSeller, path: '/stores/my/publications/2/rollback' },
  ],
  'POST /stores/my/preview': () => [{ token: 'closed', body: { layout: 'default' } }],
  'GET /stores/{store_slug}': () => [{ path: '/stores/noor?search=a' }],
  'GET /orders/my': () => [{ ...asSeller, path: '/orders/my?search=a' }],
  'GET /products/search': () => [
    { path: '/products/search?search=a&store_slug=nobody' },
    { path: '/products/search?search=a', headers: { authorization: 'Bearer nonsense' } },
  ],
  'POST /products': () => [
    ...['Shawl', 'Scarf'].map((name) => ({
      ...asSeller,
      body: { ...productForm, name },
      headers: { 'idempotency-key': 'one-and-only' },
    })),
    ...Array(6).fill({ ...asSeller, body: productForm }),
    { ...asSeller, body: formWith({ ...productForm, images: image() }) },
  ],
  'POST /collections': ({ product }) =>
    Array(21).fill({ ...asSeller, body: { title: 'Eid picks', product_ids: [product] } }),
  'POST /staff': () => [
    { token: 'stale', body: { name: 'Bilal', email: 'bilal@example.org', role: 'packs' } },
    { token: 'unlinked', body: { name: 'Bilal', email: 'packs@example.org', role: 'packs' } },
  ],
  'PUT /staff/{id}': () => [{ token: 'manages', body: { role: 'manages' } }],
  'DELETE /staff/{id}': () => [{ token: 'manages' }],
  'POST /staff/invitation': () => [{ body: { token: INVITATIONS.admin } }, { body: { token: INVITATIONS.rival } }],
  'GET /staff/invitation': () => [{ path: '/staff/invitation?token=unknown' }, { path: '/staff/invitation' }],
  'POST /products/{id}/duplicate': () => [
    { ...asSeller, headers: { 'idempotency-key': 'short' } },
    { ...asSeller, path: '/products', body: productForm, headers: { 'idempotency-key': 'one-and-only' } },
    { ...asSeller, headers: { 'idempotency-key': 'one-and-only' } },
    ...Array(6).fill(asSeller),
  ],
  'POST /products/import/preview': () => [{ ...asSeller, body: formWith({}) }],
  'POST /products/import': () => [
    { ...asSeller, body: formWith({}) },
    {
      ...asSeller,
      body: formWith({ sheet: new File(['title\nCup'], 'a.csv'), mode: 'change', checksum: 'of another' }),
    },
  ],
  'PUT /products/{id}': () => [{ ...asSeller, body: formWith({ images: image() }) }],
  'POST /stores/my/payment-methods/qr': () => [{ ...asSeller, body: formWith({ image: image() }) }],
  'POST /upload/image': () => [{ ...asSeller, body: formWith({ image: image() }) }],
  'POST /orders': ({ customer, product }) => [
    { body: { customer_name: 'Ayesha Khan' } },
    { ...asSeller, method: 'PUT', path: `/customers/${customer}`, body: { blocked: true } },
    { body: orderForm(product) },
    { ...asSeller, method: 'PUT', path: `/customers/${customer}`, body: { blocked: false } },
  ],
  'POST /couriers': () => Array(12).fill({ ...asSeller, body: postex }),
  'PUT /couriers/{id}/places': () =>
    Array.from({ length: 8 }, (_, group) => ({
      ...asSeller,
      body: { places: Object.fromEntries(Array.from({ length: 200 }, (_, at) => [`${group} ${at}`, 'LHE'])) },
    })),
  'POST /batches': ({ courier, confirmed }) => {
    const file = (at: number, again: boolean) => ({
      ...asSeller,
      body: { batch: `batch-${at}-of-10`, courier_id: courier, orders: [{ order_id: confirmed }], again },
    })
    const number = (at: number) => ({
      ...asSeller,
      method: 'PUT',
      path: '/tracking-numbers',
      body: { pairs: [{ order_id: confirmed, tracking_number: `PX${1000 + at}` }] },
    })
    // A parcel that has left leaves room for another, and so for another file.
    return [...Array(10).keys()].flatMap((at) => [file(at, true), number(at)]).concat([file(10, true), file(11, false)])
  },
  'PUT /tracking-numbers': () => [
    { ...asSeller, body: { pairs: [{ order_id: 'NOWHERE000', tracking_number: 'PX123456' }] } },
  ],
  'POST /orders/{order_id}/shipments': () => Array(2).fill({ ...asSeller, body: numbered }),
  'PUT /orders/{order_id}/shipments/{shipment_id}': ({ order }) => [
    { ...asSeller, method: 'POST', path: `/orders/${order}/shipments`, body: numbered },
    { ...asSeller, body: numbered },
  ],
  'POST /orders/recorded': ({ product }) => [
    { ...asSeller, body: orderForm(product, { order_notes: '', items: [{ product_id: product, quantity: 900 }] }) },
  ],
  'POST /orders/quote': () => [{ body: { items: [{ product_id: 'nowhere', quantity: 1 }] } }],
  'GET /customers': () => [{ ...asSeller, path: '/customers?search=a' }],
  'GET /customers.csv': withoutStore,
  'GET /domains/ask': () => [{ path: '/domains/ask?domain=unknown.example' }, { path: '/domains/ask' }],
  'PUT /feeds': () => [{ token: 'rival', body: { on: true } }],
  'GET /analytics/dashboard': withoutStore,
  'GET /whatsapp/settings': withoutStore,
  'PUT /whatsapp/settings': () => [{ token: 'storeless', body: { message_new_buyers: true } }],
  'GET /whatsapp/cloud': withoutStore,
  'PUT /whatsapp/cloud': () => [
    { token: 'unlinked', body: CLOUD_NUMBER },
    { token: 'storeless', body: CLOUD_NUMBER },
  ],
  'GET /whatsapp/templates': withoutStore,
  'PUT /whatsapp/templates': () => [{ token: 'storeless', body: { templates: {} } }],
  'GET /whatsapp/seller/{userId}/status': ownAccount('/status'),
  'DELETE /whatsapp/seller/{userId}': ownAccount(''),
  'GET /whatsapp/seller/{userId}/qr': alreadyLinked('/qr'),
  'GET /whatsapp/seller/{userId}/pairing-code': alreadyLinked('/pairing-code'),
  'POST /dev/whatsapp/{userId}/scan': ownPhone('/scan'),
  'POST /dev/whatsapp/{userId}/disconnect': ownPhone('/disconnect'),
  'GET /dev/whatsapp/{userId}/messages': ownPhone('/messages'),
  'GET /referrals/validate-code/{code}': () => [{ path: `/referrals/validate-code/${'X'.repeat(41)}` }],
  'DELETE /admin/users/{id}': (ids) => [{ token: 'admin', path: `/admin/users/${ids.admin}` }],
  'PUT /admin/users/{id}/layout-permissions': () => [
    {
      token: 'admin',
      path: '/admin/users/unknown/layout-permissions',
      body: { user_id: 'unknown', allowed_layouts: [] },
    },
  ],
  'POST /admin/stores/{id}/publish': (ids) => [{ token: 'admin', path: `/admin/stores/${ids.closedStore}/publish` }],
  'PUT /admin/stores/{id}/layout': () => [
    { token: 'admin', path: '/admin/stores/unknown/layout', body: { store_id: 'unknown', layout: 'default' } },
  ],
}

/** Requests that together cause every failure a call may answer, except used-up limits. */
export const failingAttempts = (key: string, call: Call, ids: Ids): Attempt[] => {
  const right = call.body?.(ids)
  const sent = right === undefined ? {} : { body: right }
  const as = call.as ? { token: call.as } : {}
  const [bare = ''] = call.path(ids).split('?')
  const noBodies = [null, '{', 5, `{"a":"${'x'.repeat(300_000)}"}`].map((body) => ({ ...as, body }))
  return [
    ...(special[key]?.(ids) ?? []),
    // Repeats calls that must take effect only once.
    ...everybody.flatMap((token) => [
      { ...sent, token },
      { ...sent, token },
    ]),
    ...everybody.map((token) => ({ ...sent, token, headers: { 'if-match': '"older"' } })),
    ...everybody.flatMap((token) => (call.unknownPath ? [{ ...sent, token, path: call.unknownPath('unknown') }] : [])),
    ...(call.rivalPath ? [{ ...sent, ...as, path: call.rivalPath(ids) }] : []),
    ...(call.wrong?.(ids) ?? []).map((body) => ({ ...as, body })),
    ...Object.entries(call.query ?? {}).map(([name, [value = '']]) => ({ ...as, path: `${bare}?${name}=${value}` })),
    ...(call.types ? [...noBodies, { ...as, body: 'text', headers: { 'content-type': '' } }] : []),
  ]
}

/** Requests that meet a limit first, whoever sends them. */
export const limitedAttempts = (key: string, call: Call, ids: Ids): Attempt[] => [
  ...(special[key]?.(ids) ?? []),
  ...everybody.map((token) => ({ token, body: call.body?.(ids) })),
]
