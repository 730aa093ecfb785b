import { queryOptions, useQuery } from '@tanstack/react-query'
import { readTotp } from '#contract/accounts/totp.endpoints.ts'
import { call } from '#src/lib/api/api.ts'

export const secondFactor = queryOptions({ queryKey: ['account', 'second-factor'], queryFn: () => call(readTotp) })

/** Whether a code is asked for at sign-in, and whether one must be. */
export const useSecondFactor = () => useQuery(secondFactor)
