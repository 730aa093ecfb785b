import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { StartRefused } from '#server/lib/start-refused.ts'
import { createFileCache } from '#server/ports/media/file-cache.ts'
import { objectStorage } from '#server/ports/media/object-storage.ts'
import { openObjectStore } from '#server/ports/object-store.ts'
import { DamagedObject, ObjectStoreAway } from '#server/ports/object-store-errors.ts'
import { startObjectStore } from '../support/apps/object-store.ts'
import { startServer } from '../support/apps/real-server.ts'

const PAUSES = { pauseSeconds: [0.001, 0.002] }
const KILOBYTE = Buffer.alloc(1024, 'x')

const setUp = async (cacheBytes = 2 ** 20) => {
  const store = await startObjectStore()
  const folder = mkdtempSync(join(tmpdir(), 'whatsstore-cache-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const open = async () => {
    const media = objectStorage(openObjectStore(store.bucket, PAUSES), createFileCache(folder, cacheBytes))
    await media.open()
    return media
  }
  return { store, folder, open, media: await open() }
}

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())

test('a request that fails twice is made a third time', async () => {
  const { store, media } = await setUp()
  store.failures = 2
  await media.write('noor/ring/640.webp', KILOBYTE)
  store.failures = 2
  expect(await media.read('noor/ring/original')).toBeUndefined()
  store.failures = 2
  expect(await media.list('noor/ring')).toHaveLength(1)
})

test('what is refused is not asked for again, and the reason that is told holds no key', async () => {
  const { store, media } = await setUp()
  store.mood = 'refuses'
  const before = store.requests
  const refused = await media.write('noor/ring/640.webp', KILOBYTE).catch((error: unknown) => error)
  expect(store.requests - before).toBe(1)
  expect(refused).toBeInstanceOf(ObjectStoreAway)
  expect(String(refused)).toContain('403 SignatureDoesNotMatch')
  expect(JSON.stringify(refused, Object.getOwnPropertyNames(refused))).not.toContain('AWSAccessKeyId')
})

test('while the store is away nobody waits for it twice; what is cached is read, and all goes on when it is back', async () => {
  const { store, media, folder } = await setUp()
  await media.write('noor/ring/640.webp', KILOBYTE)
  await media.write('noor/ring/320.webp', KILOBYTE)
  rmSync(join(folder, 'noor/ring/320.webp'))
  store.mood = 'breaks off'
  await expect(media.bring('noor/ring/320.webp')).rejects.toThrow(ObjectStoreAway)
  const asked = store.requests
  await expect(media.bring('noor/ring/320.webp')).rejects.toThrow(ObjectStoreAway)
  expect(store.requests).toBe(asked)
  expect(media.away()).toBe(true)
  await media.bring('noor/ring/640.webp')
  expect(await media.read('noor/ring/640.webp')).toEqual(KILOBYTE)
  store.mood = 'works'
  await expect.poll(() => media.read('noor/ring/320.webp').catch(() => undefined)).toEqual(KILOBYTE)
  expect(media.away()).toBe(false)
})

test('a store that was away is known to be back though nobody asks for anything', async () => {
  const { store } = await setUp()
  const probing = openObjectStore(store.bucket, { ...PAUSES, probeMs: 5 })
  store.mood = 'breaks off'
  await expect(probing.get('media/noor/ring/640.webp')).rejects.toThrow(ObjectStoreAway)
  expect(probing.away()).toBe(true)
  store.mood = 'works'
  await expect.poll(probing.away).toBe(false)
})

test.each(['hangs', 'stalls'] as const)('a store that %s is waited for so long and no longer', async (mood) => {
  const { store } = await setUp()
  const impatient = openObjectStore(store.bucket, { ...PAUSES, requestMs: 20 })
  store.mood = mood
  await expect(impatient.get('media/noor/ring/640.webp')).rejects.toThrow('it took too long to answer')
})

