import { readPlatformTrends } from '#contract/admin/platform.endpoints.ts'
import { call } from '#src/lib/api/api.ts'
import { timeAgo } from '#src/lib/time-ago.ts'
import { useAdminQuery } from './lists/records.ts'

/** Figures of 30 days over all stores. */
export const useTrends = () => useAdminQuery(['trends'], (signal) => call(readPlatformTrends, { signal }))

/** Says how old views, clicks and orders are: they are counted every ten minutes. */
export const countedWords = (countedAt: string | null): string =>
  countedAt === null
    ? 'Views, clicks and orders are being counted for the first time.'
    : `Views, clicks and orders were counted ${timeAgo(countedAt)}. Days are those of Pakistan.`
