import { Star } from 'lucide-react'
import { parseAsInteger, useQueryState } from 'nuqs'
import { plural } from '#src/lib/plural.ts'
import { Card } from '#src/ui/Card.tsx'
import { Skeleton } from '#src/ui/feedback/Skeleton.tsx'
import { EmptyState, ErrorState } from '#src/ui/feedback/States.tsx'
import { SwitchField } from '#src/ui/forms/SwitchField.tsx'
import { Pager } from '#src/ui/Pager.tsx'
import { ReviewCard } from './ReviewCard.tsx'
import { useReviews, useSwitchReviews } from './reviews.ts'

/** Reviews by buyers, and the switch that has them asked. */
export const ReviewsView = () => {
  const [page, setPage] = useQueryState('page', parseAsInteger.withDefault(1).withOptions({ history: 'push' }))
  const list = useReviews(Math.max(1, page))
  const turn = useSwitchReviews()
  if (!list.data) {
    return list.isError ? (
      <ErrorState title="Failed to load reviews" onRetry={() => void list.refetch()} busy={list.isFetching} />
    ) : (
      <div className="flex flex-col gap-4">
        <Skeleton className="h-24 rounded-xl" />
        <Skeleton className="h-36 rounded-xl" />
      </div>
    )
  }
  const { reviews, total, total_pages } = list.data
  const on = turn.isPending ? turn.variables : list.data.on
  return (
    <div className="flex flex-col gap-4">
      <Card>
        <SwitchField
          label="Reviews by buyers"
          hint="The page of a delivered order asks for stars, words and a photo. They appear in your shop, and nobody can change them: you can answer, or hide words with a reason."
          checked={on}
          onChange={(next) => turn.mutate(next)}
        />
      </Card>
      {total === 0 ? (
        <EmptyState icon={<Star aria-hidden="true" />} title="No reviews yet">
          {on
            ? 'Mark an order as delivered and send its link: its buyer can write there.'
            : 'New buyers trust what earlier ones say. Turn reviews on to be able to show it.'}
        </EmptyState>
      ) : (
        <>
          <p role="status" className="text-muted text-sm tabular-nums">
            {plural(total, 'review')}
            {!on && ', not shown while reviews are off'}
          </p>
          <ul
            aria-busy={list.isPlaceholderData}
            className={`flex flex-col gap-3 transition-opacity ${list.isPlaceholderData ? 'opacity-60' : ''}`}
          >
            {reviews.map((review) => (
              <li key={review.id}>
                <ReviewCard review={review} />
              </li>
            ))}
          </ul>
        </>
      )}
      <Pager
        label="Pages of reviews"
        page={Math.max(1, page)}
        pages={total_pages}
        onChange={(next) => {
          void setPage(next === 1 ? null : next)
          scrollTo(0, 0)
        }}
      />
    </div>
  )
}
