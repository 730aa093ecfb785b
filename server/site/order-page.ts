import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { privatePage } from '#contract/orders/paths.ts'
import { refusalIn } from '#contract/shop-words.ts'
import { ORDER_SLOT } from '#contract/stores/store-page.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/http/app-error.ts'
import { formBounds } from '#server/http/body-bounds.ts'
import { clientAddress } from '#server/http/client-address.ts'
import { IMAGE_TOO_LARGE } from '#server/modules/catalogue/images/check-upload.ts'
import { enterUpload } from '#server/modules/catalogue/images/upload-turn.ts'
import { type FormOutcome, MAX_FORM } from '#server/modules/selling/orders/form-outcome.ts'
import { parcelsOf } from '#server/modules/selling/orders/present-parcels.ts'
import { claimPayment } from '#server/modules/selling/payments/claim-payment.ts'
import { actAsBuyer, type BuyerAct, buyerActs } from '#server/modules/selling/private-page/buyer-acts.ts'
import { orderBody, type WrongForm } from '#server/modules/selling/private-page/order-body.ts'
import { orderedProducts, writeReview } from '#server/modules/selling/reviews/write-review.ts'
import { orderOfToken } from '#server/records/orders/order-links.ts'
import { historyOfOrders, itemsOfOrder } from '#server/records/orders/orders.repo.ts'
import { paymentsOfOrders } from '#server/records/payments/order-payments.repo.ts'
import { reviewsBy } from '#server/records/reviews/reviews.repo.ts'
import { storeIn } from '#server/records/stores/store-in.ts'
import { liveName } from '#server/records/stores/store-url.ts'
import { findStoreById } from '#server/records/stores/stores.repo.ts'
import type { StorePageServer } from './store-pages.ts'

const LATE = { isLate: true, status: 409 } as const

/** Nobody keeps, lists or passes on the page: its address is its key. */
const PRIVATE = {
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex, nofollow',
  'cross-origin-resource-policy': 'same-origin',
}

const isAt = (c: Context, host: string): boolean => c.req.header('host')?.replace(/:\d+$/, '') === host

interface OrderPageOptions {
  stores: Pick<StorePageServer, 'orderFrame'>
  /** Answers a link that opens nothing. */
  nowhere: (c: Context) => Promise<Response>
}

/**
 * Serves `/o/{token}`, the private page of an order in its shop's own frame, and what a buyer does there. A GET changes
 * nothing: link previews fetch it. Links that open nothing are counted by address, and all answered alike.
 */
export const orderPages = (deps: Deps, { stores, nowhere }: OrderPageOptions) => {
  const refuse = async (c: Context): Promise<Response> => {
    await deps.limits.nowhereByAddress.take(clientAddress(c))
    const answer = await nowhere(c)
    for (const [name, value] of Object.entries(PRIVATE)) answer.headers.set(name, value)
    return answer
  }

  const show = async (
    c: Context,
    token: string,
    {
      isLate = false,
      wrong,
      status = 200,
    }: { isLate?: boolean; wrong?: WrongForm; status?: ContentfulStatusCode } = {},
  ): Promise<Response> => {
    const order = await orderOfToken(deps, token)
    const known = order && (await findStoreById(deps.db, order.store_id))
    const store = known && storeIn(known, order.language)
    const frame = store && (await stores.orderFrame(liveName(store), store.language))
    if (!frame) return refuse(c)
    // Links of the frame lead to the shop's own domain, where it has one.
    if (store.domain && c.req.method === 'GET' && !isAt(c, store.domain)) {
      for (const [name, value] of Object.entries(PRIVATE)) c.header(name, value)
      return c.redirect(`https://${store.domain}${privatePage(token)}`, 302)
    }
    const items = await itemsOfOrder(deps.db, order.id)
    const history = await historyOfOrders(deps.db, [order.id])
    const payments = await paymentsOfOrders(deps.db, [order.id])
    const reviews = store.reviews ? await reviewsBy(deps.db, order.customer_id, [...orderedProducts(items).keys()]) : []
    const parcels = (await parcelsOf(deps.db, [order], 'buyer')).get(order.id) ?? []
    const shown = { order, items, history, payments, reviews, parcels, store }
    const said = wrong && { ...wrong, text: refusalIn(store.language, wrong.text) }
    const body = orderBody(shown, token, { now: deps.clock.now(), isLate, wrong: said })
    return c.html(
      frame.replace(ORDER_SLOT, () => body),
      status,
      PRIVATE,
    )
  }

  /** Shows the page after an act. Reloading it sends nothing again. */
  const done = (c: Context, token: string): Response => {
    for (const [name, value] of Object.entries(PRIVATE)) c.header(name, value)
    return c.redirect(privatePage(token), 303)
  }

  type Section = 'payment' | 'review'

  /** Shows the page with an error in one of its forms. `product`: of a review, empty while unknown. */
  const complain = (
    c: Context,
    { section, product = '' }: { section: Section; product?: string },
    text: string,
    status: ContentfulStatusCode,
  ): Promise<Response> =>
    show(c, c.req.param('token') ?? '', { wrong: section === 'review' ? { text, product } : { text }, status })

  /** Takes a form with an image, once there is room for it, and shows what became of it. */
  const take = async (c: Context, section: Section): Promise<Response> => {
    const token = c.req.param('token') ?? ''
    const order = await orderOfToken(deps, token)
    if (!order) return refuse(c)
    const about: { section: Section; product?: string } = { section }
    const read = async (): Promise<FormOutcome> => {
      await formBounds(c, async () => {})
      const { image, ...form } = await c.req.parseBody()
      if (typeof form.product === 'string') about.product = form.product
      const file = image instanceof File ? image : undefined
      return section === 'review' ? writeReview(deps, token, form, file) : claimPayment(deps, token, form, file)
    }
    try {
      const leave = await enterUpload(deps, c, `order ${order.id}`)
      const outcome = await read().finally(leave)
      if (outcome === undefined) return refuse(c)
      if (outcome === 'done') return done(c, token)
      return outcome === 'late' ? show(c, token, LATE) : complain(c, about, outcome.wrong, 422)
    } catch (error) {
      if (error instanceof AppError) return complain(c, about, error.message, error.status)
      throw error
    }
  }

  const bounded = (section: Section) =>
    bodyLimit({ maxSize: MAX_FORM, onError: (c) => complain(c, { section }, IMAGE_TOO_LARGE, 413) })

  return new Hono()
    .get('/o/:token', (c) => show(c, c.req.param('token')))
    .post(`/o/:token/:act{${buyerActs.join('|')}}`, async (c) => {
      const { token, act } = c.req.param()
      const outcome = await actAsBuyer(deps, token, act as BuyerAct)
      if (outcome === undefined) return refuse(c)
      return outcome === 'late' ? show(c, token, LATE) : done(c, token)
    })
    .post('/o/:token/payment', bounded('payment'), (c) => take(c, 'payment'))
    .post('/o/:token/review', bounded('review'), (c) => take(c, 'review'))
}
