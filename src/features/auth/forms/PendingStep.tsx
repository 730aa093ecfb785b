import { Inbox } from 'lucide-react'
import { Button, LinkButton } from '#src/ui/Button.tsx'
import { mailAppOf } from '../mail-app.ts'
import { ResendForm } from './ResendForm.tsx'
import * as say from './words.ts'

interface PendingStepProps {
  email: string
  /** Whether a mail was just sent. */
  justSent: boolean
  /** Returns to the form. Absent if it was on another page. */
  onWrong?: () => void
  onBack: () => void
}

/** Waits for a mail: a way to the mailbox, and help if nothing arrives. */
export const PendingStep = ({ email, justSent, onWrong, onBack }: PendingStepProps) => {
  const app = mailAppOf(email)
  return (
    <div className="flex flex-col gap-2">
      {app && (
        <LinkButton
          wide
          href={app.link}
          target="_blank"
          rel="noopener"
          icon={<Inbox aria-hidden="true" />}
          className="mb-2"
        >
          {say.open(app.name)}
        </LinkButton>
      )}
      <p className="mb-2 text-muted text-sm">{say.nothingThereItCan}</p>
      <ResendForm email={email} justSent={justSent} />
      {onWrong && (
        <Button variant="quiet" wide onClick={onWrong}>
          {say.wrongAddressChangeIt}
        </Button>
      )}
      <Button variant="quiet" wide onClick={onBack}>
        {say.backToSignIn}
      </Button>
    </div>
  )
}
