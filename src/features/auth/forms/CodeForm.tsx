import { Button } from '#src/ui/Button.tsx'
import { Field } from '#src/ui/forms/Field.tsx'
import { TextInput } from '#src/ui/forms/TextInput.tsx'
import * as common from '#src/ui/words.ts'
import { checkCode } from './checks.ts'
import { type Credentials, sendSignIn } from './SignInForm.tsx'
import { useAuthForm } from './use-auth-form.ts'
import * as say from './words.ts'

/** Second step of signing in: the code. */
export const CodeForm = ({ credentials, onBack }: { credentials: Credentials; onBack: () => void }) => {
  const { errors, busy, form } = useAuthForm({
    check: checkCode,
    send: ({ totp_code = '' }) => sendSignIn({ ...credentials, totp_code }),
    failed: say.loginFailed,
  })
  return (
    <form {...form} className="flex flex-col gap-5">
      <Field label={common.code} error={errors.totp_code} hint={say.enterTheAppsCode}>
        {(control) => (
          <TextInput
            {...control}
            name="totp_code"
            dir="ltr"
            autoComplete="one-time-code"
            autoCapitalize="characters"
            maxLength={20}
            className="font-mono text-lg tracking-widest"
            required
          />
        )}
      </Field>
      <Button type="submit" wide busy={busy}>
        {say.signIn}
      </Button>
      <Button variant="quiet" wide onClick={onBack}>
        {say.backToSignIn}
      </Button>
    </form>
  )
}
