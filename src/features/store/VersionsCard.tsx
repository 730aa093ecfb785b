import { RotateCcw } from 'lucide-react'
import { useState } from 'react'
import type { Publication, PublicationOverview } from '#contract/stores/publications.ts'
import { changeWords, versionTime } from '#contract/stores/version-words.ts'
import { Badge } from '#src/ui/Badge.tsx'
import { Button } from '#src/ui/Button.tsx'
import { Card, CardHeading } from '#src/ui/Card.tsx'
import { Skeleton } from '#src/ui/feedback/Skeleton.tsx'
import { ErrorState } from '#src/ui/feedback/States.tsx'
import { usePublications } from '../shared/publications.ts'
import { VersionDialog } from './VersionDialog.tsx'
import * as say from './words.ts'

const Versions = ({ overview }: { overview: PublicationOverview }) => {
  const [asked, setAsked] = useState<Publication>()
  return (
    <>
      <ul className="-my-2 divide-y divide-line">
        {overview.versions.map((version) => (
          <li key={version.version} className="flex min-h-16 flex-wrap items-center gap-x-3 gap-y-2 py-2.5">
            <div className="min-w-0 flex-1 basis-48">
              <p className="flex items-center gap-2 text-muted text-sm">
                <time dateTime={version.changed_at}>{versionTime(version.changed_at)}</time>
                {version.live && <Badge tone="positive">{say.live}</Badge>}
              </p>
              <p className="line-clamp-2 break-words font-medium text-sm">
                <bdi>{changeWords(version.changes)}</bdi>
              </p>
            </div>
            {!version.live && (
              <Button
                variant="secondary"
                size="small"
                icon={<RotateCcw aria-hidden="true" />}
                aria-label={say.showAgainVersionOf(versionTime(version.changed_at))}
                onClick={() => setAsked(version)}
              >
                {say.showThisAgain}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {asked && <VersionDialog version={asked} onClose={() => setAsked(undefined)} />}
    </>
  )
}

/** Earlier versions of the shop, to restore. */
export const VersionsCard = () => {
  const publications = usePublications()
  return (
    <Card>
      <CardHeading title={say.earlierVersionsOfYourShop} description={say.everySaveGoesLiveAtOnce} />
      {publications.data ? (
        <Versions overview={publications.data} />
      ) : publications.isError ? (
        <ErrorState
          title={say.versionsNotLoaded}
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
