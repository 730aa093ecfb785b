import { signIn } from '#contract/accounts/accounts.endpoints.ts'
import { call } from '#src/lib/api/api.ts'
import { ApiError } from '#src/lib/api/api-error.ts'
import { knownDevice } from '#src/lib/session/known-device.ts'
import { Button } from '#src/ui/Button.tsx'
import { Field } from '#src/ui/forms/Field.tsx'
import { PasswordInput } from '#src/ui/forms/PasswordInput.tsx'
import { TextInput } from '#src/ui/forms/TextInput.tsx'
import * as common from '#src/ui/words.ts'
import { enter } from '../after-sign-in.ts'
import { checkSignIn, type Values } from './checks.ts'
import { useAuthForm } from './use-auth-form.ts'
import * as say from './words.ts'

export interface Credentials {
  email: string
  password: string
  /** Typed before the app's code was asked for. */
  mailed_code?: string
  /** Secret of the link that opened this page. */
  mailed_link?: string
}

/** Signs in. Throws `ApiError`. */
export const sendSignIn = async ({ email = '', password = '', ...codes }: Values): Promise<void> => {
  const { totp_code, mailed_code, mailed_link } = codes
  const json = { email, password, totp_code, mailed_code, mailed_link, ...knownDevice() }
  const answer = await call(signIn, { json })
  enter(answer, say.loggedInSuccessfully)
}

interface SignInFormProps {
  /** Secret of the mailed link that opened this page. */
  mailedLink?: string
  /** Address that the link to this page carries. */
  email?: string | undefined
  onUnverified: (email: string) => void
  onCodeNeeded: (credentials: Credentials) => void
  /** Called when the sign-in also needs a mailed code. */
  onMailedCodeNeeded: (credentials: Credentials) => void
  onForgotten: () => void
}

export const SignInForm = (props: SignInFormProps) => {
  const { mailedLink, onUnverified, onCodeNeeded, onMailedCodeNeeded, onForgotten } = props
  const proof = mailedLink === undefined ? {} : { mailed_link: mailedLink }
  const { errors, busy, form } = useAuthForm({
    check: checkSignIn,
    send: (values) => sendSignIn(mailedLink === undefined ? values : { ...values, mailed_link: mailedLink }),
    failed: say.loginFailed,
    onFailure: (error, { email = '', password = '' }) => {
      if (!(error instanceof ApiError)) return false
      if (error.answer.totp_required) onCodeNeeded({ email, password, ...proof })
      else if (error.code === 'sign_in_code_required') onMailedCodeNeeded({ email, password })
      else if (error.code === 'email_unverified') onUnverified(email)
      else return false
      return true
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
            required
            defaultValue={props.email}
          />
        )}
      </Field>
      <div className="flex flex-col">
        <Field label={common.password} error={errors.password}>
          {(control) => <PasswordInput {...control} name="password" autoComplete="current-password" required />}
        </Field>
        <Button variant="link" size="text" className="-mb-2 self-end" onClick={onForgotten}>
          {say.forgotPassword}
        </Button>
      </div>
      <Button type="submit" wide busy={busy}>
        {say.signIn}
      </Button>
    </form>
  )
}
