import { requestWithdrawal as requestWithdrawalEndpoint } from '#contract/referrals/referrals.endpoints.ts'
import { requireUser, type UserEnv } from '#server/auth/require-user.ts'
import type { Deps } from '#server/deps.ts'
import { route, router } from '#server/http/openapi.ts'
import { assertFreshSignIn } from '#server/modules/account/password-again/assert-fresh-sign-in.ts'
import { assertSecondFactorAgain } from '#server/modules/account/totp/second-factor.ts'
import { requestWithdrawal } from '#server/modules/growth/referrals/withdrawals.service.ts'

/** Takes a request to pay out points, after the password and the second factor. */
export const payoutRoutes = (deps: Deps) =>
  router<UserEnv>().openapi(route(requestWithdrawalEndpoint, { middleware: requireUser(deps) }), async (c) => {
    const { user } = c.var
    const { password, totp_code, ...input } = c.req.valid('json')
    await deps.limits.withdrawalByAccount.take(user.id)
    await assertFreshSignIn(deps, c, user, password)
    await assertSecondFactorAgain(deps, user, totp_code)
    const withdrawal = await requestWithdrawal(deps, user, input)
    return c.json({ message: 'Withdrawal request submitted successfully!', withdrawal }, 201)
  })
