import { expect, test } from 'vitest'
import { accountDataAsJson } from '#server/modules/account/data/account-data.ts'
import { addStore, createTestApp } from '../../support/apps/test-app.ts'

/** A paid seller's store and the two calls of its design. */
const setUp = async () => {
  const app = await createTestApp()
  const { store, token, user } = await addStore(app, 'noor', { plan: 'paid' })
  const save = async (json: object) => {
    const { status, body } = await app.call('PUT', '/stores/my/layout-config', { token, json })
    expect(status, JSON.stringify(body)).toBe(200)
    return body
  }
  const read = async () => (await app.call('GET', '/stores/my/layout-config', { token })).body
  return { app, store, token, user, save, read }
}

const ofPremium = { primaryColor: '#0f5257', ctaTitle: 'Write to us', heroTitle: 'Noor' }

test('another layout takes values along by field name, and going back loses nothing', async () => {
  const { save, read } = await setUp()
  await save({ layout: 'premium', customizations: ofPremium, config: {} })
  const changed = await save({ layout: 'luxury' })
  expect(changed).toMatchObject({
    layoutConfig: { layout: 'luxury', customizations: { primaryColor: '#0f5257', heroTitle: 'Noor' }, config: {} },
    kept: { default: {}, premium: ofPremium },
  })
  expect(await read()).toEqual({
    layoutConfig: changed.layoutConfig,
    kept: changed.kept,
    layout_in_force: 'luxury',
    updated_at: changed.updated_at,
  })

  await save({ layout: 'luxury', customizations: { primaryColor: '#7a1022', brandPromise: 'Slowly' }, config: {} })
  expect((await save({ layout: 'premium' })).layoutConfig.customizations).toEqual(ofPremium)
  const again = await save({ layout: 'luxury' })
  expect(again.layoutConfig.customizations).toEqual({
    primaryColor: '#7a1022',
    brandPromise: 'Slowly',
    heroTitle: 'Noor',
  })
  expect(Object.keys(again.kept).sort()).toEqual(['default', 'premium'])
})

test('what is saved with another layout stands in place of what came along', async () => {
  const { save } = await setUp()
  await save({ layout: 'premium', customizations: ofPremium, config: {} })
  const saved = await save({ layout: 'luxury', customizations: { heroTitle: 'Maison' }, config: {} })
  expect(saved.layoutConfig.customizations).toEqual({ heroTitle: 'Maison' })
  expect(saved.kept.premium).toEqual(ofPremium)
})

test('the older form is kept and taken along under today’s names', async () => {
  const { save } = await setUp()
  await save({ layout: 'premium', config: { themeColor: '#112233', heroTitle: 'Older' } })
  const { layoutConfig, kept } = await save({ layout: 'luxury' })
  expect(layoutConfig).toEqual({
    layout: 'luxury',
    customizations: { primaryColor: '#112233', heroTitle: 'Older' },
    config: {},
  })
  expect(kept.premium).toEqual({ primaryColor: '#112233', heroTitle: 'Older' })
})

test('a change that is refused keeps nothing', async () => {
  const { app, token, save, read } = await setUp()
  await save({ layout: 'premium', customizations: ofPremium })
  const before = await read()
  const json = { layout: 'luxury', customizations: { primaryColor: 'red' } }
  expect((await app.call('PUT', '/stores/my/layout-config', { token, json })).status).toBe(422)
  expect(await read()).toEqual(before)
})

test('nothing of another store, nothing in public; it is in the archive, and goes with the store', async () => {
  const { app, store, user, save } = await setUp()
  await save({ layout: 'premium', customizations: ofPremium })
  await save({ layout: 'luxury' })
  const archive = JSON.parse(await accountDataAsJson({ db: app.db, secrets: app.deps.secrets, user }))
  expect(archive.store.designs_of_other_layouts).toEqual({ default: {}, premium: ofPremium })
  const other = await addStore(app, 'other', { plan: 'paid' })
  const { body } = await app.call('GET', '/stores/my/layout-config', { token: other.token })
  expect(body.kept).toEqual({})
  expect(JSON.stringify((await app.call('GET', '/stores/noor')).body)).not.toContain(ofPremium.ctaTitle)
  await app.db.deleteFrom('stores').where('id', '=', store.id).execute()
  expect(await app.db.selectFrom('kept_designs').selectAll().execute()).toEqual([])
})
