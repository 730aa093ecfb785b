import { join } from 'node:path'
import sharp from 'sharp'
import { afterEach, expect, test, vi } from 'vitest'
import { addAvif } from '#server/modules/catalogue/images/image-worker.ts'
import { createShareImages } from '#server/share-images/share-images.ts'
import { createPublishingApp, insertTestStore } from '../support/apps/publishing-app.ts'
import { addStore, createTestApp } from '../support/apps/test-app.ts'
import { addProduct } from '../support/fixtures/published-shop.ts'

afterEach(() => void vi.useRealTimers())

const photo = async (width: number) => {
  const bytes = await sharp({ create: { width, height: 300, channels: 3, background: '#0f766e' } })
    .png()
    .toBuffer()
  return new File([new Uint8Array(bytes)], 'bangles.png')
}

test('a product with five photos is published with them, and once more for their AVIF and the link’s image', async () => {
  const app = await createPublishingApp({ idleTasks: true, threads: false })
  const store = await insertTestStore(app, 'noor')
  await addProduct(app, store, { name: 'Ajrak shawl' })
  const silence = async () => {
    await app.images.idle()
    await app.publisher.idle()
    await app.idleTasks.drain()
    await app.publisher.idle()
  }
  await silence()
  await silence()
  const before = app.outcomes.length
  // However slow the machine is, its photos are ready within five seconds.
  vi.useFakeTimers({ toFake: ['Date'] })
  const images = await Promise.all([300, 310, 320, 330, 340].map(photo))
  const product = await addProduct(app, store, { images })
  const page = async () => (await app.get(`/store/noor/p/${product.slug}/`)).text()
  await app.images.idle()
  await app.publisher.idle()
  expect(app.outcomes.slice(before)).toHaveLength(1)
  const shown = await page()
  for (const { id } of product.images) expect(shown).toContain(`${id}/`)
  expect(shown).not.toContain('.avif')
  await silence()
  await silence()
  expect(app.outcomes.slice(before)).toHaveLength(2)
  const whole = await page()
  for (const { id } of product.images) expect(whole).toMatch(new RegExp(`${id}/\\d+\\.avif`))
  expect(whole).toMatch(/og:image" content="[^"]+\/share\/[\w-]+\.jpg"/)
})

test('the image of a link waits for the store’s photos, and two minutes at most for their AVIF', async () => {
  const app = await createTestApp()
  await app.images.stop()
  const { token, store } = await addStore(app)
  const { db, writes, clock, media, imageProcess } = app.deps
  const shareImages = createShareImages({
    db,
    writes,
    clock,
    media,
    imageProcess,
    fontFolder: join(app.dataDir, 'fonts'),
    paidLayouts: app.deps.config.paidLayouts,
  })
  const fields = { name: 'Bangles', description: 'Glass', price: '450', category: 'Bangles', inventory_count: '1' }
  expect((await app.call('POST', '/products', { token, form: { ...fields, images: await photo(300) } })).status).toBe(
    201,
  )
  await db.deleteFrom('publish_jobs').execute()
  const jobs = () => db.selectFrom('publish_jobs').select(['stock_only', 'background']).execute()
  const work = async () => {
    shareImages.add(store.id)
    while (await shareImages.makeOne());
    return (await db.selectFrom('share_images').selectAll().execute()).length
  }
  expect(await work()).toBe(0)
  await db.updateTable('images').set({ status: 'ready', widths: '[300]' }).execute()
  const derived = sharp({ create: { width: 300, height: 300, channels: 3, background: '#0f766e' } })
  const { id } = await db.selectFrom('images').select('id').executeTakeFirstOrThrow()
  await media.write(`${store.id}/${id}/300.jpg`, await derived.jpeg().toBuffer())
  expect(await work()).toBe(2)
  expect(await jobs()).toEqual([])
  app.clock.time = new Date(app.clock.time.getTime() + 119_000)
  expect([await shareImages.makeOne(), await jobs()]).toEqual([false, []])
  app.clock.time = new Date(app.clock.time.getTime() + 1_000)
  expect([await shareImages.makeOne(), await jobs()]).toEqual([true, [{ stock_only: 1, background: 1 }]])

  await db.deleteFrom('publish_jobs').execute()
  await db.updateTable('products').set({ price: 90_000 }).execute()
  const step = addAvif(app.deps, shareImages.makeOneOf)
  expect([await step(), await jobs()]).toEqual([true, []])
  expect(await db.selectFrom('images').select('avif').execute()).toEqual([{ avif: 0 }])
  expect(await step()).toBe(true)
  expect(await jobs()).toEqual([{ stock_only: 1, background: 1 }])
  await db.deleteFrom('publish_jobs').execute()
  await work()
  expect(await jobs()).toEqual([])
})
