import { type Call, HALF, jsonOrForm, NUL, pages } from './call.ts'
import type { World } from './world.ts'

const asAdmin = { as: 'admin' } as const
const listed = (path: string, query: Record<string, string[]> = {}): Call => ({
  ...asAdmin,
  path: () => path,
  query: { ...pages, ...query },
})
const read = (path: string): Call => ({ ...asAdmin, path: () => path })
const named = (start: string, id: keyof World['ids'], end = '') => ({
  ...asAdmin,
  path: (ids: World['ids']) => `${start}${ids[id]}${end}`,
  unknownPath: (unknown: string) => `${start}${unknown}${end}`,
})
const search = ['x'.repeat(65)]

export const adminCalls: Record<string, Call> = {
  'GET /admin/dashboard': read('/admin/dashboard'),
  'GET /admin/analytics/platform': read('/admin/analytics/platform'),
  'GET /admin/referrals/dashboard': read('/admin/referrals/dashboard'),
  'GET /admin/referrals/all': listed('/admin/referrals/all'),
  'GET /admin/referrals/withdrawals': listed('/admin/referrals/withdrawals', { status: ['open', '', '%00'] }),
  'PUT /admin/referrals/withdrawals/{id}': {
    ...named('/admin/referrals/withdrawals/', 'withdrawal'),
    ...jsonOrForm,
    strict: true,
    body: () => ({ status: 'approved', admin_notes: 'Sent on Friday' }),
    required: ['status'],
    fields: { status: 'choice', admin_notes: 'notes' },
    wrong: () => [{ status: 'pending' }, { status: 'approved', points_requested: 1 }],
  },
  'GET /admin/users': listed('/admin/users', { search, plan: ['gold', '', '%00'] }),
  'GET /admin/users/export': read('/admin/users/export'),
  'GET /admin/users/layout-permissions': listed('/admin/users/layout-permissions', { search, plan: ['gold'] }),
  'PUT /admin/users/{id}': {
    ...named('/admin/users/', 'seller'),
    types: ['json'],
    strict: true,
    body: () => ({ plan: 'paid', plan_expiry: '2026-05-01T00:00:00.000Z' }),
    required: ['plan'],
    fields: { plan: 'choice', plan_expiry: 'moment' },
    wrong: () => [{ plan: 'paid', role: 'admin' }],
  },
  'DELETE /admin/users/{id}': named('/admin/users/', 'seller'),
  'PUT /admin/users/{id}/layout-permissions': {
    ...named('/admin/users/', 'seller', '/layout-permissions'),
    types: ['json'],
    strict: true,
    body: ({ seller }) => ({ user_id: seller, allowed_layouts: ['foodie'] }),
    required: ['user_id', 'allowed_layouts'],
    fields: { user_id: 'choice', allowed_layouts: 'list' },
    wrong: ({ seller, rival }) => [
      { user_id: rival, allowed_layouts: [] },
      ...['no-such-layout', NUL, HALF, '__proto__'].map((layout) => ({
        user_id: seller,
        allowed_layouts: [layout],
      })),
      { user_id: seller, allowed_layouts: Array(51).fill('foodie') },
    ],
  },
  'GET /admin/deleted-accounts': read('/admin/deleted-accounts'),
  'GET /admin/deleted-accounts/{id}/export': named('/admin/deleted-accounts/', 'deleted', '/export'),
  'POST /admin/auto-downgrade': read('/admin/auto-downgrade'),
  'POST /admin/send-notifications': {
    ...asAdmin,
    path: () => '/admin/send-notifications',
    types: ['json'],
    strict: true,
    body: ({ seller }) => ({ message: 'A new layout is here', user_ids: [seller] }),
    required: ['message', 'user_ids'],
    fields: { message: 'text', user_ids: 'list' },
    wrong: ({ seller }) =>
      [[], [''], ['x'.repeat(61)], Array(1_001).fill(seller)].map((user_ids) => ({ message: 'a', user_ids })),
  },
  'GET /admin/stores': listed('/admin/stores', { search }),
  'PUT /admin/stores/{id}/badges': {
    ...named('/admin/stores/', 'store', '/badges'),
    ...jsonOrForm,
    strict: true,
    body: () => ({ badges: 'verified' }),
    required: [],
    fields: { badges: 'list' },
    wrong: () => [{ badges: 'gold' }, { badges: ['gold'] }, { badges: [NUL] }, { badges: ['verified', 'gold'] }],
  },
  'PUT /admin/stores/{id}/layout': {
    ...named('/admin/stores/', 'store', '/layout'),
    types: ['json'],
    strict: true,
    body: ({ store }) => ({ store_id: store, layout: 'foodie' }),
    required: ['store_id', 'layout'],
    fields: { store_id: 'choice', layout: 'choice' },
    wrong: ({ closedStore }) => [{ store_id: closedStore, layout: 'foodie' }],
  },
  'POST /admin/stores/{id}/suspend': named('/admin/stores/', 'store', '/suspend'),
  'POST /admin/stores/{id}/unsuspend': named('/admin/stores/', 'closedStore', '/unsuspend'),
  'GET /admin/layouts/usage': read('/admin/layouts/usage'),
  'GET /admin/layouts/available': read('/admin/layouts/available'),
  'POST /admin/backups': read('/admin/backups'),
  'GET /admin/backups': read('/admin/backups'),
  'GET /admin/backups/{name}': named('/admin/backups/', 'backup'),
  'GET /admin/audit': listed('/admin/audit'),
  'GET /admin/upgrade-requests': listed('/admin/upgrade-requests', { status: ['paid', '', '%00'] }),
  'PUT /admin/upgrade-requests/{id}': {
    ...named('/admin/upgrade-requests/', 'upgradeRequest'),
    types: ['json'],
    strict: true,
    body: () => ({ status: 'done' }),
    required: ['status'],
    fields: { status: 'choice' },
    wrong: () => [{ status: 'done', plan: 'paid' }],
  },
  'GET /admin/whatsapp/health': read('/admin/whatsapp/health'),
  'GET /admin/whatsapp/system-status': read('/admin/whatsapp/system-status'),
  'GET /admin/whatsapp/sellers': read('/admin/whatsapp/sellers'),
  'GET /admin/whatsapp/seller/{id}/details': named('/admin/whatsapp/seller/', 'paid', '/details'),
  'DELETE /admin/whatsapp/sellers/{id}': named('/admin/whatsapp/sellers/', 'paid'),
}
