import { z } from 'zod'
import * as refusals from './refusals/words.ts'

/** Breaks of a line, which would let a name pretend to be several lines of a mail or message. */
const BREAKS = /[\t\n\v\f\r\u0085\u2028\u2029]+/g
/**
 * Controls, marks that turn the reading direction, and signs without width. NUL stays, to be refused as everywhere.
 * The joiners of Urdu and emoji stay, too.
 */
const UNSEEN =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: controls are what it drops
  /[\u0001-\u001f\u007f-\u009f\u00ad\u061c\u115f\u1160\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\u3164\ufeff\uffa0]/g

const LINE_ENDS = /\r\n?|[\v\f\u0085\u2028\u2029]/g

/** Returns a text with its line breaks, without signs that nobody sees. */
export const visibleText = (typed: string): string =>
  typed
    .replace(LINE_ENDS, '\n')
    .replaceAll('\t', ' ')
    .replace(UNSEEN, (sign) => (sign === '\n' ? sign : ''))

/** Returns a name on one line, without signs that nobody sees. */
export const oneLine = (typed: string): string => typed.replace(BREAKS, ' ').replace(UNSEEN, '')

const LETTER_OR_DIGIT = /[\p{L}\p{N}]/u

/** A name that people read: one line with at least one letter or digit. One message for a missing and an empty one. */
export const nameField = (message: string, max: number) =>
  z
    .string({ error: message })
    .transform(oneLine)
    .pipe(
      z
        .string()
        .trim()
        .min(1, message)
        .max(max, { error: `At most ${max} characters`, abort: true })
        .refine((name) => LETTER_OR_DIGIT.test(name), refusals.noLetter),
    )

/** A name that may stand empty: `null` then. */
export const emptiableName = (max: number) =>
  z
    .string({ error: 'This must be a text' })
    .transform(oneLine)
    .pipe(
      z
        .string()
        .trim()
        .max(max, `At most ${max} characters`)
        .refine((name) => name === '' || LETTER_OR_DIGIT.test(name), refusals.noLetter),
    )
    .transform((name) => name || null)
    .nullable()

/** Signs that look like a letter of the platform's name, after compatibility decomposition and in lower case. */
const LOOK_ALIKES: Record<string, string> = {
  ...{ а: 'a', α: 'a', ɑ: 'a', ᴀ: 'a', '@': 'a', '4': 'a' },
  ...{ е: 'e', ε: 'e', є: 'e', ᴇ: 'e', '3': 'e' },
  ...{ һ: 'h', н: 'h', η: 'h', ʜ: 'h', հ: 'h' },
  ...{ о: 'o', ο: 'o', օ: 'o', σ: 'o', ᴏ: 'o', ø: 'o', '0': 'o' },
  ...{ г: 'r', ʀ: 'r', ᴦ: 'r' },
  ...{ ѕ: 's', ꜱ: 's', ʂ: 's', $: 's', '5': 's' },
  ...{ т: 't', τ: 't', ᴛ: 't', ŧ: 't', '7': 't', '+': 't' },
  // Cherokee, in its lower case, and Lisu.
  ...{ ꭺ: 'a', ꭼ: 'e', ꮋ: 'h', ꮒ: 'h', ꮎ: 'o', ꭴ: 'o', ꭱ: 'r', ꮢ: 'r', ꮪ: 's', ꮥ: 's', ꭲ: 't', ꮃ: 'w', ꮤ: 'w' },
  ...{ ꓮ: 'a', ꓰ: 'e', ꓧ: 'h', ꓳ: 'o', ꓣ: 'r', ꓢ: 's', ꓔ: 't', ꓪ: 'w' },
  ...{ ѡ: 'w', ԝ: 'w', ω: 'w', ш: 'w', ᴡ: 'w', ʍ: 'w' },
}

/** Characters of a name that are compared. Normalizing takes time that grows with the square of the marks in a row. */
const COMPARED = 200

/** Returns the letters of a name as they look, each run of a letter once: `WhаtsStore` with a Cyrillic а too. */
const skeleton = (name: string): string =>
  [...name.slice(0, COMPARED).normalize('NFKD').toLowerCase()]
    .map((sign) => LOOK_ALIKES[sign] ?? sign)
    .join('')
    .replace(/vv/g, 'w')
    .replace(/[^a-z]/g, '')
    .replace(/(.)\1+/g, '$1')

const PLATFORM = skeleton('WhatsStore')

export const PLATFORM_NAME_TAKEN = 'This name looks like ours. Please choose another one.'

/** Whether buyers could take a shop's name for the platform's. */
export const looksLikePlatform = (name: string): boolean => skeleton(name).includes(PLATFORM)
