import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { readMyWithdrawals, readReferralStats, requestWithdrawal } from '#contract/referrals/referrals.endpoints.ts'
import type { WithdrawalRequest } from '#contract/referrals/referrals.ts'
import { call } from '#src/lib/api/api.ts'

const keys = { all: ['referrals'], stats: ['referrals', 'stats'], withdrawals: ['referrals', 'withdrawals'] } as const

/** The seller's code, what it brought, and who came with it. */
export const useReferralStats = () => useQuery({ queryKey: keys.stats, queryFn: () => call(readReferralStats) })

/** The seller's withdrawals, newest first. */
export const useWithdrawals = () =>
  useQuery({
    queryKey: keys.withdrawals,
    queryFn: async () => (await call(readMyWithdrawals)).withdrawals,
  })

/** Asks for all points that can be paid out. */
export const useRequestWithdrawal = () => {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (withdrawal: WithdrawalRequest) => call(requestWithdrawal, { json: withdrawal }),
    // Not waited for: the form is gone once the request is seen in the list, and has its own last words to say.
    onSuccess: () => void queries.invalidateQueries({ queryKey: keys.all }),
  })
}
