import * as endpoints from '#contract/accounts/accounts.endpoints.ts'
import { callerOfAccount } from '#server/auth/known-devices.ts'
import type { Deps } from '#server/deps.ts'
import { clientAddress } from '#server/http/client-address.ts'
import { route, router } from '#server/http/openapi.ts'
import { sendMailedCode, takeMail } from './mailed-codes.service.ts'
import { resetPassword, resetPasswordByLink } from './password-reset.service.ts'

const DONE = 'Password reset successfully! You can now login with your new password.'

export const passwordResetRoutes = (deps: Deps) => {
  return router()
    .openapi(route(endpoints.sendPasswordOtp), async (c) => {
      const { email, device_token } = c.req.valid('json')
      const caller = await callerOfAccount(deps, c, email, device_token)
      await takeMail(deps, caller)
      await sendMailedCode(deps, caller, email, 'reset_password')
      return c.json({ success: true as const, message: 'OTP sent to your email. Please check your inbox.' }, 200)
    })
    .openapi(route(endpoints.resetPassword), async (c) => {
      const { device_token: known, ...input } = c.req.valid('json')
      const caller = await callerOfAccount(deps, c, input.email, known)
      await deps.limits.resetByAddress.take(caller.address)
      await deps.limits.resetByCaller.take(caller.key)
      const device_token = await resetPassword(deps, caller, input)
      return c.json({ success: true as const, message: DONE, device_token }, 200)
    })
    .openapi(route(endpoints.resetPasswordByLink), async (c) => {
      const device_token = await resetPasswordByLink(deps, clientAddress(c), c.req.valid('json'))
      return c.json({ success: true as const, message: DONE, device_token }, 200)
    })
}
