import { payoutWords } from '#contract/payment-methods.ts'
import { points, withdrawalNames, withdrawalTones } from '#src/features/shared/referral-words.ts'
import { errorMessage } from '#src/lib/api/api-error.ts'
import { dayOf } from '#src/lib/days.ts'
import { Badge } from '#src/ui/Badge.tsx'
import { Card, CardHeading } from '#src/ui/Card.tsx'
import { Filled } from '#src/ui/Filled.tsx'
import { Skeleton } from '#src/ui/feedback/Skeleton.tsx'
import { ErrorState } from '#src/ui/feedback/States.tsx'
import { useWithdrawals } from './referrals.ts'
import * as say from './words.ts'

const Entries = () => {
  const { data, error, isFetching, refetch } = useWithdrawals()
  if (error && !data) {
    return (
      <ErrorState
        title={errorMessage(error, say.failedToFetchRequests)}
        onRetry={() => void refetch()}
        busy={isFetching}
      />
    )
  }
  if (!data) return <Skeleton className="h-20" />
  if (data.length === 0) {
    return <p className="rounded-lg bg-raised px-6 py-8 text-center text-muted text-sm">{say.noWithdrawalsYet}</p>
  }
  return (
    <ul className="-my-2 divide-y divide-line">
      {data.map((entry) => (
        <li key={entry.id} className="flex flex-col gap-1.5 py-3">
          <div className="flex items-center justify-between gap-3">
            <span className="font-medium tabular-nums">{points(entry.points_requested)}</span>
            <Badge tone={withdrawalTones[entry.status]}>{withdrawalNames[entry.status]}</Badge>
          </div>
          <p className="break-words text-muted text-sm">
            <bdi dir="ltr">{payoutWords(entry.payment_method, entry.payment_details)}</bdi>
          </p>
          <p className="text-muted text-sm">
            <Filled
              text={entry.processed_date ? say.requestedAndAnswered : say.requestedOn}
              day={<time dateTime={entry.request_date}>{dayOf(entry.request_date)}</time>}
              answered={
                entry.processed_date && <time dateTime={entry.processed_date}>{dayOf(entry.processed_date)}</time>
              }
            />
          </p>
          {entry.admin_notes && (
            <p dir="auto" className="whitespace-pre-line break-words rounded-lg bg-raised px-3 py-2 text-sm">
              {entry.admin_notes}
            </p>
          )}
        </li>
      ))}
    </ul>
  )
}

/** The outcome of each request. */
export const WithdrawalHistory = () => (
  <Card className="min-w-0">
    <CardHeading title={say.withdrawalHistory} />
    <Entries />
  </Card>
)
