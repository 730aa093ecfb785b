import { messages } from '#contract/error-messages.ts'
import { type FeedReport, feedProblemOf, GOOGLE_FEED, isListed, META_FEED } from '#contract/feeds/feeds.ts'
import { isPaid } from '#server/auth/require-paid.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/http/app-error.ts'
import { nextUpdatedAt } from '#server/http/if-match.ts'
import { pageImage } from '#server/modules/catalogue/images/images.service.ts'
import { imagesOfStore } from '#server/records/images/images.repo.ts'
import { pricingOn, productPrice } from '#server/records/products/prices.ts'
import { productsOfStore } from '#server/records/products/products.repo.ts'
import { changeAndPublish } from '#server/records/publications/enqueue-publish.ts'
import { storeUrl } from '#server/records/stores/store-url.ts'
import { findStoreById, type StoreRow, updateStore } from '#server/records/stores/stores.repo.ts'
import type { UserRow } from '#server/records/users/users.repo.ts'

/** Returns the addresses of the feeds, how many entries they have, and what catalogues would refuse. */
export const feedReportOf = async (deps: Deps, owner: UserRow, store: StoreRow): Promise<FeedReport> => {
  const { config, db, clock } = deps
  const images = Map.groupBy(await imagesOfStore(db, store.id), ({ product_id }) => product_id)
  const pricing = pricingOn(store, clock.now())
  const products = (await productsOfStore(db, store.id)).map((product) => {
    const [first] = (images.get(product.id) ?? []).flatMap((row) => pageImage(row) ?? [])
    return { product, problem: feedProblemOf(productPrice(pricing, product).price, first) }
  })
  const listed = products.filter(({ problem }) => isListed(problem))
  const address = storeUrl(store, config)
  return {
    on: store.feeds === 1,
    allowed: isPaid(deps, owner),
    meta_url: address + META_FEED,
    google_url: address + GOOGLE_FEED,
    count: listed.reduce((sum, { product }) => sum + product.variants.length, 0),
    problems: products.flatMap(({ product: { id, name }, problem }) =>
      problem ? [{ product_id: id, name, problem }] : [],
    ),
  }
}

/** Publishes the feeds with the store, or no more. Throws `plan_limit` on a plan without feeds. */
export const switchFeeds = (deps: Deps, owner: UserRow, storeId: string, on: boolean): Promise<void> => {
  if (on && !isPaid(deps, owner)) throw new AppError('plan_limit', 'Feeds for catalogues are part of Premium.')
  return changeAndPublish(deps, storeId, async (trx) => {
    const store = await findStoreById(trx, storeId)
    if (!store) throw new AppError('not_found', messages.noSuchStore)
    const updated_at = nextUpdatedAt(deps.clock.now(), store.updated_at)
    await updateStore(trx, storeId, { feeds: on ? 1 : 0, updated_at })
  })
}
