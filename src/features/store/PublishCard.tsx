import { CircleCheck, LoaderCircle, RotateCcw, TriangleAlert } from 'lucide-react'
import type { PublicationOverview } from '#contract/publications.ts'
import { timeAgo } from '#src/lib/time-ago.ts'
import { Badge } from '#src/ui/Badge.tsx'
import { Button } from '#src/ui/Button.tsx'
import { Card, CardHeading } from '#src/ui/Card.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import { ErrorState } from '#src/ui/States.tsx'
import { receiptWords, usePublications, useRollback } from './publications.ts'

/** What became of the last save. */
const Receipt = ({ overview }: { overview: PublicationOverview }) => {
  const { state, receipt, failure } = overview
  if (state === 'suspended') {
    return (
      <Notice tone="negative" icon={<TriangleAlert aria-hidden="true" />}>
        Your store is suspended and cannot be visited. Please contact support.
      </Notice>
    )
  }
  if (state === 'failed') {
    return (
      <Notice tone="warning" icon={<TriangleAlert aria-hidden="true" />}>
        <p>Your last change is not live yet; the version before it is. We try again by ourselves.</p>
        {failure && <p className="mt-1">{failure.page}</p>}
      </Notice>
    )
  }
  if (state === 'publishing' || !receipt) {
    return (
      <Notice tone="info" icon={<LoaderCircle aria-hidden="true" className="animate-spin" />}>
        Publishing your change…
      </Notice>
    )
  }
  return (
    <Notice tone="positive" icon={<CircleCheck aria-hidden="true" />}>
      {receiptWords(receipt)}
    </Notice>
  )
}

const Versions = ({ overview }: { overview: PublicationOverview }) => {
  const rollback = useRollback()
  return (
    <ul className="mt-4 divide-y divide-line">
      {overview.versions.map((version) => (
        <li key={version.version} className="flex min-h-14 items-center gap-3">
          <div className="min-w-0 flex-1">
            <p className="flex items-center gap-2 font-medium text-sm">
              Version {version.version}
              {version.live && <Badge tone="positive">Live</Badge>}
            </p>
            <p className="text-muted text-sm">
              <time dateTime={version.published_at} title={new Date(version.published_at).toLocaleString('en')}>
                {timeAgo(version.published_at)}
              </time>
              {' · '}
              {version.pages_rendered} of {version.pages_total} pages
            </p>
          </div>
          {!version.live && (
            <Button
              variant="secondary"
              size="small"
              icon={<RotateCcw aria-hidden="true" />}
              busy={rollback.isPending && rollback.variables === version.version}
              disabled={rollback.isPending}
              aria-label={`Roll back to version ${version.version}`}
              onClick={() => rollback.mutate(version.version)}
            >
              Roll back
            </Button>
          )}
        </li>
      ))}
    </ul>
  )
}

/** The receipt of the last save, and the versions that can be shown again. */
export const PublishCard = () => {
  const publications = usePublications()
  return (
    <Card>
      <CardHeading title="Publishing" description="Every save is live at once; the last versions are kept." />
      {publications.data ? (
        <>
          <div role="status">
            <Receipt overview={publications.data} />
          </div>
          <Versions overview={publications.data} />
        </>
      ) : publications.isError ? (
        <ErrorState
          title="The publishing history could not be loaded"
          onRetry={() => void publications.refetch()}
          busy={publications.isFetching}
        />
      ) : (
        <div className="flex flex-col gap-4">
          <Skeleton className="h-12" />
          <Skeleton className="h-14" />
          <Skeleton className="h-14" />
        </div>
      )}
    </Card>
  )
}
