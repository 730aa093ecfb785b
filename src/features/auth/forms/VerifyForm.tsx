import { verifyEmail } from '#contract/accounts/accounts.endpoints.ts'
import { call } from '#src/lib/api/api.ts'
import { ApiError } from '#src/lib/api/api-error.ts'
import { Button, LinkButton } from '#src/ui/Button.tsx'
import { Field } from '#src/ui/forms/Field.tsx'
import { PasswordInput } from '#src/ui/forms/PasswordInput.tsx'
import * as common from '#src/ui/words.ts'
import { checkPassword } from './checks.ts'
import { useAuthForm } from './use-auth-form.ts'
import * as say from './words.ts'

export type Verified = Awaited<ReturnType<typeof call<typeof verifyEmail>>>

interface VerifyFormProps {
  token: string
  onVerified: (answer: Verified) => void
  onFailed: (words: string) => void
}

/** Confirms a sign-up with its password: the mailbox alone does not prove who signed up. */
export const VerifyForm = ({ token, onVerified, onFailed }: VerifyFormProps) => {
  const { errors, busy, form } = useAuthForm({
    check: checkPassword,
    failed: say.emailVerificationFailedPlease,
    send: async ({ password = '' }) => onVerified(await call(verifyEmail, { json: { token, password } })),
    onFailure: (error) => {
      if (!(error instanceof ApiError && error.code === 'bad_request')) return false
      onFailed(error.message)
      return true
    },
  })
  return (
    <form {...form} className="flex flex-col gap-5">
      <div className="flex flex-col">
        <Field label={common.password} error={errors.password}>
          {(control) => <PasswordInput {...control} name="password" autoComplete="current-password" required />}
        </Field>
        <LinkButton variant="link" size="text" className="-mb-2 self-end" href="/auth?forgot=1">
          {say.forgotPassword}
        </LinkButton>
      </div>
      <Button type="submit" wide busy={busy}>
        {say.verifyEmail}
      </Button>
    </form>
  )
}
