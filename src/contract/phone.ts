/** Eastern digits (۰۳۰۰ on an Urdu keyboard, ٠٣٠٠ on an Arabic one) → 0–9. */
export const toWesternDigits = (text: string): string =>
  text.replace(/[\u06f0-\u06f9\u0660-\u0669]/g, (digit) => String(digit.charCodeAt(0) & 15))

/** Digits of what was typed, in any of these scripts. */
export const phoneDigits = (typed: string): string => toWesternDigits(typed).replace(/\D/g, '')

/**
 * One number, however it was written: `0300 1234567`, `+92 300 1234567` and `0092…` all give `923001234567`.
 * Takes what was typed and the country code to assume (`+92`); gives E.164 digits without `+`.
 */
export const normalisePhone = (typed: string, countryCode: string): string => {
  const country = phoneDigits(countryCode)
  const digits = phoneDigits(typed)
  if (typed.trim().startsWith('+')) return digits
  if (digits.startsWith('00')) return digits.slice(2)
  if (digits.startsWith('0')) return country + digits.slice(1)
  return digits.startsWith(country) && digits.length > 10 ? digits : country + digits
}
