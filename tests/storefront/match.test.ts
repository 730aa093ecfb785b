import { expect, it } from 'vitest'
import { rankAll, searchedOf } from '#contract/search/match.ts'

const PRODUCTS = [
  searchedOf('Tilla Khussa Footwear', 'Gold thread on goat leather. Leather sole, hand stitched in Multan.'),
  searchedOf('Pashmina Shawl Winter', 'Handloomed in Swat, two metres long.'),
  searchedOf('Tea Set Table', 'Goes well with a shawl on a cold day, khussa for two.'),
  searchedOf('لان سوٹ Unstitched', 'Lawn, three pieces.'),
]

it.each([
  ['shawl', [null, 0, 1, null]],
  ['SHAWL winter', [null, 0, null, null]],
  ['khusa', [0, null, 1, null]],
  ['leather sole', [1, null, null, null]],
  ['لان', [null, null, null, 0]],
  ['zzz', [null, null, null, null]],
  ['qqqq', [null, null, null, null]],
  ['', [0, 0, 0, 0]],
] as const)(
  'a search for «%s» ranks name and category before description, and finds nothing for nonsense',
  (query, ranks) => {
    expect(rankAll(PRODUCTS, query)).toEqual(ranks)
  },
)

const URDU = [
  searchedOf('کُرتا', 'لان کا'),
  searchedOf('کانچ کی چوڑیاں', 'بارہ عدد'),
  searchedOf('لہنگا', 'مہندی کے لیے'),
  searchedOf('شلوار قمیض', ''),
  searchedOf('دوپٹہ', ''),
  searchedOf('غرارہ', ''),
]

it.each([
  ['kurta', 0],
  ['choorian', 1],
  ['churiyan', 1],
  ['lehnga', 2],
  ['Lehenga', 2],
  ['shalwar kameez', 3],
  ['dupatta', 4],
  ['dopata', 4],
  ['gharara', 5],
])('«%s» in Roman letters finds the product named in Urdu', (query, index) => {
  expect(rankAll(URDU, query)).toEqual(URDU.map((_, at) => (at === index ? 0 : null)))
})

const ROMAN = ['Kurta', 'Glass choorian', 'Lehnga', 'Shalwar Kameez', 'Silk dupatta'].map((name) =>
  searchedOf(name, ''),
)

it.each([
  ['کرتا', 0],
  ['چوڑیاں', 1],
  ['لہنگا', 2],
  ['شلوار قمیض', 3],
  ['دوپٹہ', 4],
])('«%s» in Urdu letters finds the product named in Roman ones', (query, index) => {
  expect(rankAll(ROMAN, query)).toEqual(ROMAN.map((_, at) => (at === index ? 0 : null)))
})

it('looks in the other script only for what no product has in its own, and for three consonants or more', () => {
  const both = [searchedOf('کُرتا', ''), searchedOf('Kurti', 'a kurta for children')]
  expect(rankAll(both, 'kurta')).toEqual([null, 1])
  expect(rankAll(both, 'koorta')).toEqual([null, 1])
  expect(rankAll(URDU, 'kari')).toEqual(URDU.map(() => null))
  expect(rankAll(ROMAN, 'carton')).toEqual(ROMAN.map(() => null))
  expect(rankAll(ROMAN, 'کتاب')).toEqual(ROMAN.map(() => null))
})
