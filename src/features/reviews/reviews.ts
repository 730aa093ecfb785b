import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { changeReview, readReviews, switchReviews } from '#contract/reviews/reviews.endpoints.ts'
import type { Review, ReviewChange } from '#contract/reviews/reviews.ts'
import { queryKeys } from '#src/features/shared/queries.ts'
import { call } from '#src/lib/api/api.ts'
import { errorMessage } from '#src/lib/api/api-error.ts'
import { toast } from '#src/ui/feedback/toast.ts'
import * as common from '#src/ui/words.ts'
import * as say from './words.ts'

const PAGE_SIZE = 20
const keys = { all: ['reviews'], page: (page: number) => ['reviews', page] } as const

/** A page of what buyers wrote, newest first. */
export const useReviews = (page: number) =>
  useQuery({
    queryKey: keys.page(page),
    queryFn: ({ signal }) => call(readReviews, { query: { page, limit: PAGE_SIZE }, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })

/** Turns reviews on or off. */
export const useSwitchReviews = () => {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (on: boolean) => call(switchReviews, { json: { on } }),
    onSuccess: ({ message }) => {
      toast.success(message)
      void queries.invalidateQueries({ queryKey: queryKeys.store })
    },
    onError: (error) => toast.error(errorMessage(error, common.failedToSave)),
    onSettled: () => queries.invalidateQueries({ queryKey: keys.all }),
  })
}

/** Answers or hides a review, unless its buyer has changed it meanwhile. */
export const useChangeReview = ({ id, updated_at }: Review) => {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (json: ReviewChange) =>
      call(changeReview, { params: { id }, json, headers: { 'if-match': `"${updated_at}"` } }),
    onSuccess: ({ message }) => toast.success(message),
    onError: (error) => toast.error(errorMessage(error, say.failedToSaveReview)),
    onSettled: () => queries.invalidateQueries({ queryKey: keys.all }),
  })
}
