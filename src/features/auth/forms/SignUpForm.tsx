import { useState } from 'react'
import { PASSWORD_MIN } from '#contract/accounts/account-words.ts'
import { register } from '#contract/accounts/accounts.endpoints.ts'
import { phoneDigits } from '#contract/phone.ts'
import { CountryCodeSelect } from '#src/features/shared/CountryCodeSelect.tsx'
import { call } from '#src/lib/api/api.ts'
import { Button } from '#src/ui/Button.tsx'
import { toast } from '#src/ui/feedback/toast.ts'
import { Field } from '#src/ui/forms/Field.tsx'
import { PasswordInput } from '#src/ui/forms/PasswordInput.tsx'
import { TextInput } from '#src/ui/forms/TextInput.tsx'
import { enter } from '../after-sign-in.ts'
import { checkSignUp } from './checks.ts'
import { ReferralField } from './ReferralField.tsx'
import { tidyCode } from './referral-code.ts'
import { useAuthForm } from './use-auth-form.ts'

export const SignUpForm = ({ onUnverified }: { onUnverified: (email: string) => void }) => {
  const [countryCode, setCountryCode] = useState('+92')
  const { errors, busy, form } = useAuthForm({
    check: checkSignUp,
    failed: 'Registration failed',
    send: async ({ email = '', password = '', whatsapp_number = '', referral_code = '' }) => {
      const answer = await call(register, {
        json: {
          email,
          password,
          whatsapp_number: phoneDigits(whatsapp_number),
          country_code: countryCode,
          referral_code: tidyCode(referral_code) || undefined,
        },
      })
      if (answer.verification_required) {
        toast.success(answer.message)
        onUnverified(email)
      } else if (answer.access_token && answer.user) {
        enter(answer.access_token, answer.user, 'Account created successfully!')
      } else toast.error('Unexpected response format')
    },
  })
  return (
    <form {...form} className="flex flex-col gap-5">
      <Field label="Email" error={errors.email}>
        {(control) => <TextInput {...control} name="email" type="email" dir="ltr" autoComplete="username" required />}
      </Field>
      <Field label="Password" error={errors.password} hint={`At least ${PASSWORD_MIN} characters`}>
        {(control) => <PasswordInput {...control} name="password" autoComplete="new-password" required />}
      </Field>
      <Field label="WhatsApp number" error={errors.whatsapp_number} hint="Orders reach you here.">
        {(control) => (
          <div className="grid grid-cols-[auto_1fr] gap-2">
            <CountryCodeSelect value={countryCode} onChange={setCountryCode} />
            <TextInput
              {...control}
              name="whatsapp_number"
              type="tel"
              inputMode="numeric"
              dir="ltr"
              autoComplete="tel-national"
              placeholder="3001234567"
              required
              onChange={(event) => {
                event.target.value = phoneDigits(event.target.value)
              }}
            />
          </div>
        )}
      </Field>
      <ReferralField error={errors.referral_code} />
      <Button type="submit" wide busy={busy}>
        Create Account
      </Button>
    </form>
  )
}
