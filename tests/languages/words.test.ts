import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { shopWords } from '#contract/shop-words.ts'
import * as slips from '#contract/slips/words.ts'
import * as slipsUrdu from '#contract/slips/words.ur.ts'
import { inLanguage, layoutFields } from '#layouts/kit/define-layout.ts'
import { layouts } from '#layouts/registry.ts'

type Words = Record<string, string | ((...given: unknown[]) => string) | Record<string, string>>

/** All catalogues; slips are printed in the dashboard alone. */
const catalogues = { en: { ...shopWords.en, slips }, ur: { ...shopWords.ur, slips: slipsUrdu } }
const areas = Object.keys(catalogues.en) as (keyof typeof catalogues.en)[]
const catalogueIn = (language: 'en' | 'ur', area: keyof typeof catalogues.en) =>
  catalogues[language][area] as unknown as Words

/** Source that may use words, without the catalogues. */
const source = globSync(['src/**/*.{ts,tsx,astro}', 'server/**/*.ts', 'layouts-catalog/**/*.{ts,astro}'])
  .filter((file) => !/\/words(\.ur)?\.ts$/.test(file))
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n')

/** Words that stay in Latin letters in an Urdu text: a name, a size, a kind of image, a placeholder. */
const LATIN = /WhatsStore|\b(MB|PNG|JPG|WebP|AVIF)\b|«[^»]*»|\{\w+\}/g

const placesIn = (text: unknown) => [...String(text).matchAll(/\{\w+\}/g)].map(String).sort()

describe.each(areas)('words of %s', (area) => {
  const english = catalogueIn('en', area)
  const urdu = catalogueIn('ur', area)

  it('has the same keys in both languages, each used somewhere', () => {
    expect(Object.keys(urdu).sort()).toEqual(Object.keys(english).sort())
    const unused = Object.keys(english).filter(
      (key) => !new RegExp(`\\.${key}\\b|'${key}'|\\{[^}]*\\b${key}\\b[^}]*\\} =`).test(source),
    )
    expect(unused).toEqual([])
  })

  it('is written in Urdu, and shows all that it is given', () => {
    for (const [key, word] of Object.entries(urdu)) {
      const other = english[key]
      expect(typeof word, key).toBe(typeof other)
      if (typeof word === 'object') continue
      if (typeof word === 'string' || typeof other !== 'function') {
        expect(String(word).replace(LATIN, ''), key).toMatch(/^[^A-Za-z]*$/)
        expect(placesIn(word), key).toEqual(placesIn(other))
        continue
      }
      expect(word.length, key).toBe(other.length)
      const given = Array.from({ length: word.length }, (_, index) => `‹${index}›`)
      const list = key === 'joined' || key === 'listed' ? [given] : given
      const shown = (text: string) => given.filter((mark) => text.includes(mark))
      // English alone greets by country, and each has its own names of places.
      if (key !== 'greeting' && key !== 'place') expect(shown(word(...list)), key).toEqual(shown(other(...list)))
      expect(word(...list).replace(LATIN, ''), key).toMatch(/^[^A-Za-z]*$/)
    }
  })
})

describe.each([...layouts.values()])('the layout $id', (layout) => {
  it('has its words and its default texts in Urdu', () => {
    const { words, sections } = inLanguage(layout, 'ur')
    expect(Object.keys(words).sort()).toEqual(Object.keys(layout.words).sort())
    for (const text of Object.values(words)) expect(text.replace('{n}', '')).toMatch(/^[^A-Za-z]+$/)
    expect(sections).toBe(layout.sections)
    for (const [key, { type, defaultValue }] of layoutFields(inLanguage(layout, 'ur'))) {
      if (type !== 'text' && type !== 'textarea' && type !== 'array') continue
      expect.soft(String(defaultValue), key).toMatch(/^[^A-Za-z]*$/)
    }
  })

  it('says in English what it said before', () => {
    expect(inLanguage(layout, 'en')).toBe(layout)
  })
})

it('shops in Urdu load the scripts of English ones, built with Urdu words', () => {
  const [english = '', urdu = ''] = ['Scripts', 'UrduScripts'].map((name) =>
    readFileSync(`src/storefront/${name}.astro`, 'utf8').replace(/^---.*?^---$/ms, ''),
  )
  expect(english.match(/\.ts'/g)?.length).toBeGreaterThan(5)
  expect(urdu).toBe(english.replaceAll(".ts'", ".ts?ur'"))
})
