import { AsyncLocalStorage } from 'node:async_hooks'
import { expect, test, vi } from 'vitest'
import { rateLimit } from '#server/http/rate-limits.ts'

test('a limit keeps no request alive that it counted, for as long as its window lasts', async () => {
  const request = new AsyncLocalStorage<string>()
  const limit = rateLimit(5, 3600, 'Slow down.')
  const { setTimeout } = globalThis
  const begunBy: (string | undefined)[] = []
  vi.spyOn(globalThis, 'setTimeout').mockImplementation(((...timer: Parameters<typeof setTimeout>) => {
    begunBy.push(request.getStore())
    return setTimeout(...timer)
  }) as typeof setTimeout)
  await request.run('a request with a large body', async () => {
    await limit.take('address')
    await limit.giveBack('another address')
  })
  vi.restoreAllMocks()
  expect(begunBy).toEqual([undefined, undefined])
})
