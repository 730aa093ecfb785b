import { RotateCcw } from 'lucide-react'
import type { PublicationOverview } from '#contract/stores/publications.ts'
import { timeAgo } from '#src/lib/time-ago.ts'
import { Badge } from '#src/ui/Badge.tsx'
import { Button } from '#src/ui/Button.tsx'
import { Card, CardHeading } from '#src/ui/Card.tsx'
import { Skeleton } from '#src/ui/feedback/Skeleton.tsx'
import { ErrorState } from '#src/ui/feedback/States.tsx'
import { usePublications, useRollback } from '../shared/publications.ts'

const Versions = ({ overview }: { overview: PublicationOverview }) => {
  const rollback = useRollback()
  return (
    <ul className="-my-2 divide-y divide-line">
      {overview.versions.map((version) => (
        <li key={version.version} className="flex min-h-16 items-center gap-3 py-2">
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
              {version.pages_rendered}/{version.pages_total} pages
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

/** The versions that can be shown again. */
export const VersionsCard = () => {
  const publications = usePublications()
  return (
    <Card>
      <CardHeading
        title="Versions"
        description="Every save is live at once. Any of the last five can be shown again, as long as the address is the same."
      />
      {publications.data ? (
        <Versions overview={publications.data} />
      ) : publications.isError ? (
        <ErrorState
          title="The publishing history could not be loaded"
          onRetry={() => void publications.refetch()}
          busy={publications.isFetching}
        />
      ) : (
        <div className="flex flex-col gap-4">
          <Skeleton className="h-14" />
          <Skeleton className="h-14" />
        </div>
      )}
    </Card>
  )
}
