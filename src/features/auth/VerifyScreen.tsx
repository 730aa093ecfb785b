import { BadgeCheck, MailCheck, MailWarning } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { accountWords } from '#contract/accounts/account-words.ts'
import { checkVerificationLink, verifyEmail } from '#contract/accounts/accounts.endpoints.ts'
import { call } from '#src/lib/api/api.ts'
import { ApiError, errorMessage } from '#src/lib/api/api-error.ts'
import { dropSignUpKey, signUpKey } from '#src/lib/session/sign-up-key.ts'
import { Button, LinkButton } from '#src/ui/Button.tsx'
import { ErrorBoundary } from '#src/ui/feedback/ErrorBoundary.tsx'
import { Spinner } from '#src/ui/feedback/Spinner.tsx'
import * as common from '#src/ui/words.ts'
import { AuthFrame } from './AuthFrame.tsx'
import { enter } from './after-sign-in.ts'
import { ResendForm } from './forms/ResendForm.tsx'
import { type Verified, VerifyForm } from './forms/VerifyForm.tsx'
import { LinkFailed } from './LinkFailed.tsx'
import * as say from './words.ts'

type State =
  | { state: 'verifying' }
  | { state: 'open'; token: string }
  | { state: 'verified'; words: string }
  | { state: 'already verified'; words: string }
  | { state: 'failed'; words: string }
  | { state: 'offline'; words: string }

const REDIRECT_AFTER = 2000

/** Takes the link's secret out of the address bar, where it would be seen and shared. */
const takeToken = (): string | null => {
  const token = new URLSearchParams(location.search).get('token')
  if (token) history.replaceState(null, '', location.pathname)
  return token
}

/** Starts the session of the verified seller. */
const welcome = (answer: Verified): State => {
  if (!answer.access_token || !answer.user) return { state: 'failed', words: say.verificationFailed }
  dropSignUpKey()
  enter(answer, answer.message)
  return { state: 'verified', words: answer.message }
}

/** Opens the link with this browser's sign-up key. Without a matching key it asks for the password. */
const look = async (token: string | null): Promise<State> => {
  if (!token) return { state: 'failed', words: accountWords.linkWrong }
  const sign_up_key = signUpKey()
  try {
    if (sign_up_key) return welcome(await call(verifyEmail, { json: { token, sign_up_key } }))
    await call(checkVerificationLink, { query: { token } })
    return { state: 'open', token }
  } catch (error) {
    if (error instanceof ApiError && error.status === 403) return { state: 'open', token }
    if (error instanceof ApiError && error.answer.already_verified === true)
      return { state: 'already verified', words: error.message }
    if (error instanceof ApiError && error.offline) return { state: 'offline', words: error.message }
    return { state: 'failed', words: errorMessage(error, say.emailVerificationFailedPlease) }
  }
}

const ToSignIn = () => (
  <LinkButton variant="quiet" wide href="/auth">
    {say.backToSignIn}
  </LinkButton>
)

const Steps = () => {
  const [outcome, setOutcome] = useState<State>({ state: 'verifying' })
  const token = useRef<string | null>(null)
  const verify = () => {
    setOutcome({ state: 'verifying' })
    void look(token.current).then(setOutcome)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: checks the link once
  useEffect(() => {
    token.current = takeToken()
    verify()
  }, [])
  useEffect(() => {
    if (outcome.state !== 'verified') return
    const timer = setTimeout(() => location.replace('/dashboard'), REDIRECT_AFTER)
    return () => clearTimeout(timer)
  }, [outcome.state])

  switch (outcome.state) {
    case 'verifying':
      return (
        <AuthFrame title={say.verifyingYourEmail} description={<Spinner label={say.oneMoment} />}>
          <ToSignIn />
        </AuthFrame>
      )
    case 'open':
      return (
        <AuthFrame
          key="open"
          announced
          icon={<MailCheck aria-hidden="true" />}
          title={say.oneLastStep}
          description={say.enterThePasswordYou}
        >
          <VerifyForm
            token={outcome.token}
            onVerified={(answer) => setOutcome(welcome(answer))}
            onFailed={(words) => setOutcome({ state: 'failed', words })}
          />
        </AuthFrame>
      )
    case 'verified':
      return (
        <AuthFrame
          key="verified"
          announced
          icon={<BadgeCheck aria-hidden="true" />}
          title={say.youAreIn}
          description={outcome.words}
        >
          <LinkButton wide href="/dashboard">
            {say.goToDashboard}
          </LinkButton>
        </AuthFrame>
      )
    case 'already verified':
      return (
        <AuthFrame
          key="already verified"
          announced
          icon={<BadgeCheck aria-hidden="true" />}
          title={say.yourEmailIsVerified}
          description={outcome.words}
        >
          <LinkButton wide href="/auth">
            {say.signInButton}
          </LinkButton>
        </AuthFrame>
      )
    case 'offline':
      return (
        <AuthFrame
          key="offline"
          announced
          icon={<MailWarning aria-hidden="true" />}
          title={say.noConnection}
          description={outcome.words}
        >
          <Button wide onClick={verify}>
            {common.tryAgain}
          </Button>
          <ToSignIn />
        </AuthFrame>
      )
    case 'failed':
      return (
        <LinkFailed words={outcome.words}>
          <div className="flex flex-col gap-2">
            <ResendForm />
            <ToSignIn />
          </div>
        </LinkFailed>
      )
  }
}

/** Opens the link of a verification mail. */
export const VerifyScreen = () => (
  <ErrorBoundary>
    <Steps />
  </ErrorBoundary>
)
