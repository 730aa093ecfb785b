import { queryOptions, useQuery } from '@tanstack/react-query'
import { readTotp } from '#contract/accounts/totp.endpoints.ts'
import { call } from '#src/lib/api/api.ts'

export const secondFactor = queryOptions({ queryKey: ['account', 'second-factor'], queryFn: () => call(readTotp) })

/** Whether sign-in asks for a code, and whether it must. */
export const useSecondFactor = () => useQuery(secondFactor)
