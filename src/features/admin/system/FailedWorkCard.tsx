import { RotateCcw } from 'lucide-react'
import { useState } from 'react'
import type { FailedWork } from '#contract/admin/platform.ts'
import { momentOf } from '#src/lib/days.ts'
import { plural } from '#src/lib/plural.ts'
import { Button } from '#src/ui/Button.tsx'
import { Card, CardHeading } from '#src/ui/Card.tsx'
import { ActDialog } from '../shared/acts/ActDialog.tsx'
import { retryWork } from './system.ts'

const words: Record<FailedWork['kind'], (count: number) => string> = {
  mails: (count) => `${plural(count, 'mail')} could not be sent`,
  'order events': (count) => `${plural(count, 'order message')} could not be written`,
  images: (count) => `${plural(count, 'image')} could not be made ready`,
}

const RetryDialog = ({ onClose }: { onClose: () => void }) => (
  <ActDialog title="Try again?" confirmLabel="Try again" run={retryWork} failed="Failed to try again" onClose={onClose}>
    <p>Failed work is tried again as if it were new. If it fails for four more days, it comes back here.</p>
  </ActDialog>
)

/** Dead letters, with a way to retry them. */
export const FailedWorkCard = ({ work }: { work: FailedWork[] }) => {
  const [asked, setAsked] = useState(false)
  return (
    <Card className="min-w-0">
      <CardHeading
        title="Failed for good"
        description="Retried for four days, then kept for 30"
        action={
          <Button
            variant="secondary"
            size="small"
            icon={<RotateCcw aria-hidden="true" />}
            onClick={() => setAsked(true)}
          >
            Try again
          </Button>
        }
      />
      <ul className="-my-3 divide-y divide-line">
        {work.map(({ kind, count, failed_at, last_error }) => (
          <li key={kind} className="py-3 text-sm">
            <p className="font-medium text-text">{words[kind](count)}</p>
            <p className="break-words text-muted">
              The last one {momentOf(failed_at)}: <bdi>{last_error}</bdi>
            </p>
          </li>
        ))}
      </ul>
      {asked && <RetryDialog onClose={() => setAsked(false)} />}
    </Card>
  )
}
