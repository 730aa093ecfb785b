import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { cancelEmailChange, readEmailChange } from '#contract/accounts/email-change.endpoints.ts'
import { endOtherSessions, endSession, readSessions } from '#contract/accounts/sessions.endpoints.ts'
import { call } from '#src/lib/api/api.ts'

export const emailChange = queryOptions({ queryKey: ['account', 'email'], queryFn: () => call(readEmailChange) })

export const devices = queryOptions({
  queryKey: ['account', 'devices'],
  queryFn: async () => (await call(readSessions)).sessions,
})

/** The new address that waits for its link to be opened; asked for again when the window is looked at, as after reading the mail. */
export const usePendingEmail = () => useQuery({ ...emailChange, staleTime: 0 })

export const useCancelEmailChange = () => {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: () => call(cancelEmailChange),
    onSettled: () => queries.invalidateQueries({ queryKey: emailChange.queryKey }),
  })
}

/** Where the account is signed in, the device seen last first. */
export const useDevices = () => useQuery(devices)

/** Signs one device out, or, without an id, all but this one. */
export const useSignOutDevice = () => {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (id: string | undefined) =>
      id === undefined ? call(endOtherSessions) : call(endSession, { params: { id } }),
    onSettled: () => queries.invalidateQueries({ queryKey: devices.queryKey }),
  })
}
