import { Star } from 'lucide-react'
import { useParameters, wholeNumber } from '#src/lib/browser/use-parameters.ts'
import { Card } from '#src/ui/Card.tsx'
import { Skeleton } from '#src/ui/feedback/Skeleton.tsx'
import { EmptyState, ErrorState } from '#src/ui/feedback/States.tsx'
import { SwitchField } from '#src/ui/forms/SwitchField.tsx'
import { Pager } from '#src/ui/Pager.tsx'
import { ReviewCard } from './ReviewCard.tsx'
import { useReviews, useSwitchReviews } from './reviews.ts'
import * as say from './words.ts'

/** Reviews by buyers, and the switch that has them asked. */
export const ReviewsView = () => {
  const [{ page }, set] = useParameters({ page: wholeNumber(1) }, 'push')
  const list = useReviews(Math.max(1, page))
  const turn = useSwitchReviews()
  if (!list.data) {
    return list.isError ? (
      <ErrorState title={say.failedToLoadReviews} onRetry={() => void list.refetch()} busy={list.isFetching} />
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
          label={say.reviewsByBuyers}
          hint={say.howReviewsWork}
          checked={on}
          onChange={(next) => turn.mutate(next)}
        />
      </Card>
      {total === 0 ? (
        <EmptyState icon={<Star aria-hidden="true" />} title={say.noReviewsYet}>
          {on ? say.howToGetReviews : say.whyTurnOn}
        </EmptyState>
      ) : (
        <>
          <p role="status" className="text-muted text-sm tabular-nums">
            {on ? say.reviewsCounted(total) : say.reviewsNotShown(total)}
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
        label={say.pagesOfReviews}
        page={Math.max(1, page)}
        pages={total_pages}
        onChange={(next) => {
          set({ page: next })
          scrollTo(0, 0)
        }}
      />
    </div>
  )
}
