import * as dataEndpoints from '#contract/accounts/account-data.endpoints.ts'
import * as endpoints from '#contract/accounts/accounts.endpoints.ts'
import { assertFreshSession } from '#server/auth/fresh-sign-in.ts'
import { callerOfAccount } from '#server/auth/known-devices.ts'
import { bearerToken, requireUser, type UserEnv } from '#server/auth/require-user.ts'
import { endSession } from '#server/auth/sessions.ts'
import type { Deps } from '#server/deps.ts'
import { callerNetwork, clientAddress } from '#server/http/client-address.ts'
import { route, router } from '#server/http/openapi.ts'
import { replacesNumber } from '#server/http/phone-numbers.ts'
import { login } from './accounts.service.ts'
import { changeLanguage } from './change-language.ts'
import { changeWhatsAppNumber } from './change-number.ts'
import { sendMailedCode, takeMail } from './mailed-codes.service.ts'
import { openLink } from './open-link.ts'
import { presentMe } from './present-user.ts'
import { assertOpenLink, register, resendVerification, verifyEmail } from './sign-ups.service.ts'

export const accountRoutes = (deps: Deps) => {
  const middleware = requireUser(deps)

  return router<UserEnv>()
    .openapi(route(endpoints.register), async (c) => {
      const input = c.req.valid('json')
      await deps.limits.registerByBrowser.take(
        `${clientAddress(c)} ${input.sign_up_key ?? c.req.header('user-agent') ?? ''}`,
      )
      await deps.limits.registerByAddress.take(callerNetwork(c))
      await deps.limits.registerByCaller.take(`${input.email} ${clientAddress(c)}`)
      await register(deps, input, callerNetwork(c))
      // Always answers alike. Only the owner of the address learns by mail whether it has an account.
      return c.json(
        {
          message: 'Account created! Please check your email to verify your account.',
          verification_required: true as const,
          access_token: null,
          user: null,
          existing_user_updated: false as const,
        },
        200,
      )
    })
    .openapi(route(endpoints.signIn), async (c) => {
      const input = c.req.valid('json')
      return c.json(await login(deps, await callerOfAccount(deps, c, input.email, input.device_token), input), 200)
    })
    .openapi(route(endpoints.sendSignInCode), async (c) => {
      const { email, device_token } = c.req.valid('json')
      const caller = await callerOfAccount(deps, c, email, device_token)
      await takeMail(deps, caller)
      await sendMailedCode(deps, caller, email, 'sign_in')
      return c.json({ success: true as const, message: 'Code sent to your email. Please check your inbox.' }, 200)
    })
    .openapi(route(endpoints.checkVerificationLink), async (c) => {
      await openLink(deps, c, () => assertOpenLink(deps, c.req.valid('query').token))
      const message = 'Enter the password you chose when you signed up.'
      return c.json({ message, access_token: null, user: null, verified: false, already_verified: false } as const, 200)
    })
    .openapi(route(endpoints.verifyEmail), async (c) => {
      const verified = await openLink(deps, c, () =>
        verifyEmail(deps, c.req.valid('json'), c.req.header('user-agent') ?? ''),
      )
      return c.json(verified, 200)
    })
    .openapi(route(endpoints.resendVerification), async (c) => {
      const { email } = c.req.valid('json')
      await deps.limits.mailByAddress.take(callerNetwork(c))
      await deps.limits.linkMailByCaller.take(`${email} ${clientAddress(c)}`)
      await resendVerification(deps, email)
      return c.json({ success: true as const, message: 'Verification email sent! Please check your inbox.' }, 200)
    })
    .openapi(route(endpoints.signOut, { middleware }), async (c) => {
      await endSession(deps.db, bearerToken(c) ?? '')
      return c.json({ success: true as const, message: 'Logged out successfully' }, 200)
    })
    .openapi(route(endpoints.readMe, { middleware }), async (c) => c.json(await presentMe(deps, c.var.user), 200))
    .openapi(route(dataEndpoints.changeWhatsAppNumber, { middleware }), async (c) => {
      const change = c.req.valid('json')
      if (replacesNumber(c.var.user, change)) await assertFreshSession(deps, c)
      return c.json(await changeWhatsAppNumber(deps, c.var.user, change), 200)
    })
    .openapi(route(dataEndpoints.changeLanguage, { middleware }), async (c) =>
      c.json(await changeLanguage(deps, c.var.user, c.req.valid('json').language), 200),
    )
}
