import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { expect, onTestFinished, test, vi } from 'vitest'
import { openDatabase } from '#server/db/database.ts'
import { ThreadPool } from '#server/publish/threads/thread-pool.ts'

const site = { storesOrigin: '', apiOrigin: '' }

/** Start data of a thread, in a folder without a database. */
const threadData = () => {
  const published = mkdtempSync(join(tmpdir(), 'whatsstore-threads-'))
  onTestFinished(() => rmSync(published, { recursive: true }))
  return { database: join(published, 'app.db'), published, renderer: '', site, paidLayouts: [] }
}

test('a thread is ended only once it has started: while it loads native code its end would be that of the whole process', async () => {
  const data = threadData()
  await openDatabase(data.database).destroy()
  const happened: string[] = []
  const { emit, terminate } = Worker.prototype
  vi.spyOn(Worker.prototype, 'emit').mockImplementation(function (this: Worker, event, ...values) {
    if (event === 'message') happened.push(String(values[0]))
    return emit.call(this, event, ...values)
  })
  vi.spyOn(Worker.prototype, 'terminate').mockImplementation(function (this: Worker) {
    happened.push('ended')
    return terminate.call(this)
  })
  await new ThreadPool(1, data).stop()
  expect(happened).toEqual(['ready', 'ended'])
})

test('a thread that cannot start holds up no stop', async () => {
  await new ThreadPool(1, threadData()).stop()
})

test('of the pages that people look at, a thread draws one at a time: between two pages of a store comes no more than that', async () => {
  const data = threadData()
  await openDatabase(data.database).destroy()
  const entry = join(data.published, 'renderer.mjs')
  writeFileSync(
    entry,
    `import { setImmediate } from 'node:timers/promises'
    let underWay = 0
    export const render = async () => {
      const count = ++underWay
      await setImmediate()
      underWay--
      return String(count)
    }`,
  )
  const pool = new ThreadPool(2, { ...data, entry })
  const drawn = Array.from({ length: 20 }, () => pool.run({ kind: 'page', page: { path: '/' } as never }))
  expect(new Set(await Promise.all(drawn))).toEqual(new Set(['1']))
  await pool.stop()
})
