import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { privatePage } from '#contract/orders/paths.ts'
import { ORDER_SLOT } from '#contract/stores/store-page.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/http/app-error.ts'
import { clientAddress } from '#server/http/client-address.ts'
import { IMAGE_TOO_LARGE } from '#server/modules/catalogue/images/check-upload.ts'
import { type FormOutcome, MAX_FORM } from '#server/modules/selling/orders/form-outcome.ts'
import { claimPayment } from '#server/modules/selling/payments/claim-payment.ts'
import { actAsBuyer, type BuyerAct, buyerActs } from '#server/modules/selling/private-page/buyer-acts.ts'
import { orderBody, type WrongForm } from '#server/modules/selling/private-page/order-body.ts'
import { orderedProducts, writeReview } from '#server/modules/selling/reviews/write-review.ts'
import { orderOfToken } from '#server/records/orders/order-links.ts'
import { historyOfOrders, itemsOfOrder } from '#server/records/orders/orders.repo.ts'
import { paymentsOfOrders } from '#server/records/payments/order-payments.repo.ts'
import { reviewsBy } from '#server/records/reviews/reviews.repo.ts'
import { findStoreById } from '#server/records/stores/stores.repo.ts'
import type { StorePageServer } from './store-pages.ts'

/** Says on the page what is wrong with an image. */
const wrongImage = (error: unknown): { wrong: string } => {
  if (error instanceof AppError && error.code === 'invalid') return { wrong: error.message }
  throw error
}

/** Nobody keeps, lists or passes on the page: its address is its key. */
const PRIVATE = {
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex, nofollow',
  'cross-origin-resource-policy': 'same-origin',
}

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
    { isLate = false, wrong, isTooLarge = false }: { isLate?: boolean; wrong?: WrongForm; isTooLarge?: boolean } = {},
  ): Promise<Response> => {
    const order = await orderOfToken(deps, token)
    const store = order && (await findStoreById(deps.db, order.store_id))
    const frame = store && (await stores.orderFrame(store.store_slug))
    if (!frame) return refuse(c)
    const items = await itemsOfOrder(deps.db, order.id)
    const history = await historyOfOrders(deps.db, [order.id])
    const payments = await paymentsOfOrders(deps.db, [order.id])
    const reviews = store.reviews ? await reviewsBy(deps.db, order.customer_id, [...orderedProducts(items).keys()]) : []
    const shown = { order, items, history, payments, reviews, store }
    const body = orderBody(shown, token, { now: deps.clock.now(), isLate, wrong })
    return c.html(
      frame.replace(ORDER_SLOT, () => body),
      isTooLarge ? 413 : isLate ? 409 : wrong === undefined ? 200 : 422,
      PRIVATE,
    )
  }

  /** Shows the page after an act. Reloading it sends nothing again. */
  const done = (c: Context, token: string): Response => {
    for (const [name, value] of Object.entries(PRIVATE)) c.header(name, value)
    return c.redirect(privatePage(token), 303)
  }

  /** Takes a form with an image, and shows what became of it. */
  const take = async (
    c: Context,
    token: string,
    send: (deps: Deps, token: string, form: unknown, file?: File) => Promise<FormOutcome>,
  ): Promise<Response> => {
    const { image, ...form } = await c.req.parseBody()
    const outcome = await send(deps, token, form, image instanceof File ? image : undefined).catch(wrongImage)
    if (outcome === undefined) return refuse(c)
    if (outcome === 'done') return done(c, token)
    if (outcome === 'late') return show(c, token, { isLate: true })
    const product = typeof form.product === 'string' ? form.product : undefined
    return show(c, token, { wrong: { text: outcome.wrong, product } })
  }

  /** Says on the page that an image is too large; without its form, a review's product stays unknown. */
  const bounded = (product?: string) =>
    bodyLimit({
      maxSize: MAX_FORM,
      onError: (c) =>
        show(c, c.req.param('token') ?? '', { wrong: { text: IMAGE_TOO_LARGE, product }, isTooLarge: true }),
    })

  return new Hono()
    .get('/o/:token', (c) => show(c, c.req.param('token')))
    .post(`/o/:token/:act{${buyerActs.join('|')}}`, async (c) => {
      const { token, act } = c.req.param()
      const outcome = await actAsBuyer(deps, token, act as BuyerAct)
      if (outcome === undefined) return refuse(c)
      return outcome === 'late' ? show(c, token, { isLate: true }) : done(c, token)
    })
    .post('/o/:token/payment', bounded(), (c) => take(c, c.req.param('token'), claimPayment))
    .post('/o/:token/review', bounded(''), (c) => take(c, c.req.param('token'), writeReview))
}
