import { expect, test } from 'vitest'
import { shopWords } from '#contract/shop-words.ts'
import type { LayoutValues } from '#layouts/kit/fields/layout-values.ts'
import { promisesOf } from '#layouts/kit/page/policies.ts'

test.each([
  ['Exchange within 7 days', ['Exchange within 7 days']],
  [
    'Exchange within 7 days. Bring the tag, unworn, and the slip that came with the parcel.',
    ['Exchange within 7 days'],
  ],
  [
    'Exchange within 7 days\nBring the tag, unworn, and the slip that came with the parcel.',
    ['Exchange within 7 days'],
  ],
  ['Returns cost Rs. 250 each and are taken back within seven days of the delivery', []],
  ['سات دن میں تبدیلی۔ ٹیگ کے ساتھ، پہنے بغیر، اور وہ رسید جو پارسل کے ساتھ آئی تھی', ['سات دن میں تبدیلی']],
  ['Please read all of this before you order, since we take nothing back. Sorry.', []],
  ['  ', []],
  [undefined, []],
])('of a return policy %j one line stands beside the button', (returnPolicy, lines) => {
  expect(promisesOf({ values: { returnPolicy } as LayoutValues, words: shopWords.en })).toEqual([
    'Cash on delivery',
    ...lines,
  ])
})