test('an object that is not what was written is never given out', async () => {
  const { store, media, folder } = await setUp()
  await media.write('noor/ring/640.webp', KILOBYTE)
  await media.write('noor/ring/original', KILOBYTE)
  rmSync(folder, { recursive: true })
  // The state after a store that writes in place was killed, or after a disk lost a block.
  await store.damage('media/noor/ring/640.webp', KILOBYTE.subarray(0, 500))
  await store.damage('media/noor/ring/original', Buffer.alloc(1024, 'y'))
  await expect(media.bring('noor/ring/640.webp')).rejects.toThrow(DamagedObject)
  await expect(media.read('noor/ring/original')).rejects.toThrow(DamagedObject)
  expect(filesIn(join(folder, '..')).filter(({ parentPath }) => parentPath.startsWith(folder))).toEqual([])
  // It is there for every reader, and can be overwritten.
  await media.write('noor/ring/640.webp', KILOBYTE)
  expect(await media.read('noor/ring/640.webp')).toEqual(KILOBYTE)
})

test('the cache has a bound: whoever was not asked for longest goes, with the folders left empty, also after a restart', async () => {
  // Four objects of a kilobyte, with the overhead of each.
  const { media, folder, open } = await setUp(4 * (1024 + 4096))
  for (let index = 0; index < 4; index++) await media.write(`store-${index}/ring/640.webp`, KILOBYTE)
  await media.bring('store-0/ring/640.webp')
  await media.write('store-4/ring/640.webp', KILOBYTE)
  expect(
    readdirSync(folder)
      .filter((name) => name !== 'tmp')
      .sort(),
  ).toEqual(['store-0', 'store-2', 'store-3', 'store-4'])
  const again = await open()
  for (let index = 0; index < 50; index++) await again.write(`store-${index}/necklace/640.webp`, KILOBYTE)
  expect(filesIn(folder)).toHaveLength(4)
  expect(readdirSync(folder).filter((name) => name !== 'tmp')).toHaveLength(4)
  await again.bring('store-1/ring/640.webp')
  expect(readFileSync(join(folder, 'store-1/ring/640.webp'))).toEqual(KILOBYTE)
})

test('buyers who ask for the same at once have it fetched once', async () => {
  const { store, media, folder } = await setUp()
  await media.write('noor/ring/640.webp', KILOBYTE)
  rmSync(join(folder, 'noor'), { recursive: true })
  const before = store.requests
  await Promise.all(Array.from({ length: 20 }, () => media.bring('noor/ring/640.webp')))
  expect(store.requests - before).toBe(1)
  expect(statSync(join(folder, 'noor/ring/640.webp')).size).toBe(1024)
})

test('a start without the bucket, or with what the store refuses, is refused with its reason; one while the store is away is not', async () => {
  const { store, folder } = await setUp()
  const open = (bucket: string) =>
    objectStorage(openObjectStore({ ...store.bucket, bucket }, PAUSES), createFileCache(folder, 2 ** 20)).open()
  await expect(open('another')).rejects.toThrow(StartRefused)
  await expect(open('another')).rejects.toThrow('use S3_BUCKET: it answered 404 NoSuchBucket. Nothing was changed.')
  store.mood = 'refuses'
  await expect(open(store.bucket.bucket)).rejects.toThrow('it answered 403 SignatureDoesNotMatch')
  // A region that is not the bucket's.
  store.refusal = { status: 400, code: 'AuthorizationHeaderMalformed' }
  await expect(open(store.bucket.bucket)).rejects.toThrow(StartRefused)
  store.mood = 'fails'
  await open('another')
  expect(existsSync(folder)).toBe(true)
})

test('a bucket that is gone is not taken for one that is empty, nor what was in it for what never was', async () => {
  const { store } = await setUp()
  const open = () => openObjectStore({ ...store.bucket, bucket: 'another' }, PAUSES)
  await expect(open().get('media/noor/1.jpg')).rejects.toThrow('it answered 404 NoSuchBucket')
  const gone = open()
  await expect(gone.list('media/')).rejects.toThrow('it answered 404 NoSuchBucket')
  await expect(gone.removeAll('media/noor/')).rejects.toThrow(ObjectStoreAway)
})

test('a server that starts while the store is away says so, once', async () => {
  const { store, folder } = await setUp()
  store.mood = 'breaks off'
  const server = await startServer(folder, store.env)
  const said = () => server.said().match(/"the object store of S3_ENDPOINT does not answer/g) ?? []
  await expect.poll(said).toHaveLength(1)
  expect(await (await fetch(`${server.origin}/readyz`)).json()).toMatchObject({ media: 'away' })
})
