import { expect, test } from 'vitest'
import { pakistanTime, startOfDay } from '#server/lib/pakistan-time.ts'

test.each([
  ['2026-03-01T00:00:00.000Z', '2026-03-01', 5],
  ['2026-03-01T18:59:59.999Z', '2026-03-01', 23],
  ['2026-03-01T19:00:00.000Z', '2026-03-02', 0],
  ['2026-07-31T19:30:00.000Z', '2026-08-01', 0],
  ['2024-02-28T23:00:00.000Z', '2024-02-29', 4],
  ['2026-12-31T20:00:00.000Z', '2027-01-01', 1],
])('%s is in Pakistan on %s, in hour %i', (moment, day, hour) => {
  expect(pakistanTime(new Date(moment))).toEqual({ day, hour })
})

test('a day of Pakistan begins in the evening before by UTC, in summer and in winter', () => {
  expect(startOfDay('2026-01-01')).toBe('2025-12-31T19:00:00.000Z')
  expect(startOfDay('2026-07-01')).toBe('2026-06-30T19:00:00.000Z')
})
