import { pino } from 'pino'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startIdleTasks } from '#server/background/idle-tasks.ts'

const MINUTE_MS = 60_000

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const start = (...tasks: (() => Promise<boolean>)[]) =>
  startIdleTasks(tasks, () => MINUTE_MS, pino({ level: 'silent' }))

/** Creates a task that fails until it is mended. */
const failingTask = (message: string) => {
  const task = { broken: true, step: vi.fn(async () => false) }
  task.step.mockImplementation(async () => {
    if (task.broken) throw new Error(message)
    return false
  })
  return task
}

test('an idle task that always fails keeps no other from its turn, and rests longer each time', async () => {
  const failing = failingTask('a file that cannot be read')
  const other = vi.fn(async () => false)
  const tasks = start(failing.step, other)
  await vi.advanceTimersByTimeAsync(10 * MINUTE_MS)
  // Every second.
  expect(other.mock.calls.length).toBeGreaterThan(590)
  // At once, after 5 and 30 seconds and 2 minutes.
  expect(failing.step).toHaveBeenCalledTimes(4)
  failing.broken = false
  await vi.advanceTimersByTimeAsync(10 * MINUTE_MS)
  // Once mended, it takes its turn again.
  expect(failing.step.mock.calls.length).toBeGreaterThan(100)
  await tasks.stop()
})

test('who has all idle work done has what rests tried once more', async () => {
  const failing = failingTask('a file that cannot be read')
  const tasks = start(failing.step)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(failing.step).toHaveBeenCalledTimes(1)
  await tasks.drain()
  expect(failing.step).toHaveBeenCalledTimes(2)
  await tasks.stop()
})

test('while the database is away all idle tasks wait for it', async () => {
  const failing = failingTask('Connection terminated unexpectedly')
  const other = vi.fn(async () => false)
  const tasks = start(failing.step, other)
  await vi.advanceTimersByTimeAsync(MINUTE_MS)
  expect(other).not.toHaveBeenCalled()
  failing.broken = false
  await vi.advanceTimersByTimeAsync(MINUTE_MS)
  expect(other).toHaveBeenCalled()
  await tasks.stop()
})
