import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { enqueuePublish } from '#server/modules/publications/publications.service.ts'
import { createPublishingApp, insertTestStore } from '../support/apps/publishing-app.ts'
import { runScript } from '../support/apps/real-server.ts'

test('a layout without a folder shows its fallback’s picture; what is missing or strange is not found', async () => {
  const app = await createPublishingApp({ threads: false })
  const status = async (path: string) => (await app.get(path)).status
  expect(await status('/layouts/default/preview.jpg')).toBe(404)
  writeFileSync(join(app.dataDir, 'layouts/luxury.jpg'), 'luxury')
  const image = await app.get('/layouts/nawab-zari/preview.jpg')
  expect(await image.text()).toBe('luxury')
  expect(image.headers.get('content-type')).toBe('image/jpeg')
  for (const path of [
    '/layouts/nobody/preview.jpg',
    '/layouts/..%2fapp.db/preview.jpg',
    '/layouts/luxury/luxury.jpg',
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
  expect(await draw()).toMatchObject({ code: 0, output: expect.stringContaining('3 layouts drawn') })
  const files = ['default', 'premium', 'luxury'].map((id) => readFileSync(join(app.dataDir, `layouts/${id}.jpg`)))
  for (const file of files) expect(await sharp(file).metadata()).toMatchObject({ width: 585, height: 1170 })
  expect(new Set(files.map((file) => file.toString('base64'))).size).toBe(3)
  expect((await draw('--missing')).output).toContain('Every layout has its picture')
})
