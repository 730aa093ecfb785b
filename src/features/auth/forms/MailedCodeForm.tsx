import { useEffect, useState } from 'react'
import { sendSignInCode } from '#contract/accounts/accounts.endpoints.ts'
import { call } from '#src/lib/api/api.ts'
import { ApiError, errorMessage } from '#src/lib/api/api-error.ts'
import { knownDevice } from '#src/lib/session/known-device.ts'
import { Button } from '#src/ui/Button.tsx'
import { Filled } from '#src/ui/Filled.tsx'
import { Notice } from '#src/ui/feedback/Notice.tsx'
import { Spinner } from '#src/ui/feedback/Spinner.tsx'
import * as common from '#src/ui/words.ts'
import { checkMailedCode } from './checks.ts'
import { OtpField } from './OtpField.tsx'
import { type Credentials, sendSignIn } from './SignInForm.tsx'
import { useAuthForm } from './use-auth-form.ts'
import * as say from './words.ts'

type Mail = { state: 'sending' } | { state: 'sent' } | { state: 'failed'; words: string }

const sentWords = (email: string) => (
  <Filled text={say.weSentACode} email={<strong className="break-words font-medium">{email}</strong>} />
)

/** Requests the code when shown, and again on demand. */
const useMail = (email: string) => {
  const [mail, setMail] = useState<Mail>({ state: 'sending' })
  const ask = async () => {
    setMail({ state: 'sending' })
    try {
      await call(sendSignInCode, { json: { email, ...knownDevice() } })
      setMail({ state: 'sent' })
    } catch (error) {
      setMail({ state: 'failed', words: errorMessage(error, say.failedToSendTheCode) })
    }
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form appears
  useEffect(() => void ask(), [])
  return { mail, ask }
}

interface MailedCodeFormProps {
  credentials: Credentials
  onCodeNeeded: (credentials: Credentials) => void
  onBack: () => void
}

/** Signs in to an account under attack: for a while it needs a mailed code as well. */
export const MailedCodeForm = ({ credentials, onCodeNeeded, onBack }: MailedCodeFormProps) => {
  const { mail, ask } = useMail(credentials.email)
  const { errors, busy, form } = useAuthForm({
    check: checkMailedCode,
    send: ({ mailed_code = '' }) => sendSignIn({ ...credentials, mailed_code: mailed_code.trim() }),
    failed: say.loginFailed,
    onFailure: (error, { mailed_code = '' }) => {
      if (!(error instanceof ApiError && error.answer.totp_required)) return false
      onCodeNeeded({ ...credentials, mailed_code: mailed_code.trim() })
      return true
    },
  })
  return (
    <form {...form} className="flex flex-col gap-5">
      {mail.state === 'sending' && <Spinner label={say.sendingTheCode} />}
      {mail.state === 'sent' && (
        <Notice tone="info" live>
          {sentWords(credentials.email)}
        </Notice>
      )}
      {mail.state === 'failed' && (
        <Notice tone="negative" live>
          {mail.words}
        </Notice>
      )}
      <OtpField label={common.code} name="mailed_code" error={errors.mailed_code} />
      <Button type="submit" wide busy={busy}>
        {say.signIn}
      </Button>
      <div className="flex flex-col gap-2">
        <Button variant="secondary" wide busy={mail.state === 'sending'} onClick={() => void ask()}>
          {say.sendAnotherCode}
        </Button>
        <Button variant="quiet" wide onClick={onBack}>
          {say.backToSignIn}
        </Button>
      </div>
    </form>
  )
}
