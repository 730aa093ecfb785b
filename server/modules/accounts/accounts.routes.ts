import { createRoute } from '@hono/zod-openapi'
import * as contract from '#contract/accounts.ts'
import type { Deps } from '#server/deps.ts'
import { clientAddress } from '#server/http/client-address.ts'
import { answers, failures, jsonBody, router } from '#server/http/openapi.ts'
import { login, presentUser, register, verifyEmail } from './accounts.service.ts'
import { requireUser, type UserEnv } from './require-user.ts'

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
    request: jsonBody(contract.credentials),
    responses: { 200: answers('Signed in', contract.session), ...failures(401, 403, 415, 422, 429) },
  })
  const verifyRoute = createRoute({
    method: 'get',
    path: '/auth/verify',
    request: { query: contract.verificationQuery },
    responses: { 200: answers('Verified', contract.verificationAnswer), ...failures(400, 422, 429) },
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
    .openapi(meRoute, async (c) => c.json(presentUser(c.var.user), 200))
}
