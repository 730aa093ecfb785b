import sharp from 'sharp'
import { afterEach, expect, test, vi } from 'vitest'
import { addStore, createTestApp } from '../../support/apps/test-app.ts'

afterEach(() => void vi.useRealTimers())

const bytes = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#0f766e' } })
  .png()
  .toBuffer()
const picture = () => new File([new Uint8Array(bytes)], 'bangles.png')

test('retries a picture that fails with growing delays, without blocking others', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const app = await createTestApp()
  const { token } = await addStore(app)
  app.deps.writes.consume('images', { wake: () => {} })
  const fields = { name: 'Bangles', description: 'Glass', price: '450', category: 'Bangles', inventory_count: '1' }
  const form = { ...fields, images: [picture(), picture()] }
  expect((await app.call('POST', '/products', { token, form })).status).toBe(201)
  const states = async () => {
    const rows = await app.db.selectFrom('images').select('status').orderBy('id').execute()
    return rows.map(({ status }) => status).join(' ')
  }

  const { writes } = app.deps
  let failures = 1
  app.deps.writes = {
    ...writes,
    run: (work) => (failures-- > 0 ? Promise.reject(new Error('database is locked')) : writes.run(work)),
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
