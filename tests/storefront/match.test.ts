import { expect, it } from 'vitest'
import { rankAll, searchedOf } from '../../src/storefront/find/match.ts'

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
