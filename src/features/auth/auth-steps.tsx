import { MailCheck, ShieldEllipsis } from 'lucide-react'
import type { ReactNode } from 'react'
import { DELETION_DAYS } from '#contract/accounts/account-words.ts'
import { Button } from '#src/ui/Button.tsx'
import { deferred } from '#src/ui/deferred.tsx'
import { Notice } from '#src/ui/feedback/Notice.tsx'
import { Spinner } from '#src/ui/feedback/Spinner.tsx'
import type { AuthFrameProps } from './AuthFrame.tsx'
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

/** A step of the screen, with what it needs. */
export type Mode =
  | { name: 'sign-in'; mailedLink?: string; email?: string }
  | { name: 'code'; credentials: Credentials }
  | { name: 'mailed-code'; credentials: Credentials }
  | { name: 'sign-up'; typed?: TypedSignUp }
  | { name: 'forgot'; email?: string }
  | { name: 'reset'; email: string }
  | { name: 'reset-by-link'; token: string }
  | { name: 'pending'; email: string; typed?: TypedSignUp }

/** Reasons why a session just ended. */
const farewells = {
  ended: 'Your session has ended. Sign in again to go on where you were; what you typed is kept.',
  deleted: `Your account will be deleted in ${DELETION_DAYS} days. Sign in before then to keep it. The exact date is in your email.`,
}

export type Farewell = keyof typeof farewells

interface Surroundings {
  farewell: Farewell | undefined
  go(next: Mode): void
  toSignIn(): void
}

type Steps = {
  [Name in Mode['name']]: (mode: Extract<Mode, { name: Name }>, around: Surroundings) => AuthFrameProps
}

const Switch = ({ question, children, onClick }: { question: string; children: ReactNode; onClick: () => void }) => (
  <p className="-mt-1 flex flex-wrap items-center justify-center gap-x-1 text-muted text-sm">
    {question}
    <Button variant="link" size="text" onClick={onClick}>
      {children}
    </Button>
  </p>
)

const Address = ({ email }: { email: string }) => <strong className="break-words font-medium text-text">{email}</strong>

const steps: Steps = {
  'sign-in': ({ mailedLink, email }, { farewell, go }) => ({
    title: farewell === 'deleted' ? 'Goodbye for now' : 'Welcome back',
    description: mailedLink
      ? 'You opened the link from our email. Sign in with your password; no code is needed.'
      : farewell === 'deleted'
        ? 'Changed your mind? Sign in to keep your account.'
        : 'Sign in to run your store.',
    children: (
      <>
        {farewell && <Notice tone="warning">{farewells[farewell]}</Notice>}
        <SignInForm
          {...(mailedLink && { mailedLink })}
          email={email}
          onUnverified={(unverified) => go({ name: 'pending', email: unverified })}
          onCodeNeeded={(credentials) => go({ name: 'code', credentials })}
          onMailedCodeNeeded={(credentials) => go({ name: 'mailed-code', credentials })}
          onForgotten={() => go({ name: 'forgot' })}
        />
        <Switch question="New to WhatsStore?" onClick={() => go({ name: 'sign-up' })}>
          Create an account
        </Switch>
      </>
    ),
  }),
  code: ({ credentials }, { toSignIn }) => ({
    icon: <ShieldEllipsis aria-hidden="true" />,
    title: 'Two-step verification',
    description: 'This account asks for a code at sign-in.',
    children: <CodeForm credentials={credentials} onBack={toSignIn} />,
  }),
  'mailed-code': ({ credentials }, { go, toSignIn }) => ({
    icon: <ShieldEllipsis aria-hidden="true" />,
    title: 'Is it you?',
    description: 'Somebody tried many wrong passwords for this account. Enter the code from your email to sign in.',
    children: (
      <MailedCodeForm
        credentials={credentials}
        onCodeNeeded={(known) => go({ name: 'code', credentials: known })}
        onBack={toSignIn}
      />
    ),
  }),
  'sign-up': ({ typed }, { go, toSignIn }) => ({
    title: 'Create your account',
    description: 'Free for your first 5 products. No card needed.',
    children: (
      <>
        <SignUpForm
          {...(typed && { typed })}
          onUnverified={(filled) => go({ name: 'pending', email: filled.email, typed: filled })}
        />
        <Switch question="Already have an account?" onClick={toSignIn}>
          Sign in
        </Switch>
      </>
    ),
  }),
  forgot: ({ email }, { go, toSignIn }) => ({
    title: 'Forgot your password?',
    description: 'We send a one-time password (OTP) to your email.',
    children: <ForgotForm email={email} onSent={(email) => go({ name: 'reset', email })} onBack={toSignIn} />,
  }),
  reset: ({ email }, { toSignIn }) => ({
    title: 'Choose a new password',
    description: (
      <>
        Enter the OTP that was sent to <Address email={email} />, or open the link in the mail.
      </>
    ),
    children: <ResetForm email={email} onDone={toSignIn} onBack={toSignIn} />,
  }),
  'reset-by-link': ({ token }, { toSignIn }) => ({
    title: 'Choose a new password',
    description: 'You opened the link from our email, so no OTP is needed. A new password signs all your devices out.',
    children: <LinkResetForm token={token} onDone={toSignIn} onBack={toSignIn} />,
  }),
  pending: (mode, { go, toSignIn }) => ({
    icon: <MailCheck aria-hidden="true" />,
    title: 'Check Your Email',
    description: (
      <>
        We sent a verification link to <Address email={mode.email} />. Open it to activate your account; it is valid for
        24 hours.
      </>
    ),
    children: (
      <PendingStep
        email={mode.email}
        justSent={mode.typed !== undefined}
        {...(mode.typed && { onWrong: () => go({ ...mode, name: 'sign-up' }) })}
        onBack={toSignIn}
      />
    ),
  }),
}

/** Returns the frame of a step. */
export const frameOf = (mode: Mode, around: Surroundings): AuthFrameProps =>
  (steps[mode.name] as (mode: Mode, around: Surroundings) => AuthFrameProps)(mode, around)
