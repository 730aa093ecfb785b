import type { z } from 'zod'
import * as refusals from '#contract/refusals/words.ts'
import { buyerReview, REVIEW_DAYS } from '#contract/reviews/reviews.ts'
import type { Transaction } from '#server/db/database.ts'
import { newId } from '#server/db/ids.ts'
import { lock } from '#server/db/lock.ts'
import { write } from '#server/db/write.ts'
import type { Deps } from '#server/deps.ts'
import { nextUpdatedAt } from '#server/http/if-match.ts'
import { shortened } from '#server/lib/shortened.ts'
import { checkUpload } from '#server/modules/catalogue/images/check-upload.ts'
import { withOriginals } from '#server/modules/catalogue/images/images.service.ts'
import type { Told } from '#server/modules/messages/notifications/notification-mail.ts'
import { notifyGathered } from '#server/modules/messages/notifications/notifications.service.ts'
import { deleteImage, type ImageRow, insertImages } from '#server/records/images/images.repo.ts'
import { orderOfToken } from '#server/records/orders/order-links.ts'
import { itemsOfOrder, type OrderItemRow, type OrderRow } from '#server/records/orders/orders.repo.ts'
import { findOwnProduct } from '#server/records/products/products.repo.ts'
import { enqueuePublish } from '#server/records/publications/enqueue-publish.ts'
import { insertReview, type ReviewRow, reviewsBy, updateReview } from '#server/records/reviews/reviews.repo.ts'
import { findStoreById, isOffAir, type StoreRow } from '#server/records/stores/stores.repo.ts'
import type { FormOutcome } from '../orders/form-outcome.ts'

const DAY_MS = 86_400_000
const NAME_MAX = 30

/** Returns the products of an order, each with the name it was ordered under. */
export const orderedProducts = (items: readonly OrderItemRow[]): Map<string, string> =>
  new Map(items.map(({ product_id, product_name }) => [product_id, product_name]))

/**
 * Whether an order's buyer may review one of its products, or change the review. A later order of the product allows a
 * new one in its place.
 */
export const mayReview = (order: OrderRow, store: StoreRow, present: ReviewRow | undefined, now: Date): boolean => {
  if (store.reviews === 0 || order.status !== 'Delivered') return false
  if (!present) return true
  return present.order_id === order.id
    ? now.getTime() - Date.parse(present.created_at) <= REVIEW_DAYS * DAY_MS
    : order.created_at > present.created_at
}

interface Sent {
  form: z.output<typeof buyerReview>
  image: ImageRow | undefined
}

/** Whether a review is as it was sent already, by a second tap or a reload. */
const isSame = (order: OrderRow, present: ReviewRow | undefined, { form, image }: Sent): boolean =>
  present?.order_id === order.id &&
  present.stars === form.stars &&
  present.words === form.words &&
  !image &&
  !(form.remove_image && present.image_id)

/** Saves a review in place of the buyer's earlier one, and publishes it. */
const saveReview = async (
  deps: Deps,
  trx: Transaction,
  { order, present, shop }: { order: OrderRow; present: ReviewRow | undefined; shop: StoreRow },
  { form: { product, stars, words, remove_image }, image }: Sent,
): Promise<void> => {
  const now = deps.clock.now()
  if (image) await insertImages(trx, [image])
  const isReplaced = image !== undefined || remove_image !== undefined
  if (isReplaced && present?.image_id) await deleteImage(trx, present.image_id)
  const image_id = image?.id ?? (isReplaced ? null : (present?.image_id ?? null))
  const name = shortened(order.buyer_name.trim().split(/\s+/)[0] ?? '', NAME_MAX)
  const updated_at = nextUpdatedAt(now, present?.updated_at)
  const said = { order_id: order.id, name, stars, words, image_id, updated_at }
  if (!present) {
    const { customer_id } = order
    const made = { id: newId(), store_id: shop.id, product_id: product, customer_id, created_at: updated_at }
    await insertReview(trx, { ...made, ...said, answer: '', hidden: null })
  } else if (present.order_id === order.id) await updateReview(trx, present.id, said)
  // Written anew for a later order: what the seller answered was about the earlier one.
  else await updateReview(trx, present.id, { ...said, answer: '', hidden: null, created_at: updated_at })
  await enqueuePublish(trx, deps.clock, shop.id)
}

/**
 * Takes what a buyer says about a delivered product, or changes it, and publishes it. Returns `done`; `late` for an
 * order that was not delivered, or came back, and for a review older than `REVIEW_DAYS`; what is wrong with the form;
 * `undefined` for a link that opens nothing. Throws `too_many`, and `invalid` for a bad image.
 */
export const writeReview = async (deps: Deps, token: string, form: unknown, file?: File): Promise<FormOutcome> => {
  const seen = await orderOfToken(deps, token)
  const shop = seen && (await findStoreById(deps.db, seen.store_id))
  if (!seen || !shop || isOffAir(shop)) return undefined
  const checked = buyerReview.safeParse(form)
  if (!checked.success) return { wrong: checked.error.issues[0]?.message ?? '' }
  const { product } = checked.data
  const names = orderedProducts(await itemsOfOrder(deps.db, seen.id))
  const name = names.get(product)
  if (name === undefined) return { wrong: refusals.notOrdered }
  // Draws nothing for an order that earns no review.
  const [before] = await reviewsBy(deps.db, seen.customer_id, [product])
  if (!mayReview(seen, shop, before, deps.clock.now())) return 'late'
  await deps.limits.reviewByOrder.take(seen.id)
  const sent = file && file.size > 0 ? file : undefined
  if (sent) await deps.limits.uploadByOrder.take(seen.id)
  const image = sent && (await checkUpload(deps.imageProcess, sent, 'image'))
  const uploads = image ? [{ owner: { storeId: shop.id, role: 'review' as const }, image }] : []
  return withOriginals(deps, uploads, ([drawn]) =>
    write(deps, async (trx): Promise<FormOutcome> => {
      await lock(trx, 'store', shop.id)
      const order = await orderOfToken({ ...deps, db: trx }, token)
      const current = order && (await findStoreById(trx, order.store_id))
      if (!current || isOffAir(current)) return undefined
      const [present] = await reviewsBy(trx, order.customer_id, [product])
      const isListed = (await findOwnProduct(trx, current.id, product)) !== undefined
      if (!isListed || !mayReview(order, current, present, deps.clock.now())) return 'late'
      const sentNow = { form: checked.data, image: drawn }
      if (isSame(order, present, sentNow)) return 'done'
      await saveReview(deps, trx, { order, present, shop: current }, sentNow)
      const { stars, words } = checked.data
      const told: Told = ({ notices }) => {
        const [alone, saying] = present
          ? [notices.reviewChanged, notices.reviewChangedSaying]
          : [notices.reviewed, notices.reviewedSaying]
        const about = [order.order_id, name, stars] as const
        return words ? saying(...about, shortened(words, 80)) : alone(...about)
      }
      await notifyGathered(trx, deps.clock, current.user_id, told, 'reviews')
      return 'done'
    }),
  )
}
