import { OTP_LENGTH } from '#contract/accounts/account-words.ts'
import { Field } from '#src/ui/forms/Field.tsx'
import { TextInput } from '#src/ui/forms/TextInput.tsx'
import * as say from './words.ts'

interface OtpFieldProps {
  label: string
  /** Field name in the call. */
  name: string
  error: string | undefined
}

/** A field for a mailed code. The phone's keyboard can fill it in. */
export const OtpField = ({ label, name, error }: OtpFieldProps) => (
  <Field label={label} error={error} hint={say.charactersValidFor10Minutes(OTP_LENGTH)}>
    {(control) => (
      <TextInput
        {...control}
        name={name}
        dir="ltr"
        autoComplete="one-time-code"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={OTP_LENGTH}
        className="font-mono text-lg uppercase tracking-[0.3em]"
        required
      />
    )}
  </Field>
)
