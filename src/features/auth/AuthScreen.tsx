import { useStore } from '@nanostores/react'
import { MailCheck, ShieldEllipsis } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'
import { DELETION_DAYS } from '#contract/accounts/account-words.ts'
import { useEarlyTap } from '#src/lib/browser/use-early-tap.ts'
import { openSession } from '#src/lib/session/load-session.ts'
import { $session } from '#src/stores/session.ts'
import { Button } from '#src/ui/Button.tsx'
import { deferred } from '#src/ui/deferred.tsx'
import { ErrorBoundary } from '#src/ui/feedback/ErrorBoundary.tsx'
import { Notice } from '#src/ui/feedback/Notice.tsx'
import { Spinner } from '#src/ui/feedback/Spinner.tsx'
import { AuthFrame } from './AuthFrame.tsx'
import { landing } from './after-sign-in.ts'
import { CodeForm } from './forms/CodeForm.tsx'
import { ForgotForm, LinkResetForm, ResetForm } from './forms/ForgotForms.tsx'
import { MailedCodeForm } from './forms/MailedCodeForm.tsx'
import { type Credentials, SignInForm } from './forms/SignInForm.tsx'
import { SignUpForm, type TypedSignUp } from './forms/SignUpForm.tsx'

// Not needed before the server has answered.
const PendingStep = deferred(
  async () => (await import('./forms/PendingStep.tsx')).PendingStep,
  () => <Spinner label="One moment…" />,
)

type Mode =
  | { name: 'sign-in'; mailedLink?: string }
  | { name: 'code'; credentials: Credentials }
  | { name: 'mailed-code'; credentials: Credentials }
  | { name: 'sign-up'; typed?: TypedSignUp }
  | { name: 'forgot' }
  | { name: 'reset'; email: string }
  | { name: 'reset-by-link'; token: string }
  | { name: 'pending'; email: string; typed?: TypedSignUp }

/** Opens the dashboard as soon as somebody signs in, here or in another tab. */
const useWayOut = (): void => {
  const session = useStore($session)
  useEffect(() => {
    // On failure show the form: signing in will say what is wrong.
    openSession().catch(() => undefined)
  }, [])
  useEffect(() => {
    if (session.state === 'signed-in') location.replace(landing())
  }, [session])
}

const Switch = ({ question, children, onClick }: { question: string; children: ReactNode; onClick: () => void }) => (
  <p className="-mt-1 flex flex-wrap items-center justify-center gap-x-1 text-muted text-sm">
    {question}
    <Button variant="link" size="text" onClick={onClick}>
      {children}
    </Button>
  </p>
)

/** Takes the secret of a mailed link out of the address bar, where it would be seen and shared. */
const takeLink = (name: 'reset' | 'proof'): string | null => {
  const secret = new URLSearchParams(location.search).get(name)
  if (secret) history.replaceState(null, '', location.pathname)
  return secret
}

/** Says why a session just ended. */
const farewells = {
  ended: 'Your session has ended. Sign in again to go on where you were; what you typed is kept.',
  deleted: `Your account will be deleted in ${DELETION_DAYS} days. Sign in before then to keep it. We have mailed you the day.`,
}

interface AuthScreenProps {
  /** The prerendered step. Text typed before hydration stays. */
  start: 'sign-in' | 'sign-up'
}

