import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { enqueuePublish } from '#server/records/publications/enqueue-publish.ts'
import { createPublishingApp, insertTestStore } from '../support/apps/publishing-app.ts'
import { runScript } from '../support/apps/real-server.ts'

test('a layout shows the picture that was made of it; what is missing or strange is not found', async () => {
  const app = await createPublishingApp({ threads: false })
  const status = async (path: string) => (await app.get(path)).status
  expect(await status('/layouts/default/preview.jpg')).toBe(404)
  writeFileSync(join(app.dataDir, 'layouts/luxury.jpg'), 'luxury')
  const image = await app.get('/layouts/luxury/preview.jpg')
  expect(await image.text()).toBe('luxury')
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
  // The gallery is told that there is none, and shows the layout's colors.
  expect(await status('/layouts/luxury/phone.webp')).toBe(404)
  expect(await status('/layouts/luxury/desktop.webp')).toBe(404)
  writeFileSync(join(app.dataDir, 'layouts/luxury-phone.webp'), 'a phone')
  const phone = await app.get('/layouts/luxury/phone.webp')
  expect([await phone.text(), phone.headers.get('content-type')]).toEqual(['a phone', 'image/webp'])
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

test('the pictures are drawn from the demo stores, once, and of a layout whose store comes later when it is there', async () => {
  const app = await createPublishingApp({ threads: false })
  const publish = async (name: string) => {
    const store = await insertTestStore(app, name)
    await app.deps.db.transaction().execute((trx) => enqueuePublish(trx, app.deps.clock, store.id))
  }
  await publish('noor')
  const draw = (...args: string[]) => runScript(['scripts/layout-pictures.ts', ...args], { DATA_DIR: app.dataDir })
  const note = (stores: { slug: string; layout: string }[]) =>
    writeFileSync(join(app.dataDir, 'demo.json'), JSON.stringify({ stores }))
  const file = (name: string) => join(app.dataDir, 'layouts', name)
  expect((await draw()).output).toContain('no demo stores')

  // One of them is not seeded yet.
  const premium = { slug: 'noor', layout: 'premium' }
  const luxury = { slug: 'mina', layout: 'luxury' }
  note([premium, luxury])
  expect(await draw('--missing')).toMatchObject({ code: 0, output: expect.stringContaining('1 layout drawn') })
  expect(await sharp(file('premium.jpg')).metadata()).toMatchObject({ width: 585, height: 1170 })
  const photo = (name: string) => sharp(file(name)).metadata()
  expect(await photo('premium-phone.webp')).toMatchObject({ width: 780, height: 1560, format: 'webp' })
  expect(await photo('premium-desktop.webp')).toMatchObject({ width: 1280, height: 800, format: 'webp' })
  expect(await photo('premium-phone-640.avif')).toMatchObject({ width: 640, height: 1280 })
  expect(await photo('premium-desktop-1280.webp')).toMatchObject({ width: 1280, height: 960, format: 'webp' })
  expect(await photo('premium-teal-desktop-640.avif')).toMatchObject({ width: 640, height: 480 })
  expect(await photo('share.jpg')).toMatchObject({ width: 1200, height: 630 })
  expect(existsSync(file('luxury-phone.webp'))).toBe(false)
  expect((await draw('--missing')).output).toContain('Every layout has its pictures')

  await publish('mina')
  const drawnBefore = statSync(file('premium-phone.webp')).mtimeMs
  expect(await draw('--missing')).toMatchObject({ code: 0, output: expect.stringContaining('1 layout drawn') })
  expect(await photo('luxury-desktop.webp')).toMatchObject({ width: 1280, height: 800 })
  expect(statSync(file('premium-phone.webp')).mtimeMs).toBe(drawnBefore)
  expect(readFileSync(file('luxury-phone.webp')).equals(readFileSync(file('premium-phone.webp')))).toBe(false)
})
