import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { ReferralStats, Withdrawal, WithdrawalRequest } from '#contract/referrals/referrals.ts'
import { request } from '#src/lib/api/api.ts'

const keys = { all: ['referrals'], stats: ['referrals', 'stats'], withdrawals: ['referrals', 'withdrawals'] } as const

/** The seller's code, what it brought, and who came with it. */
export const useReferralStats = () =>
  useQuery({ queryKey: keys.stats, queryFn: () => request<ReferralStats>('GET', '/referrals/my-stats') })

/** The seller's withdrawals, newest first. */
export const useWithdrawals = () =>
  useQuery({
    queryKey: keys.withdrawals,
    queryFn: async () => (await request<{ withdrawals: Withdrawal[] }>('GET', '/referrals/my-withdrawals')).withdrawals,
  })

/** Asks for all points that can be paid out. */
export const useRequestWithdrawal = () => {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (withdrawal: WithdrawalRequest) =>
      request<{ message: string; withdrawal: Withdrawal }>('POST', '/referrals/request-withdrawal', {
        json: withdrawal,
      }),
    // Not waited for: the form is gone once the request is seen in the list, and has its own last words to say.
    onSuccess: () => void queries.invalidateQueries({ queryKey: keys.all }),
  })
}
