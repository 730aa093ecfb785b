import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import { markNotificationsRead, readNotifications } from '#contract/accounts/notifications.endpoints.ts'
import { call } from '#src/lib/api/api.ts'
import { UNREAD_KEY } from './unread.ts'

const PER_PAGE = 20

/** Messages, newest first. Not refetched while open, so that new ones stay marked. */
export const useMessages = () =>
  useInfiniteQuery({
    queryKey: ['messages', 'list'],
    queryFn: ({ pageParam, signal }) =>
      call(readNotifications, { query: { page: pageParam, limit: PER_PAGE }, signal }),
    initialPageParam: 1,
    getNextPageParam: (last) => (last.has_next ? last.page + 1 : undefined),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })

/** Marks every message as read. */
export const useMarkRead = () => {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: () => call(markNotificationsRead),
    onSuccess: () => queries.setQueryData(UNREAD_KEY, 0),
  })
}
