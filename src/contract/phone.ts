/** Eastern digits (۰۳۰۰ on an Urdu keyboard, ٠٣٠٠ on an Arabic one) → 0–9. */
export const toWesternDigits = (text: string): string =>
  text.replace(/[\u06f0-\u06f9\u0660-\u0669]/g, (digit) => String(digit.charCodeAt(0) & 15))

/** Returns the digits of a text, Western or Eastern, as 0–9. */
export const digitsIn = (text: string): string => toWesternDigits(text).replace(/\D/g, '')

/** An extension: `ext 5`, `x5`, `#5`, `,5`. WhatsApp knows only the number before it. */
const EXTENSION = /\D*[x#,;]\D*\d{1,7}\D*$/i

/** `+92 (0)300 …`: the 0 is dialled within the country only. */
const BRACKETED_ZERO = /^(\D*\d{1,6}\D*)\(\s*0\s*\)/

/** Longest text looked at. The patterns are slow on longer ones. */
const LONGEST = 99

const withoutExtras = (typed: string): string =>
  toWesternDigits(typed.slice(0, LONGEST)).replace(EXTENSION, '').replace(BRACKETED_ZERO, '$1')

/** Digits of a typed number without its extension. */
export const phoneDigits = (typed: string): string => digitsIn(withoutExtras(typed))

/** Whether a text is one number, without words or a second number. */
export const isOneNumber = (typed: string): boolean =>
  typed.length <= LONGEST && /^\D*[\d\s().\p{Dash}\p{Cf}]*\D*$/u.test(withoutExtras(typed))

/**
 * Trunk prefixes other than 0, dialled within the country only. Empty: the leading 0 is part of the number.
 * Source: libphonenumber's metadata; a test tries every country.
 */
const trunkPrefixes: Record<string, RegExp | ''> = {
  7: /^8(?=\d{10}$)/,
  36: /^06/,
  39: '',
  225: '',
  229: '',
  241: '',
  242: '',
  375: /^80?/,
  993: /^8/,
}

const withoutTrunkPrefix = (national: string, country: string): string =>
  national.replace(trunkPrefixes[country] ?? /^0/, '')

/**
 * Normalises a phone number: `0300 1234567`, `+92 (0)300 1234567` and `0092…` all give `923001234567`.
 * Takes the default country code (`+92`). Returns E.164 digits without `+`.
 */
export const normalisePhone = (typed: string, countryCode: string): string => {
  const country = phoneDigits(countryCode)
  const digits = phoneDigits(typed)
  const isInternational = digits.startsWith('00') || (/^\D*\+/.test(typed) && !digits.startsWith('0'))
  const whole = digits.replace(/^00/, '')
  if (whole.startsWith(country) && (isInternational || digits.length > 10)) {
    return country + withoutTrunkPrefix(whole.slice(country.length), country)
  }
  return isInternational ? whole : country + withoutTrunkPrefix(digits, country)
}
