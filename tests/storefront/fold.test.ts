import { describe, expect, it } from 'vitest'
import { fold } from '#contract/search/fold.ts'

/** One word a row, in the ways in which people write it. */
const SPELLINGS: [string, ...string[]][] = [
  ['khussa', 'khusa', 'kussa', 'KHUSSA'],
  ['churiyan', 'choorian', 'churian', 'chooriyan', 'churiyaan'],
  ['dupatta', 'dupata', 'dopatta', 'doopatta'],
  ['shalwar', 'salwar', 'shalvar', 'shalwaar'],
  ['kameez', 'qameez', 'kamiz', 'qamiiz'],
  ['jhumka', 'jumka', 'jhoomka', 'jhumkah'],
  ['kurta', 'kurtaa', 'koorta', 'kurtah'],
  ['achaar', 'achar', 'acchar'],
  ['phool', 'fool', 'phul'],
  ['zari', 'jari', 'zaree', 'zarri'],
  ['pashmina', 'pashmeena', 'pasmina'],
  ['abaya', 'abayah', 'abaaya'],
  ['chikankari', 'chickankari', 'chikankaari'],
  ['kadhai', 'kadai', 'kaddhai'],
  ['gharara', 'garara', 'ghararah'],
  ['mehndi', 'mehndee', 'mehndy'],
  ['چوڑیاں', 'چوڑياں'],
  ['کڑھائی', 'كڑھائی'],
  ['café', 'cafe'],
]

/** Words that a buyer tells apart. */
const DIFFERENT = [
  'khussa',
  'kurta',
  'kameez',
  'shalwar',
  'shawl',
  'chadar',
  'jhumka',
  'bangles',
  'ring',
  'rug',
  'bowl',
  'bag',
  'attar',
  'achar',
  'candle',
  'lawn',
  'linen',
]

describe('fold', () => {
  it.each(SPELLINGS)('reads every spelling of %s as one word', (word, ...others) => {
    for (const other of others) expect({ other, folded: fold(other) }).toEqual({ other, folded: fold(word) })
  })

  it('keeps different words apart', () => {
    expect(new Set(DIFFERENT.map((word) => fold(word))).size).toBe(DIFFERENT.length)
  })

  it('finds a word while it is being typed', () => {
    for (const [word, typed] of [
      ['khussa', 'khus'],
      ['churiyan', 'choori'],
      ['kameez', 'kame'],
      ['chikankari', 'chik'],
    ] as const)
      expect({ typed, found: fold(word).includes(fold(typed)) }).toEqual({ typed, found: true })
  })
})
