import { createRoute } from '@hono/zod-openapi'
import { z } from 'zod'
import { analyticsEvent } from '#contract/analytics.ts'
import { newId } from '#server/db/ids.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/http/app-error.ts'
import { clientAddress } from '#server/http/client-address.ts'
import { answers, failures, jsonBody, router } from '#server/http/openapi.ts'
import { findProduct } from '#server/modules/products/products.repo.ts'
import { findOpenStoreBySlug } from '#server/modules/stores/stores.repo.ts'

/** Programs that fetch pages for previews and search, not people. */
const BOT = /bot|crawl|spider|slurp|preview|facebookexternalhit|whatsapp|headlesschrome|lighthouse/i

export const analyticsRoutes = (deps: Deps) => {
  const track = createRoute({
    method: 'post',
    path: '/analytics/track',
    request: jsonBody(analyticsEvent),
    responses: { 202: answers('Taken', z.object({ message: z.string() })), ...failures(404, 415, 422, 429) },
  })
  return router().openapi(track, async (c) => {
    await deps.limits.eventByAddress.take(clientAddress(c))
    const { event_type, event_data } = c.req.valid('json')
    const product = event_data.product_id ? await findProduct(deps.db, event_data.product_id) : undefined
    const store = event_data.store_slug ? await findOpenStoreBySlug(deps.db, event_data.store_slug) : undefined
    const storeId = store?.id ?? product?.store_id
    if (!storeId || (store && product && product.store_id !== store.id)) {
      throw new AppError('not_found', 'Unknown store_slug or product_id')
    }
    if (!BOT.test(c.req.header('user-agent') ?? '')) {
      await deps.db
        .insertInto('events')
        .values({
          id: newId(),
          store_id: storeId,
          event_type,
          product_id: product?.id ?? null,
          quantity: event_data.quantity ?? null,
          created_at: deps.clock.now().toISOString(),
        })
        .execute()
    }
    return c.json({ message: 'ok' }, 202)
  })
}
