import { createRoute } from '@hono/zod-openapi'
import * as contract from '#contract/accounts/accounts.ts'
import { bearerToken, requireUser, type UserEnv } from '#server/auth/require-user.ts'
import { endSession } from '#server/auth/sessions.ts'
import type { Deps } from '#server/deps.ts'
import { clientAddress } from '#server/http/client-address.ts'
import { answers, failures, jsonBody, router } from '#server/http/openapi.ts'
import { login, presentUser, register, resendVerification, verifyEmail } from './accounts.service.ts'

export const accountRoutes = (deps: Deps) => {
  const registerRoute = createRoute({
    method: 'post',
    path: '/auth/register',
    request: jsonBody(contract.registration),
    responses: { 200: answers('Registered', contract.registrationAnswer), ...failures(415, 422, 429) },
  })
  const loginRoute = createRoute({
    method: 'post',
    path: '/auth/login',
    security: [],
    request: jsonBody(contract.credentials),
    responses: {
      200: answers('Signed in', contract.session),
      ...failures(403, 415, 422, 429),
      401: answers('Refused, or a code is asked for', contract.loginRefused),
    },
  })
  const verifyRoute = createRoute({
    method: 'get',
    path: '/auth/verify',
    request: { query: contract.verificationQuery },
    responses: { 200: answers('Verified', contract.verificationAnswer), ...failures(400, 422, 429) },
  })
  const resendRoute = createRoute({
    method: 'post',
    path: '/auth/resend-verification',
    request: jsonBody(contract.emailOnly),
    responses: { 200: answers('A link was mailed, if one is due', contract.done), ...failures(415, 422, 429) },
  })
  const logoutRoute = createRoute({
    method: 'post',
    path: '/auth/logout',
    middleware: requireUser(deps),
    responses: { 200: answers('The token is worth nothing any more', contract.done), ...failures(401) },
  })
  const meRoute = createRoute({
    method: 'get',
    path: '/auth/me',
    middleware: requireUser(deps),
    responses: { 200: answers('The caller', contract.user), ...failures(401) },
  })

  return router<UserEnv>()
    .openapi(registerRoute, async (c) => {
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
    .openapi(loginRoute, async (c) => {
      const input = c.req.valid('json')
      await deps.limits.loginByAddress.take(clientAddress(c))
      await deps.limits.loginByAccount.take(input.email)
      return c.json(await login(deps, input), 200)
    })
    .openapi(verifyRoute, async (c) => {
      await deps.limits.verifyByAddress.take(clientAddress(c))
      return c.json(await verifyEmail(deps, c.req.valid('query').token), 200)
    })
    .openapi(resendRoute, async (c) => {
      const { email } = c.req.valid('json')
      await deps.limits.mailByAddress.take(clientAddress(c))
      await deps.limits.linkMailByAccount.take(email)
      await resendVerification(deps, email)
      return c.json({ success: true as const, message: 'Verification email sent! Please check your inbox.' }, 200)
    })
    .openapi(logoutRoute, async (c) => {
      await endSession(deps.db, bearerToken(c) ?? '')
      return c.json({ success: true as const, message: 'Logged out successfully' }, 200)
    })
    .openapi(meRoute, async (c) => c.json(presentUser(deps, c.var.user), 200))
}
