import { formatPhone, phoneProblem } from '#contract/phone-formats.ts'

/** What stands under a seller's number: the number as buyers will see it once it is whole, else what the field is for. */
export const numberHint = (typed: string, countryCode: string, purpose: string): string =>
  typed.length < 7 || phoneProblem(typed, countryCode) ? purpose : `${purpose} ${formatPhone(typed, countryCode)}`
