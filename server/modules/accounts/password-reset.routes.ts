import { createRoute } from '@hono/zod-openapi'
import * as contract from '#contract/accounts/accounts.ts'
import type { Deps } from '#server/deps.ts'
import { clientAddress } from '#server/http/client-address.ts'
import { answers, failures, jsonBody, router } from '#server/http/openapi.ts'
import { resetPassword, sendPasswordOtp } from './password-reset.service.ts'

export const passwordResetRoutes = (deps: Deps) => {
  const forgot = createRoute({
    method: 'post',
    path: '/auth/forgot-password',
    request: jsonBody(contract.emailOnly),
    responses: {
      200: answers('A code was mailed, if there is such an account', contract.done),
      ...failures(415, 422, 429),
    },
  })
  const reset = createRoute({
    method: 'post',
    path: '/auth/reset-password',
    request: jsonBody(contract.passwordReset),
    responses: { 200: answers('The new password counts', contract.done), ...failures(400, 415, 422, 429) },
  })

  return router()
    .openapi(forgot, async (c) => {
      const { email } = c.req.valid('json')
      await deps.limits.mailByAddress.take(clientAddress(c))
      await deps.limits.otpMailByAccount.take(email)
      await sendPasswordOtp(deps, email)
      return c.json({ success: true as const, message: 'OTP sent to your email. Please check your inbox.' }, 200)
    })
    .openapi(reset, async (c) => {
      const input = c.req.valid('json')
      await deps.limits.resetByAddress.take(clientAddress(c))
      await deps.limits.resetByAccount.take(input.email)
      await resetPassword(deps, input)
      return c.json(
        { success: true as const, message: 'Password reset successfully! You can now login with your new password.' },
        200,
      )
    })
}
