import { useQuery } from '@tanstack/react-query'
import type { AnalyticsDashboard } from '#contract/analytics/analytics.ts'
import { request } from '#src/lib/api/api.ts'

/** The store's figures of the last 30 days. */
export const useAnalytics = () =>
  useQuery({
    queryKey: ['analytics'],
    queryFn: () => request<AnalyticsDashboard>('GET', '/analytics/dashboard'),
    staleTime: 60_000,
  })
