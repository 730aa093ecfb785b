import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { write } from '#server/db/write.ts'
import { assertFollows } from '#server/publish/assert-follows.ts'
import { objectStates } from '#server/publish/object-states.ts'
import { sweepStoreObjects } from '#server/publish/objects/sweep-objects.ts'
import { forgetDamaged, markLive } from '#server/records/publications/publications.repo.ts'
import { placeInObjectStore } from '../support/fixtures/published-places.ts'

type Place = Awaited<ReturnType<typeof placeInObjectStore>>

const HOUR_MS = 3_600_000
const page = (what: string) => `<!doctype html><title>${what}</title>${what.repeat(200)}</html>`
const first = { 'index.html': page('first'), 'about.html': page('about') }

test('while the object store is away, what was shown is shown, and what was not is unavailable, never missing', async () => {
  const place = await placeInObjectStore()
  await place.publish(first)
  expect(await place.text('noor/')).toBe(first['index.html'])
  place.bucket.mood = 'breaks off'
  expect(await place.text('noor/')).toBe(first['index.html'])
  const unseen = await place.get('noor/about')
  expect(unseen.status).toBe(503)
  expect(Number(unseen.headers.get('retry-after'))).toBeGreaterThan(0)
  expect((await place.get('noor/p/never-there')).status).toBe(404)
  place.bucket.mood = 'works'
  await expect.poll(() => place.text('noor/about')).toBe(first['about.html'])
})

test('a version that cannot be sent whole is not shown, and is made again when the object store is back', async () => {
  const place = await placeInObjectStore()
  await place.publish(first)
  place.bucket.mood = 'fails'
  await expect(place.publish({ 'index.html': page('second') })).rejects.toThrow('object store')
  place.bucket.mood = 'works'
  place.later()
  expect(await place.text('noor/')).toBe(first['index.html'])
  await expect.poll(() => place.publish({ 'index.html': page('second') }).catch(() => undefined)).toBeDefined()
  place.later()
  expect(await place.text('noor/')).toBe(page('second'))
})

/** Names of what lies in the object store for the place's store. */
const namesOf = async (place: Place) => ({
  files: (await place.objects.list(place.store.id, 'files')).map(({ name }) => name).sort(),
  manifests: (await place.objects.list(place.store.id, 'manifests')).map(({ name }) => name).sort(),
})

test('only what has changed is sent', async () => {
  const place = await placeInObjectStore()
  await place.publish(first)
  const before = await namesOf(place)
  await place.publish({ ...first, 'about.html': page('about us') })
  const after = await namesOf(place)
  expect(after.files).toEqual(expect.arrayContaining(before.files))
  expect([before.files.length, after.files.length, after.manifests.length]).toEqual([4, 6, 2])

  // A page that is rendered again and does not change.
  const newest = await place.recorded(2)
  const build = place.versions.begin(place.store.id, newest, await place.versions.contents(place.store.id, newest))
  const requests = place.bucket.requests
  await build.write('index.html', first['index.html'])
  await build.abandon()
  expect(place.bucket.requests).toBe(requests)
})

test('a copy on the disk is not fetched again, unless it is damaged', async () => {
  const place = await placeInObjectStore()
  await place.publish(first)
  await place.text('noor/')
  const read = async () => {
    const pages = place.restarted()
    const version = await pages.shown('noor')
    const bytes = version && (await pages.read(version, 'index.html', ''))
    return bytes && Buffer.from(bytes).toString()
  }
  const fetched = place.bucket.requests
  expect(await read()).toBe(first['index.html'])
  expect(place.bucket.requests).toBe(fetched)
  const folder = join(place.cacheFolder, place.store.id, 'f')
  for (const name of readdirSync(folder)) writeFileSync(join(folder, name), 'torn')
  expect(await read()).toBe(first['index.html'])
})

test('what is not as it was written is not shown and not called missing, and is made again', async () => {
  const place = await placeInObjectStore()
  const { manifest } = await place.publish(first)
  await place.bucket.damage(`sites/${place.store.id}/v/${manifest}.json`, Buffer.from('{"files":{}}'))
  expect((await place.get('noor/')).status).toBe(503)
  await place.objects.removeManifest(place.store.id, manifest ?? '')
  expect((await place.get('noor/')).status).toBe(503)
  // Said once, however many ask.
  expect(place.lost).toEqual([place.store.id])

  // A live version is not forgotten for that: until it is made again, nothing would be shown.
  await forgetDamaged(place.db, place.store.id, [1])
  place.later()
  expect((await place.get('noor/')).status).toBe(503)
  await place.publish(first)
  place.later()
  expect(await place.text('noor/')).toBe(first['index.html'])
})

