import { writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { newId } from '#server/db/ids.ts'
import { PAGE_MS, RenderingNow } from '#server/publish/threads/rendering-now.ts'
import { ThreadPool } from '#server/publish/threads/thread-pool.ts'
import { findJob } from '#server/records/publications/publish-jobs.repo.ts'
import { createPublishingApp, insertTestStore } from '../support/apps/publishing-app.ts'
import { addProduct } from '../support/fixtures/published-shop.ts'

/** A renderer with endless pages: one loops (asleep, to leave the processor to others), one awaits forever. */
const renderer = `const asleep = new Int32Array(new SharedArrayBuffer(4))
export const render = async ({ path }) => {
  if (path.endsWith('/p/loop/')) for (;;) Atomics.wait(asleep, 0, 0)
  if (path.endsWith('/p/never/')) await new Promise(() => {})
  return '<!doctype html><p>' + path
}`

test('a page whose rendering never ends is stopped and named; its store stays as it was, and nobody else waits', async () => {
  const entry = join(tmpdir(), `${newId()}.mjs`)
  writeFileSync(entry, renderer)
  const app = await createPublishingApp({ createPool: (data) => new ThreadPool(2, { ...data, entry }) })
  const stores = await Promise.all(['loop', 'never', 'other'].map((slug) => insertTestStore(app, slug)))
  const [loop, never, other] = stores
  if (!loop || !never || !other) throw new Error('there are three stores')
  for (const store of stores) await addProduct(app, store)
  await app.settled()

  await addProduct(app, loop, { name: 'Loop' })
  await addProduct(app, never, { name: 'Never' })
  const page = (slug: string) => app.get(`/store/${slug}/`)
  const met = async (id: string) => (await findJob(app.deps.db, id))?.last_error
  await expect
    .poll(() => met(loop.id), { timeout: 60_000 })
    .toMatch(/^\/store\/loop\/p\/loop\/: .*did not end within 10 s/)
  await expect.poll(() => met(never.id), { timeout: 60_000 }).toMatch(/p\/never\.html: .*did not end within 10 s/)
  expect([(await page('loop')).status, (await page('never')).status]).toEqual([200, 200])

  // New threads replace the lost ones.
  await app.deps.db.deleteFrom('publish_jobs').execute()
  for (const slug of ['one', 'two', 'three']) {
    await addProduct(app, other, { name: slug })
    await app.settled()
    expect((await app.get(`/store/other/p/${slug}/`)).status).toBe(200)
  }
})

test('what a thread was asked while it was lost in a loop is done by the next one', async () => {
  const entry = join(tmpdir(), `${newId()}.mjs`)
  writeFileSync(entry, renderer)
  const pools: ThreadPool[] = []
  const app = await createPublishingApp({
    createPool: (data) => {
      const pool = new ThreadPool(1, { ...data, entry })
      pools.push(pool)
      return pool
    },
  })
  const page = (path: string) => pools[0]?.run({ kind: 'page', page: { path } as never })
  const [lost, next] = [page('/store/noor/p/loop/'), page('/store/noor/')]
  await expect(lost).rejects.toThrow('did not end within 10 seconds')
  expect(await next).toBe('<!doctype html><p>/store/noor/')
  expect(app.outcomes).toEqual([])
})

/** A thread's pages, and the time that goes by for it and for who watches it. */
const watched = () => {
  const clock = { milliseconds: 0 }
  vi.spyOn(process.hrtime, 'bigint').mockImplementation(() => BigInt(clock.milliseconds) * 1_000_000n)
  vi.useFakeTimers({ toFake: ['Date'] })
  onTestFinished(() => {
    vi.restoreAllMocks()
    vi.useRealTimers()
  })
  return { clock, rendering: new RenderingNow() }
}

test('a page that somebody looks at meanwhile does not hide one that never ends', () => {
  const { clock, rendering } = watched()
  rendering.begin(1, '/store/noor/')
  const end = rendering.begin(2, '/store/zari/')
  end()
  expect(rendering.endless()).toBeUndefined()
  clock.milliseconds = PAGE_MS + 2_000
  expect(rendering.endless()).toEqual({ task: 1, path: '/store/noor/' })
})

test('no page is stopped because the clock was set', () => {
  const { rendering } = watched()
  rendering.begin(1, '/store/noor/')
  for (const moment of ['2020-01-01', '2060-01-01']) {
    vi.setSystemTime(moment)
    expect(rendering.endless()).toBeUndefined()
  }
})
