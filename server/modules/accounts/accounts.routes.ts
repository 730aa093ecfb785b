import * as endpoints from '#contract/accounts/accounts.endpoints.ts'
import { bearerToken, requireUser, type UserEnv } from '#server/auth/require-user.ts'
import { endSession } from '#server/auth/sessions.ts'
import type { Deps } from '#server/deps.ts'
import { clientAddress } from '#server/http/client-address.ts'
import { route, router } from '#server/http/openapi.ts'
import { login, presentUser, register, resendVerification, verifyEmail } from './accounts.service.ts'

export const accountRoutes = (deps: Deps) => {
  const middleware = requireUser(deps)

  return router<UserEnv>()
    .openapi(route(endpoints.register), async (c) => {
      const input = c.req.valid('json')
      await deps.limits.registerByAddress.take(clientAddress(c))
      await deps.limits.registerByEmail.take(input.email)
      const outcome = await register(deps, input)
      return c.json(
        {
          message:
            outcome === 'updated'
              ? 'Account updated! A new verification email has been sent.'
              : 'Account created! Please check your email to verify your account.',
          verification_required: true,
          access_token: null,
          user: null,
          existing_user_updated: outcome === 'updated',
        },
        200,
      )
    })
    .openapi(route(endpoints.signIn), async (c) => {
      const input = c.req.valid('json')
      await deps.limits.loginByAddress.take(clientAddress(c))
      await deps.limits.loginByAccount.take(input.email)
      return c.json(await login(deps, input), 200)
    })
    .openapi(route(endpoints.verifyEmail), async (c) => {
      await deps.limits.verifyByAddress.take(clientAddress(c))
      return c.json(await verifyEmail(deps, c.req.valid('query').token), 200)
    })
    .openapi(route(endpoints.resendVerification), async (c) => {
      const { email } = c.req.valid('json')
      await deps.limits.mailByAddress.take(clientAddress(c))
      await deps.limits.linkMailByAccount.take(email)
      await resendVerification(deps, email)
      return c.json({ success: true as const, message: 'Verification email sent! Please check your inbox.' }, 200)
    })
    .openapi(route(endpoints.signOut, { middleware }), async (c) => {
      await endSession(deps.db, bearerToken(c) ?? '')
      return c.json({ success: true as const, message: 'Logged out successfully' }, 200)
    })
    .openapi(route(endpoints.readMe, { middleware }), async (c) => c.json(presentUser(deps, c.var.user), 200))
}
