import { expect, test } from 'vitest'
import { layouts } from '#layouts/registry.ts'
import { addSeller, addStore, createTestApp } from '../../support/apps/test-app.ts'

const setUp = async (PAID_LAYOUTS?: string) => {
  const app = await createTestApp(PAID_LAYOUTS ? { PAID_LAYOUTS } : {})
  const admin = await addSeller(app, { role: 'admin' })
  return {
    app,
    save: async (layout: string, token: string) =>
      (await app.call('PUT', '/stores/my/layout-config', { token, json: { layout } })).status,
    me: async (token: string) => (await app.call('GET', '/auth/me', { token })).body,
    asAdmin: async (path: string) => (await app.call('GET', `/admin${path}`, { token: admin.token })).body,
  }
}

test('the paid plan has the layouts that the operator names, and the free plan the default one', async () => {
  for (const [named, allowed, refused] of [
    [undefined, ['default', 'premium', 'luxury'], ['boba-fusion']],
    ['all', ['boba-fusion', 'foodie', 'luxury'], []],
    ['default,boba-fusion', ['default', 'boba-fusion'], ['premium', 'luxury']],
  ] as const) {
    const { app, save } = await setUp(named)
    const paid = await addStore(app, 'paid', { plan: 'paid' })
    for (const layout of allowed) expect(await save(layout, paid.token), `${named}: ${layout}`).toBe(200)
    for (const layout of refused) expect(await save(layout, paid.token), `${named}: ${layout}`).toBe(403)
    const free = await addStore(app, 'free')
    expect(await save('boba-fusion', free.token)).toBe(403)
    const expired = await addStore(app, 'expired', { plan: 'paid', plan_expiry: '2026-02-01T00:00:00.000Z' })
    expect(await save('boba-fusion', expired.token)).toBe(403)
    const granted = await addStore(app, 'granted', { allowed_layouts: ['boba-fusion'] })
    expect(await save('boba-fusion', granted.token)).toBe(200)
  }
})

test('sellers and admins are told which layouts the paid plan has', async () => {
  const { app, me, asAdmin } = await setUp('all')
  const { token } = await addStore(app)
  expect((await me(token)).paid_layouts).toEqual([...layouts.keys()])
  expect((await asAdmin('/system')).paid_layouts).toEqual([...layouts.keys()])
  const catalogue = await asAdmin('/layouts/available')
  expect(new Set(catalogue.layouts.map(({ category }: { category: string }) => category))).toEqual(
    new Set(['basic', 'paid']),
  )
  expect(catalogue.admin_granatable_layouts).toEqual([])
})

test('an admin who assigns a layout of the paid plan grants nothing beside it', async () => {
  const { app } = await setUp('all')
  const admin = await addSeller(app, { role: 'admin' })
  const { store, user, token } = await addStore(app, 'paid', { plan: 'paid' })
  const json = { store_id: store.id, layout: 'foodie' }
  const assigned = await app.call('PUT', `/admin/stores/${store.id}/layout`, { token: admin.token, json })
  expect(assigned.status).toBe(200)
  const { allowed_layouts } = await app.db
    .selectFrom('users')
    .select('allowed_layouts')
    .where('id', '=', user.id)
    .executeTakeFirstOrThrow()
  expect(allowed_layouts).toBe('[]')
  expect((await app.call('GET', '/stores/my/layout-config', { token })).body.layoutConfig.layout).toBe('foodie')
})
