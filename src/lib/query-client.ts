import { QueryClient } from '@tanstack/react-query'
import { ApiError } from './api-error.ts'

/** Server state of one dashboard. A failure that a second try cannot change is shown at once. */
export const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 15_000,
        retry: (times, error) => times < 2 && !(error instanceof ApiError && error.status >= 400 && error.status < 500),
        retryDelay: (times) => 400 * 2 ** times,
        // Offline is said in words; a call that waits in silence would not be.
        networkMode: 'always',
      },
      mutations: { networkMode: 'always' },
    },
  })
