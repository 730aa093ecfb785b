import {
  decideWithdrawal,
  readReferralDashboard,
  readReferrals,
  readWithdrawals,
  showPayoutDetails,
} from '#contract/admin/admin-reports.endpoints.ts'
import type { WithdrawalStatus } from '#contract/referrals/withdrawal-states.ts'
import { call } from '#src/lib/api/api.ts'
import { useAdminQuery } from '../shared/lists/records.ts'

export const useReferralDashboard = () =>
  useAdminQuery(['referral-dashboard'], (signal) => call(readReferralDashboard, { signal }))

export const useAllReferrals = (filters: { search: string; page: number }) =>
  useAdminQuery(['referrals', filters], (signal) => call(readReferrals, { query: filters, signal }))

export const useAllWithdrawals = (filters: { search: string; status: WithdrawalStatus | undefined; page: number }) =>
  useAdminQuery(['withdrawals', filters], (signal) => call(readWithdrawals, { query: filters, signal }))

/** Changes a withdrawal's status. An empty note keeps the present one. */
export const decide = (id: string, status: 'approved' | 'paid' | 'rejected', note: string) =>
  call(decideWithdrawal, { params: { id }, json: { status, ...(note === '' ? {} : { admin_notes: note }) } })

/** Reads the full payout details. The server records it. */
export const readPayout = (id: string) => call(showPayoutDetails, { params: { id } })
