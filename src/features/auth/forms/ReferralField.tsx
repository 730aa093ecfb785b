import { Check, LoaderCircle, X } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Field } from '#src/ui/forms/Field.tsx'
import { TextInput } from '#src/ui/forms/TextInput.tsx'
import { referredBy } from './referral-code.ts'
import { useReferral } from './use-referral.ts'

const marks = {
  unchecked: null,
  checking: <LoaderCircle aria-label="Checking the code" role="img" className="animate-spin text-muted" />,
  valid: <Check aria-label="The code is valid" role="img" className="text-positive" />,
  invalid: <X aria-label="The code is not valid" role="img" className="text-negative" />,
}

/** A referral code, prefilled from the followed link and checked while typing. */
export const ReferralField = ({ error }: { error: string | undefined }) => {
  const [code, setCode] = useState('')
  useEffect(() => setCode(referredBy()), [])
  const check = useReferral(code)
  return (
    <Field
      label="Referral code"
      optional
      error={error}
      hint={check.state === 'valid' ? `Referred by ${check.referrer}` : undefined}
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
