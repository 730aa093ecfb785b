import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import * as schemas from './referrals.ts'

export const checkReferralCode = endpoint({
  method: 'GET',
  path: '/referrals/validate-code/{code}',
  description: 'Whether it is a code',
  params: z.object({ code: z.string().trim().max(40) }),
  status: 200,
  response: schemas.referralValidation,
  failures: [422, 429],
})

export const readReferralStats = endpoint({
  method: 'GET',
  path: '/referrals/my-stats',
  description: 'Own referrals',
  status: 200,
  response: schemas.referralStats,
  failures: [401],
})

export const readMyWithdrawals = endpoint({
  method: 'GET',
  path: '/referrals/my-withdrawals',
  description: 'Own withdrawals, newest first',
  status: 200,
  response: z.object({ withdrawals: z.array(schemas.withdrawal) }),
  failures: [401],
})

export const requestWithdrawal = endpoint({
  method: 'POST',
  path: '/referrals/request-withdrawal',
  description: 'Requested',
  body: { json: schemas.withdrawalRequest },
  status: 201,
  response: z.object({ message: z.string(), withdrawal: schemas.withdrawal }),
  failures: [400, 401, 409, 415, 422, 429, 503],
  refusals: {
    403: { description: 'The password or the code is asked for, or not right', schema: schemas.passwordAsked },
  },
})
