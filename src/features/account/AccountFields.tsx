import { useEffect, useRef } from 'react'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { Field } from '#src/ui/forms/Field.tsx'
import { PasswordInput } from '#src/ui/forms/PasswordInput.tsx'
import { TextInput } from '#src/ui/forms/TextInput.tsx'
import * as common from '#src/ui/words.ts'
import * as say from './words.ts'

interface AskedFieldProps {
  error: string | undefined
  field: UseFormRegisterReturn
}

/** Asks for the password again, so that a stolen session is not enough. */
export const PasswordAgain = ({ error, field, hint }: AskedFieldProps & { hint?: string }) => (
  <Field label={common.password} error={error} hint={hint ?? say.toMakeSureItIsYou}>
    {(control) => <PasswordInput {...control} {...field} autoComplete="current-password" />}
  </Field>
)

interface CodeFieldProps extends AskedFieldProps {
  hint?: string
  /** Takes no recovery code. */
  digits?: boolean
  /** Takes the focus when it appears after sending. */
  focused?: boolean
}

/** Six digits of an authenticator app. */
export const CodeField = ({ error, field, hint, digits, focused }: CodeFieldProps) => {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (focused) place.current?.querySelector('input')?.focus()
  }, [focused])
  return (
    <div ref={place}>
      <Field label={common.code} error={error} hint={hint ?? say.fromAppOrRecoveryCode}>
        {(control) => (
          <TextInput
            {...control}
            {...field}
            dir="ltr"
            autoComplete="one-time-code"
            inputMode={digits ? 'numeric' : 'text'}
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={20}
            className="font-mono text-lg tracking-widest"
          />
        )}
      </Field>
    </div>
  )
}
