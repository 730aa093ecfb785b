import { expect, test } from 'vitest'
import type { StoreChange } from '#contract/stores/changes.ts'
import type { Publication } from '#contract/stores/publications.ts'
import { changeWords, versionTime } from '#contract/stores/version-words.ts'
import { earlierVersion } from '#src/features/shared/publications.ts'

const change = (what: StoreChange['what'], name: string | null = null): StoreChange => ({ what, name })

test.each<[StoreChange[], string]>([
  [[], 'Updated automatically'],
  [[change('price', 'Tilla khussa')], 'Price of Tilla khussa changed'],
  [[change('opened'), change('added', 'Khussa')], 'Khussa added, Shop opened'],
  [[change('images', 'Khussa')], 'Photos of Khussa changed'],
  [[change('price', 'Khussa'), change('price', 'Khussa'), change('look')], 'Look changed, Price of Khussa changed'],
  [
    [change('opened'), change('added', 'One'), change('stock', 'One'), change('store')],
    'Shop details changed, Stock of One changed and 2 more',
  ],
])('of what changed the last is said first, the same once, and the rest is counted (%#)', (changes, words) => {
  expect(changeWords(changes)).toBe(words)
})

test('a version is of today, of yesterday or of a day, whatever the hour', () => {
  const now = new Date(2026, 10, 22, 0, 30)
  expect(versionTime(new Date(2026, 10, 22, 0, 5).toISOString(), now)).toBe('Today, 12:05 am')
  expect(versionTime(new Date(2026, 10, 21, 23, 50).toISOString(), now)).toBe('Yesterday, 11:50 pm')
  expect(versionTime(new Date(2026, 10, 14, 21, 14).toISOString(), now)).toBe('Sat 14 Nov, 9:14 pm')
})

test('the dashboard knows that buyers see an earlier version, and which one is the newest', () => {
  const version = (number: number, live: boolean) => ({ version: number, live }) as Publication
  const now = [version(2, true), version(1, false)]
  const before = [version(2, false), version(1, true)]
  expect(earlierVersion({ state: 'live', versions: before })).toEqual({ shown: before[1], newest: before[0] })
  expect(earlierVersion({ state: 'live', versions: now })).toBeUndefined()
  expect(earlierVersion({ state: 'publishing', versions: before })).toBeUndefined()
  expect(earlierVersion({ state: 'live', versions: [] })).toBeUndefined()
})
