import { expect, test } from 'vitest'
import type { Db } from '#server/db/database.ts'
import { changeAndPublish } from '#server/records/publications/enqueue-publish.ts'
import { insertTestStore } from '../support/apps/publishing-app.ts'
import { startWorld } from '../support/apps/world.ts'

const STORES = 20

/** Two publishers, and stores that none of them has published. */
const setUp = async () => {
  const world = await startWorld({ webs: 0, publishers: 0 })
  const { deps, start } = world
  const stores: string[] = []
  for (let index = 0; index < STORES; index++) stores.push((await insertTestStore(world, `store-${index}`)).id)
  /** Saves every store. */
  const saveAll = async () => {
    for (const id of stores) await changeAndPublish(deps, id, async () => {})
  }
  return { db: deps.db, saveAll, publishers: await Promise.all([start('publisher'), start('publisher')]) }
}

const waiting = async (db: Db) => (await db.selectFrom('publish_jobs').select('store_id').execute()).length

/** Stores whose newest publication does not show the newest revision. */
const staleStores = async (db: Db) => {
  const stores = await db.selectFrom('stores').select(['id', 'revision']).execute()
  const shown = await db.selectFrom('publications').select(['store_id', 'revision']).where('live', '=', 1).execute()
  return stores.filter(({ id, revision }) => shown.find(({ store_id }) => store_id === id)?.revision !== revision)
}

test('of two publishers one is killed at work: the other takes its stores over, and no save is lost', async () => {
  const { db, saveAll, publishers } = await setUp()
  await saveAll()
  await expect.poll(() => waiting(db)).toBeLessThan(STORES)
  const [killed] = publishers
  await killed?.kill()
  await saveAll()
  await expect.poll(() => waiting(db)).toBe(0)
  expect(await staleStores(db)).toEqual([])
})
