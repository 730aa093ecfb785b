import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { mailWords } from '#server/modules/messages/mail/mail-words.ts'
import { pushWords } from '#server/modules/messages/push/push-words.ts'

type Word = string | ((...given: never[]) => string)

/** Names that stay in Latin letters: ours, and those of records that a seller sees at her domain's company. */
const LATIN = /WhatsStore|\b(TXT|CNAME)\b/g

const catalogues = { mails: mailWords, alerts: pushWords }

/** All words of a catalogue by their paths. */
const wordsIn = (catalogue: object): Map<string, Word> =>
  new Map(
    Object.entries(catalogue).flatMap(([key, word]): [string, Word][] =>
      typeof word === 'object'
        ? Object.entries(word as Record<string, Word>).map(([part, inside]) => [`${key}.${part}`, inside])
        : [[key, word]],
    ),
  )

const parametersOf = (word: Word) => /^\(([^)]*)\)/.exec(String(word))?.[1]?.replace(/\s+/g, ' ')

/** Calls a word with marks or numbers, as its parameters are named. */
const said = (word: Word): string => {
  if (typeof word === 'string') return word
  const given = (parametersOf(word) ?? '').split(', ').map((name, place) => {
    if (/^(count|days|backupDays|minutes|stars|quantity|more)$/.test(name)) return place + 2
    return /^(goods|orders)$/.test(name) && /\.(map|join)\(/.test(String(word)) ? [`‹${place}›`] : `‹${place}›`
  })
  return word(...(given as never[]))
}

const shown = (text: string) => (text.match(/‹\d+›|(?<!\d)[2-9](?!\d)/g) ?? []).sort()

const code = globSync(['server/modules/**/*.ts', 'server/maintenance/*.ts'])
  .filter((file) => !/words(\.ur)?\.ts$/.test(file))
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n')

describe.each(Object.entries(catalogues))('words of the %s', (_, { en, ur }) => {
  const english = wordsIn(en)
  const urdu = wordsIn(ur)

  it('are the same in both languages, with the same parameters', () => {
    expect([...urdu.keys()].sort()).toEqual([...english.keys()].sort())
    for (const [path, word] of urdu) {
      const other = english.get(path) ?? ''
      expect(typeof word, path).toBe(typeof other)
      expect(parametersOf(word), path).toBe(parametersOf(other))
    }
  })

  it('are used', () => {
    const unused = Object.keys(en).filter((key) => !new RegExp(`\\b${key}\\b`).test(code))
    expect(unused).toEqual([])
  })

  it('are in Urdu, show all that they are given, and close what they isolate', () => {
    for (const [path, word] of urdu) {
      const text = said(word)
      expect(text.replace(LATIN, ''), path).toMatch(/^[^A-Za-z]*$/)
      // A mail program takes the direction of a line from its first letter.
      expect(text, path).not.toMatch(/^[^\u0600-\u06ff]*[A-Za-z]/)
      expect(shown(text), path).toEqual(expect.arrayContaining(shown(said(english.get(path) ?? ''))))
      expect(text.split('\u2068').length, path).toBe(text.split('\u2069').length)
    }
  })
})
