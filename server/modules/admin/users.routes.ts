import { createRoute } from '@hono/zod-openapi'
import { z } from 'zod'
import * as contract from '#contract/admin/admin-users.ts'
import type { UserEnv } from '#server/auth/require-user.ts'
import { write } from '#server/db/write.ts'
import type { Deps } from '#server/deps.ts'
import { AppError, invalidField } from '#server/http/app-error.ts'
import { answers, failures, jsonBody, router } from '#server/http/openapi.ts'
import { paginated } from '#server/http/paginated.ts'
import { recordAct } from '#server/modules/audit/audit.service.ts'
import { notify } from '#server/modules/notifications/notifications.service.ts'
import { listArchives, openArchive, purgeArchives } from './account-archive.ts'
import { deleteUser } from './delete-user.ts'
import { setLayoutPermissions } from './layouts.service.ts'
import { listUsers } from './users.repo.ts'
import { autoDowngrade, changePlan, presentAdminUser } from './users.service.ts'
import { usersCsv } from './users-csv.ts'

const idParam = z.object({ id: z.string().min(1).max(60) })
const file = (description: string, type: string) => ({ description, content: { [type]: { schema: z.string() } } })

/** Behind the guard of `/admin/*`. */
export const adminUserRoutes = (deps: Deps) => {
  const list = createRoute({
    method: 'get',
    path: '/admin/users',
    request: { query: contract.userFilters },
    responses: { 200: answers('Users, newest first', contract.userList), ...failures(401, 403, 422) },
  })
  const csv = createRoute({
    method: 'get',
    path: '/admin/users/export',
    responses: { 200: file('Every user', 'text/csv'), ...failures(401, 403, 429) },
  })
  const plan = createRoute({
    method: 'put',
    path: '/admin/users/{id}',
    request: { params: idParam, ...jsonBody(contract.planChange) },
    responses: {
      200: answers('Changed', contract.message.extend({ user: contract.adminUser })),
      ...failures(401, 403, 404, 415, 422),
    },
  })
  const remove = createRoute({
    method: 'delete',
    path: '/admin/users/{id}',
    request: { params: idParam },
    responses: { 200: answers('Deleted', contract.message), ...failures(401, 403, 404, 409) },
  })
  const deleted = createRoute({
    method: 'get',
    path: '/admin/deleted-accounts',
    responses: {
      200: answers('Accounts whose data is still kept', contract.deletedAccountList),
      ...failures(401, 403),
    },
  })
  const archive = createRoute({
    method: 'get',
    path: '/admin/deleted-accounts/{id}/export',
    request: { params: idParam },
    responses: { 200: file('What its owner typed in', 'application/json'), ...failures(401, 403, 404) },
  })
  const permissions = createRoute({
    method: 'get',
    path: '/admin/users/layout-permissions',
    request: { query: contract.userFilters },
    responses: { 200: answers('Granted layouts by user', contract.layoutPermissions), ...failures(401, 403, 422) },
  })
  const setPermissions = createRoute({
    method: 'put',
    path: '/admin/users/{id}/layout-permissions',
    request: { params: idParam, ...jsonBody(contract.layoutPermissionsChange) },
    responses: {
      200: answers('Set', contract.message.extend({ user_id: z.string(), allowed_layouts: z.array(z.string()) })),
      ...failures(401, 403, 404, 415, 422),
    },
  })
  const downgrade = createRoute({
    method: 'post',
    path: '/admin/auto-downgrade',
    responses: {
      200: answers('Ended plans are free', contract.message.extend({ downgraded_count: z.number() })),
      ...failures(401, 403),
    },
  })
  const send = createRoute({
    method: 'post',
    path: '/admin/send-notifications',
    request: jsonBody(contract.notificationOrder),
    responses: {
      200: answers('Sent', contract.message.extend({ sent_count: z.number() })),
      ...failures(401, 403, 415, 422, 429),
    },
  })
  const note = (actor: string, action: string, subject: string) =>
    write(deps, (trx) => recordAct(trx, deps.clock, { actor, action, subject }))

  return router<UserEnv>()
    .openapi(list, async (c) => {
      const filters = c.req.valid('query')
      const { rows, total } = await listUsers(deps, filters)
      return c.json({ users: rows.map(presentAdminUser), ...paginated(filters, total) }, 200)
    })
    .openapi(csv, async (c) => {
      await deps.limits.exportByAdmin.take(c.var.user.id)
      await note(c.var.user.id, 'users.export', 'users')
      return c.body(usersCsv(deps.db), 200, {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': `attachment; filename="users-${deps.clock.now().toISOString().slice(0, 10)}.csv"`,
      }) as never
    })
    .openapi(permissions, async (c) => {
      const filters = c.req.valid('query')
      const { rows, total } = await listUsers(deps, filters)
      const users = rows.map(({ id, email, whatsapp_number, plan, allowed_layouts }) => ({
        user_id: id,
        email,
        whatsapp_number,
        plan,
        allowed_layouts,
      }))
      return c.json({ users, ...paginated(filters, total) }, 200)
    })
    .openapi(plan, async (c) => {
      const user = await changePlan(deps, c.var.user, c.req.valid('param').id, c.req.valid('json'))
      return c.json({ message: 'User plan updated successfully!', user }, 200)
    })
    .openapi(remove, async (c) => {
      await deleteUser(deps, c.var.user, c.req.valid('param').id)
      return c.json({ message: 'User deleted successfully!' }, 200)
    })
    .openapi(deleted, async (c) => {
      await purgeArchives(deps)
      return c.json({ deleted_accounts: await listArchives(deps.db) }, 200)
    })
    .openapi(archive, async (c) => {
      const { id } = c.req.valid('param')
      const text = await openArchive(deps, id)
      if (!text) throw new AppError('not_found', 'No data of this account is kept')
      await note(c.var.user.id, 'deleted_account.export', id)
      return c.body(text, 200, {
        'content-type': 'application/json',
        'content-disposition': `attachment; filename="account-${id}.json"`,
      }) as never
    })
    .openapi(setPermissions, async (c) => {
      const { id } = c.req.valid('param')
      const { user_id, allowed_layouts } = c.req.valid('json')
      if (user_id !== id) throw invalidField('user_id', 'user_id must be the one in the address')
      const layouts = await setLayoutPermissions(deps, c.var.user, id, allowed_layouts)
      return c.json({ message: 'Layout permissions updated successfully!', user_id, allowed_layouts: layouts }, 200)
    })
    .openapi(downgrade, async (c) => {
      const downgraded_count = await autoDowngrade(deps, c.var.user)
      return c.json({ message: `${downgraded_count} users downgraded to the free plan`, downgraded_count }, 200)
    })
    .openapi(send, async (c) => {
      const { message, user_ids } = c.req.valid('json')
      await deps.limits.notificationsByAdmin.take(c.var.user.id)
      const sent_count = await write(deps, async (trx) => {
        const sent = await notify(trx, deps.clock, [...new Set(user_ids)], message)
        await recordAct(trx, deps.clock, {
          actor: c.var.user.id,
          action: 'users.notify',
          subject: 'users',
          after: { message, user_ids, sent },
        })
        return sent
      })
      return c.json({ message: `Notification sent to ${sent_count} users`, sent_count }, 200)
    })
}
