import * as endpoints from '#contract/accounts/sessions.endpoints.ts'
import { bearerToken, requireUser, type UserEnv } from '#server/auth/require-user.ts'
import type { Deps } from '#server/deps.ts'
import { route, router } from '#server/http/openapi.ts'
import { changePassword } from '#server/modules/account/accounts/change-password.ts'
import { confirmPassword, endOneSession, endOtherSessions, listSessions } from './sessions.service.ts'

/** Routes to list and end one's sessions. */
export const sessionRoutes = (deps: Deps) => {
  const middleware = requireUser(deps)

  return router<UserEnv>()
    .openapi(route(endpoints.readSessions, { middleware }), async (c) =>
      c.json({ sessions: await listSessions(deps, c.var.user, bearerToken(c) ?? '') }, 200),
    )
    .openapi(route(endpoints.endSession, { middleware }), async (c) => {
      await endOneSession(deps, c.var.user, c.req.valid('param').id)
      return c.json({ success: true as const, message: 'The device is signed out' }, 200)
    })
    .openapi(route(endpoints.endOtherSessions, { middleware }), async (c) => {
      const ended_count = await endOtherSessions(deps, c.var.user, bearerToken(c) ?? '')
      return c.json({ success: true as const, message: 'All other devices are signed out', ended_count }, 200)
    })
    .openapi(route(endpoints.confirmPassword, { middleware }), async (c) => {
      await confirmPassword(deps, c.var.user, bearerToken(c) ?? '', c.req.valid('json'))
      return c.json({ success: true as const, message: 'Thank you. You can go on.' }, 200)
    })
    .openapi(route(endpoints.changePassword, { middleware }), async (c) => {
      const device_token = await changePassword(deps, c.var.user, bearerToken(c) ?? '', c.req.valid('json'))
      const message = 'Password changed. Other devices are signed out.'
      return c.json({ success: true as const, message, device_token }, 200)
    })
}
