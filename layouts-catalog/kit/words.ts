import type { LayoutWords } from './define-layout.ts'

/** The badge of a product that is nearly gone (1–5 units), in the layout's words; else nothing. */
export const lowStock = (words: LayoutWords, stock: number): string =>
  stock >= 1 && stock <= 5 ? words.lowStock.replace('{n}', String(stock)) : ''

/** Label and tone of the stock line on a product's page. */
export const stockLabel = (stock: number): { label: string; tone: 'positive' | 'warning' | 'negative' } => {
  if (stock <= 0) return { label: 'Out of stock', tone: 'negative' }
  return { label: `${stock} in stock`, tone: stock > 10 ? 'positive' : 'warning' }
}

/** Text cut at a word, at most `length` characters, with an ellipsis where something is missing. */
export const clamp = (text: string, length: number): string => {
  const flat = text.replace(/\s+/g, ' ').trim()
  if (flat.length <= length) return flat
  const cut = flat.slice(0, length).replace(/[\uD800-\uDBFF]$/, '')
  const space = cut.lastIndexOf(' ')
  return `${space > length / 2 ? cut.slice(0, space) : cut}…`
}
