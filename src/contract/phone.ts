/** Digits of what was typed. */
export const phoneDigits = (typed: string): string => typed.replace(/\D/g, '')

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
