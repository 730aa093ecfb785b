import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { cancelEmailChange, readEmailChange } from '#contract/accounts/email-change.endpoints.ts'
import { endOtherSessions, endSession, readSessions } from '#contract/accounts/sessions.endpoints.ts'
import { call } from '#src/lib/api/api.ts'

export const emailChange = queryOptions({ queryKey: ['account', 'email'], queryFn: () => call(readEmailChange) })

export const devices = queryOptions({
  queryKey: ['account', 'devices'],
  queryFn: async () => (await call(readSessions)).sessions,
})

/** The new address that waits for its link. Refetched when the window gets focus. */
export const usePendingEmail = () => useQuery({ ...emailChange, staleTime: 0 })

export const useCancelEmailChange = () => {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: () => call(cancelEmailChange),
    onSettled: () => queries.invalidateQueries({ queryKey: emailChange.queryKey }),
  })
}

/** Signed-in devices, last seen first. */
export const useDevices = () => useQuery(devices)

/** Signs out one device, or all others without an id. */
export const useSignOutDevice = () => {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (id: string | undefined) =>
      id === undefined ? call(endOtherSessions) : call(endSession, { params: { id } }),
    onSettled: () => queries.invalidateQueries({ queryKey: devices.queryKey }),
  })
}
