import type { IdleTask } from '#server/background/idle-tasks.ts'
import type { Db } from '#server/db/database.ts'
import type { Clock } from '#server/ports/clock.ts'
import { recordedManifests } from '#server/records/publications/shown-versions.repo.ts'
import type { PublishedObjects } from './published-objects.ts'

/**
 * Younger objects stay: their version may be about to be recorded, or still be read. Longer than a publication
 * (see `RECORDED_WITHIN_MS`) plus the difference of two machines' clocks.
 */
export const GRACE_MS = 3_600_000
/** How often every store is swept. */
const EVERY_STORE_MS = 86_400_000
/** Concurrent removals. */
const REMOVED_AT_ONCE = 8
/** Stores waiting for a sweep. Others wait for the sweep of all. */
const MAX_WAITING = 50_000

interface SweepOptions {
  db: Db
  objects: PublishedObjects
  clock: Clock
}

/** Removes objects that no kept version of a store needs: manifests first, then files none of the rest name. */
export const sweepStoreObjects = async ({ db, objects, clock }: SweepOptions, storeId: string): Promise<void> => {
  const isOld = (written: Date | undefined) =>
    written !== undefined && clock.now().getTime() - written.getTime() > GRACE_MS
  const remove = async (names: string[], removeOne: (name: string) => Promise<void>) => {
    while (names.length > 0) await Promise.all(names.splice(0, REMOVED_AT_ONCE).map(removeOne))
  }

  const manifests = await objects.list(storeId, 'manifests')
  const files = await objects.list(storeId, 'files')
  // Read after the listing: versions recorded later are young.
  const recorded = new Set(await recordedManifests(db, storeId))
  const shown = new Set<string>()
  const unused: string[] = []
  for (const { name, object } of manifests) {
    const manifest = name.replace(/\.json$/, '')
    if (!recorded.has(manifest) && isOld(object?.written)) {
      unused.push(manifest)
      continue
    }
    const contents = await objects.manifest(storeId, manifest)
    for (const file of Object.values(contents?.outputs ?? {}).flat()) shown.add(file)
  }
  await remove(unused, (name) => objects.removeManifest(storeId, name))
  await remove(
    files.filter(({ name, object }) => !shown.has(name) && isOld(object?.written)).map(({ name }) => name),
    (name) => objects.removeFile(storeId, name),
  )
}

/** Sweeps the object store, one store at a time. */
export const createObjectSweep = (options: SweepOptions) => {
  const { objects, clock } = options
  const waiting = new Map<string, number>()
  let nextOfAll = Number.NEGATIVE_INFINITY

  const sweepOne: IdleTask = async () => {
    const now = clock.now().getTime()
    if (now >= nextOfAll) {
      for (const id of await objects.storeIds()) waiting.set(id, now)
      nextOfAll = now + EVERY_STORE_MS
    }
    const storeId = [...waiting].find(([, due]) => due <= now)?.[0]
    if (storeId === undefined) return false
    waiting.delete(storeId)
    await sweepStoreObjects(options, storeId)
    return true
  }

  return {
    /** Adds a published store. Its replaced objects go when they are old enough. */
    add: (storeId: string) => {
      if (waiting.size < MAX_WAITING) waiting.set(storeId, clock.now().getTime() + 2 * GRACE_MS)
    },
    sweepOne,
  }
}
