import { asSeller, type Call, HALF, NUL, pages } from './call.ts'
import { subscriptionOf } from './world.ts'

export const referralCalls: Record<string, Call> = {
  'GET /referrals/validate-code/{code}': { path: () => '/referrals/validate-code/NOOR123' },
  'GET /referrals/my-stats': { ...asSeller, path: () => '/referrals/my-stats' },
  'GET /referrals/my-withdrawals': { ...asSeller, path: () => '/referrals/my-withdrawals' },
  'POST /referrals/request-withdrawal': {
    as: 'earner',
    path: () => '/referrals/request-withdrawal',
    types: ['json'],
    strict: true,
    body: () => ({ payment_method: 'easypaisa', payment_details: '0300 8888888' }),
    required: ['payment_method', 'payment_details'],
    fields: { payment_method: 'choice', payment_details: 'phone' },
    wrong: () => [
      ...[5, true, [], {}, null, '', 'wrong', NUL, HALF, 'x'.repeat(300)].map((password) => ({
        payment_method: 'easypaisa',
        payment_details: '0300 8888888',
        password,
      })),
      ...[5, true, [], {}, NUL, HALF, 'x'.repeat(300)].map((totp_code) => ({
        payment_method: 'easypaisa',
        payment_details: '0300 8888888',
        totp_code,
      })),
      ...['1234567', 'PK 12', "' or 1=1 --", NUL].map((payment_details) => ({
        payment_method: 'bank_transfer',
        payment_details,
      })),
    ],
  },
  'GET /notifications': { ...asSeller, path: () => '/notifications', query: pages },
  'POST /notifications/read': { ...asSeller, path: () => '/notifications/read' },
  'GET /push': { ...asSeller, path: () => '/push' },
  'PUT /push/devices/current': {
    ...asSeller,
    path: () => '/push/devices/current',
    types: ['json'],
    body: () => subscriptionOf('another'),
    required: ['endpoint', 'p256dh', 'auth'],
    fields: { endpoint: 'pushAddress', p256dh: 'choice', auth: 'choice' },
  },
  'POST /push/devices/{id}/test': {
    ...asSeller,
    path: ({ device }) => `/push/devices/${device}/test`,
    unknownPath: (id) => `/push/devices/${id}/test`,
  },
  'DELETE /push/devices/{id}': {
    ...asSeller,
    path: ({ device }) => `/push/devices/${device}`,
    unknownPath: (id) => `/push/devices/${id}`,
  },
  'PUT /push/reminder': {
    ...asSeller,
    path: () => '/push/reminder',
    types: ['json'],
    body: () => ({ hour: 10 }),
    required: ['hour'],
    fields: { hour: 'hour' },
  },
  'POST /push/arrivals': {
    path: () => '/push/arrivals',
    types: ['json'],
    body: ({ device }) => ({ device, key: 'x' }),
    required: ['device', 'key'],
    fields: { device: 'code', key: 'code' },
  },
}
