import { pino } from 'pino'
import { expect, onTestFinished, test, vi } from 'vitest'
import { removeOldVersions } from '#server/publish/old-versions.ts'
import type { ThreadPool } from '#server/publish/threads/thread-pool.ts'

const setUp = () => {
  vi.useFakeTimers({ toFake: ['performance', 'setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const pruned: string[] = []
  const run = async (task: { storeId: string }) => void pruned.push(task.storeId)
  const pool = { run } as unknown as ThreadPool
  const versions = removeOldVersions({ pool, log: pino({ level: 'silent' }) })
  onTestFinished(() => versions.stop())
  return { pruned, add: (storeId: string) => versions.add(storeId, storeId), pass: vi.advanceTimersByTimeAsync }
}

test('old versions go when nobody has published for a moment, and not before', async () => {
  const { pruned, add, pass } = setUp()
  add('noor')
  add('zari')
  await pass(4000)
  add('noor')
  await pass(4000)
  expect(pruned).toEqual([])
  await pass(6000)
  expect(pruned).toEqual(['zari', 'noor'])
  await pass(20_000)
  expect(pruned).toHaveLength(2)
})

test('where somebody always publishes, a store keeps a few of its old versions, and a bounded number of stores does', async () => {
  const { pruned, add, pass } = setUp()
  for (let save = 0; save < 20; save++) {
    add('noor')
    await pass(1000)
  }
  expect(pruned).toEqual(['noor', 'noor'])

  for (let store = 0; store < 1000; store++) {
    add(`store ${store}`)
    await pass(10)
  }
  expect(pruned.length).toBeGreaterThanOrEqual(800)
  expect(pruned.slice(2, 5)).toEqual(['noor', 'store 0', 'store 1'])
})
