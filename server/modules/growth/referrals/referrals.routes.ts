import * as endpoints from '#contract/referrals/referrals.endpoints.ts'
import { requireUser, type UserEnv } from '#server/auth/require-user.ts'
import type { Deps } from '#server/deps.ts'
import { clientAddress } from '#server/http/client-address.ts'
import { route, router } from '#server/http/openapi.ts'
import { referralStats, referrerName } from './referrals.service.ts'
import { withdrawalsOf } from './withdrawals.repo.ts'
import { presentWithdrawal } from './withdrawals.service.ts'

export const referralRoutes = (deps: Deps) => {
  const middleware = requireUser(deps)

  return router<UserEnv>()
    .openapi(route(endpoints.checkReferralCode), async (c) => {
      await deps.limits.referralCodeByAddress.take(clientAddress(c))
      const name = await referrerName(deps.db, c.req.valid('param').code)
      return c.json({ valid: name !== null, referrer_name: name }, 200)
    })
    .openapi(route(endpoints.readReferralStats, { middleware }), async (c) =>
      c.json(await referralStats(deps, c.var.user), 200),
    )
    .openapi(route(endpoints.readMyWithdrawals, { middleware }), async (c) => {
      const rows = await withdrawalsOf(deps.db, c.var.user.id)
      return c.json({ withdrawals: rows.map((row) => presentWithdrawal(deps.secrets, row)) }, 200)
    })
}
