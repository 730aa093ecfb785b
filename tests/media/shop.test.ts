import { existsSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { startSession } from '#server/auth/sessions.ts'
import { write } from '#server/db/write.ts'
import { rateLimit } from '#server/http/rate-limits.ts'
import { createMediaSweep } from '#server/maintenance/media-sweep.ts'
import { addAvif } from '#server/modules/catalogue/images/image-worker.ts'
import { verifyMedia } from '#server/modules/catalogue/images/verify-media.ts'
import { enqueuePublish } from '#server/records/publications/enqueue-publish.ts'
import { startObjectStore } from '../support/apps/object-store.ts'
import { createPublishingApp, insertTestStore } from '../support/apps/publishing-app.ts'
import { serveApp } from '../support/apps/serve-app.ts'

const photo = await sharp({ create: { width: 400, height: 300, channels: 3, background: '#0f766e' } })
  .png()
  .toBuffer()

/** A shop whose pictures are in an object store, with one product. */
const openShop = async () => {
  const store = await startObjectStore()
  const app = await createPublishingApp({ threads: false, env: store.env })
  const shop = await insertTestStore(app, 'noor')
  const authorization = `Bearer ${await startSession(app.deps.db, app.deps.clock, shop.user_id)}`
  const addRing = (name: string) => {
    const form = new FormData()
    const fields = { name, description: 'Silver', price: '10', category: 'Rings', inventory_count: '1' }
    for (const [field, value] of Object.entries(fields)) form.set(field, value)
    form.set('images', new File([new Uint8Array(photo)], 'ring.png'))
    return app.app.request('/api/products', { method: 'POST', headers: { authorization }, body: form })
  }
  expect((await addRing('Ring')).status).toBe(201)
  await app.images.idle()
  await app.settled()
  const { id } = await app.deps.db.selectFrom('images').select('id').executeTakeFirstOrThrow()
  return { store, app, shop, addRing, folder: `${shop.id}/${id}` }
}

test('a shop’s pictures go to the object store and come from it; what was uploaded is nobody’s, nor on the disk', async () => {
  const { app, folder } = await openShop()
  expect(await (await app.get('/store/noor/p/ring')).text()).toContain(`/media/${folder}/400.webp`)
  const shown = await fetch(`${await serveApp(app)}/media/${folder}/400.webp`)
  expect(Object.fromEntries(shown.headers)).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-security-policy': "default-src 'none'; sandbox",
    'cross-origin-resource-policy': 'cross-origin',
  })
  expect((await sharp(await shown.arrayBuffer()).metadata()).width).toBe(400)
  expect((await app.deps.media.read(`${folder}/original`))?.equals(photo)).toBe(true)
  for (const name of ['original', 'original.webp', '1.webp', '%6friginal']) {
    expect((await app.get(`/media/${folder}/${name}`)).status, name).toBe(404)
  }
  const onDisk = readdirSync(app.dataDir, { recursive: true }).map(String)
  expect(onDisk.filter((name) => name.endsWith('original'))).toEqual([])
  expect(existsSync(join(app.dataDir, 'media'))).toBe(false)
})

test('while the object store is away a photo is refused in words and nothing is half saved; shops stay open', async () => {
  const { store, app, addRing, folder } = await openShop()
  rmSync(join(app.deps.media.servedFrom, folder, '320.webp'))
  store.mood = 'breaks off'
  const refused = await addRing('Second')
  expect(refused.status).toBe(503)
  expect(refused.headers.get('retry-after')).toBe('30')
  expect(await refused.json()).toEqual({
    detail: 'Photos cannot be saved at the moment. Please try again in a minute.',
    code: 'unavailable',
  })
  expect(await app.deps.db.selectFrom('products').select('name').execute()).toEqual([{ name: 'Ring' }])
  expect((await app.get('/store/noor/p/ring')).status).toBe(200)
  expect((await app.get(`/media/${folder}/400.webp`)).status).toBe(200)
  const uncached = await app.get(`/media/${folder}/320.webp`)
  expect([uncached.status, uncached.headers.get('cache-control')]).toEqual([503, 'no-cache'])
  const ready = await app.get('/readyz')
  expect([ready.status, await ready.json()]).toMatchObject([200, { status: 'ready', media: 'away' }])

  store.mood = 'works'
  await expect.poll(async () => (await app.get(`/media/${folder}/320.webp`)).status).toBe(200)
  expect((await addRing('Second')).status).toBe(201)
})

