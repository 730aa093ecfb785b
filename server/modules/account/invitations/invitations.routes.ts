import * as endpoints from '#contract/staff/staff.endpoints.ts'
import type { Deps } from '#server/deps.ts'
import { route, router } from '#server/http/openapi.ts'
import { openLink } from '#server/modules/account/accounts/open-link.ts'
import { acceptInvitation, readInvitation } from './invitations.service.ts'

/** Routes of whoever was invited to work in a shop. */
export const invitationRoutes = (deps: Deps) =>
  router()
    .openapi(route(endpoints.readInvitation), async (c) =>
      c.json(await openLink(deps, c, () => readInvitation(deps, c.req.valid('query').token)), 200),
    )
    .openapi(route(endpoints.acceptInvitation), async (c) => {
      await openLink(deps, c, () => acceptInvitation(deps, c.req.valid('json')))
      return c.json({ message: 'Welcome! Please sign in.' }, 200)
    })
