import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { confirmation, idText } from '../fields.ts'
import * as schemas from './admin-reports.ts'

export const readAdminDashboard = endpoint({
  method: 'GET',
  path: '/admin/dashboard',
  description: 'The platform at a glance',
  status: 200,
  response: schemas.adminDashboard,
  failures: [401, 403],
})

export const readPlatformAnalytics = endpoint({
  method: 'GET',
  path: '/admin/analytics/platform',
  description: 'Views and clicks over all stores',
  status: 200,
  response: schemas.platformAnalytics,
  failures: [401, 403],
})

export const readReferralDashboard = endpoint({
  method: 'GET',
  path: '/admin/referrals/dashboard',
  description: 'Referral figures',
  status: 200,
  response: schemas.referralDashboard,
  failures: [401, 403],
})

export const readReferrals = endpoint({
  method: 'GET',
  path: '/admin/referrals/all',
  description: 'Referrals, newest first',
  query: schemas.referralFilters,
  status: 200,
  response: schemas.referralList,
  failures: [401, 403, 422],
})

export const readWithdrawals = endpoint({
  method: 'GET',
  path: '/admin/referrals/withdrawals',
  description: 'Withdrawals, newest first',
  query: schemas.withdrawalFilters,
  status: 200,
  response: schemas.withdrawalList,
  failures: [401, 403, 422],
})

export const showPayoutDetails = endpoint({
  method: 'POST',
  path: '/admin/referrals/withdrawals/{id}/details',
  description: 'Where it is paid out; recorded',
  params: z.object({ id: idText }),
  status: 200,
  response: schemas.payoutDetails,
  failures: [401, 403, 404],
})

export const decideWithdrawal = endpoint({
  method: 'PUT',
  path: '/admin/referrals/withdrawals/{id}',
  description: 'Moved',
  params: z.object({ id: idText }),
  body: { jsonOrForm: schemas.withdrawalDecision },
  status: 200,
  response: confirmation.extend({ status: z.string() }),
  failures: [401, 403, 404, 409, 415, 422],
})

export const readAuditLog = endpoint({
  method: 'GET',
  path: '/admin/audit',
  description: 'What admins did, newest first',
  query: schemas.auditFilters,
  status: 200,
  response: schemas.auditLog,
  failures: [401, 403, 422],
})
