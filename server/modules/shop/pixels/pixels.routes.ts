import { messages } from '#contract/error-messages.ts'
import * as endpoints from '#contract/pixels/pixels.endpoints.ts'
import { type Pixels, pixelNetworks } from '#contract/pixels/pixels.ts'
import { requireSavingSeller, requireSeller, type SellerEnv } from '#server/auth/require-seller.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/http/app-error.ts'
import { nextUpdatedAt } from '#server/http/if-match.ts'
import { route, router } from '#server/http/openapi.ts'
import { changeAndPublish } from '#server/records/publications/enqueue-publish.ts'
import { findStoreById, type StoreRow, updateStore } from '#server/records/stores/stores.repo.ts'

const save = (deps: Deps, storeId: string, pixels: Pixels): Promise<void> =>
  changeAndPublish(deps, storeId, async (trx) => {
    const store = await findStoreById(trx, storeId)
    if (!store) throw new AppError('not_found', messages.noSuchStore)
    const has = pixelNetworks.some((network) => pixels[network])
    const updated_at = nextUpdatedAt(deps.clock.now(), store.updated_at)
    await updateStore(trx, storeId, { pixels: has ? pixels : null, updated_at })
  })

/** Whether a shop is apart from the dashboard: scripts of others could read a seller's session there. */
const loadsIn = ({ config }: Deps, { domain }: Pick<StoreRow, 'domain'>): boolean =>
  domain !== null || config.storesOrigin !== config.publicOrigin

/** Routes of the pixels that a shop's pages load. */
export const pixelRoutes = (deps: Deps) =>
  router<SellerEnv>()
    .openapi(route(endpoints.readPixels, { middleware: requireSeller(deps) }), async (c) =>
      c.json({ ...(c.var.store.pixels ?? { ask: false }), loads: loadsIn(deps, c.var.store) }, 200),
    )
    .openapi(route(endpoints.savePixels, { middleware: requireSavingSeller(deps) }), async (c) => {
      const pixels = c.req.valid('json')
      await save(deps, c.var.store.id, pixels)
      return c.json({ message: 'Saved', pixels: { ...pixels, loads: loadsIn(deps, c.var.store) } }, 200)
    })
