import { CircleCheck, LoaderCircle, TriangleAlert } from 'lucide-react'
import type { PublicationOverview } from '#contract/stores/publications.ts'
import { Notice } from '#src/ui/feedback/Notice.tsx'
import { Skeleton } from '#src/ui/feedback/Skeleton.tsx'
import { earlierVersion, NOT_NOW, UP_TO_DATE, usePublications } from '../shared/publications.ts'
import * as say from './words.ts'

const Receipt = ({ overview }: { overview: PublicationOverview }) => {
  const { state, receipt, failure } = overview
  if (state === 'suspended') {
    return (
      <Notice tone="negative" icon={<TriangleAlert aria-hidden="true" />}>
        {say.yourStoreIsSuspended}
      </Notice>
    )
  }
  if (state === 'failed') {
    return (
      <Notice tone="warning" icon={<TriangleAlert aria-hidden="true" />}>
        <p>{say.lastChangeNotLiveYet}</p>
        {failure && <p className="mt-1">{failure.page}</p>}
      </Notice>
    )
  }
  if (state === 'publishing' || !receipt) {
    return (
      <Notice tone="info" icon={<LoaderCircle aria-hidden="true" className="animate-spin" />}>
        {say.publishingYourChange}
      </Notice>
    )
  }
  if (earlierVersion(overview)) {
    return (
      <Notice tone="warning" icon={<TriangleAlert aria-hidden="true" />}>
        {NOT_NOW}
      </Notice>
    )
  }
  return (
    <Notice tone="positive" icon={<CircleCheck aria-hidden="true" />}>
      {UP_TO_DATE}
    </Notice>
  )
}

/** The outcome of the last save. */
export const PublishReceipt = () => {
  const { data, isPending } = usePublications()
  return <div role="status">{data ? <Receipt overview={data} /> : isPending && <Skeleton className="h-11" />}</div>
}
