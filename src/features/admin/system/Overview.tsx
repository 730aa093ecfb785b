import type { SystemStatus } from '#contract/admin/platform.ts'
import { plans } from '#contract/plans.ts'
import { count } from '#src/lib/numbers.ts'
import { Badge } from '#src/ui/Badge.tsx'
import { Card, CardHeading } from '#src/ui/Card.tsx'
import { Skeleton } from '#src/ui/feedback/Skeleton.tsx'
import { ErrorState } from '#src/ui/feedback/States.tsx'
import { Facts } from '../shared/Facts.tsx'
import { ViewLink } from '../shared/ViewLink.tsx'
import { FailedWorkCard } from './FailedWorkCard.tsx'
import { durationWords, sizeWords } from './sizes.ts'
import { useSystemStatus } from './system.ts'
import { UpkeepCard } from './UpkeepCard.tsx'

const price = ({ pkr, usd }: { pkr: number; usd: number }): string => `Rs. ${count(pkr)} or ${usd} USD a month`

/** The plans' limits. */
const SettingsCard = ({ paid_product_limit: limit, paid_layouts }: SystemStatus) => (
  <Card className="min-w-0">
    <CardHeading title="Settings" description="Set when the server starts. Not editable here" />
    <Facts
      facts={[
        ['Max free products', count(plans.free.products)],
        ['Max paid products', limit === null ? 'Unlimited' : count(limit)],
        ['Paid plan price', price(plans.paid.monthlyPrice)],
        ['With a referral code', price(plans.paid.referredPrice)],
        ['Auto downgrade', 'On: an ended plan is free at once'],
        ['Free layouts', plans.free.layouts.join(', ')],
        ['Premium layouts', paid_layouts.join(', ')],
      ]}
    />
  </Card>
)

const QueueCard = ({ publications, mails_waiting, disk_free_bytes }: SystemStatus) => (
  <Card className="min-w-0">
    <CardHeading
      title="Queues"
      action={
        publications.failing > 0 ? (
          <Badge tone="negative">{count(publications.failing)} failing</Badge>
        ) : (
          <Badge tone="positive">No failures</Badge>
        )
      }
    />
    <Facts
      facts={[
        ['Stores waiting to be published', count(publications.waiting)],
        [
          'The oldest waits for',
          publications.oldest_seconds === 0 ? 'None is due' : durationWords(publications.oldest_seconds),
        ],
        [
          'Publications that fail',
          publications.failing > 0 ? (
            <ViewLink key="link" view="stores" shown={{ status: 'failing' }}>
              {count(publications.failing)}, show the stores
            </ViewLink>
          ) : (
            'None'
          ),
        ],
        ['Mails waiting to be sent', count(mails_waiting)],
        ['Free on the disk', sizeWords(disk_free_bytes)],
      ]}
    />
  </Card>
)

const VersionsCard = ({ versions }: SystemStatus) => (
  <Card className="min-w-0">
    <CardHeading title="Versions" />
    <Facts
      facts={[
        ['WhatsStore', versions.program],
        ['Runtime', versions.runtime],
        ['Database', versions.database],
        ['Newest migration', versions.schema],
      ]}
    />
  </Card>
)

/** Manual tasks, plan limits and server state. */
export const Overview = () => {
  const { data, isError, isFetching, refetch } = useSystemStatus()
  return (
    <div className="flex flex-col gap-4">
      <UpkeepCard />
      {data ? (
        <div className="grid items-start gap-4 lg:grid-cols-2">
          <div className="flex flex-col gap-4">
            <QueueCard {...data} />
            {data.failed_work.length > 0 && <FailedWorkCard work={data.failed_work} />}
            <VersionsCard {...data} />
          </div>
          <SettingsCard {...data} />
        </div>
      ) : isError ? (
        <ErrorState title="Failed to fetch system status" onRetry={() => void refetch()} busy={isFetching} />
      ) : (
        <Skeleton className="h-64 rounded-xl" />
      )}
    </div>
  )
}
