import { resendVerification } from '#contract/accounts/accounts.endpoints.ts'
import { call } from '#src/lib/api/api.ts'
import { Button } from '#src/ui/Button.tsx'
import { toast } from '#src/ui/feedback/toast.ts'
import { Field } from '#src/ui/forms/Field.tsx'
import { TextInput } from '#src/ui/forms/TextInput.tsx'
import { checkEmail } from './checks.ts'
import { useAuthForm } from './use-auth-form.ts'

/** Asks for another verification mail; for an address that is known it is one button. */
export const ResendForm = ({ email }: { email?: string }) => {
  const { errors, busy, form } = useAuthForm({
    check: (values) => (email ? {} : checkEmail(values)),
    failed: 'Failed to resend verification email.',
    send: async (values) => {
      const { message } = await call(resendVerification, {
        json: { email: email ?? values.email ?? '' },
      })
      toast.success(message)
    },
  })
  return (
    <form {...form} className="flex flex-col gap-5">
      {!email && (
        <Field label="Email" error={errors.email}>
          {(control) => <TextInput {...control} name="email" type="email" dir="ltr" autoComplete="username" required />}
        </Field>
      )}
      <Button type="submit" variant={email ? 'secondary' : 'primary'} wide busy={busy}>
        Resend Verification Email
      </Button>
    </form>
  )
}
