import { expect, it } from 'vitest'
import { payoutWords } from '#contract/payment-methods.ts'
import { bioOfName, shopToShare } from '#src/features/shared/share-words.ts'
import { slugOfName } from '#src/features/store/form/store-form.ts'
import { momentOf } from '#src/lib/days.ts'

it.each([
  ["Amna's Kurtas", 'amnas-kurtas'],
  ['Amna’s Kurtas', 'amnas-kurtas'],
  ['D’Orient - Khussa & Co.', 'dorient-khussa-co'],
])('suggests an address without a hole where %s has an apostrophe', (name, slug) => {
  expect(slugOfName(name)).toBe(slug)
})

it('says once how to order from a shared shop, and keeps the words of its seller', () => {
  const order = 'Order here or on WhatsApp, cash on delivery:'
  const textOf = (bio: string, language: 'en' | 'ur' = 'en') =>
    shopToShare({ name: 'Noor', bio, language }, '/store/noor/').text
  expect(textOf(bioOfName('Noor'))).toBe(`Noor\n${order}`)
  expect(textOf('Glass bangles')).toBe(`Noor\nGlass bangles\n${order}`)
  expect(textOf('Glass bangles', 'ur')).toMatch(/^Noor\nGlass bangles\n[^A-Za-z]+$/)
})

it('names a payout method once, also where its details begin with it', () => {
  expect(payoutWords('easypaisa', '0300 1234567')).toBe('Easypaisa 0300 1234567')
  expect(payoutWords('easypaisa', 'EasyPaisa 0300 1234567')).toBe('EasyPaisa 0300 1234567')
})

it('writes the time of day as orders and versions do', () => {
  expect(momentOf(new Date(2026, 10, 21, 14, 5).toISOString())).toBe('21 Nov 2026, 2:05 pm')
})
