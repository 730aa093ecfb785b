import { Check, LoaderCircle, X } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Field } from '#src/ui/forms/Field.tsx'
import { TextInput } from '#src/ui/forms/TextInput.tsx'
import { referredBy } from './referral-code.ts'
import { useReferral } from './use-referral.ts'
import * as say from './words.ts'

const marks = {
  unchecked: null,
  checking: <LoaderCircle aria-label={say.checkingTheCode} role="img" className="animate-spin text-muted" />,
  valid: <Check aria-label={say.theCodeIsValid} role="img" className="text-positive" />,
  invalid: <X aria-label={say.theCodeIsNotValid} role="img" className="text-negative" />,
}

/** A referral code, prefilled from the followed link and checked while typing. */
export const ReferralField = ({ error }: { error: string | undefined }) => {
  const [code, setCode] = useState('')
  useEffect(() => setCode(referredBy()), [])
  const check = useReferral(code)
  return (
    <Field
      label={say.referralCode}
      optional
      error={error}
      hint={check.state === 'valid' ? say.referredBy(check.referrer) : undefined}
    >
      {(control) => (
        <span className="relative block">
          <TextInput
            {...control}
            name="referral_code"
            dir="ltr"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={20}
            // Physical: the field runs from left to right, the mark stands at the end of the page's line.
            className="pr-11 page-rtl:pr-3 page-rtl:pl-11 uppercase"
            value={code}
            onChange={(event) => setCode(event.target.value)}
          />
          <span role="status" className="pointer-events-none absolute inset-y-0 end-3 flex items-center [&_svg]:size-5">
            {marks[check.state]}
          </span>
        </span>
      )}
    </Field>
  )
}
