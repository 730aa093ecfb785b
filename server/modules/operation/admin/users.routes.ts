import * as endpoints from '#contract/admin/admin-users.endpoints.ts'
import { requireFreshSignIn } from '#server/auth/fresh-sign-in.ts'
import type { UserEnv } from '#server/auth/require-user.ts'
import { write } from '#server/db/write.ts'
import type { Deps } from '#server/deps.ts'
import { AppError, invalidField } from '#server/http/app-error.ts'
import { route, router } from '#server/http/openapi.ts'
import { paginated } from '#server/http/paginated.ts'
import { recordAct } from '#server/modules/operation/audit/audit.service.ts'
import { listDeletedAccounts, openArchive, purgeArchives } from './account-archive.ts'
import { deleteUser } from './delete-user.ts'
import { setLayoutPermissions } from './layouts.service.ts'
import { sendNotifications } from './send-notifications.ts'
import { userDetails } from './user-details.ts'
import { listUsers } from './users.repo.ts'
import { autoDowngrade, changePlan, presentAdminUser, userVersion } from './users.service.ts'
import { usersCsv } from './users-csv.ts'

/** Routes about users, behind the guard of `/admin/*`. */
export const adminUserRoutes = (deps: Deps) => {
  // Guards what exports data or deletes it for good.
  const fresh = requireFreshSignIn(deps)
  const note = (actor: string, action: string, subject: string) =>
    write(deps, (trx) => recordAct(trx, deps.clock, { actor, action, subject }))

  return router<UserEnv>()
    .openapi(route(endpoints.readUsers), async (c) => {
      const filters = c.req.valid('query')
      const { rows, total } = await listUsers(deps, filters)
      return c.json({ users: rows.map(presentAdminUser), ...paginated(filters, total) }, 200)
    })
    .openapi(route(endpoints.exportUsers, { middleware: fresh }), async (c) => {
      await deps.limits.exportByAdmin.take(c.var.user.id)
      await note(c.var.user.id, 'users.export', 'users')
      return c.body(usersCsv(deps), 200, {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': `attachment; filename="users-${deps.clock.now().toISOString().slice(0, 10)}.csv"`,
      }) as never
    })
    .openapi(route(endpoints.readLayoutPermissions), async (c) => {
      const filters = c.req.valid('query')
      const { rows, total } = await listUsers(deps, filters)
      const users = rows.map((user) => ({
        user_id: user.id,
        email: user.email,
        whatsapp_number: user.whatsapp_number,
        plan: user.plan,
        allowed_layouts: user.allowed_layouts,
        version: userVersion(user),
      }))
      return c.json({ users, ...paginated(filters, total) }, 200)
    })
    .openapi(route(endpoints.readUser), async (c) => c.json(await userDetails(deps, c.req.valid('param').id), 200))
    .openapi(route(endpoints.changeUserPlan), async (c) => {
      const ifMatch = c.req.valid('header')['if-match']
      const user = await changePlan(deps, c.var.user, c.req.valid('param').id, c.req.valid('json'), ifMatch)
      return c.json({ message: 'User plan updated successfully!', user }, 200)
    })
    .openapi(route(endpoints.deleteUser, { middleware: fresh }), async (c) => {
      await deleteUser(deps, c.var.user, c.req.valid('param').id)
      return c.json({ message: 'User deleted successfully!' }, 200)
    })
    .openapi(route(endpoints.readDeletedAccounts), async (c) => {
      await purgeArchives(deps)
      return c.json({ deleted_accounts: await listDeletedAccounts(deps) }, 200)
    })
    .openapi(route(endpoints.exportDeletedAccount, { middleware: fresh }), async (c) => {
      const { id } = c.req.valid('param')
      const text = await openArchive(deps, id)
      if (!text) throw new AppError('not_found', 'The data of this account is no longer kept')
      await note(c.var.user.id, 'deleted_account.export', id)
      return c.body(text, 200, {
        'content-type': 'application/json',
        'content-disposition': `attachment; filename="account-${id}.json"`,
      }) as never
    })
    .openapi(route(endpoints.setLayoutPermissions), async (c) => {
      const { id } = c.req.valid('param')
      const { user_id, allowed_layouts } = c.req.valid('json')
      if (user_id !== id) throw invalidField('user_id', 'user_id must be the one in the address')
      const ifMatch = c.req.valid('header')['if-match']
      const layouts = await setLayoutPermissions(deps, c.var.user, id, allowed_layouts, ifMatch)
      return c.json({ message: 'Layout permissions updated successfully!', user_id, allowed_layouts: layouts }, 200)
    })
    .openapi(route(endpoints.downgradeEndedPlans), async (c) => {
      const downgraded_count = await autoDowngrade(deps, c.var.user)
      return c.json({ message: `${downgraded_count} users downgraded to the free plan`, downgraded_count }, 200)
    })
    .openapi(route(endpoints.sendNotifications), async (c) => {
      await deps.limits.notificationsByAdmin.take(c.var.user.id)
      const sent_count = await sendNotifications(deps, c.var.user, c.req.valid('json'))
      return c.json({ message: `Notification sent to ${sent_count} users`, sent_count }, 200)
    })
}