test('a page that lies under the name of another is not shown', async () => {
  const place = await placeInObjectStore()
  await place.publish(first)
  const contents = await place.versions.contents(place.store.id, await place.recorded(1))
  const [name = ''] = contents?.outputs['index.html'] ?? []
  await place.objects.putFile(place.store.id, name, Buffer.from('what somebody else wrote'))
  expect((await place.get('noor/')).status).toBe(503)
})

test('a publisher that comes late does not go back behind what others have published', async () => {
  const place = await placeInObjectStore()
  await place.publish(first)
  const ready = {
    kind: 'ready' as const,
    slug: 'noor',
    formerSlug: 'noor',
    version: 2,
    basedOn: 1,
    manifest: 'of its own',
    revision: 2,
    rendered: 1,
    reused: 0,
    shows: { layout: 'default', watermark: false, badges: [] },
  }
  const record = (started = performance.now()) =>
    write(place, (trx) => assertFollows(trx, place.store.id, ready, started))
  await record()
  await expect(record(performance.now() - HOUR_MS)).rejects.toThrow('has changed')
  await place.publish({ 'index.html': page('second') })
  await expect(record()).rejects.toThrow('has changed')
  await place.db.updateTable('stores').set({ store_slug: 'moved' }).execute()
  await expect(
    write(place, (trx) => assertFollows(trx, place.store.id, { ...ready, basedOn: 2 }, performance.now())),
  ).rejects.toThrow('has changed')
})

test('what no kept version shows is removed when it is an hour old, and nothing else', async () => {
  const place = await placeInObjectStore()
  const sweep = (hours: number) =>
    sweepStoreObjects({ ...place, clock: { now: () => new Date(Date.now() + hours * HOUR_MS) } }, place.store.id)
  for (let version = 1; version <= 6; version++)
    await place.publish({ ...first, 'index.html': page(`edition ${version}`) })
  const all = await namesOf(place)
  expect([all.files.length, all.manifests.length]).toEqual([14, 6])

  await sweep(0)
  expect(await namesOf(place)).toEqual(all)
  await sweep(2)
  const swept = await namesOf(place)
  expect([swept.files.length, swept.manifests.length]).toEqual([12, 5])
  for (let version = 2; version <= 6; version++)
    expect(await place.versions.damaged(place.store.id, await place.recorded(version), 'hashes')).toEqual([])

  // Late writes of a publisher go with a deleted store.
  await place.db.deleteFrom('stores').execute()
  await sweep(2)
  expect(await namesOf(place)).toEqual({ files: [], manifests: [] })
})

test('what returns to how it was is kept, although what it was before is being removed', async () => {
  const place = await placeInObjectStore()
  await place.publish({ 'index.html': page('winter') })
  const before = await namesOf(place)
  await place.db.deleteFrom('publications').execute()
  // The sweep has listed the objects. Before it removes any, the same text returns.
  const { list } = place.objects
  place.objects.list = async (storeId, what) => {
    const found = await list.call(place.objects, storeId, what)
    if (what === 'files') await place.publish({ 'index.html': page('winter') })
    return found
  }
  await sweepStoreObjects({ ...place, clock: { now: () => new Date(Date.now() + 2 * HOUR_MS) } }, place.store.id)
  place.objects.list = list
  const after = await namesOf(place)
  expect(after.files).not.toEqual(before.files)
  expect(await place.versions.damaged(place.store.id, await place.recorded(1), 'hashes')).toEqual([])
})

test('stores are published anew that are not as they should be, and a rolled-back one is left as it is', async () => {
  const place = await placeInObjectStore()
  const stale = async (renderer = 'a', look?: 'lengths') =>
    (await objectStates(place.db, place.objects, renderer, look)).map((state) => state.stale)
  expect(await stale()).toEqual(['never published'])
  await place.publish(first)
  await place.db.updateTable('stores').set({ revision: 1 }).execute()
  expect(await stale('a', 'lengths')).toEqual([undefined])
  expect(await stale('another')).toEqual(['new renderer'])
  await place.db.updateTable('stores').set({ revision: 2 }).execute()
  expect(await stale()).toEqual(['changed'])

  await place.db.updateTable('stores').set({ revision: 1 }).execute()
  await place.publish({ 'index.html': page('second') })
  await place.db.updateTable('stores').set({ revision: 2 }).execute()
  await write(place, (trx) => markLive(trx, place.store.id, 1))
  expect(await stale('another')).toEqual([undefined])
  await write(place, (trx) => markLive(trx, place.store.id, 2))
  const contents = await place.versions.contents(place.store.id, await place.recorded(2))
  await place.objects.removeFile(place.store.id, contents?.outputs['index.html']?.[0] ?? '')
  expect(await stale()).toEqual([undefined])
  expect(await stale('a', 'lengths')).toEqual(['damaged'])
  await place.db.updateTable('publications').set({ manifest: null }).execute()
  expect(await stale()).toEqual(['missing on disk'])
})
