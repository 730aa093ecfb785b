import { useState } from 'react'
import { PASSWORD_MIN } from '#contract/accounts/account-words.ts'
import { register } from '#contract/accounts/accounts.endpoints.ts'
import { phoneDigits } from '#contract/phone.ts'
import { CountryCodeSelect } from '#src/features/shared/CountryCodeSelect.tsx'
import { numberHint } from '#src/features/shared/number-hint.tsx'
import { call } from '#src/lib/api/api.ts'
import { shownLanguage } from '#src/lib/browser/language.ts'
import { makeSignUpKey } from '#src/lib/session/sign-up-key.ts'
import { Button } from '#src/ui/Button.tsx'
import { toast } from '#src/ui/feedback/toast.ts'
import { Field } from '#src/ui/forms/Field.tsx'
import { PasswordInput } from '#src/ui/forms/PasswordInput.tsx'
import { TextInput } from '#src/ui/forms/TextInput.tsx'
import * as common from '#src/ui/words.ts'
import { checkSignUp } from './checks.ts'
import { ReferralField } from './ReferralField.tsx'
import { tidyCode } from './referral-code.ts'
import { useAuthForm } from './use-auth-form.ts'
import * as say from './words.ts'

/** The typed values of a sign-up, for correcting them. */
export type TypedSignUp = Record<'email' | 'password' | 'whatsapp_number' | 'country_code', string>

interface SignUpFormProps {
  typed?: TypedSignUp
  onUnverified: (typed: TypedSignUp) => void
}

export const SignUpForm = ({ typed, onUnverified }: SignUpFormProps) => {
  const [countryCode, setCountryCode] = useState(typed?.country_code ?? '+92')
  const [number, setNumber] = useState(typed?.whatsapp_number ?? '')
  const { errors, busy, form } = useAuthForm({
    check: (values) => checkSignUp({ ...values, country_code: countryCode }),
    failed: say.registrationFailed,
    send: async ({ email = '', password = '', whatsapp_number = '', referral_code = '' }) => {
      const { message } = await call(register, {
        json: {
          email,
          password,
          whatsapp_number: phoneDigits(whatsapp_number),
          country_code: countryCode,
          referral_code: tidyCode(referral_code) || undefined,
          sign_up_key: makeSignUpKey(),
          language: shownLanguage(),
        },
      })
      toast.success(message)
      onUnverified({ email, password, whatsapp_number, country_code: countryCode })
    },
  })
  return (
    <form {...form} className="flex flex-col gap-5">
      <Field label={say.email} error={errors.email}>
        {(control) => (
          <TextInput
            {...control}
            name="email"
            type="email"
            dir="ltr"
            autoComplete="username"
            defaultValue={typed?.email}
            required
          />
        )}
      </Field>
      <Field label={common.password} error={errors.password} hint={say.atLeastCharacters(PASSWORD_MIN)}>
        {(control) => (
          <PasswordInput
            {...control}
            name="password"
            autoComplete="new-password"
            defaultValue={typed?.password}
            required
          />
        )}
      </Field>
      <Field
        label={say.whatsappNumber}
        error={errors.whatsapp_number}
        hint={numberHint(number, countryCode, say.ordersReachYouHere)}
      >
        {(control) => (
          <div className="grid grid-cols-[auto_1fr] gap-2">
            <CountryCodeSelect value={countryCode} onChange={setCountryCode} />
            <TextInput
              {...control}
              name="whatsapp_number"
              inputMode="numeric"
              dir="ltr"
              autoComplete="tel-national"
              placeholder="3001234567"
              defaultValue={typed?.whatsapp_number}
              required
              onChange={(event) => {
                event.target.value = phoneDigits(event.target.value)
                setNumber(event.target.value)
              }}
            />
          </div>
        )}
      </Field>
      <ReferralField error={errors.referral_code} />
      <Button type="submit" wide busy={busy}>
        {say.createAccount}
      </Button>
    </form>
  )
}
