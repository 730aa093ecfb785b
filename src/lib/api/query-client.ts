import { MutationCache, QueryClient } from '@tanstack/react-query'
import { ApiError } from './api-error.ts'

/**
 * Server state of one dashboard. A failure that a second try cannot change is shown at once. What is saved in one tab is looked up again
 * in the others.
 */
export const createQueryClient = () => {
  const saves = new BroadcastChannel('whatsstore-saves')
  const client = new QueryClient({
    mutationCache: new MutationCache({ onSuccess: () => saves.postMessage(null) }),
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
  saves.onmessage = () => void client.invalidateQueries()
  return client
}
