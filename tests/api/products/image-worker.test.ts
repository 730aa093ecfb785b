import sharp from 'sharp'
import { afterEach, expect, test, vi } from 'vitest'
import { addAvif, startImageWorker } from '#server/modules/catalogue/images/image-worker.ts'
import { addStore, createTestApp } from '../../support/apps/test-app.ts'

afterEach(() => void vi.useRealTimers())

const bytes = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#0f766e' } })
  .png()
  .toBuffer()
const image = () => new File([new Uint8Array(bytes)], 'bangles.png')

test('retries a picture that fails with growing delays, without blocking others', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const app = await createTestApp()
  const { token } = await addStore(app)
  app.deps.writes.consume('images', { wake: () => {} })
  const fields = { name: 'Bangles', description: 'Glass', price: '450', category: 'Bangles', inventory_count: '1' }
  const form = { ...fields, images: [image(), image()] }
  expect((await app.call('POST', '/products', { token, form })).status).toBe(201)
  const states = async () => {
    const rows = await app.db.selectFrom('images').select('status').orderBy('id').execute()
    return rows.map(({ status }) => status).join(' ')
  }

  const { writes } = app.deps
  let failures = 1
  app.deps.writes = {
    ...writes,
    run: (work) => {
      if (failures === 0) return writes.run(work)
      failures--
      return Promise.reject(new Error('database is locked'))
    },
  }
  app.images.wake()
  await app.images.idle()
  expect(await states()).toBe('processing ready')

  const wait = async (seconds: number) => {
    app.clock.time = new Date(app.clock.time.getTime() + seconds * 1000)
    vi.advanceTimersByTime(seconds * 1000)
    await app.images.idle()
  }
  failures = 1
  await wait(5)
  expect(failures).toBe(0)
  await wait(25)
  expect(await states()).toBe('processing ready')
  await wait(5)
  expect(await states()).toBe('ready ready')
})

test('threat 46: the store that has had least done has its image made next, however many another store has waiting', async () => {
  const app = await createTestApp()
  await app.images.stop()
  const made: string[] = []
  const { imageProcess } = app.deps
  app.deps.imageProcess = {
    ...imageProcess,
    run: (storeId, task) => {
      if (task.kind === 'derive') made.push(storeId)
      return imageProcess.run(storeId, task)
    },
    servedLately: (storeId) => made.filter((one) => one === storeId).length,
  }
  const fields = { name: 'Bangles', description: 'Glass', price: '450', category: 'Bangles', inventory_count: '1' }
  const [many, one] = [await addStore(app, 'many'), await addStore(app, 'one')]
  for (let count = 0; count < 2; count++) {
    const form = { ...fields, images: Array(5).fill(image()) }
    expect((await app.call('POST', '/products', { token: many.token, form })).status).toBe(201)
  }
  const form = { ...fields, images: image() }
  expect((await app.call('POST', '/products', { token: one.token, form })).status).toBe(201)
  const worker = startImageWorker(app.deps)
  await worker.idle()
  await worker.stop()
  expect(made).toHaveLength(11)
  expect(made.indexOf(one.store.id)).toBeLessThan(2)
})

test('images that follow one another share a publication; the last one waits for nobody', async () => {
  const app = await createTestApp()
  await app.images.stop()
  const { token } = await addStore(app)
  const form = { name: 'Bangles', description: 'Glass', price: '450', category: 'Bangles', inventory_count: '1' }
  const images = [image(), image(), image()]
  expect((await app.call('POST', '/products', { token, form: { ...form, images } })).status).toBe(201)
  await app.db.deleteFrom('publish_jobs').execute()
  const now = () => app.clock.time.getTime()
  const job = () => app.db.selectFrom('publish_jobs').selectAll().executeTakeFirst()
  /** Seconds left until pages are published, at the start of each image. */
  const due: (number | undefined)[] = []
  const wait = async () => {
    const waiting = await job()
    return waiting && (Date.parse(waiting.next_attempt_at) - now()) / 1000
  }
  const { imageProcess } = app.deps
  app.deps.imageProcess = {
    ...imageProcess,
    run: async (storeId, task) => {
      due.push(await wait())
      app.clock.time = new Date(now() + 1000)
      return imageProcess.run(storeId, task)
    },
  }
  const worker = startImageWorker(app.deps)
  await worker.idle()
  await worker.stop()
  expect(due).toEqual([undefined, 5, 4])
  expect(await wait()).toBe(0)
  expect(await job()).toMatchObject({ stock_only: 0, background: 0 })
})

