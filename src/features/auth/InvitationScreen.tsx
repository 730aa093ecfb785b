import { BadgeCheck, UserPlus } from 'lucide-react'
import { useEffect, useState } from 'react'
import { accountWords, PASSWORD_MIN } from '#contract/accounts/account-words.ts'
import { acceptInvitation, readInvitation } from '#contract/staff/staff.endpoints.ts'
import { workWords } from '#contract/staff/staff-words.ts'
import { call } from '#src/lib/api/api.ts'
import { ApiError, errorMessage } from '#src/lib/api/api-error.ts'
import { Button, LinkButton } from '#src/ui/Button.tsx'
import { Filled } from '#src/ui/Filled.tsx'
import { ErrorBoundary } from '#src/ui/feedback/ErrorBoundary.tsx'
import { Notice } from '#src/ui/feedback/Notice.tsx'
import { Spinner } from '#src/ui/feedback/Spinner.tsx'
import { Field } from '#src/ui/forms/Field.tsx'
import { PasswordInput } from '#src/ui/forms/PasswordInput.tsx'
import { AuthFrame } from './AuthFrame.tsx'
import { LinkFailed } from './LinkFailed.tsx'
import * as say from './words.ts'

type Invitation = Awaited<ReturnType<typeof call<typeof readInvitation>>>

type State =
  | { state: 'looking' }
  | { state: 'asked'; token: string; invitation: Invitation }
  | { state: 'done'; invitation: Invitation }
  | { state: 'failed'; words: string }

const Asked = ({
  token,
  invitation,
  onDone,
  onFailed,
}: {
  token: string
  invitation: Invitation
  onDone: () => void
  onFailed: (words: string) => void
}) => {
  const [password, setPassword] = useState('')
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<{ password?: string | undefined; words?: string }>({})
  const { store_name, email, role, has_account } = invitation
  const accept = async () => {
    if (!has_account && password.length < PASSWORD_MIN) return setProblem({ password: accountWords.passwordShort })
    setBusy(true)
    setProblem({})
    try {
      await call(acceptInvitation, { json: { token, ...(!has_account && { password }) } })
      onDone()
    } catch (error) {
      setBusy(false)
      const words = errorMessage(error, say.pleaseTryAgain)
      if (error instanceof ApiError && error.status === 400) onFailed(words)
      else if (error instanceof ApiError && error.fields.password) setProblem({ password: error.fields.password })
      else setProblem({ words })
    }
  }
  return (
    <AuthFrame
      icon={<UserPlus aria-hidden="true" />}
      title={say.workIn(store_name)}
      description={
        <Filled
          text={say.workAndAddress}
          work={workWords[role]}
          email={<strong className="break-words font-medium text-text">{email}</strong>}
        />
      }
    >
      {problem.words && (
        <Notice tone="warning" live>
          {problem.words}
        </Notice>
      )}
      <form
        noValidate
        className="flex flex-col gap-5"
        onSubmit={(event) => {
          event.preventDefault()
          void accept()
        }}
      >
        {!has_account && (
          <>
            <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
            <Field label={say.chooseAPassword} hint={say.atLeastCharacters(PASSWORD_MIN)} error={problem.password}>
              {(field) => (
                <PasswordInput
                  {...field}
                  autoComplete="new-password"
                  value={password}
                  onChange={(event) => setPassword(event.target.value)}
                />
              )}
            </Field>
          </>
        )}
        <Button type="submit" wide busy={busy}>
          {say.acceptInvitation}
        </Button>
      </form>
    </AuthFrame>
  )
}

const Steps = () => {
  const [step, setStep] = useState<State>({ state: 'looking' })
  useEffect(() => {
    const token = new URLSearchParams(location.search).get('token')
    // Takes the link's secret out of the address bar.
    history.replaceState(null, '', location.pathname)
    if (!token) return setStep({ state: 'failed', words: accountWords.mailLinkWrong })
    call(readInvitation, { query: { token } }).then(
      (invitation) => setStep({ state: 'asked', token, invitation }),
      (error) => setStep({ state: 'failed', words: errorMessage(error, say.pleaseTryAgainLater) }),
    )
  }, [])
  if (step.state === 'looking')
    return <AuthFrame title={say.yourInvitation} description={<Spinner label={say.oneMoment} />} />
  if (step.state === 'asked') {
    const { token, invitation } = step
    return (
      <Asked
        token={token}
        invitation={invitation}
        onDone={() => setStep({ state: 'done', invitation })}
        onFailed={(words) => setStep({ state: 'failed', words })}
      />
    )
  }
  if (step.state === 'done') {
    return (
      <AuthFrame
        key="done"
        announced
        icon={<BadgeCheck aria-hidden="true" />}
        title={say.youWorkInNow(step.invitation.store_name)}
        description={say.signInWithYour}
      >
        <LinkButton wide href={`/auth#${new URLSearchParams({ email: step.invitation.email })}`}>
          {say.signInButton}
        </LinkButton>
      </AuthFrame>
    )
  }
  return (
    <LinkFailed words={step.words}>
      <LinkButton variant="secondary" wide href="/auth">
        {say.signInButton}
      </LinkButton>
    </LinkFailed>
  )
}

/** Opens a mailed invitation to work in a shop, and accepts it when asked. */
export const InvitationScreen = () => (
  <ErrorBoundary>
    <Steps />
  </ErrorBoundary>
)
