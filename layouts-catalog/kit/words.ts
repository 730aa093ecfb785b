import type { ProductWords } from '#contract/products/saved.ts'
import type { LayoutWords } from './define-layout.ts'

/** The badge of a product that is nearly gone (1–5 units), in the layout's words; else nothing. */
export const lowStock = (words: LayoutWords, stock: number): string =>
  stock >= 1 && stock <= 5 ? words.lowStock.replace('{n}', String(stock)) : ''

/** Label and tone of the stock line on a product's page; `exact` tells how many there are. */
export const stockLabel = (
  say: ProductWords,
  stock: number,
  exact: boolean,
): { label: string; tone: 'positive' | 'warning' | 'negative' } => {
  if (stock <= 0) return { label: say.outOfStock, tone: 'negative' }
  return { label: exact ? say.stockLeft(stock) : say.inStock, tone: !exact || stock > 10 ? 'positive' : 'warning' }
}

/** An address as pieces that a line may end after: an e-mail's name and its host's parts stay whole. */
export const breakable = (address: string): string[] => address.match(/[^@.]*[@.]|[^@.]+/g) ?? []

/** Cuts a text at a word to at most `length` characters. `isCut`: show an ellipsis. */
export const clamp = (text: string, length: number): { shown: string; isCut: boolean } => {
  const flat = text.replace(/\s+/g, ' ').trim()
  if (flat.length <= length) return { shown: flat, isCut: false }
  const cut = flat.slice(0, length).replace(/[\uD800-\uDBFF]$/, '')
  const space = cut.lastIndexOf(' ')
  return { shown: space > length / 2 ? cut.slice(0, space) : cut, isCut: true }
}

/** Returns classes for a display size by the length of a text in characters: short ones may be large. */
export const fit = (text: string): 'fit-8' | 'fit-14' | 'fit-24' | 'fit-more' => {
  const { length } = [...text]
  return length <= 8 ? 'fit-8' : length <= 14 ? 'fit-14' : length <= 24 ? 'fit-24' : 'fit-more'
}

const SPACE = 0.35

/** Widths of capitals relative to a medium one, similar in all font families. Display text is set in capitals. */
const CAPITALS: readonly [pattern: RegExp, width: number][] = [
  [/\s/, SPACE],
  [/[ij1.,:;'’!|()-]/i, 0.5],
  [/[eflpstz]/i, 0.86],
  [/[mw@%]/i, 1.35],
]

/** A line's width in capitals of middling width. */
const widthOf = (line: string): number =>
  [...line].reduce((sum, letter) => sum + (CAPITALS.find(([pattern]) => pattern.test(letter))?.[1] ?? 1), 0)

/** How many lines a text takes where each has room for `room`; no word is broken. */
const linesIn = (words: readonly string[], room: number): number => {
  let lines = 1
  let used = 0
  for (const word of words) {
    const width = widthOf(word)
    if (used > 0 && used + SPACE + width > room) {
      lines += 1
      used = width
    } else used += (used > 0 ? SPACE : 0) + width
  }
  return lines
}

/** Characters of a name that are measured; none is longer where a seller typed it. */
const MEASURED = 80

/**
 * Returns the width of the widest line when `text` is set in at most `lines` lines, in medium capitals.
 * A display size divided by it fills the screen's width.
 */
export const widestLine = (text: string, lines: number): number => {
  const words = text.trim().slice(0, MEASURED).split(/\s+/)
  let room = Math.max(1, ...words.map(widthOf))
  while (linesIn(words, room) > lines) room += 0.25
  return Math.round(room * 100) / 100
}

// Made once: making it takes as long as half a page.
const longDay = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })

/** `21 November 2026`, from `2026-11-21`. */
export const dayInWords = (date: string): string => longDay.format(new Date(`${date}T00:00:00Z`))
