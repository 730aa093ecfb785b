import { MailCheck } from 'lucide-react'
import { errorMessage } from '#src/lib/api/api-error.ts'
import { Button } from '#src/ui/Button.tsx'
import { Filled } from '#src/ui/Filled.tsx'
import { Notice } from '#src/ui/feedback/Notice.tsx'
import { toast } from '#src/ui/feedback/toast.ts'
import { useCancelEmailChange, usePendingEmail } from '../queries.ts'
import * as say from './words.ts'

/** The new address until its link is opened. */
export const PendingEmail = () => {
  const pending = usePendingEmail().data?.pending
  const cancel = useCancelEmailChange()
  if (!pending) return null
  const stop = () =>
    cancel.mutate(undefined, {
      onSuccess: ({ message }) => toast.success(message),
      onError: (error) => toast.error(errorMessage(error, say.changeNotCancelled)),
    })
  return (
    <Notice tone="info" icon={<MailCheck aria-hidden="true" />}>
      <p>
        <Filled
          text={say.openTheLinkSentTo}
          email={<strong className="break-words font-medium">{pending.new_email}</strong>}
        />
      </p>
      <Button variant="link" size="text" className="-mb-2" busy={cancel.isPending} onClick={stop}>
        {say.keepTheOldEmail}
      </Button>
    </Notice>
  )
}
