import { toWesternDigits } from '#contract/phone.ts'

/** An order and its tracking number, as they were pasted. */
export interface Pair {
  order_id: string
  tracking_number: string
}

/** Our order numbers: 10 characters of Crockford base32. */
const ORDER = /^[0-9A-HJKMNP-TV-Z]{10}$/i
const NUMBER = /^[0-9A-Z][0-9A-Z./-]{3,39}$/i

/**
 * Reads pairs of order and tracking number from pasted text or a file: one a line, in any two cells, separated by
 * commas, semicolons, tabs or spaces. Lines without an order number are returned as `unread`, headings left out.
 */
export const readNumbers = (text: string): { pairs: Pair[]; unread: string[] } => {
  const pairs: Pair[] = []
  const unread: string[] = []
  const lines = toWesternDigits(text.replace(/^\ufeff/, ''))
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter(Boolean)
  for (const [index, line] of lines.entries()) {
    const cells = line.split(/[,;\t ]+/).map((cell) => cell.replace(/^["']+|["']+$/g, ''))
    const order =
      cells.find((cell) => ORDER.test(cell) && /\d/.test(cell) && /[a-z]/i.test(cell)) ??
      cells.find((cell) => ORDER.test(cell))
    const number = cells.find((cell) => cell !== order && NUMBER.test(cell) && /\d/.test(cell))
    if (order && number) pairs.push({ order_id: order.toUpperCase(), tracking_number: number.toUpperCase() })
    // The first line of a file names its columns.
    else if (index > 0 || /\d/.test(line)) unread.push(line.slice(0, 80))
  }
  return { pairs, unread }
}
