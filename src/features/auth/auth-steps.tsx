import { MailCheck, ShieldEllipsis } from 'lucide-react'
import type { ReactNode } from 'react'
import { DELETION_DAYS } from '#contract/accounts/account-words.ts'
import { Button } from '#src/ui/Button.tsx'
import { deferred } from '#src/ui/deferred.tsx'
import { Filled } from '#src/ui/Filled.tsx'
import { Notice } from '#src/ui/feedback/Notice.tsx'
import { Spinner } from '#src/ui/feedback/Spinner.tsx'
import type { AuthFrameProps } from './AuthFrame.tsx'
import { CodeForm } from './forms/CodeForm.tsx'
import { ForgotForm, LinkResetForm, ResetForm } from './forms/ForgotForms.tsx'
import { MailedCodeForm } from './forms/MailedCodeForm.tsx'
import { type Credentials, SignInForm } from './forms/SignInForm.tsx'
import { SignUpForm, type TypedSignUp } from './forms/SignUpForm.tsx'
import * as say from './words.ts'

// Not needed before the server has answered.
const PendingStep = deferred(
  async () => (await import('./forms/PendingStep.tsx')).PendingStep,
  () => <Spinner label={say.oneMoment} />,
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
  ended: say.yourSessionHasEnded,
  deleted: say.yourAccountWillBe(DELETION_DAYS),
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
    title: farewell === 'deleted' ? say.goodbyeForNow : say.welcomeBack,
    description: mailedLink
      ? say.youOpenedTheSignInLink
      : farewell === 'deleted'
        ? say.changedYourMindSign
        : say.signInToRun,
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
        <Switch question={say.newToWhatsstore} onClick={() => go({ name: 'sign-up' })}>
          {say.createAnAccount}
        </Switch>
      </>
    ),
  }),
  code: ({ credentials }, { toSignIn }) => ({
    icon: <ShieldEllipsis aria-hidden="true" />,
    title: say.twoStepVerification,
    description: say.thisAccountAsksFor,
    children: <CodeForm credentials={credentials} onBack={toSignIn} />,
  }),
  'mailed-code': ({ credentials }, { go, toSignIn }) => ({
    icon: <ShieldEllipsis aria-hidden="true" />,
    title: say.isItYou,
    description: say.somebodyTriedManyWrong,
    children: (
      <MailedCodeForm
        credentials={credentials}
        onCodeNeeded={(known) => go({ name: 'code', credentials: known })}
        onBack={toSignIn}
      />
    ),
  }),
  'sign-up': ({ typed }, { go, toSignIn }) => ({
    title: say.createYourAccount,
    description: say.freeForYourFirst,
    children: (
      <>
        <SignUpForm
          {...(typed && { typed })}
          onUnverified={(filled) => go({ name: 'pending', email: filled.email, typed: filled })}
        />
        <Switch question={say.alreadyHaveAnAccount} onClick={toSignIn}>
          {say.signIn}
        </Switch>
      </>
    ),
  }),
  forgot: ({ email }, { go, toSignIn }) => ({
    title: say.forgotYourPassword,
    description: say.weSendAOne,
    children: <ForgotForm email={email} onSent={(email) => go({ name: 'reset', email })} onBack={toSignIn} />,
  }),
  reset: ({ email }, { toSignIn }) => ({
    title: say.chooseANewPassword,
    description: <Filled text={say.enterTheOtpSentTo} email={<Address email={email} />} />,
    children: <ResetForm email={email} onDone={toSignIn} onBack={toSignIn} />,
  }),
  'reset-by-link': ({ token }, { toSignIn }) => ({
    title: say.chooseANewPassword,
    description: say.youOpenedTheLink,
    children: <LinkResetForm token={token} onDone={toSignIn} onBack={toSignIn} />,
  }),
  pending: (mode, { go, toSignIn }) => ({
    icon: <MailCheck aria-hidden="true" />,
    title: say.checkYourEmail,
    description: <Filled text={say.weSentAVerificationLink} email={<Address email={mode.email} />} />,
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
