import { RESEND_SECONDS } from '#contract/accounts/account-words.ts'
import { resendVerification } from '#contract/accounts/accounts.endpoints.ts'
import { call } from '#src/lib/api/api.ts'
import { countdownWords, useCountdown } from '#src/lib/use-countdown.ts'
import { Button } from '#src/ui/Button.tsx'
import { toast } from '#src/ui/feedback/toast.ts'
import { Field } from '#src/ui/forms/Field.tsx'
import { TextInput } from '#src/ui/forms/TextInput.tsx'
import { checkEmail } from './checks.ts'
import { useAuthForm } from './use-auth-form.ts'
import * as say from './words.ts'

/** Requests another verification mail. With a known address it is one button, which rests a minute after each mail. */
export const ResendForm = ({ email, justSent = false }: { email?: string; justSent?: boolean }) => {
  const { left, begin } = useCountdown(justSent ? RESEND_SECONDS : 0)
  const { errors, busy, form } = useAuthForm({
    check: (values) => (email ? {} : checkEmail(values)),
    failed: say.failedToResendVerificationEmail,
    send: async (values) => {
      const { message } = await call(resendVerification, {
        json: { email: email ?? values.email ?? '' },
      })
      toast.success(message)
      begin(RESEND_SECONDS)
    },
  })
  return (
    <form {...form} className="flex flex-col gap-5">
      {!email && (
        <Field label={say.email} error={errors.email}>
          {(control) => <TextInput {...control} name="email" type="email" dir="ltr" autoComplete="username" required />}
        </Field>
      )}
      <Button type="submit" variant={email ? 'secondary' : 'primary'} wide busy={busy} disabled={left > 0}>
        {say.resendVerificationEmail(countdownWords(left))}
      </Button>
    </form>
  )
}
