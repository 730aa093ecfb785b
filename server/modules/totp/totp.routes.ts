import { createRoute } from '@hono/zod-openapi'
import { done } from '#contract/accounts/accounts.ts'
import * as contract from '#contract/accounts/totp.ts'
import { requireUser, type UserEnv } from '#server/auth/require-user.ts'
import type { Deps } from '#server/deps.ts'
import { answers, failures, jsonBody, router } from '#server/http/openapi.ts'
import { confirmTotp, renewRecoveryCodes, setUpTotp, totpStatus, turnTotpOff } from './totp.service.ts'

/** Two-step sign-in for admins. */
export const totpRoutes = (deps: Deps) => {
  const middleware = requireUser(deps)
  const status = createRoute({
    method: 'get',
    path: '/auth/totp',
    middleware,
    responses: { 200: answers('Whether a code is asked for at sign-in', contract.totpStatus), ...failures(401) },
  })
  const setUp = createRoute({
    method: 'post',
    path: '/auth/totp/setup',
    middleware,
    request: jsonBody(contract.passwordAgain),
    responses: {
      200: answers('To be confirmed with a first code', contract.totpSetup),
      ...failures(401, 403, 409, 415, 422, 429),
    },
  })
  const confirm = createRoute({
    method: 'post',
    path: '/auth/totp/confirm',
    middleware,
    request: jsonBody(contract.totpConfirmation),
    responses: { 200: answers('In force', contract.recoveryCodes), ...failures(401, 403, 409, 415, 422, 429) },
  })
  const renew = createRoute({
    method: 'post',
    path: '/auth/totp/recovery-codes',
    middleware,
    request: jsonBody(contract.protectedChange),
    responses: {
      200: answers('In place of the old', contract.recoveryCodes),
      ...failures(401, 403, 409, 415, 422, 429),
    },
  })
  const turnOff = createRoute({
    method: 'post',
    path: '/auth/totp/disable',
    middleware,
    request: jsonBody(contract.protectedChange),
    responses: { 200: answers('No code is asked for any more', done), ...failures(401, 403, 409, 415, 422, 429) },
  })

  return router<UserEnv>()
    .openapi(status, async (c) => c.json(await totpStatus(deps, c.var.user), 200))
    .openapi(setUp, async (c) => c.json(await setUpTotp(deps, c.var.user, c.req.valid('json').password), 200))
    .openapi(confirm, async (c) =>
      c.json({ recovery_codes: await confirmTotp(deps, c.var.user, c.req.valid('json').totp_code) }, 200),
    )
    .openapi(renew, async (c) =>
      c.json({ recovery_codes: await renewRecoveryCodes(deps, c.var.user, c.req.valid('json')) }, 200),
    )
    .openapi(turnOff, async (c) => {
      await turnTotpOff(deps, c.var.user, c.req.valid('json'))
      return c.json({ success: true as const, message: 'Two-step sign-in is off' }, 200)
    })
}
