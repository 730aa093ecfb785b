import { normalisePhone, phoneDigits } from './phone.ts'

/** National phone format of a country. */
interface PhoneFormat {
  /** National digits of a possible WhatsApp number. */
  pattern: RegExp
  /** Digits per group when written. */
  groups: number[]
  /** Message for a number that does not fit. */
  rule: string
}

const digits = (count: number | string) => new RegExp(`^\\d{${count}}$`)

/**
 * Countries with most sellers, for browsers. For others only the server checks, with libphonenumber.
 * Lengths: ITU-T national numbering plans. Pakistani mobiles are 3 and nine digits (PTA numbering plan).
 */
const formats: Record<string, PhoneFormat> = {
  92: {
    pattern: /^3\d{9}$/,
    groups: [3, 7],
    rule: 'Is a digit missing? A Pakistani number has 10 digits after +92 or 0 and begins with 3, like 0300 1234567.',
  },
  91: { pattern: digits(10), groups: [5, 5], rule: 'Is a digit missing? An Indian number has 10 digits after +91.' },
  880: {
    pattern: digits('8,10'),
    groups: [4, 6],
    rule: 'Is a digit missing? A number there has 10 digits after +880.',
  },
  971: {
    pattern: digits('8,9'),
    groups: [2, 3, 4],
    rule: 'Is a digit missing? A mobile number there has 9 digits after +971.',
  },
  966: { pattern: digits(9), groups: [2, 3, 4], rule: 'Is a digit missing? A number there has 9 digits after +966.' },
  44: { pattern: digits('9,10'), groups: [4, 6], rule: 'Is a digit missing? A number there has 10 digits after +44.' },
  1: { pattern: digits(10), groups: [3, 3, 4], rule: 'Is a digit missing? A number there has 10 digits after +1.' },
}

const national = (typed: string, countryCode: string): string =>
  normalisePhone(typed, countryCode).slice(phoneDigits(countryCode).length)

/** Returns why a number cannot be a WhatsApp number of its country (`+92`), or `null`. */
export const phoneProblem = (typed: string, countryCode: string): string | null => {
  const format = formats[phoneDigits(countryCode)]
  return !format || format.pattern.test(national(typed, countryCode)) ? null : format.rule
}

/** Formats a number with its country code: `03001234567` → `+92 300 1234567`. */
export const formatPhone = (typed: string, countryCode: string): string => {
  const number = national(typed, countryCode)
  const groups = formats[phoneDigits(countryCode)]?.groups ?? []
  const isWhole = groups.reduce((sum, length) => sum + length, 0) === number.length
  if (!isWhole) return `${countryCode} ${number}`
  const parts = groups.map((length, index) => {
    const start = groups.slice(0, index).reduce((sum, before) => sum + before, 0)
    return number.slice(start, start + length)
  })
  return [countryCode, ...parts].join(' ')
}

/** Returns a number as it is dialled at home: `+92 300 1234567` → `03001234567`. One from abroad keeps its code. */
export const homeNumber = (typed: string, countryCode: string): string => {
  const whole = normalisePhone(typed, countryCode)
  return whole.startsWith(phoneDigits(countryCode)) ? `0${national(typed, countryCode)}` : `+${whole}`
}
