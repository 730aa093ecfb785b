import { MutationCache, QueryClient } from '@tanstack/react-query'
import { ApiError } from './api-error.ts'

/** Server state of the dashboard. Does not retry hopeless failures; other tabs refetch after a save. */
export const createQueryClient = () => {
  const saves = new BroadcastChannel('whatsstore-saves')
  const client = new QueryClient({
    mutationCache: new MutationCache({ onSuccess: () => saves.postMessage(null) }),
    defaultOptions: {
      queries: {
        staleTime: 15_000,
        retry: (times, error) => times < 2 && !(error instanceof ApiError && error.status >= 400 && error.status < 500),
        retryDelay: (times) => 400 * 2 ** times,
        // Fails at once when offline, so that the screen can say so.
        networkMode: 'always',
      },
      mutations: { networkMode: 'always' },
    },
  })
  saves.onmessage = () => void client.invalidateQueries()
  return client
}
