import type { Db } from '#server/db/database.ts'
import { announceChange } from '#server/records/publications/shown-versions.repo.ts'
import type { LivePages } from './live-pages.ts'
import { damagedObjects } from './objects/damaged-objects.ts'
import type { PublishedObjects } from './objects/published-objects.ts'

/** Shows pages from an object store: a row alone says what is live. */
export const liveInRows = (db: Db, objects: PublishedObjects): LivePages => ({
  begin: (storeId) => announceChange(db, storeId),
  show: (storeId) => announceChange(db, storeId),
  showAgain: () => {},
  recorded: () => {},
  hide: () => {},
  remove: (storeId) => objects.removeStore(storeId),
  isWhole: async (storeId, { manifest }) =>
    manifest !== null && (await damagedObjects(objects, storeId, manifest, 'lengths')).length === 0,
  stop: async () => {},
})
