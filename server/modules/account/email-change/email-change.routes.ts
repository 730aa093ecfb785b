import * as endpoints from '#contract/accounts/email-change.endpoints.ts'
import { bearerToken, requireUser, type UserEnv } from '#server/auth/require-user.ts'
import type { Deps } from '#server/deps.ts'
import { route, router } from '#server/http/openapi.ts'
import { openLink } from '#server/modules/account/accounts/open-link.ts'
import { confirmEmailChange } from './confirm-change.ts'
import { cancelEmailChange, pendingEmailChange, requestEmailChange } from './email-change.service.ts'
import { undoChange } from './undo-change.ts'

/** Routes to change an account's address. Requesting needs a session, confirming and undoing a mailed link. */
export const emailChangeRoutes = (deps: Deps) => {
  const middleware = requireUser(deps)

  return router<UserEnv>()
    .openapi(route(endpoints.readEmailChange, { middleware }), async (c) =>
      c.json(await pendingEmailChange(deps, c.var.user), 200),
    )
    .openapi(route(endpoints.requestEmailChange, { middleware }), async (c) => {
      const input = c.req.valid('json')
      await requestEmailChange(deps, c.var.user, bearerToken(c) ?? '', input)
      // Always answers alike. Only the owner of a taken address learns by mail that it is taken.
      const message = `We sent a link to ${input.new_email}. Open it to confirm your new email.`
      return c.json({ success: true as const, message }, 200)
    })
    .openapi(route(endpoints.cancelEmailChange, { middleware }), async (c) => {
      await cancelEmailChange(deps, c.var.user)
      return c.json({ success: true as const, message: 'Your email stays as it is' }, 200)
    })
    .openapi(route(endpoints.confirmEmailChange), async (c) => {
      const email = await openLink(deps, c, () => confirmEmailChange(deps, c.req.valid('json').token))
      return c.json({ success: true as const, message: 'Your email was changed', email }, 200)
    })
    .openapi(route(endpoints.undoEmailChange), async (c) => {
      const email = await openLink(deps, c, () => undoChange(deps, c.req.valid('json').token))
      return c.json({ success: true as const, message: 'Your account is as it was', email }, 200)
    })
}
