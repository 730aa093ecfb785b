import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { markNotificationsRead, readNotifications } from '#contract/accounts/notifications.endpoints.ts'
import { call } from '#src/lib/api/api.ts'

const keys = { unread: ['messages', 'unread'], list: ['messages', 'list'] } as const

const PER_PAGE = 20
/** Interval between checks for new messages, in milliseconds. */
const LOOK_EVERY = 30_000

const fetchPage = (page: number, limit: number, signal: AbortSignal) =>
  call(readNotifications, { query: { page, limit }, signal })

/** Number of unread messages; 0 while loading. */
export const useUnread = (): number =>
  useQuery({
    queryKey: keys.unread,
    queryFn: async ({ signal }) => (await fetchPage(1, 1, signal)).unread_count,
    staleTime: 60_000,
    refetchInterval: LOOK_EVERY,
  }).data ?? 0

/** Messages, newest first. Not refetched while open, so that new ones stay marked. */
export const useMessages = () =>
  useInfiniteQuery({
    queryKey: keys.list,
    queryFn: ({ pageParam, signal }) => fetchPage(pageParam, PER_PAGE, signal),
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
    onSuccess: () => queries.setQueryData(keys.unread, 0),
  })
}
