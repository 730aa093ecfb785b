import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { readFeeds, switchFeeds } from '#contract/feeds/feeds.endpoints.ts'
import { queryKeys } from '#src/features/shared/queries.ts'
import { call } from '#src/lib/api/api.ts'
import { errorMessage } from '#src/lib/api/api-error.ts'
import { toast } from '#src/ui/feedback/toast.ts'
import * as common from '#src/ui/words.ts'

/** Part of the store's keys: each save may change what catalogues refuse. */
const key = [...queryKeys.store, 'feeds']

/** Addresses of the feeds, and what catalogues would refuse. */
export const useFeeds = () => useQuery({ queryKey: key, queryFn: () => call(readFeeds), staleTime: 0 })

/** Turns the feeds on or off. */
export const useSwitchFeeds = () => {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (on: boolean) => call(switchFeeds, { json: { on } }),
    onSuccess: ({ message }) => toast.success(message),
    onError: (error) => toast.error(errorMessage(error, common.failedToSave)),
    onSettled: () => queries.invalidateQueries({ queryKey: queryKeys.store }),
  })
}
