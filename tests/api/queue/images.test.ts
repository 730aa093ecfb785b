import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import { imageWork } from '#server/modules/catalogue/images/image-work.ts'
import { startImageWorker } from '#server/modules/catalogue/images/image-worker.ts'
import { onPostgres } from '../../support/apps/dialect.ts'
import { anotherHandle, openPostgres } from '../../support/apps/postgres.ts'
import { addStore, createTestApp } from '../../support/apps/test-app.ts'
import { openBossQueue } from '../../support/fixtures/work-queues.ts'

const IMAGES = 5

test.runIf(onPostgres)('publishers derive images beside each other, each of them once', async () => {
  const db = await openPostgres()
  const app = await createTestApp({}, { db })
  await app.images.stop()
  const derived = new Map<string, number>()
  const { imageProcess } = app.deps
  const queueOf = () => openBossQueue(anotherHandle(db), imageWork(imageProcess))
  const publishers = ['first', 'second'].map((name) => {
    const run: typeof imageProcess.run = (storeId, task) => {
      if (task.kind === 'derive') derived.set(name, (derived.get(name) ?? 0) + 1)
      return imageProcess.run(storeId, task)
    }
    const worker = startImageWorker({ ...app.deps, imageProcess: { ...imageProcess, run } }, queueOf())
    onTestFinished(() => worker.stop())
    return worker
  })
  const { token } = await addStore(app)
  const bytes = await sharp({ create: { width: 400, height: 300, channels: 3, background: '#0f766e' } })
    .png()
    .toBuffer()
  const images = Array.from({ length: IMAGES }, () => new File([new Uint8Array(bytes)], 'bangles.png'))
  const fields = { name: 'Bangles', description: 'Glass', price: '450', category: 'Bangles', inventory_count: '1' }
  expect((await app.call('POST', '/products', { token, form: { ...fields, images } })).status).toBe(201)
  await Promise.all(publishers.map((worker) => worker.idle()))
  const rows = await db.selectFrom('images').select('status').execute()
  expect(rows.map(({ status }) => status)).toEqual(Array(IMAGES).fill('ready'))
  expect([...derived.values()].reduce((sum, count) => sum + count, 0)).toBe(IMAGES)
})
