import { PASSWORD_MIN } from '#contract/accounts/account-words.ts'
import { resetPassword, resetPasswordByLink, sendPasswordOtp } from '#contract/accounts/accounts.endpoints.ts'
import { call } from '#src/lib/api/api.ts'
import { keepDevice, knownDevice } from '#src/lib/session/known-device.ts'
import { Button } from '#src/ui/Button.tsx'
import { toast } from '#src/ui/feedback/toast.ts'
import { Field } from '#src/ui/forms/Field.tsx'
import { PasswordInput } from '#src/ui/forms/PasswordInput.tsx'
import { TextInput } from '#src/ui/forms/TextInput.tsx'
import { checkEmail, checkNewPassword, checkReset } from './checks.ts'
import { OtpField } from './OtpField.tsx'
import { useAuthForm } from './use-auth-form.ts'
import * as say from './words.ts'

const sendOtp = async (email: string): Promise<void> => {
  const { message } = await call(sendPasswordOtp, { json: { email, ...knownDevice() } })
  toast.success(message)
}

interface ForgotFormProps {
  /** The address, where it is known. */
  email: string | undefined
  onSent: (email: string) => void
  onBack: () => void
}

/** Step 1: the address to send a code to. */
export const ForgotForm = ({ email: known, onSent, onBack }: ForgotFormProps) => {
  const { errors, busy, form } = useAuthForm({
    check: checkEmail,
    failed: say.failedToSendOtp,
    send: async ({ email = '' }) => {
      await sendOtp(email)
      onSent(email)
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
            defaultValue={known}
            required
          />
        )}
      </Field>
      <Button type="submit" wide busy={busy}>
        {say.sendOtp}
      </Button>
      <Button variant="quiet" wide onClick={onBack}>
        {say.backToSignIn}
      </Button>
    </form>
  )
}

const NewPassword = ({ error }: { error: string | undefined }) => (
  <Field label={say.newPassword} error={error} hint={say.atLeastCharacters(PASSWORD_MIN)}>
    {(control) => <PasswordInput {...control} name="new_password" autoComplete="new-password" required />}
  </Field>
)

/** Step 2: the code and a new password. */
export const ResetForm = ({ email, onDone, onBack }: { email: string; onDone: () => void; onBack: () => void }) => {
  const { errors, busy, form } = useAuthForm({
    check: checkReset,
    failed: say.failedToResetPassword,
    send: async ({ otp = '', new_password = '' }) => {
      const json = { email, otp: otp.trim(), new_password, ...knownDevice() }
      const { message, device_token } = await call(resetPassword, { json })
      keepDevice(device_token)
      toast.success(message)
      onDone()
    },
  })
  const { busy: resending, form: resend } = useAuthForm({
    check: () => ({}),
    failed: say.failedToSendOtp,
    send: () => sendOtp(email),
  })
  return (
    <div className="flex flex-col gap-5">
      <form {...form} className="flex flex-col gap-5">
        <input type="hidden" name="email" autoComplete="username" value={email} />
        <OtpField label={say.otp} name="otp" error={errors.otp} />
        <NewPassword error={errors.new_password} />
        <Button type="submit" wide busy={busy}>
          {say.resetPassword}
        </Button>
      </form>
      <form {...resend} className="flex flex-col gap-2">
        <Button type="submit" variant="secondary" wide busy={resending}>
          {say.sendAnotherOtp}
        </Button>
        <Button variant="quiet" wide onClick={onBack}>
          {say.backToSignIn}
        </Button>
      </form>
    </div>
  )
}

/** Sets a new password with the link of the mail, which needs no code. */
export const LinkResetForm = ({ token, onDone, onBack }: { token: string; onDone: () => void; onBack: () => void }) => {
  const { errors, busy, form } = useAuthForm({
    check: checkNewPassword,
    failed: say.failedToResetPassword,
    send: async ({ new_password = '' }) => {
      const { message, device_token } = await call(resetPasswordByLink, { json: { token, new_password } })
      keepDevice(device_token)
      toast.success(message)
      onDone()
    },
  })
  return (
    <form {...form} className="flex flex-col gap-5">
      <NewPassword error={errors.new_password} />
      <Button type="submit" wide busy={busy}>
        {say.resetPassword}
      </Button>
      <Button variant="quiet" wide onClick={onBack}>
        {say.backToSignIn}
      </Button>
    </form>
  )
}
