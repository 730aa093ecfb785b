import { mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import { startSession } from '#server/auth/sessions.ts'
import { addAvif } from '#server/modules/catalogue/images/image-worker.ts'
import { countDamagedMedia, verifyMedia } from '#server/modules/catalogue/images/verify-media.ts'
import { createPublishingApp, insertTestStore, type PublishingApp } from '../support/apps/publishing-app.ts'
import { runScript } from '../support/apps/real-server.ts'

const photo = await sharp({ create: { width: 400, height: 300, channels: 3, background: '#0f766e' } })
  .png()
  .toBuffer()

/** A shop with one product's image, all sizes and AVIF made. */
const setUp = async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'whatsstore-media-'))
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }))
  const app = await createPublishingApp({ dataDir, threads: false })
  const store = await insertTestStore(app, 'noor')
  const form = new FormData()
  const fields = { name: 'Ring', description: 'Silver', price: '10', category: 'Rings', inventory_count: '1' }
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  form.set('images', new File([new Uint8Array(photo)], 'ring.png'))
  const authorization = `Bearer ${await startSession(app.deps.db, app.deps.clock, store.user_id)}`
  const answer = await app.app.request('/api/products', { method: 'POST', headers: { authorization }, body: form })
  expect(answer.status).toBe(201)
  await app.images.idle()
  expect(await addAvif(app.deps, async () => false)()).toBe(true)
  const { id } = await app.deps.db.selectFrom('images').select('id').executeTakeFirstOrThrow()
  return { app, dataDir, folder: join(app.deps.media.servedFrom, `${store.id}/${id}`) }
}

/** Damages each file in a different way. */
const damage = (folder: string) => {
  rmSync(join(folder, '320.webp'))
  writeFileSync(join(folder, '400.webp'), '')
  truncateSync(join(folder, '400.jpg'), 500)
  truncateSync(join(folder, '400.avif'), 100)
}
const names = ['320.webp', '400.webp', '400.jpg', '400.avif']
const bytesOf = (folder: string) => names.map((name) => readFileSync(join(folder, name)).toString('base64'))

const decodes = async (folder: string) => {
  for (const name of names) expect((await sharp(join(folder, name)).stats()).isOpaque, name).toBe(true)
}

test('files of an image that are missing, empty or cut are made again from the original, no page changes', async () => {
  const { app, folder } = await setUp()
  const before = bytesOf(folder)
  damage(folder)
  expect(await countDamagedMedia(app.deps)).toEqual({ images: 1, damaged: 1, lost: 0 })
  expect(await verifyMedia(app.deps, { contents: false })).toEqual({ images: 1, remade: 1, lost: [] })
  expect(bytesOf(folder)).toEqual(before)
  expect(await verifyMedia(app.deps, { contents: false })).toEqual({ images: 1, remade: 0, lost: [] })
})

test('a file of the right length with other bytes in it is found when contents are looked at', async () => {
  const { app, folder } = await setUp()
  const before = bytesOf(folder)
  writeFileSync(join(folder, '400.webp'), Buffer.alloc(readFileSync(join(folder, '400.webp')).length))
  expect((await verifyMedia(app.deps, { contents: false })).remade).toBe(0)
  expect((await verifyMedia(app.deps, { contents: true })).remade).toBe(1)
  expect(bytesOf(folder)).toEqual(before)
})

test('files of images from before their lengths were written down are held against their formats', async () => {
  const { app, folder } = await setUp()
  await app.deps.db.updateTable('images').set({ files: '{}' }).execute()
  expect((await verifyMedia(app.deps, { contents: false })).remade).toBe(0)
  truncateSync(join(folder, '400.webp'), 100)
  truncateSync(join(folder, '320.jpg'), 200)
  expect((await verifyMedia(app.deps, { contents: false })).remade).toBe(1)
  await decodes(folder)
})

test('an image the original of which is gone, too, is counted as lost', async () => {
  const { app, folder } = await setUp()
  rmSync(join(folder, 'original'))
  rmSync(join(folder, '320.webp'))
  expect(await countDamagedMedia(app.deps)).toEqual({ images: 1, damaged: 1, lost: 1 })
  expect((await verifyMedia(app.deps, { contents: false })).lost).toHaveLength(1)
})

test('a start after an unclean stop makes damaged files again, one after a clean stop does not look', async () => {
  const { app, dataDir, folder } = await setUp()
  await app.stop()
  damage(folder)
  const restart = (): Promise<PublishingApp> => createPublishingApp({ dataDir, threads: false })
  const clean = await restart()
  expect(await countDamagedMedia(clean.deps)).toMatchObject({ damaged: 1 })
  await clean.stop()
  // The state that a kill leaves.
  writeFileSync(join(dataDir, 'running'), '')
  const unclean = await restart()
  await expect.poll(async () => (await countDamagedMedia(unclean.deps)).damaged).toBe(0)
  await decodes(folder)
})

test('rebuild --verify makes damaged files of images again', async () => {
  const { app, dataDir, folder } = await setUp()
  await app.stop()
  const before = bytesOf(folder)
  writeFileSync(join(folder, '400.webp'), Buffer.alloc(readFileSync(join(folder, '400.webp')).length))
  const { code, output } = await runScript(['scripts/rebuild.ts', '--verify'], { DATA_DIR: dataDir })
  expect({ code, output }).toMatchObject({
    code: 0,
    output: expect.stringContaining('1 image looked at, 1 made again'),
  })
  expect(bytesOf(folder)).toEqual(before)
})

test('a restore says of how many images files are missing, and the next start makes again what it can', async () => {
  const { app, dataDir, folder } = await setUp()
  const { name } = await app.deps.backups.create()
  await app.stop()
  damage(folder)
  const restore = () => runScript(['scripts/restore.ts', name], { DATA_DIR: dataDir })
  expect((await restore()).output).toContain('Files of 1 of 1 images are missing and are made again then.')
  const restored = await createPublishingApp({ dataDir, threads: false })
  await expect.poll(async () => (await countDamagedMedia(restored.deps)).damaged).toBe(0)
  await restored.stop()
  rmSync(folder, { recursive: true })
  expect((await restore()).output).toContain('1 of 1 images are lost')
})
