import { createRoute } from '@hono/zod-openapi'
import { listQuery, notificationList } from '#contract/admin/admin-reports.ts'
import { message } from '#contract/admin/admin-users.ts'
import { requireUser, type UserEnv } from '#server/auth/require-user.ts'
import type { Deps } from '#server/deps.ts'
import { answers, failures, router } from '#server/http/openapi.ts'
import { paginated } from '#server/http/paginated.ts'
import { markAllRead, notificationsOf } from './notifications.service.ts'

export const notificationRoutes = (deps: Deps) => {
  const list = createRoute({
    method: 'get',
    path: '/notifications',
    middleware: requireUser(deps),
    request: { query: listQuery },
    responses: { 200: answers('Own notifications, newest first', notificationList), ...failures(401, 422) },
  })
  const read = createRoute({
    method: 'post',
    path: '/notifications/read',
    middleware: requireUser(deps),
    responses: { 200: answers('All are read', message), ...failures(401) },
  })
  return router<UserEnv>()
    .openapi(list, async (c) => {
      const query = c.req.valid('query')
      const { rows, total, unread } = await notificationsOf(deps.db, c.var.user.id, query)
      return c.json({ notifications: rows, unread_count: unread, ...paginated(query, total) }, 200)
    })
    .openapi(read, async (c) => {
      await markAllRead(deps.db, deps.clock, c.var.user.id)
      return c.json({ message: 'All notifications are read' }, 200)
    })
}
