import { BadgeCheck, MailWarning } from 'lucide-react'
import { useEffect, useState } from 'react'
import { accountWords } from '#contract/accounts/account-words.ts'
import { verifyEmail } from '#contract/accounts/accounts.endpoints.ts'
import { call } from '#src/lib/api/api.ts'
import { ApiError, errorMessage, OFFLINE } from '#src/lib/api/api-error.ts'
import { leaveFlash } from '#src/lib/drafts/flash.ts'
import { signIn } from '#src/stores/session.ts'
import { Button, LinkButton } from '#src/ui/Button.tsx'
import { ErrorBoundary } from '#src/ui/feedback/ErrorBoundary.tsx'
import { Spinner } from '#src/ui/feedback/Spinner.tsx'
import { AuthFrame } from './AuthFrame.tsx'
import { ResendForm } from './forms/ResendForm.tsx'

type State =
  | { state: 'verifying' }
  | { state: 'verified'; words: string }
  | { state: 'failed'; words: string }
  | { state: 'offline' }

const REDIRECT_AFTER = 2000

const spend = async (token: string | null): Promise<State> => {
  if (!token) return { state: 'failed', words: accountWords.linkWrong }
  try {
    const answer = await call(verifyEmail, { query: { token } })
    if (!answer.access_token || !answer.user) return { state: 'failed', words: 'Verification failed' }
    signIn(answer.access_token, answer.user)
    leaveFlash(answer.message)
    // The link is spent; it need not stay in the history.
    history.replaceState(null, '', location.pathname)
    return { state: 'verified', words: answer.message }
  } catch (error) {
    if (error instanceof ApiError && error.offline) return { state: 'offline' }
    return { state: 'failed', words: errorMessage(error, 'Email verification failed. Please try again.') }
  }
}

const ToSignIn = () => (
  <LinkButton variant="quiet" wide href="/auth">
    Back to Sign In
  </LinkButton>
)

const Steps = () => {
  const [outcome, setOutcome] = useState<State>({ state: 'verifying' })
  const verify = () => {
    setOutcome({ state: 'verifying' })
    void spend(new URLSearchParams(location.search).get('token')).then(setOutcome)
  }
  useEffect(verify, [])
  useEffect(() => {
    if (outcome.state !== 'verified') return
    const timer = setTimeout(() => location.replace('/dashboard'), REDIRECT_AFTER)
    return () => clearTimeout(timer)
  }, [outcome.state])

  switch (outcome.state) {
    case 'verifying':
      return (
        <AuthFrame title="Verifying your email" description={<Spinner label="One moment…" />}>
          <ToSignIn />
        </AuthFrame>
      )
    case 'verified':
      return (
        <AuthFrame
          key="verified"
          announced
          icon={<BadgeCheck aria-hidden="true" />}
          title="You are in"
          description={outcome.words}
        >
          <LinkButton wide href="/dashboard">
            Go to Dashboard
          </LinkButton>
        </AuthFrame>
      )
    case 'offline':
      return (
        <AuthFrame
          key="offline"
          announced
          icon={<MailWarning aria-hidden="true" />}
          title="No connection"
          description={OFFLINE}
        >
          <Button wide onClick={verify}>
            Try Again
          </Button>
          <ToSignIn />
        </AuthFrame>
      )
    case 'failed':
      return (
        <AuthFrame
          key="failed"
          announced
          icon={<MailWarning aria-hidden="true" />}
          title="The link did not work"
          description={outcome.words}
        >
          <div className="flex flex-col gap-2">
            <ResendForm />
            <ToSignIn />
          </div>
        </AuthFrame>
      )
  }
}

/** Spends the link of a verification mail. */
export const VerifyScreen = () => (
  <ErrorBoundary>
    <Steps />
  </ErrorBoundary>
)
