import type { ReactNode } from 'react'
import { formatPhone, phoneProblem } from '#contract/phone-formats.ts'

/** Hint under a seller's number: the number as buyers see it, or the field's purpose while it is incomplete. */
export const numberHint = (typed: string, countryCode: string, purpose: string): ReactNode =>
  typed.length < 7 || phoneProblem(typed, countryCode) ? (
    purpose
  ) : (
    <>
      {purpose}{' '}
      <bdi dir="ltr" className="whitespace-nowrap">
        {formatPhone(typed, countryCode)}
      </bdi>
    </>
  )
