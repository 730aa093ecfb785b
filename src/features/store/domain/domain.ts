import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { checkDomain, readDomain, removeDomain, setDomain } from '#contract/domains/domains.endpoints.ts'
import type { OwnDomain } from '#contract/domains/domains.ts'
import { asOwner } from '#src/features/shared/password-again.ts'
import { queryKeys } from '#src/features/shared/queries.ts'
import { call } from '#src/lib/api/api.ts'
import { errorMessage } from '#src/lib/api/api-error.ts'
import { toast } from '#src/ui/feedback/toast.ts'
import * as common from '#src/ui/words.ts'

const key = [...queryKeys.store, 'domain']
/** Time between looks while records are awaited. */
const AWAITED_MS = 20_000

const isAwaited = (domain: OwnDomain | null | undefined): boolean =>
  domain?.state === 'pending' || domain?.state === 'verified'

/** The shop's own domain, read again while its records are awaited. */
export const useDomain = () =>
  useQuery({
    queryKey: key,
    queryFn: () => call(readDomain),
    refetchInterval: ({ state }) => isAwaited(state.data?.domain) && AWAITED_MS,
  })

/** Claims, checks and removes the domain. */
export const useDomainChanges = () => {
  const queries = useQueryClient()
  const onSettled = () => void queries.invalidateQueries({ queryKey: queryKeys.store })
  const onError = (error: unknown) => toast.error(errorMessage(error, common.failedToSave))
  return {
    claim: useMutation({
      mutationFn: (host: string) => asOwner(() => call(setDomain, { json: { host } })),
      onSettled,
    }),
    check: useMutation({ mutationFn: () => call(checkDomain), onError, onSettled }),
    remove: useMutation({
      mutationFn: () => call(removeDomain),
      onSuccess: ({ message }) => toast.success(message),
      onError,
      onSettled,
    }),
  }
}
