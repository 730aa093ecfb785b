import * as endpoints from '#contract/accounts/accounts.endpoints.ts'
import type { Deps } from '#server/deps.ts'
import { clientAddress } from '#server/http/client-address.ts'
import { route, router } from '#server/http/openapi.ts'
import { resetPassword, sendPasswordOtp } from './password-reset.service.ts'

export const passwordResetRoutes = (deps: Deps) => {
  return router()
    .openapi(route(endpoints.sendPasswordOtp), async (c) => {
      const { email } = c.req.valid('json')
      await deps.limits.mailByAddress.take(clientAddress(c))
      await deps.limits.otpMailByAccount.take(email)
      await sendPasswordOtp(deps, email)
      return c.json({ success: true as const, message: 'OTP sent to your email. Please check your inbox.' }, 200)
    })
    .openapi(route(endpoints.resetPassword), async (c) => {
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
