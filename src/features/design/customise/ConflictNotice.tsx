import { GitCompareArrows } from 'lucide-react'
import { messages } from '#contract/error-messages.ts'
import { Button } from '#src/ui/Button.tsx'
import { Notice } from '#src/ui/feedback/Notice.tsx'

/** Offers the version that was saved elsewhere in the meantime. */
export const ConflictNotice = ({ onLoad, onDiscard }: { onLoad: () => void; onDiscard: () => void }) => (
  <Notice tone="warning" live icon={<GitCompareArrows aria-hidden="true" />}>
    <p>{messages.changedElsewhere}</p>
    <p className="mt-1">What you changed here stays, on top of it.</p>
    <div className="mt-3 flex flex-wrap gap-2">
      <Button variant="secondary" size="small" onClick={onLoad}>
        Load the newer version
      </Button>
      <Button variant="quiet" size="small" onClick={onDiscard}>
        Discard my changes
      </Button>
    </div>
  </Notice>
)
