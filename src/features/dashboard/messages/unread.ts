import { useQuery } from '@tanstack/react-query'
import { readNotifications } from '#contract/accounts/notifications.endpoints.ts'
import { call } from '#src/lib/api/api.ts'

export const UNREAD_KEY = ['messages', 'unread'] as const

/** Interval between checks for new messages, in milliseconds. */
const LOOK_EVERY = 30_000

/** Number of unread messages; 0 while loading. */
export const useUnread = (): number =>
  useQuery({
    queryKey: UNREAD_KEY,
    queryFn: async ({ signal }) =>
      (await call(readNotifications, { query: { page: 1, limit: 1 }, signal })).unread_count,
    staleTime: 60_000,
    refetchInterval: LOOK_EVERY,
  }).data ?? 0