test('images that are nowhere are not asked for without end; real ones do not count', async () => {
  const { store, app, folder } = await openShop()
  app.deps.limits.nowhereByAddress = rateLimit(3, 60, 'Slow down.')
  const statusOf = async (path: string) => (await app.get(path)).status
  for (let n = 0; n < 5; n++) {
    rmSync(join(app.deps.media.servedFrom, folder, '320.webp'))
    expect(await statusOf(`/media/${folder}/320.webp`)).toBe(200)
  }
  const before = store.requests
  const nowhere = await Promise.all([1, 2, 3, 4, 5].map((width) => statusOf(`/media/${folder}/${width}.webp`)))
  expect(nowhere.sort()).toEqual([404, 404, 404, 429, 429])
  expect(store.requests - before).toBe(3)
  // Local copies are still served.
  expect(await statusOf(`/media/${folder}/320.webp`)).toBe(200)
})

test('what is made of a photo while the object store is away is made when it is back', async () => {
  const { store, app, folder } = await openShop()
  const { media } = app.deps
  const makeAvif = addAvif(app.deps, async () => false)
  store.mood = 'breaks off'
  await expect(makeAvif()).rejects.toThrow('The object store')
  await app.idleTasks.drain()
  store.mood = 'works'
  await expect.poll(media.away).toBe(false)
  expect(await makeAvif()).toBe(true)
  expect(await media.list(folder)).toContainEqual(expect.objectContaining({ name: '400.avif' }))
})

test('a data folder with pictures does not start with an object store that has none of them', async () => {
  const { env } = await startObjectStore()
  const { dataDir, deps, stop } = await createPublishingApp({ threads: false })
  await deps.media.write('noor/ring/640.webp', photo)
  await stop()
  await expect(createPublishingApp({ dataDir, threads: false, env })).rejects.toThrow('are not in the object store')
  expect((await createPublishingApp({ dataDir, threads: false })).deps.media.servedFrom).toBe(join(dataDir, 'media'))
})

test('objects that nothing uses are removed, and all of a store that is deleted', async () => {
  const { app, shop, folder } = await openShop()
  const { media } = app.deps
  const hourAgo = (Date.now() - 3_600_000).toString(16).padStart(12, '0')
  const orphan = `${hourAgo.slice(0, 8)}-${hourAgo.slice(8)}-7000-8000-000000000000`
  await media.write(`${shop.id}/${orphan}/original`, photo)
  await media.write(`${shop.id}/${orphan}/400.webp`, photo)
  const sweep = createMediaSweep(app.deps, app.folder)
  while (await sweep.sweepOne());
  expect(await media.list(`${shop.id}/${orphan}`)).toEqual([])
  expect(await media.list(folder)).not.toEqual([])

  await write(app.deps, async (trx) => {
    await trx.deleteFrom('stores').where('id', '=', shop.id).execute()
    await enqueuePublish(trx, app.deps.clock, shop.id)
  })
  await app.settled()
  expect(await media.list(shop.id)).toEqual([])
  expect(existsSync(join(media.servedFrom, shop.id))).toBe(false)
})

test('an object that its store has damaged is made again from what was uploaded', async () => {
  const { store, app, folder } = await openShop()
  const name = `${folder}/400.jpg`
  const before = await app.deps.media.read(name)
  rmSync(join(app.deps.media.servedFrom, name))
  await store.damage(`media/${name}`, Buffer.alloc(before?.length ?? 0))
  expect(await verifyMedia(app.deps, { contents: true })).toMatchObject({ images: 1, remade: 1, lost: [] })
  expect(await app.deps.media.read(name)).toEqual(before)
})
