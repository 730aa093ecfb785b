import { messages } from '#contract/error-messages.ts'
import * as endpoints from '#contract/stores/stores.endpoints.ts'
import { requireSeller, type SellerEnv } from '#server/auth/require-seller.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/http/app-error.ts'
import { route, router } from '#server/http/openapi.ts'
import { checkedCustomizations, checkedOlderConfig, knownLayout } from '#server/modules/shop/layouts/layouts.service.ts'
import { findStoreById } from '#server/records/stores/stores.repo.ts'
import { createConcurrencyLimit } from './concurrency-limit.ts'

const suspended = () => new AppError('forbidden', messages.storeSuspended)

/**
 * `POST /stores/my/preview`: renders the seller's store in an unsaved layout and values. Any known layout is allowed,
 * also outside the plan. Writes nothing. Refuses a suspended store.
 */
export const previewRoutes = (deps: Deps) => {
  const limited = createConcurrencyLimit()
  return router<SellerEnv>().openapi(route(endpoints.previewStore, { middleware: requireSeller(deps) }), async (c) => {
    await deps.limits.previewByAccount.take(c.var.user.id)
    if (c.var.store.suspended_at) throw suspended()
    const { layout, customizations, config, path } = c.req.valid('json')
    const request = {
      storeId: c.var.store.id,
      layout,
      values: checkedCustomizations(knownLayout(layout), customizations),
      config: config && checkedOlderConfig(config),
      path,
      now: deps.clock.now().toISOString(),
    }
    const page = await limited(c.var.user.id, () => deps.previews.render(request))
    if (!page) throw new AppError('not_found', messages.noSuchStore)
    // Checks again, as the store may have been suspended while the page rendered.
    if ((await findStoreById(deps.db, c.var.store.id))?.suspended_at) throw suspended()
    const name = await deps.previews.cache.keep(c.var.store.id, page.html)
    return c.json({ url: `/preview/${name}`, path: page.path }, 200)
  })
}
