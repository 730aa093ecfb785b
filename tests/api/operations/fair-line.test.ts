import { expect, test } from 'vitest'
import { FairLine, RecentWork } from '#server/lib/fair-line.ts'

const MINUTE = 60_000

/** Creates a line in which each owner has one item with her name. */
const lineOf = (owners: string[], work?: RecentWork) => {
  const line = new FairLine<string>(work ? { weightOf: (owner) => work.of(owner) } : {})
  for (const owner of owners) line.add(owner, owner)
  return line
}

test('whoever had least goes first, the one who waits longest among equals, and what is long ago counts less', () => {
  let now = 0
  const work = new RecentWork(() => now)
  const line = lineOf(['a', 'b'], work)
  expect(lineOf([], work).next()).toBeUndefined()
  expect(line.next()).toBe('a')
  work.add('a', 900)
  work.add('b', 100)
  expect(line.next()).toBe('b')
  now = MINUTE
  expect(work.of('a')).toBe(450)
  work.add('b', 500)
  expect(line.next()).toBe('a')
  now = 100 * MINUTE
  expect(work.of('a')).toBeLessThan(1)
})

test('whoever had most gives way, the last among equals, and nobody to one who had as much', () => {
  const work = new RecentWork(() => 0)
  expect(lineOf(['a', 'b'], work).greediest('new')).toBeUndefined()
  work.add('a', 100)
  work.add('b', 100)
  const line = lineOf(['a', 'b', 'other'], work)
  expect(line.greediest('new')).toBe('b')
  expect(line.greediest('a')).toBeUndefined()
})

test('whoever holds most gives way among equals, but not to one who would then hold as many', () => {
  const line = lineOf(['a', 'b'])
  line.add('b', 'second')
  expect(line.greediest('new')).toBe('b')
  expect(line.last('b')).toBe('second')
  expect(line.greediest('a')).toBeUndefined()
  line.add('b', 'third')
  expect(line.greediest('a')).toBe('b')
})

test('a free place is never given up', () => {
  const line = new FairLine<string>({ freePlacesOf: (owner) => (owner === 'known' ? 1 : 0) })
  line.add('known', 'one')
  line.add('known', 'two')
  expect(line.greediest('new')).toBeUndefined()
  line.add('known', 'three')
  expect(line.greediest('new')).toBe('known')
})

test('equal owners take turns, and items that may not go are passed over', () => {
  const line = new FairLine<string>()
  for (const item of ['a1', 'a2', 'a3', 'b1', 'b2']) line.add(item.charAt(0), item)
  const order: string[] = []
  for (let item = line.next(); item; item = line.next()) {
    line.take(item.charAt(0), item)
    order.push(item)
  }
  expect(order).toEqual(['a1', 'b1', 'a2', 'b2', 'a3'])
  expect(line.size).toBe(0)
  line.add('a', 'a1')
  line.add('b', 'b1')
  expect(line.next((item) => item !== 'a1')).toBe('b1')
})
