import { type PhoneNumber, parsePhoneNumberFromString } from 'libphonenumber-js/max'
import { accountWords } from '#contract/accounts/account-words.ts'
import { normalisePhone } from '#contract/phone.ts'
import { phoneProblem } from '#contract/phone-formats.ts'
import { invalidField } from './app-error.ts'

/** Made up by leaning on a key: libphonenumber counts digits, and these are enough of them. */
const isOneKey = ({ nationalNumber }: PhoneNumber): boolean => /^(?:(\d)\1*|00.*)$/.test(nationalNumber)

/**
 * As many digits as numbers have where most buyers are: by libphonenumber a Pakistani one may have 8 to 12, for some that nobody orders with. Pakistan's
 * landlines have fewer than its mobiles, which alone begin with 3.
 */
const hasItsDigits = ({ number, countryCallingCode, nationalNumber }: PhoneNumber): boolean =>
  (countryCallingCode === '92' && !nationalNumber.startsWith('3')) ||
  phoneProblem(number, `+${countryCallingCode}`) === null

/**
 * Whether what was typed, as the shop reads it and will write to it, can be a phone number: a country that exists and as many digits as its
 * numbers have, by libphonenumber and, where it is known, by what people there have. Takes the country code (`+92`) to assume. Whether the number is in use, nobody can say.
 */
export const isPossiblePhone = (typed: string, countryCode: string): boolean => {
  const read = `+${normalisePhone(typed, countryCode)}`
  const number = parsePhoneNumberFromString(read)
  // Another number than the one read: with the 0 of another country, which is not dialled from abroad.
  return number?.number === read && number.isPossible() && hasItsDigits(number) && !isOneKey(number)
}

/**
 * Throws `invalid` when a number that a seller gives can be none of its country: all her orders by WhatsApp would go nowhere, and nobody
 * would notice. Takes the number as it came and its country's code (`+92`).
 */
export const assertSellersPhone = (whatsappNumber: string, countryCode: string): void => {
  const problem = phoneProblem(whatsappNumber, countryCode)
  if (problem) throw invalidField('whatsapp_number', problem)
  if (!isPossiblePhone(whatsappNumber, countryCode)) throw invalidField('whatsapp_number', accountWords.whatsappWrong)
}

/** E.164 digits as people write the number: `923001234567` → `+92 300 1234567`. */
export const writtenNumber = (digits: string): string =>
  parsePhoneNumberFromString(`+${digits}`)?.formatInternational() ?? `+${digits}`

/**
 * Whether E.164 digits are a mobile number's by libphonenumber, so that WhatsApp may write to it: false for landlines, short and premium
 * numbers, and for what no country has. In some countries mobiles and landlines look alike; there both are.
 */
export const mayBeMobile = (digits: string): boolean => {
  const type = parsePhoneNumberFromString(`+${digits}`)?.getType()
  return type === 'MOBILE' || type === 'FIXED_LINE_OR_MOBILE'
}
