import { GitCompareArrows } from 'lucide-react'
import { messages } from '#contract/error-messages.ts'
import { Button } from '#src/ui/Button.tsx'
import { Notice } from '#src/ui/feedback/Notice.tsx'
import * as say from './words.ts'

/** Offers the version that was saved elsewhere in the meantime. */
export const ConflictNotice = ({ onLoad, onDiscard }: { onLoad: () => void; onDiscard: () => void }) => (
  <Notice tone="warning" live icon={<GitCompareArrows aria-hidden="true" />}>
    <p>{messages.changedElsewhere}</p>
    <p className="mt-1">{say.yourChangesStayOnTop}</p>
    <div className="mt-3 flex flex-wrap gap-2">
      <Button variant="secondary" size="small" onClick={onLoad}>
        {say.loadNewerVersion}
      </Button>
      <Button variant="quiet" size="small" onClick={onDiscard}>
        {say.discardMyChanges}
      </Button>
    </div>
  </Notice>
)
