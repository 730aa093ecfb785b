import * as endpoints from '#contract/accounts/account-data.endpoints.ts'
import { requireUser, type UserEnv } from '#server/auth/require-user.ts'
import type { Deps } from '#server/deps.ts'
import { route, router } from '#server/http/openapi.ts'
import { requestDeletion, takeBackDeletion } from './account-deletion.service.ts'

/** Routes to delete one's account and to take that back. */
export const accountDeletionRoutes = (deps: Deps) => {
  const middleware = requireUser(deps)

  return router<UserEnv>()
    .openapi(route(endpoints.requestDeletion, { middleware }), async (c) => {
      const deletion_at = await requestDeletion(deps, c.var.user, c.req.valid('json'))
      return c.json({ success: true as const, message: 'Your account will be deleted', deletion_at }, 200)
    })
    .openapi(route(endpoints.takeBackDeletion, { middleware }), async (c) => {
      await takeBackDeletion(deps, c.var.user)
      return c.json({ success: true as const, message: 'Your account stays. Welcome back!' }, 200)
    })
}
