import fc from 'fast-check'
import { expect, test } from 'vitest'
import { listPage } from '#server/db/list-page.ts'
import { SEED } from '../support/seed.ts'

/** A list of numbers that is read and counted as a table would be. */
const listOf = (length: number) => {
  const all = Array.from({ length }, (_, index) => index)
  let counts = 0
  return {
    all,
    counts: () => counts,
    find: async ({ offset, limit }: { offset: number; limit: number }) => all.slice(offset, offset + limit),
    count: async () => {
      counts++
      return length
    },
  }
}

test('any page of a list of any length: its rows, and how many there are', async () => {
  const lengths = fc.oneof(fc.constantFrom(0, 1, 19, 20, 21, 199, 200, 201, 220, 2500), fc.nat(3000))
  await fc.assert(
    fc.asyncProperty(
      lengths,
      fc.integer({ min: 1, max: 200 }),
      fc.constantFrom(1, 20, 100),
      async (length, page, limit) => {
        const list = listOf(length)
        const { shown, total } = await listPage({ page, limit }, list.find, list.count)
        expect(shown).toEqual(list.all.slice((page - 1) * limit, page * limit))
        expect(total).toBe(length)
      },
    ),
    { seed: SEED },
  )
})

test('a search with few hits looks through everything once', async () => {
  const list = listOf(111)
  expect((await listPage({ page: 2, limit: 20 }, list.find, list.count)).total).toBe(111)
  expect(list.counts()).toBe(0)
})
