import { type PhoneNumber, parsePhoneNumberFromString } from 'libphonenumber-js/max'
import { accountWords } from '#contract/accounts/account-words.ts'
import { normalisePhone } from '#contract/phone.ts'
import { phoneProblem } from '#contract/phone-formats.ts'
import { invalidField } from './app-error.ts'

/** Whether a number is one digit repeated or begins with 00. libphonenumber only counts its digits. */
const isOneKey = ({ nationalNumber }: PhoneNumber): boolean => /^(?:(\d)\1*|00.*)$/.test(nationalNumber)

/**
 * Whether a number has as many digits as its country's mobiles. libphonenumber allows 8 to 12 in Pakistan, where only
 * mobiles begin with 3. Pakistan's landlines have fewer digits and pass.
 */
const hasItsDigits = ({ number, countryCallingCode, nationalNumber }: PhoneNumber): boolean =>
  (countryCallingCode === '92' && !nationalNumber.startsWith('3')) ||
  phoneProblem(number, `+${countryCallingCode}`) === null

/** Mobiles of Pakistan but for one digit repeated. libphonenumber finds them possible, at 2 % of an order's time. */
const USUAL = /^\+923(?!3{9})\d{9}$/

/**
 * Whether typed text can be a phone number: an existing country and the right number of digits, by libphonenumber and
 * our own rules. `countryCode` (`+92`) is assumed for local numbers. Whether it is in use cannot be known.
 */
export const isPossiblePhone = (typed: string, countryCode: string): boolean => {
  const read = `+${normalisePhone(typed, countryCode)}`
  if (USUAL.test(read)) return true
  const number = parsePhoneNumberFromString(read)
  // They differ when the number keeps another country's trunk 0, which is not dialled from abroad.
  return number?.number === read && number.isPossible() && hasItsDigits(number) && !isOneKey(number)
}

/**
 * Throws `invalid` when a seller's number is impossible in its country (`+92`). All her WhatsApp orders would be lost
 * unnoticed.
 */
export const assertSellersPhone = (whatsappNumber: string, countryCode: string): void => {
  const problem = phoneProblem(whatsappNumber, countryCode)
  if (problem) throw invalidField('whatsapp_number', problem)
  if (!isPossiblePhone(whatsappNumber, countryCode)) throw invalidField('whatsapp_number', accountWords.whatsappWrong)
}

interface SellersNumber {
  whatsapp_number: string
  country_code: string
}

/** Whether a change puts another number in place of one. A first number, or another spelling, replaces none. */
export const replacesNumber = (
  before: SellersNumber,
  { whatsapp_number: number, country_code: code }: Partial<SellersNumber>,
): boolean =>
  before.whatsapp_number !== '' &&
  normalisePhone(number ?? before.whatsapp_number, code ?? before.country_code) !==
    normalisePhone(before.whatsapp_number, before.country_code)

/** Formats E.164 digits as people write them: `923001234567` → `+92 300 1234567`. */
export const writtenNumber = (digits: string): string =>
  parsePhoneNumberFromString(`+${digits}`)?.formatInternational() ?? `+${digits}`

/**
 * Whether E.164 digits may be a mobile number by libphonenumber, so that WhatsApp may write to it. Excludes landlines,
 * short and premium numbers. Where mobiles and landlines look alike, both pass.
 */
export const mayBeMobile = (digits: string): boolean => {
  const type = parsePhoneNumberFromString(`+${digits}`)?.getType()
  return type === 'MOBILE' || type === 'FIXED_LINE_OR_MOBILE'
}
