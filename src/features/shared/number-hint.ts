import { formatPhone, phoneProblem } from '#contract/phone-formats.ts'

/** Hint under a seller's number: the number as buyers see it, or the field's purpose while it is incomplete. */
export const numberHint = (typed: string, countryCode: string, purpose: string): string =>
  typed.length < 7 || phoneProblem(typed, countryCode) ? purpose : `${purpose} ${formatPhone(typed, countryCode)}`
