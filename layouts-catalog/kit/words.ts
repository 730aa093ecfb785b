import type { LayoutWords } from './define-layout.ts'

/** The badge of a product that is nearly gone (1–5 units), in the layout's words; else nothing. */
export const lowStock = (words: LayoutWords, stock: number): string =>
  stock >= 1 && stock <= 5 ? words.lowStock.replace('{n}', String(stock)) : ''

/** Label and tone of the stock line on a product's page. */
export const stockLabel = (stock: number): { label: string; tone: 'positive' | 'warning' | 'negative' } => {
  if (stock <= 0) return { label: 'Out of stock', tone: 'negative' }
  return { label: `${stock} in stock`, tone: stock > 10 ? 'positive' : 'warning' }
}

const URDU_LETTER = /[\u0600-\u06ff\u0750-\u077f\ufb50-\ufdff\ufe70-\ufefc]/
const LETTER = /\p{L}/u

/**
 * Language of a seller's text for its `lang` attribute, told as `dir="auto"` tells its direction: by its first letter. Urdu gets its own
 * faces, sizes and line height by it, and is read aloud as Urdu; anything else is the page's.
 */
export const langOf = (text: string): 'ur' | undefined =>
  URDU_LETTER.test(text.match(LETTER)?.[0] ?? '') ? 'ur' : undefined

/** An address as pieces that a line may end after: an e-mail's name and its host's parts stay whole. */
export const breakable = (address: string): string[] => address.match(/[^@.]*[@.]|[^@.]+/g) ?? []

/** Text cut at a word, at most `length` characters, with an ellipsis where something is missing. */
export const clamp = (text: string, length: number): string => {
  const flat = text.replace(/\s+/g, ' ').trim()
  if (flat.length <= length) return flat
  const cut = flat.slice(0, length).replace(/[\uD800-\uDBFF]$/, '')
  const space = cut.lastIndexOf(' ')
  return `${space > length / 2 ? cut.slice(0, space) : cut}…`
}

/** Classes for a display size by the length of what it shows, in characters: what is short may be large. */
export const fit = (text: string): 'fit-8' | 'fit-14' | 'fit-24' | 'fit-more' => {
  const { length } = [...text]
  return length <= 8 ? 'fit-8' : length <= 14 ? 'fit-14' : length <= 24 ? 'fit-24' : 'fit-more'
}
