import { expect, test } from 'vitest'
import { opening, supportHours } from '#contract/support/support-hours.ts'

/** A moment by the clocks of Pakistan: five hours before that in UTC. */
const inPakistan = (text: string) => new Date(`${text}:00+05:00`)

test.each([
  // 2026-11-23 is a Monday.
  ['2026-11-23T00:00', false, 'Closed now. Opens today at 9:00 AM'],
  ['2026-11-23T08:59', false, 'Closed now. Opens today at 9:00 AM'],
  ['2026-11-23T09:00', true, 'Open now, until 6:00 PM'],
  ['2026-11-23T17:59', true, 'Open now, until 6:00 PM'],
  ['2026-11-23T18:00', false, 'Closed now. Opens tomorrow at 9:00 AM'],
  ['2026-11-27T23:59', false, 'Closed now. Opens tomorrow at 10:00 AM'],
  ['2026-11-28T09:30', false, 'Closed now. Opens today at 10:00 AM'],
  ['2026-11-28T15:59', true, 'Open now, until 4:00 PM'],
  ['2026-11-28T16:00', false, 'Closed now. Opens on Monday at 9:00 AM'],
  ['2026-11-29T12:00', false, 'Closed now. Opens tomorrow at 9:00 AM'],
])('at %s in Pakistan support is open: %s, «%s»', (moment, open, words) => {
  expect(opening(inPakistan(moment))).toEqual({ open, words })
})

test('a visitor elsewhere reads Pakistan’s day: Sunday evening in London is Monday there', () => {
  expect(opening(new Date('2026-11-22T20:00:00Z')).words).toBe('Closed now. Opens today at 9:00 AM')
})

test('the hours are listed as they are kept', () => {
  expect(supportHours).toEqual([
    ['Monday – Friday', '9:00 AM – 6:00 PM'],
    ['Saturday', '10:00 AM – 4:00 PM'],
    ['Sunday', 'Closed'],
  ])
})
