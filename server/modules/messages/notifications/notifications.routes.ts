import * as endpoints from '#contract/accounts/notifications.endpoints.ts'
import { requireUser, type UserEnv } from '#server/auth/require-user.ts'
import type { Deps } from '#server/deps.ts'
import { route, router } from '#server/http/openapi.ts'
import { paginated } from '#server/http/paginated.ts'
import { markAllRead, notificationsOf } from './notifications.service.ts'

export const notificationRoutes = (deps: Deps) => {
  const middleware = requireUser(deps)
  return router<UserEnv>()
    .openapi(route(endpoints.readNotifications, { middleware }), async (c) => {
      const query = c.req.valid('query')
      const { rows, total, unread } = await notificationsOf(deps.db, c.var.user.id, query)
      return c.json({ notifications: rows, unread_count: unread, ...paginated(query, total) }, 200)
    })
    .openapi(route(endpoints.markNotificationsRead, { middleware }), async (c) => {
      await markAllRead(deps.db, deps.clock, c.var.user.id)
      return c.json({ message: 'All notifications are read' }, 200)
    })
}
