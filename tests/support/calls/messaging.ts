import { asSeller, type Call, HALF, NUL } from './call.ts'
import { CLOUD_NUMBER, type World } from './world.ts'

/** Path with the caller's own id. Anybody else's is unknown. */
const ofCaller = (start: string, end = ''): Call => ({
  as: 'paid',
  path: (ids: World['ids']) => `${start}${ids.paid}${end}`,
  rivalPath: (ids: World['ids']) => `${start}${ids.rival}${end}`,
  unknownPath: (id: string) => `${start}${id}${end}`,
})

/** WhatsApp of sellers, message templates, the request for the paid plan, and the simulator. */
export const messagingCalls: Record<string, Call> = {
  'GET /whatsapp/cloud': { as: 'paid', path: () => '/whatsapp/cloud' },
  'PUT /whatsapp/cloud': {
    as: 'paid',
    path: () => '/whatsapp/cloud',
    types: ['json'],
    body: () => CLOUD_NUMBER,
    required: ['number_id', 'token', 'app_secret', 'language'],
    fields: { language: 'choice' },
    wrong: () => [
      ...[5, '', 'abc', '1'.repeat(26), NUL, HALF].map((number_id) => ({ ...CLOUD_NUMBER, number_id })),
      ...[5, '', 'a b', 'x'.repeat(1_001), NUL, HALF].map((token) => ({ ...CLOUD_NUMBER, token })),
      ...[5, '', 'a b', 'x'.repeat(201), NUL, HALF].map((app_secret) => ({ ...CLOUD_NUMBER, app_secret })),
    ],
  },
  'DELETE /whatsapp/cloud': { as: 'paid', path: () => '/whatsapp/cloud' },
  'GET /whatsapp/templates': { as: 'paid', path: () => '/whatsapp/templates' },
  'PUT /whatsapp/templates': {
    as: 'paid',
    path: () => '/whatsapp/templates',
    types: ['json'],
    body: () => ({ templates: { order_confirmed: 'Order {order_id} is confirmed' } }),
    required: ['templates'],
    fields: { templates: 'object' },
    wrong: () => [
      ...[5, true, [], {}, NUL, HALF, 'x'.repeat(1_001), '{admin_notes}', '{buyer_phone}', '{__proto__}'].map(
        (text) => ({ templates: { order_confirmed: text } }),
      ),
      { templates: { made_up: 'a' } },
      { templates: { constructor: 'a' } },
    ],
  },
  'GET /whatsapp/settings': { as: 'paid', path: () => '/whatsapp/settings' },
  'PUT /whatsapp/settings': {
    as: 'paid',
    path: () => '/whatsapp/settings',
    types: ['json'],
    body: () => ({ message_new_buyers: true }),
    required: ['message_new_buyers'],
    fields: { message_new_buyers: 'flag' },
    wrong: () => ['true', 1, 0].map((message_new_buyers) => ({ message_new_buyers })),
  },
  'GET /whatsapp/seller/{userId}/status': { ...ofCaller('/whatsapp/seller/', '/status'), query: { or: ['x', '%00'] } },
  'GET /whatsapp/seller/{userId}/qr': ofCaller('/whatsapp/seller/', '/qr'),
  'GET /whatsapp/seller/{userId}/pairing-code': ofCaller('/whatsapp/seller/', '/pairing-code'),
  'DELETE /whatsapp/seller/{userId}': ofCaller('/whatsapp/seller/'),
  'POST /whatsapp/seller/register': { as: 'unlinked', path: () => '/whatsapp/seller/register' },
  'GET /upgrade-requests/my': { ...asSeller, path: () => '/upgrade-requests/my' },
  'POST /send-whatsapp': {
    ...asSeller,
    path: () => '/send-whatsapp',
    types: ['json'],
    body: () => ({ phone: null, message: 'Please upgrade me' }),
    required: ['message'],
    fields: { message: 'text' },
    wrong: () => [
      ...[5, true, [], {}, NUL, HALF, '03001234567', 'x'.repeat(100)].map((phone) => ({ phone, message: 'Please' })),
      ...[5, true, [], {}, NUL, HALF, '', 'Classic!', 'x'.repeat(41)].map((layout) => ({ layout, message: 'Please' })),
    ],
  },
  'POST /dev/whatsapp/{userId}/scan': ofCaller('/dev/whatsapp/', '/scan'),
  'POST /dev/whatsapp/{userId}/disconnect': ofCaller('/dev/whatsapp/', '/disconnect'),
  'GET /dev/whatsapp/{userId}/messages': ofCaller('/dev/whatsapp/', '/messages'),
}
