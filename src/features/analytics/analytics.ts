import { useQuery } from '@tanstack/react-query'
import { readAnalytics } from '#contract/analytics/analytics.endpoints.ts'
import { call } from '#src/lib/api/api.ts'

/** The store's figures of 30 days. */
export const useAnalytics = () =>
  useQuery({
    queryKey: ['analytics'],
    queryFn: () => call(readAnalytics),
    staleTime: 60_000,
  })
