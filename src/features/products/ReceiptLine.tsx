import { CircleCheck, LoaderCircle, TriangleAlert } from 'lucide-react'
import { earlierVersion, NOT_NOW, UP_TO_DATE, usePublications } from '#src/features/shared/publications.ts'
import * as say from './words.ts'

/** The outcome of the last save in one line. */
export const ReceiptLine = () => {
  const { data } = usePublications()
  const look = 'flex items-center gap-1.5 text-sm [&>svg]:size-4 [&>svg]:shrink-0'
  const line = () => {
    if (!data) return null
    const warning = {
      suspended: say.storeIsSuspended,
      failed: say.lastChangeNotLive,
      live: earlierVersion(data) && NOT_NOW,
      publishing: undefined,
    }[data.state]
    if (warning) {
      return (
        <span className={`${look} text-warning`}>
          <TriangleAlert aria-hidden="true" />
          {warning}
        </span>
      )
    }
    if (data.state === 'publishing' || !data.receipt) {
      return (
        <span className={`${look} text-muted`}>
          <LoaderCircle aria-hidden="true" className="animate-spin" />
          {say.publishingYourChange}
        </span>
      )
    }
    return (
      <span className={`${look} text-positive`}>
        <CircleCheck aria-hidden="true" />
        {UP_TO_DATE}
      </span>
    )
  }
  return (
    <div role="status" className="min-h-6">
      {line()}
    </div>
  )
}
