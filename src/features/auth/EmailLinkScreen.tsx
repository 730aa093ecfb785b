import { BadgeCheck, MailCheck, ShieldAlert } from 'lucide-react'
import { useEffect, useState } from 'react'
import { accountWords } from '#contract/accounts/account-words.ts'
import { confirmEmailChange, undoEmailChange } from '#contract/accounts/email-change.endpoints.ts'
import { EMAIL_UNDO_DAYS } from '#contract/retention.ts'
import { call } from '#src/lib/api/api.ts'
import { ApiError, errorMessage } from '#src/lib/api/api-error.ts'
import { Button, LinkButton } from '#src/ui/Button.tsx'
import { Filled } from '#src/ui/Filled.tsx'
import { ErrorBoundary } from '#src/ui/feedback/ErrorBoundary.tsx'
import { Notice } from '#src/ui/feedback/Notice.tsx'
import { Spinner } from '#src/ui/feedback/Spinner.tsx'
import { AuthFrame } from './AuthFrame.tsx'
import { LinkFailed } from './LinkFailed.tsx'
import * as say from './words.ts'

type Kind = 'confirm' | 'undo'

interface Link {
  kind: Kind
  token: string
}

type State =
  | { state: 'looking' }
  /** Asks first: a mail scanner must not decide anything. */
  | { state: 'asked'; link: Link; problem?: string }
  | { state: 'done'; kind: Kind; email: string }
  | { state: 'failed'; words: string }

/** Takes the link's secret out of the address bar. */
const takeLink = (): Link | undefined => {
  const query = new URLSearchParams(location.search)
  const kind = (['confirm', 'undo'] as const).find((one) => query.get(one))
  const token = kind && query.get(kind)
  if (!kind || !token) return undefined
  history.replaceState(null, '', location.pathname)
  return { kind, token }
}

const asked = {
  confirm: {
    icon: <MailCheck aria-hidden="true" />,
    title: say.isThisYourNewEmail,
    description: say.yourWhatsstoreAccountGets,
    button: say.confirmNewEmail,
  },
  undo: {
    icon: <ShieldAlert aria-hidden="true" />,
    title: say.wasntThisYou,
    description: say.weUndoWhatWas,
    button: say.secureMyAccount,
  },
}

const Asked = ({
  link,
  problem,
  onState,
}: {
  link: Link
  problem: string | undefined
  onState: (next: State) => void
}) => {
  const [busy, setBusy] = useState(false)
  const words = asked[link.kind]
  const decide = async () => {
    setBusy(true)
    try {
      const endpoint = link.kind === 'confirm' ? confirmEmailChange : undoEmailChange
      const { email } = await call(endpoint, { json: { token: link.token } })
      onState({ state: 'done', kind: link.kind, email })
    } catch (error) {
      setBusy(false)
      // Nothing was decided: a second press may work.
      if (error instanceof ApiError && (error.offline || error.status >= 429)) {
        onState({ state: 'asked', link, problem: errorMessage(error, say.pleaseTryAgain) })
      } else onState({ state: 'failed', words: errorMessage(error, say.pleaseTryAgainLater) })
    }
  }
  return (
    <AuthFrame key={link.kind} icon={words.icon} title={words.title} description={words.description}>
      {problem && (
        <Notice tone="warning" live>
          {problem}
        </Notice>
      )}
      <Button wide busy={busy} onClick={() => void decide()}>
        {words.button}
      </Button>
    </AuthFrame>
  )
}

const Done = ({ kind, email }: { kind: Kind; email: string }) => {
  return (
    <AuthFrame
      key="done"
      announced
      icon={<BadgeCheck aria-hidden="true" />}
      title={kind === 'confirm' ? say.yourEmailWasChanged : say.yourAccountIsSafe}
      description={
        <Filled
          text={kind === 'confirm' ? say.youSignInWith : say.yourEmailIs(EMAIL_UNDO_DAYS)}
          email={<strong className="break-words font-medium text-text">{email}</strong>}
        />
      }
    >
      <LinkButton
        wide
        href={kind === 'confirm' ? '/dashboard?tab=account' : `/auth?forgot=1#${new URLSearchParams({ email })}`}
      >
        {kind === 'confirm' ? say.goToDashboard : say.chooseNewPassword}
      </LinkButton>
    </AuthFrame>
  )
}

const Steps = () => {
  const [step, setStep] = useState<State>({ state: 'looking' })
  useEffect(() => {
    const link = takeLink()
    setStep(link ? { state: 'asked', link } : { state: 'failed', words: accountWords.mailLinkWrong })
  }, [])
  if (step.state === 'looking')
    return <AuthFrame title={say.yourEmail} description={<Spinner label={say.oneMoment} />} />
  if (step.state === 'asked') return <Asked link={step.link} problem={step.problem} onState={setStep} />
  if (step.state === 'done') return <Done kind={step.kind} email={step.email} />
  return (
    <LinkFailed words={step.words}>
      <LinkButton variant="secondary" wide href="/dashboard?tab=account">
        {say.goToYourAccount}
      </LinkButton>
    </LinkFailed>
  )
}

/** Opens mailed links that confirm or undo a change of the account. */
export const EmailLinkScreen = () => (
  <ErrorBoundary>
    <Steps />
  </ErrorBoundary>
)
