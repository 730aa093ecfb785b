import { expect, test } from 'vitest'
import { createUploadTurns } from '#server/http/upload-turns.ts'

const body = (bytes: number) => ({ bytes, isReceived: () => true, cut: () => {} })

test('threat 46: however many uploads others have waiting, one of somebody else is let in next', async () => {
  const turns = createUploadTurns()
  const { signal } = new AbortController()
  const crowd = ['a', 'b', 'c', 'd', 'e']
  const order: string[] = []
  const refused: string[] = []
  const leave: (() => void)[] = []
  const enter = async (account: string) => {
    try {
      const left = await turns.enter(account, body(1), signal)
      order.push(account)
      leave.push(left)
    } catch {
      refused.push(account)
    }
  }
  // Two of each are under way and have taken their time. Eight of each wait, the most that may.
  const under = crowd.flatMap((account) => [enter(account), enter(account)])
  await Promise.all(under)
  const waiting = crowd.flatMap((account) => Array.from({ length: 8 }, () => enter(account)))
  leave.shift()?.()
  await expect.poll(() => order.length).toBe(11)
  waiting.push(enter('a'))
  expect(refused).toEqual([])

  // All places are taken: an owner who has had more than she gives one up.
  waiting.push(enter('shop'))
  await expect.poll(() => refused).toEqual(['a'])
  await expect.poll(() => order.at(-1)).toBe('shop')

  for (let left = leave.shift(); left; left = leave.shift()) {
    left()
    await new Promise(setImmediate)
  }
  await Promise.all(waiting)
  expect(order).toHaveLength(51)
})

test('threat 46: bodies that announce much and come slowly give their memory up to one that waits', async () => {
  const turns = createUploadTurns({ givesWayAfterMs: 1 })
  const { signal } = new AbortController()
  const cut: number[] = []
  const slow = async (place: number) => {
    const left = await turns.enter(`slow ${place}`, { ...body(20e6), isReceived: () => false, cut: gone }, signal)
    function gone() {
      cut.push(place)
      left()
    }
  }
  await Promise.all([slow(1), slow(2)])
  const left = await turns.enter('shop', body(20e6), signal)
  expect(cut).toHaveLength(1)
  left()
})

test('threat 46: of fresh accounts that fill the queue, one gives a place up to a newcomer', async () => {
  const turns = createUploadTurns()
  const { signal } = new AbortController()
  const refused: string[] = []
  const enter = (account: string) => void turns.enter(account, body(1), signal).catch(() => refused.push(account))
  for (const account of ['a', 'b', 'c', 'd']) for (let count = 0; count < 12; count++) enter(account)
  enter('shop')
  await new Promise(setImmediate)
  expect(refused).toEqual(['a'])
})