const Steps = ({ start }: AuthScreenProps) => {
  const [mode, setMode] = useState<Mode>(start === 'sign-up' ? { name: 'sign-up' } : { name: 'sign-in' })
  const [farewell, setFarewell] = useState<keyof typeof farewells>()
  const [moved, setMoved] = useState(false)
  const go = (next: Mode) => {
    setMoved(true)
    setMode(next)
  }
  useEarlyTap()
  useWayOut()
  useEffect(() => {
    const query = new URLSearchParams(location.search)
    setFarewell(query.has('ended') ? 'ended' : query.has('deleted') ? 'deleted' : undefined)
    if (query.get('ref')) setMode({ name: 'sign-up' })
    else if (query.has('forgot')) setMode({ name: 'forgot' })
    const token = takeLink('reset')
    const mailedLink = takeLink('proof')
    if (token) setMode({ name: 'reset-by-link', token })
    else if (mailedLink) setMode({ name: 'sign-in', mailedLink })
  }, [])

  const toSignIn = () => go({ name: 'sign-in' })
  const onUnverified = (email: string) => go({ name: 'pending', email })
  switch (mode.name) {
    case 'sign-in':
      return (
        <AuthFrame
          key="sign-in"
          announced={moved}
          title={farewell === 'deleted' ? 'Goodbye for now' : 'Welcome back'}
          description={
            mode.mailedLink
              ? 'You opened the link from our email. Sign in with your password; no code is needed.'
              : 'Sign in to run your store.'
          }
        >
          {farewell && <Notice tone="warning">{farewells[farewell]}</Notice>}
          <SignInForm
            {...(mode.mailedLink && { mailedLink: mode.mailedLink })}
            onUnverified={onUnverified}
            onCodeNeeded={(credentials) => go({ name: 'code', credentials })}
            onMailedCodeNeeded={(credentials) => go({ name: 'mailed-code', credentials })}
            onForgotten={() => go({ name: 'forgot' })}
          />
          <Switch question="New to WhatsStore?" onClick={() => go({ name: 'sign-up' })}>
            Create an account
          </Switch>
        </AuthFrame>
      )
    case 'code':
      return (
        <AuthFrame
          key="code"
          announced={moved}
          icon={<ShieldEllipsis aria-hidden="true" />}
          title="Two-step verification"
          description="This account asks for a code at sign-in."
        >
          <CodeForm credentials={mode.credentials} onBack={toSignIn} />
        </AuthFrame>
      )
    case 'mailed-code':
      return (
        <AuthFrame
          key="mailed-code"
          announced={moved}
          icon={<ShieldEllipsis aria-hidden="true" />}
          title="Is it you?"
          description="Somebody tried many wrong passwords for this account. Enter the code from your email to sign in."
        >
          <MailedCodeForm
            credentials={mode.credentials}
            onCodeNeeded={(credentials) => go({ name: 'code', credentials })}
            onBack={toSignIn}
          />
        </AuthFrame>
      )
    case 'sign-up':
      return (
        <AuthFrame
          key="sign-up"
          announced={moved}
          title="Create your account"
          description="Free for your first 5 products. No card needed."
        >
          <SignUpForm
            {...(mode.typed && { typed: mode.typed })}
            onUnverified={(typed) => go({ name: 'pending', email: typed.email, typed })}
          />
          <Switch question="Already have an account?" onClick={toSignIn}>
            Sign in
          </Switch>
        </AuthFrame>
      )
    case 'forgot':
      return (
        <AuthFrame
          key="forgot"
          announced={moved}
          title="Forgot your password?"
          description="We send a one-time password (OTP) to your email."
        >
          <ForgotForm onSent={(email) => go({ name: 'reset', email })} onBack={toSignIn} />
        </AuthFrame>
      )
    case 'reset':
      return (
        <AuthFrame
          key="reset"
          announced={moved}
          title="Choose a new password"
          description={
            <>
              Enter the OTP that was sent to <strong className="break-words font-medium text-text">{mode.email}</strong>
              , or open the link in the mail.
            </>
          }
        >
          <ResetForm email={mode.email} onDone={toSignIn} onBack={toSignIn} />
        </AuthFrame>
      )
    case 'reset-by-link':
      return (
        <AuthFrame
          key="reset-by-link"
          announced={moved}
          title="Choose a new password"
          description="You opened the link from our email, so no code is needed. A new password signs all your devices out."
        >
          <LinkResetForm token={mode.token} onDone={toSignIn} onBack={toSignIn} />
        </AuthFrame>
      )
    case 'pending':
      return (
        <AuthFrame
          key="pending"
          announced={moved}
          icon={<MailCheck aria-hidden="true" />}
          title="Check Your Email"
          description={
            <>
              We sent a verification link to <strong className="break-words font-medium text-text">{mode.email}</strong>
              . Open it to activate your account; it is valid for 24 hours.
            </>
          }
        >
          <PendingStep
            email={mode.email}
            justSent={mode.typed !== undefined}
            {...(mode.typed && { onWrong: () => go({ ...mode, name: 'sign-up' }) })}
            onBack={toSignIn}
          />
        </AuthFrame>
      )
  }
}

/** Sign-in, sign-up, forgotten password, and the wait for the verification mail. */
export const AuthScreen = ({ start }: AuthScreenProps) => (
  <ErrorBoundary>
    <Steps start={start} />
  </ErrorBoundary>
)
