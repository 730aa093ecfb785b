import { expect, test } from 'vitest'
import { chargesOf, type DeliverySettings, daysText, deliveryTerms } from '#contract/delivery/delivery.ts'
import { fullAddress } from '#contract/delivery/full-address.ts'
import * as words from '#contract/delivery/words.ts'

const settings: DeliverySettings = {
  default_fee: 25_000,
  days: { from: 2, to: 4 },
  free_over: 300_000,
  cod_max: null,
  elsewhere: 'yes',
  pick_up: true,
  rates: [
    { place: 'lahore', fee: 15_000, days: { from: 1, to: 1 }, cod: true },
    { place: 'skardu', fee: 60_000, days: null, cod: false },
  ],
}

test('a place with a rate has its charge and days, others have the common ones', () => {
  expect(deliveryTerms(settings, { place: 'lahore' })).toEqual({
    delivery: { fee: 15_000, free_over: 300_000 },
    days: { from: 1, to: 1 },
  })
  expect(deliveryTerms(settings, { place: 'karachi' })).toEqual({
    delivery: { fee: 25_000, free_over: 300_000 },
    days: { from: 2, to: 4 },
  })
  expect(deliveryTerms(settings, { typed: 'lahore' }).delivery.fee).toBe(25_000)
})

test('a place without cash, and other places of a shop that asks, are refused; fetching never is', () => {
  expect(deliveryTerms(settings, { place: 'skardu' })).toMatchObject({ refused: 'no-cash', days: { from: 2, to: 4 } })
  for (const elsewhere of ['ask', 'no'] as const) {
    const some = { ...settings, elsewhere }
    expect(deliveryTerms(some, { place: 'karachi' }).refused).toBe(elsewhere)
    expect(deliveryTerms(some, { place: 'lahore' }).refused).toBeUndefined()
    expect(deliveryTerms(some, { pick_up: true })).toEqual({ delivery: { fee: 0, free_over: null }, days: null })
  }
})

test('charges range over the places that are delivered to', () => {
  expect(chargesOf(settings)).toEqual({ lowest: 15_000, highest: 60_000 })
  expect(chargesOf({ ...settings, rates: [] })).toEqual({ lowest: 25_000, highest: 25_000 })
  const dear = { ...settings, default_fee: 90_000, elsewhere: 'no' as const }
  expect(chargesOf(dear)).toEqual({ lowest: 15_000, highest: 60_000 })
})

test('days read as people say them', () => {
  expect(
    [null, { from: 1, to: 1 }, { from: 3, to: 3 }, { from: 2, to: 4 }].map((days) => daysText(words, days)),
  ).toEqual(['', '1 day', '3 days', '2 to 4 days'])
})

test('an address names its city once', () => {
  expect(fullAddress({ delivery_address: 'House 5', city: 'Lahore' })).toBe('House 5, Lahore')
  expect(fullAddress({ delivery_address: 'House 5, LAHORE', city: 'Lahore' })).toBe('House 5, LAHORE')
  expect(fullAddress({ delivery_address: 'House 5', city: null })).toBe('House 5')
})
