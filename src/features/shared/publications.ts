import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { lookAtVersion, readPublications, rollBack } from '#contract/stores/publications.endpoints.ts'
import type { Publication, PublicationOverview } from '#contract/stores/publications.ts'
import { call } from '#src/lib/api/api.ts'
import { errorMessage } from '#src/lib/api/api-error.ts'
import { toast } from '#src/ui/feedback/toast.ts'
import { queryKeys } from './queries.ts'
import * as say from './words.ts'

const SOON = 600

/** Publishing state of the store, polled until the save is live. */
export const usePublications = () =>
  useQuery({
    queryKey: queryKeys.publications,
    queryFn: () => call(readPublications),
    staleTime: 0,
    refetchInterval: ({ state }) => {
      const waiting = state.data?.state === 'publishing' || (state.data?.receipt && !state.data.share.image_url)
      return waiting ? SOON * Math.min(10, 1 + state.dataUpdateCount / 5) : false
    },
  })

/** Rolls back to an earlier version. */
export const useRollback = () => {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (version: number) => call(rollBack, { params: { version } }),
    onSuccess: ({ message }) => toast.success(message),
    onError: (error) => toast.error(errorMessage(error, say.failedToRollBack)),
    onSettled: () => queries.invalidateQueries({ queryKey: queryKeys.publications }),
  })
}

/** Requests a preview of a kept version, good for some minutes. */
export const useLookAtVersion = (version: number) =>
  useQuery({
    queryKey: ['version', version],
    queryFn: () => call(lookAtVersion, { params: { version } }),
    // The server keeps one preview per store, so a second look asks again.
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  })

/** Returns the version that buyers see if it is not the newest, and the newest. */
export const earlierVersion = ({
  state,
  versions: [newest, ...older],
}: Pick<PublicationOverview, 'state' | 'versions'>): { shown: Publication; newest: Publication } | undefined => {
  const shown = older.find(({ live }) => live)
  return state === 'live' && newest && shown ? { shown, newest } : undefined
}

export const UP_TO_DATE = say.yourShopIsUp
export const NOT_NOW = say.buyersSeeAnEarlierVersion
