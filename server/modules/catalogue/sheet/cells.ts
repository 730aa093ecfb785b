import { toMinor } from '#contract/minor-units.ts'
import { toWesternDigits } from '#contract/phone.ts'

/** Beginnings that a spreadsheet runs as a formula, also in full width. */
const FORMULA = /^'*[=+\-@\t\r\uff1d\uff0b\uff0d\uff20]/

/** Marks a cell that already begins like a marked one. `csv-stringify` marks the others. */
export const markCell = (text: string): string => (text.startsWith("'") && FORMULA.test(text) ? `'${text}` : text)

/** Takes the mark off again. */
export const unmarkCell = (text: string): string => (text.startsWith("'") && FORMULA.test(text) ? text.slice(1) : text)

const CURRENCY = /rs\.?|pkr|aed|sar|usd|eur|gbp|[₨£€$]|روپے|روپیہ|\/[-=]/gi

/** Returns the digits of a number as Latin ones, without a currency and spaces. */
const bareNumber = (text: string): string =>
  toWesternDigits(text).replaceAll('٫', '.').replaceAll('٬', ',').replace(CURRENCY, '').replace(/[\s']/g, '')

/** Returns a number as `Number` reads it. Knows `1,200`, `1,20,000`, `1.200,50` and `1200,50`. */
const plainNumber = (bare: string): string => {
  if (/^\d{1,3}(,\d{2,3})*,\d{3}(\.\d{1,2})?$/.test(bare)) return bare.replaceAll(',', '')
  if (/^\d{1,3}(\.\d{3})+(,\d{1,2})?$/.test(bare)) return bare.replaceAll('.', '').replace(',', '.')
  if (/^\d+,\d{1,2}$/.test(bare)) return bare.replace(',', '.')
  return bare
}

/** Reads `Rs. 1,200/-`, `1200.50` or `۱۲۰۰` as minor units. `null` for what is no amount. */
export const readAmount = (text: string): number | null => {
  const plain = plainNumber(bareNumber(text))
  return /^\d+(\.\d{1,2})?$/.test(plain) ? toMinor(Number(plain)) : null
}

/** Reads a number of units. `null` for what is no whole number. */
export const readCount = (text: string): number | null => {
  const minor = readAmount(text)
  return minor !== null && minor % 100 === 0 ? minor / 100 : null
}

const SHOWN = ['shown', 'active', 'published', 'visible']
const HIDDEN = ['hidden', 'draft', 'archived', 'private']

/** Reads a status as whether the product is hidden. `null` for another word. */
export const readHidden = (text: string): boolean | null => {
  const word = text.toLowerCase()
  return HIDDEN.includes(word) ? true : SHOWN.includes(word) ? false : null
}

/** Reads names or ids of images, divided by `;`, `,`, `|` or line breaks. */
export const readImages = (text: string): string[] => [
  ...new Set(
    text
      .split(/[;,|\n]/)
      .map((entry) => entry.trim())
      .filter((entry) => entry !== ''),
  ),
]

/** Whether two SKUs are one. A spreadsheet turns `00123` into `123`, and long digits into `1.23E+12`. */
export const isSameSku = (sent: string, known: string | null): boolean =>
  known !== null &&
  (sent === known ||
    (/^\d+$/.test(known) && (sent === known.replace(/^0+(?=\d)/, '') || (/E\+/i.test(sent) && isRounded(sent, known)))))

const isRounded = (sent: string, known: string): boolean => {
  const digits = sent.split(/e/i)[0]?.split('.')[1]?.length ?? 0
  return Number(sent).toExponential(digits) === Number(known).toExponential(digits)
}
