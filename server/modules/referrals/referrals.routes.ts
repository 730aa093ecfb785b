import { createRoute } from '@hono/zod-openapi'
import { z } from 'zod'
import * as contract from '#contract/referrals/referrals.ts'
import { assertFreshSignIn } from '#server/auth/fresh-sign-in.ts'
import { requireUser, type UserEnv } from '#server/auth/require-user.ts'
import type { Deps } from '#server/deps.ts'
import { clientAddress } from '#server/http/client-address.ts'
import { answers, failures, jsonBody, router } from '#server/http/openapi.ts'
import { referralStats, referrerName } from './referrals.service.ts'
import { withdrawalsOf } from './withdrawals.repo.ts'
import { presentWithdrawal, requestWithdrawal } from './withdrawals.service.ts'

export const referralRoutes = (deps: Deps) => {
  const validate = createRoute({
    method: 'get',
    path: '/referrals/validate-code/{code}',
    request: { params: z.object({ code: z.string().trim().max(40) }) },
    responses: { 200: answers('Whether it is a code', contract.referralValidation), ...failures(422, 429) },
  })
  const stats = createRoute({
    method: 'get',
    path: '/referrals/my-stats',
    middleware: requireUser(deps),
    responses: { 200: answers('Own referrals', contract.referralStats), ...failures(401) },
  })
  const listOwn = createRoute({
    method: 'get',
    path: '/referrals/my-withdrawals',
    middleware: requireUser(deps),
    responses: {
      200: answers('Own withdrawals, newest first', z.object({ withdrawals: z.array(contract.withdrawal) })),
      ...failures(401),
    },
  })
  const request = createRoute({
    method: 'post',
    path: '/referrals/request-withdrawal',
    middleware: requireUser(deps),
    request: jsonBody(contract.withdrawalRequest),
    responses: {
      201: answers('Requested', z.object({ message: z.string(), withdrawal: contract.withdrawal })),
      ...failures(400, 401, 403, 409, 415, 422, 429),
    },
  })

  return router<UserEnv>()
    .openapi(validate, async (c) => {
      await deps.limits.referralCodeByAddress.take(clientAddress(c))
      const name = await referrerName(deps.db, c.req.valid('param').code)
      return c.json({ valid: name !== null, referrer_name: name }, 200)
    })
    .openapi(stats, async (c) => c.json(await referralStats(deps, c.var.user.id), 200))
    .openapi(listOwn, async (c) => {
      const rows = await withdrawalsOf(deps.db, c.var.user.id)
      return c.json({ withdrawals: rows.map((row) => presentWithdrawal(deps.secrets, row)) }, 200)
    })
    .openapi(request, async (c) => {
      const { user } = c.var
      const input = c.req.valid('json')
      await deps.limits.withdrawalByAccount.take(user.id)
      await assertFreshSignIn(deps, c, user, input.password)
      const withdrawal = await requestWithdrawal(deps, user, input)
      return c.json({ message: 'Withdrawal request submitted successfully!', withdrawal }, 201)
    })
}
