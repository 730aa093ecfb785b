import * as endpoints from '#contract/staff/staff.endpoints.ts'
import { assertFreshSession } from '#server/auth/fresh-sign-in.ts'
import { requireSeller, type SellerEnv } from '#server/auth/require-seller.ts'
import { requireUser } from '#server/auth/require-user.ts'
import type { Deps } from '#server/deps.ts'
import { route, router } from '#server/http/openapi.ts'
import { paginated } from '#server/http/paginated.ts'
import { actsOf } from '#server/records/staff/staff.repo.ts'
import { changeStaff, inviteStaff, leaveShop, listStaff, removeStaff } from './staff.service.ts'

/** Routes of people who work in a shop. All but leaving are its owner's. */
export const staffRoutes = (deps: Deps) => {
  const middleware = requireSeller(deps)
  return router<SellerEnv>()
    .openapi(route(endpoints.readStaff, { middleware }), async (c) =>
      c.json(await listStaff(deps, c.var.user, c.var.store), 200),
    )
    .openapi(route(endpoints.inviteStaff, { middleware }), async (c) => {
      await assertFreshSession(deps, c)
      await deps.limits.invitationByAccount.take(c.var.user.id)
      await inviteStaff(deps, c.var.user, c.var.store, c.req.valid('json'))
      return c.json({ message: 'Invitation sent' }, 201)
    })
    .openapi(route(endpoints.readShopLog, { middleware }), async (c) => {
      const query = c.req.valid('query')
      const { rows, total } = await actsOf(deps.db, c.var.store.id, query)
      const acts = rows.map(({ id, at, who, act, subject }) => ({ id, at, who, act, subject }))
      return c.json({ acts, ...paginated(query, total) }, 200)
    })
    .openapi(route(endpoints.leaveShop, { middleware: requireUser(deps) }), async (c) => {
      await leaveShop(deps, c.var.user)
      return c.json({ message: 'You left the shop' }, 200)
    })
    .openapi(route(endpoints.changeStaff, { middleware }), async (c) => {
      await assertFreshSession(deps, c)
      await changeStaff(deps, c.var.store, c.req.valid('param').id, c.req.valid('json').role)
      return c.json({ message: 'Changed' }, 200)
    })
    .openapi(route(endpoints.removeStaff, { middleware }), async (c) => {
      await removeStaff(deps, c.var.store, c.req.valid('param').id)
      return c.json({ message: 'Removed' }, 200)
    })
}
