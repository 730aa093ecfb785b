import { expect, test } from 'vitest'
import { write } from '#server/db/write.ts'
import { requestRollback } from '#server/modules/shop/publications/publications.service.ts'
import { upsertLayoutConfig } from '#server/records/layouts/layouts.repo.ts'
import { enqueuePublish } from '#server/records/publications/enqueue-publish.ts'
import { listPublications } from '#server/records/publications/publications.repo.ts'
import { noteChange } from '#server/records/publications/store-changes.ts'
import type { StoreRow } from '#server/records/stores/stores.repo.ts'
import { createPublishingApp, insertTestStore, type PublishingApp } from '../support/apps/publishing-app.ts'

const choose = async (app: PublishingApp, store: StoreRow, layout: string) => {
  const updated_at = new Date().toISOString()
  await write(app.deps, async (trx) => {
    await upsertLayoutConfig(trx, { store_id: store.id, layout, customizations: {}, config: {}, updated_at })
    await noteChange(trx, store.id, 'look')
    await enqueuePublish(trx, app.deps.clock, store.id)
  })
  await app.settled()
}
const shown = async (app: PublishingApp, store: StoreRow) =>
  (await listPublications(app.deps.db, store.id)).find(({ live }) => live === 1)?.shows?.layout

test('a start with another list of paid layouts publishes the stores it changes, and no other', async () => {
  const app = await createPublishingApp({ threads: false })
  const [boba, plain, free] = [
    await insertTestStore(app, 'boba'),
    await insertTestStore(app, 'plain'),
    await insertTestStore(app, 'free', 'free'),
  ]
  await choose(app, boba, 'boba-fusion')
  await choose(app, plain, 'luxury')
  await choose(app, free, 'boba-fusion')
  expect(await shown(app, boba)).toBe('default')
  await app.stop()

  const restart = async (PAID_LAYOUTS: string) => {
    const again = await createPublishingApp({ dataDir: app.dataDir, threads: false, env: { PAID_LAYOUTS } })
    await again.settled()
    const published = again.outcomes.map(({ storeId }) => storeId)
    const layout = await shown(again, boba)
    await again.stop()
    return { published, layout }
  }
  expect(await restart('all')).toEqual({ published: [boba.id], layout: 'boba-fusion' })
  expect(await restart('all')).toEqual({ published: [], layout: 'boba-fusion' })
  expect(await restart('default,luxury')).toEqual({ published: [boba.id], layout: 'default' })
})

test('a store that was rolled back stays as it is while its layout is allowed', async () => {
  const app = await createPublishingApp({ threads: false })
  const store = await insertTestStore(app, 'noor')
  await choose(app, store, 'luxury')
  await app.endSteps()
  await choose(app, store, 'premium')
  await write(app.deps, (trx) => requestRollback(trx, app.deps, store.id, 1))
  await app.settled()
  await app.stop()
  const restart = async (PAID_LAYOUTS: string) => {
    const again = await createPublishingApp({ dataDir: app.dataDir, threads: false, env: { PAID_LAYOUTS } })
    await again.settled()
    const layout = await shown(again, store)
    await again.stop()
    return layout
  }
  expect(await restart('all')).toBe('luxury')
  expect(await restart('default,premium')).toBe('premium')
})