test('a save with images waits for them, five seconds at most; one without is published at once', async () => {
  const app = await createTestApp()
  await app.images.stop()
  const { token } = await addStore(app)
  const form = { name: 'Bangles', description: 'Glass', price: '450', category: 'Bangles', inventory_count: '1' }
  const job = () => app.db.selectFrom('publish_jobs').selectAll().executeTakeFirstOrThrow()
  const due = async () => (Date.parse((await job()).next_attempt_at) - app.clock.time.getTime()) / 1000
  const later = (seconds: number) => {
    app.clock.time = new Date(app.clock.time.getTime() + seconds * 1000)
  }
  const add = async (change: object = {}) =>
    (await app.call('POST', '/products', { token, form: { ...form, ...change } })).body.id
  const plain = await add()
  expect(await due()).toBe(0)
  // The current publication has ended.
  later(1)
  await add({ images: image() })
  expect(await due()).toBe(5)
  later(2)
  await add({ images: image() })
  expect(await due()).toBe(3)
  await app.call('PUT', `/products/${plain}`, { token, json: { price: 500 } })
  expect(await due()).toBe(0)
  await app.db
    .updateTable('publish_jobs')
    .set({ attempts: 3, next_attempt_at: '2099-01-01', last_error: 'p: no' })
    .execute()
  await app.call('PUT', `/products/${plain}`, { token, form: { images: image() } })
  expect(await due()).toBe(5)
  expect(await job()).toMatchObject({ attempts: 0, last_error: null })
})

test('while a store is being filled its images share a publication for longer', async () => {
  const app = await createTestApp()
  await app.images.stop()
  const { token } = await addStore(app)
  const form = { name: 'Bangles', description: 'Glass', price: '450', category: 'Bangles', inventory_count: '1' }
  for (const images of [Array(5).fill(image()), Array(3).fill(image())]) {
    expect((await app.call('POST', '/products', { token, form: { ...form, images } })).status).toBe(201)
  }
  await app.db.deleteFrom('publish_jobs').execute()
  const due: (number | undefined)[] = []
  const { imageProcess } = app.deps
  app.deps.imageProcess = {
    ...imageProcess,
    run: async (storeId, task) => {
      const job = await app.db.selectFrom('publish_jobs').selectAll().executeTakeFirst()
      due.push(job && (Date.parse(job.next_attempt_at) - app.clock.time.getTime()) / 1000)
      return imageProcess.run(storeId, task)
    },
  }
  const worker = startImageWorker(app.deps)
  await worker.idle()
  await worker.stop()
  expect(due).toEqual([undefined, 20, 20, 5, 5, 5, 5, 5])
})

test('no image gets AVIF while another one, of whatever store, waits for its sizes', async () => {
  const app = await createTestApp()
  const [done, waiting] = [await addStore(app, 'done'), await addStore(app, 'waiting')]
  const form = { name: 'Bangles', description: 'Glass', price: '450', category: 'Bangles', inventory_count: '1' }
  const add = ({ token }: { token: string }) =>
    app.call('POST', '/products', { token, form: { ...form, images: image() } })
  await add(done)
  await app.images.idle()
  await app.images.stop()
  await add(waiting)
  expect(await addAvif(app.deps, async () => false)()).toBe(false)
  const worker = startImageWorker(app.deps)
  await worker.idle()
  await worker.stop()
  expect(await addAvif(app.deps, async () => false)()).toBe(true)
})
