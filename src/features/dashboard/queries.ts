import { useStore } from '@nanostores/react'
import { useQuery } from '@tanstack/react-query'
import type { User } from '#contract/accounts.ts'
import type { Store } from '#contract/stores.ts'
import { request } from '#src/lib/api.ts'
import { ApiError } from '#src/lib/api-error.ts'
import { $session, knowUser } from '#src/stores/session.ts'

/** Names of what is fetched; invalidate by them after a change. */
export const queryKeys = {
  me: ['me'],
  /** Of the store and everything that is shown of it: after a save all of it is asked for anew. */
  store: ['store'],
  myStore: ['store', 'settings'],
  publications: ['store', 'publications'],
} as const

/** The signed-in seller; asked anew when the window is looked at again, so that an upgrade is seen. Only below the session gate. */
export const useMe = (): User => {
  const session = useStore($session)
  const known = session.state === 'signed-in' ? session.user : undefined
  const { data } = useQuery({
    queryKey: queryKeys.me,
    queryFn: async () => {
      const user = await request<User>('GET', '/auth/me')
      if ($session.get().state === 'signed-in') knowUser(user)
      return user
    },
    initialData: known,
    staleTime: 60_000,
  })
  const user = data ?? known
  if (!user) throw new Error('useMe is for signed-in pages')
  return user
}

/** The seller's store; `null` when there is none yet. */
export const useMyStore = () =>
  useQuery({
    queryKey: queryKeys.myStore,
    queryFn: async () => {
      try {
        return await request<Store>('GET', '/stores/my')
      } catch (error) {
        if (error instanceof ApiError && error.status === 404) return null
        throw error
      }
    },
  })
