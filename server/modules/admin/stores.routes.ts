import { createRoute } from '@hono/zod-openapi'
import { z } from 'zod'
import * as contract from '#contract/admin/admin-stores.ts'
import { message } from '#contract/admin/admin-users.ts'
import type { UserEnv } from '#server/auth/require-user.ts'
import type { Deps } from '#server/deps.ts'
import { invalidField } from '#server/http/app-error.ts'
import { jsonOrForm } from '#server/http/body.ts'
import { answers, failures, jsonBody, jsonOrFormBody, router } from '#server/http/openapi.ts'
import { paginated } from '#server/http/paginated.ts'
import { assignLayout, grantableLayouts, layoutUsage } from './layouts.service.ts'
import { listStores, setBadges, setSuspended } from './stores.service.ts'

const idParam = z.object({ id: z.string().min(1).max(60) })

/** Behind the guard of `/admin/*`. */
export const adminStoreRoutes = (deps: Deps) => {
  const list = createRoute({
    method: 'get',
    path: '/admin/stores',
    request: { query: contract.storeFilters },
    responses: { 200: answers('Stores, newest first', contract.storeList), ...failures(401, 403, 422) },
  })
  const badges = createRoute({
    method: 'put',
    path: '/admin/stores/{id}/badges',
    request: { params: idParam, ...jsonOrFormBody(contract.badgesChange) },
    responses: {
      200: answers('Set', message.extend({ badges: z.array(z.string()) })),
      ...failures(401, 403, 404, 415, 422),
    },
  })
  const layout = createRoute({
    method: 'put',
    path: '/admin/stores/{id}/layout',
    request: { params: idParam, ...jsonBody(contract.layoutAssignment) },
    responses: {
      200: answers('Assigned', message.extend({ store_id: z.string(), layout: z.string() })),
      ...failures(401, 403, 404, 415, 422),
    },
  })
  const suspend = createRoute({
    method: 'post',
    path: '/admin/stores/{id}/suspend',
    request: { params: idParam },
    responses: { 200: answers('Off the air', contract.suspension), ...failures(401, 403, 404, 409) },
  })
  const unsuspend = createRoute({
    method: 'post',
    path: '/admin/stores/{id}/unsuspend',
    request: { params: idParam },
    responses: { 200: answers('Back on the air', contract.suspension), ...failures(401, 403, 404, 409) },
  })
  const usage = createRoute({
    method: 'get',
    path: '/admin/layouts/usage',
    responses: { 200: answers('Stores by layout', contract.layoutUsage), ...failures(401, 403) },
  })
  const available = createRoute({
    method: 'get',
    path: '/admin/layouts/available',
    responses: { 200: answers('Layouts an admin may grant', contract.availableLayouts), ...failures(401, 403) },
  })

  return router<UserEnv>()
    .openapi(list, async (c) => {
      const filters = c.req.valid('query')
      const { stores, total } = await listStores(deps.db, filters)
      return c.json({ stores, ...paginated(filters, total) }, 200)
    })
    .openapi(badges, async (c) => {
      const change = jsonOrForm<contract.BadgesChange>(c)
      await setBadges(deps, c.var.user, c.req.valid('param').id, change)
      return c.json({ message: 'Store badges updated successfully!', badges: change.badges }, 200)
    })
    .openapi(layout, async (c) => {
      const { id } = c.req.valid('param')
      const change = c.req.valid('json')
      if (change.store_id !== id) throw invalidField('store_id', 'store_id must be the one in the address')
      await assignLayout(deps, c.var.user, id, change.layout)
      return c.json({ message: 'Layout assigned successfully!', ...change }, 200)
    })
    .openapi(suspend, async (c) => {
      const suspended_at = await setSuspended(deps, c.var.user, c.req.valid('param').id, true)
      return c.json({ message: 'Store suspended', suspended_at }, 200)
    })
    .openapi(unsuspend, async (c) => {
      const suspended_at = await setSuspended(deps, c.var.user, c.req.valid('param').id, false)
      return c.json({ message: 'Store is open again', suspended_at }, 200)
    })
    .openapi(usage, async (c) => c.json({ layout_usage: await layoutUsage(deps.db) }, 200))
    .openapi(available, (c) => c.json({ admin_granatable_layouts: grantableLayouts }, 200))
}
