import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { readMyWithdrawals, readReferralStats, requestWithdrawal } from '#contract/referrals/referrals.endpoints.ts'
import type { WithdrawalRequest } from '#contract/referrals/referrals.ts'
import { call } from '#src/lib/api/api.ts'

const keys = { all: ['referrals'], stats: ['referrals', 'stats'], withdrawals: ['referrals', 'withdrawals'] } as const

/** The seller's code, points and referrals. */
export const useReferralStats = () => useQuery({ queryKey: keys.stats, queryFn: () => call(readReferralStats) })

/** The seller's withdrawals, newest first. */
export const useWithdrawals = () =>
  useQuery({
    queryKey: keys.withdrawals,
    queryFn: async () => (await call(readMyWithdrawals)).withdrawals,
  })

/** Requests all available points. */
export const useRequestWithdrawal = () => {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (withdrawal: WithdrawalRequest) => call(requestWithdrawal, { json: withdrawal }),
    // Not awaited: the form disappears with the refetched list and has its own closing message.
    onSuccess: () => void queries.invalidateQueries({ queryKey: keys.all }),
  })
}
