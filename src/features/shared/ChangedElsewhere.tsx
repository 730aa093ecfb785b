import { GitCompareArrows } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { messages } from '#contract/error-messages.ts'
import { Button } from '#src/ui/Button.tsx'
import { Notice } from '#src/ui/feedback/Notice.tsx'
import * as say from './words.ts'

interface ChangedElsewhereProps {
  busy: boolean
  onLoad: () => void
}

/** Offers a newer version saved elsewhere, without losing what was typed here. */
export const ChangedElsewhere = ({ busy, onLoad }: ChangedElsewhereProps) => {
  const notice = useRef<HTMLDivElement>(null)
  // A phone's keyboard goes away with it. The button is not focused: a key still held would press it.
  useEffect(() => notice.current?.focus(), [])
  return (
    <div ref={notice} tabIndex={-1} className="rounded-lg">
      <Notice tone="warning" live icon={<GitCompareArrows aria-hidden="true" />}>
        <p>{messages.changedElsewhere}</p>
        <p className="mt-1">{say.whatYouTypedHereStays}</p>
        <Button variant="secondary" size="small" className="mt-3" busy={busy} onClick={onLoad}>
          {say.loadTheNewerVersion}
        </Button>
      </Notice>
    </div>
  )
}
