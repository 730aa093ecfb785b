import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startLoop } from '#server/background/loop.ts'

const GATHER_MS = 100

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const countingLoop = () => {
  const pass = vi.fn(async () => false)
  const onError = (error: unknown) => {
    throw error
  }
  return { pass, loop: startLoop({ pass, gatherMs: GATHER_MS, onError }) }
}

test('those who wake a gathering loop close together share a pass', async () => {
  const { pass, loop } = countingLoop()
  loop.wake()
  loop.wake()
  expect(pass).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(GATHER_MS)
  expect(pass).toHaveBeenCalledTimes(1)
  loop.wake()
  await vi.advanceTimersByTimeAsync(GATHER_MS)
  expect(pass).toHaveBeenCalledTimes(2)
})

test('whoever waits for a gathering loop to be idle does not wait for others', async () => {
  const { pass, loop } = countingLoop()
  loop.wake()
  await loop.idle()
  expect(pass).toHaveBeenCalledTimes(1)
})

test('a gathering loop that was stopped begins no pass', async () => {
  const { pass, loop } = countingLoop()
  loop.wake()
  await loop.stop()
  await vi.advanceTimersByTimeAsync(GATHER_MS)
  expect(pass).not.toHaveBeenCalled()
})

test('a loop whose database is away looks for it less and less often, whoever wakes it, and goes on when it is back', async () => {
  let away = true
  const pass = vi.fn(async () => {
    if (away) throw new Error('Connection terminated unexpectedly')
    return false
  })
  const onError = vi.fn()
  const loop = startLoop({ pass, every: 100, onError })
  await vi.advanceTimersByTimeAsync(60_000)
  loop.wake()
  // At once, after 1, 2 and 5 seconds, and then every 10.
  expect(onError).toHaveBeenCalledTimes(9)
  away = false
  await vi.advanceTimersByTimeAsync(10_000)
  const looks = pass.mock.calls.length
  expect(looks).toBeGreaterThan(9)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(pass).toHaveBeenCalledTimes(looks + 10)
  expect(onError).toHaveBeenCalledTimes(9)
  await loop.stop()
})
