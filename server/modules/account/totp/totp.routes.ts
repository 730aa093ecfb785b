import * as endpoints from '#contract/accounts/totp.endpoints.ts'
import { bearerToken, requireUser, type UserEnv } from '#server/auth/require-user.ts'
import type { Deps } from '#server/deps.ts'
import { route, router } from '#server/http/openapi.ts'
import { confirmTotp, renewRecoveryCodes, setUpTotp, totpStatus, turnTotpOff } from './totp.service.ts'

/** Routes of two-step sign-in: optional for sellers, required for administrators. */
export const totpRoutes = (deps: Deps) => {
  const middleware = requireUser(deps)

  return router<UserEnv>()
    .openapi(route(endpoints.readTotp, { middleware }), async (c) => c.json(await totpStatus(deps, c.var.user), 200))
    .openapi(route(endpoints.setUpTotp, { middleware }), async (c) =>
      c.json(await setUpTotp(deps, c.var.user, c.req.valid('json').password), 200),
    )
    .openapi(route(endpoints.confirmTotp, { middleware }), async (c) =>
      c.json(
        { recovery_codes: await confirmTotp(deps, c.var.user, bearerToken(c) ?? '', c.req.valid('json').totp_code) },
        200,
      ),
    )
    .openapi(route(endpoints.renewRecoveryCodes, { middleware }), async (c) =>
      c.json({ recovery_codes: await renewRecoveryCodes(deps, c.var.user, c.req.valid('json')) }, 200),
    )
    .openapi(route(endpoints.disableTotp, { middleware }), async (c) => {
      await turnTotpOff(deps, c.var.user, c.req.valid('json'))
      return c.json({ success: true as const, message: 'Two-step sign-in is off' }, 200)
    })
}
