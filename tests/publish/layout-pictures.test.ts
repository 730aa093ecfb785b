import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { layouts } from '#layouts/registry.ts'
import { enqueuePublish } from '#server/modules/publications/publications.service.ts'
import { createPublishingApp, insertTestStore } from '../support/apps/publishing-app.ts'
import { runScript } from '../support/apps/real-server.ts'

test('each layout shows its picture at the address that its manifest names; what is missing or strange is not found', async () => {
  const app = await createPublishingApp({ threads: false })
  const status = async (path: string) => (await app.get(path)).status
  expect(await status('/layouts/default/preview.jpg')).toBe(404)
  const others = [...layouts.values()].filter(({ id }) => id !== 'default')
  for (const { id } of others) writeFileSync(join(app.dataDir, `layouts/${id}.jpg`), id)
  for (const { id, previewImage } of others) expect(await (await app.get(previewImage)).text()).toBe(id)
  const image = await app.get('/layouts/luxury/preview.jpg')
  expect(image.headers.get('content-type')).toBe('image/jpeg')
  // The platform's own pages keep an empty ground where there is no photograph yet.
  const none = await app.get('/layouts/luxury/phone-320.avif')
  expect([none.status, none.headers.get('content-type'), none.headers.get('cache-control')]).toEqual([
    200,
    'image/svg+xml',
    'no-store',
  ])
  writeFileSync(join(app.dataDir, 'layouts/luxury-phone-320.avif'), 'a photograph')
  const photo = await app.get('/layouts/luxury/phone-320.avif')
  expect([await photo.text(), photo.headers.get('content-type')]).toEqual(['a photograph', 'image/avif'])
  expect((await app.get('/layouts/premium/teal-desktop-640.webp')).headers.get('content-type')).toBe('image/svg+xml')
  expect(await status('/layouts/share.jpg')).toBe(404)
  for (const path of [
    '/layouts/nobody/preview.jpg',
    '/layouts/..%2fapp.db/preview.jpg',
    '/layouts/luxury/luxury.jpg',
    '/layouts/luxury/phone-320.svg',
    '/layouts/luxury/phone-320.avif/x',
    '/layouts/luxury/..%2fphone-320.avif',
  ]) {
    expect(await status(path), path).toBe(404)
  }
})

test('the pictures are drawn from the demo stores, and only when they are missing', async () => {
  const app = await createPublishingApp({ threads: false })
  const store = await insertTestStore(app, 'noor')
  await app.deps.db.transaction().execute((trx) => enqueuePublish(trx, app.deps.clock, store.id))
  const draw = (...args: string[]) => runScript(['scripts/layout-pictures.ts', ...args], { DATA_DIR: app.dataDir })
  expect((await draw()).output).toContain('no demo stores')

  const demo = { stores: [{ slug: 'noor', layout: 'premium' }] }
  writeFileSync(join(app.dataDir, 'demo.json'), JSON.stringify(demo))
  expect(await draw()).toMatchObject({ code: 0, output: expect.stringContaining(`${layouts.size} layouts drawn`) })
  const files = ['default', 'premium', 'luxury'].map((id) => readFileSync(join(app.dataDir, `layouts/${id}.jpg`)))
  for (const file of files) expect(await sharp(file).metadata()).toMatchObject({ width: 585, height: 1170 })
  expect(new Set(files.map((file) => file.toString('base64'))).size).toBe(3)
  const photo = (name: string) => sharp(join(app.dataDir, 'layouts', name)).metadata()
  expect(await photo('premium-phone-640.avif')).toMatchObject({ width: 640, height: 1280 })
  expect(await photo('premium-desktop-1280.webp')).toMatchObject({ width: 1280, height: 960, format: 'webp' })
  expect(await photo('premium-teal-desktop-640.avif')).toMatchObject({ width: 640, height: 480 })
  expect(await photo('share.jpg')).toMatchObject({ width: 1200, height: 630 })
  expect((await draw('--missing')).output).toContain('Every layout has its picture')
})
