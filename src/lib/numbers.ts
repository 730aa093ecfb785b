import * as say from './words.ts'

/** Makes a formatter on first use: creating one costs a hundred times one use. */
const written = (options?: Intl.NumberFormatOptions) => {
  let format: Intl.NumberFormat | undefined
  return (value: number): string => {
    format ??= new Intl.NumberFormat('en', options)
    return format.format(value)
  }
}

const toOneDecimal = written({ maximumFractionDigits: 1 })

/** `1,250` */
export const count = written()

/** `12.5%` */
export const percent = (value: number): string => `${toOneDecimal(value)}%`

/** `1.05K`, for an axis: its steps may be fractions of a thousand. */
export const shortAmount = written({ notation: 'compact', maximumFractionDigits: 2 })

const toTwoDecimals = written({ maximumFractionDigits: 2 })

/** Grams as `1.2 kg`. */
export const kilograms = (grams: number): string => say.kg(toTwoDecimals(grams / 1000))
