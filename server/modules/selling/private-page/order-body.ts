import { daysText, deliveryTerms } from '#contract/delivery/delivery.ts'
import { cityOf } from '#contract/delivery/destination.ts'
import { isDeliveredFree } from '#contract/delivery/free-delivery.ts'
import { longDay } from '#contract/long-day.ts'
import { formatMoney } from '#contract/money.ts'
import type { OrderStatus } from '#contract/orders/order-status.ts'
import { privatePage } from '#contract/orders/paths.ts'
import type { Shipment } from '#contract/orders/shipment.ts'
import { normalisePhone } from '#contract/phone.ts'
import { nameWithVariant } from '#contract/products/variant-names.ts'
import { type ShopWords, shopWords } from '#contract/shop-words.ts'
import { chatLink, greeting } from '#contract/whatsapp/chat-links.ts'
import { escapeHtml } from '#server/lib/escape-html.ts'
import type { OrderHistoryRow, OrderItemRow, OrderRow } from '#server/records/orders/orders.repo.ts'
import type { OrderPaymentRow } from '#server/records/payments/order-payments.repo.ts'
import type { ReviewRow } from '#server/records/reviews/reviews.repo.ts'
import type { StoreRow } from '#server/records/stores/stores.repo.ts'
import { type BuyerAct, mayAct } from './buyer-acts.ts'
import { paySection } from './pay-section.ts'
import { reviewSection } from './review-section.ts'

/** An order with all that its private page shows. */
export interface ShownOrder {
  order: OrderRow
  items: OrderItemRow[]
  history: OrderHistoryRow[]
  payments: OrderPaymentRow[]
  /** The buyer's, of its products. */
  reviews: ReviewRow[]
  parcels: Shipment[]
  store: StoreRow
}

/** Error of a form; with `product`, of the one that reviews it. */
export interface WrongForm {
  text: string
  product?: string | undefined
}

const DAY_MS = 86_400_000
/** Days after its end in which an order's page shows more than its state and total. */
export const SHOWN_DAYS = 90
const ENDED: readonly OrderStatus[] = ['Delivered', 'Cancelled', 'Returned']

type Say = ShopWords['privatePage']

/** A status in a word for the buyer, and in a sentence. `due`: amount left to pay; empty for none. */
interface Told {
  name: string
  says: (shop: string, due: string) => string
}

const statusWords = (say: Say, status: OrderStatus, { pick_up }: OrderRow): Told => {
  // A shipped order that its buyer fetches.
  if (pick_up === 1 && status === 'Shipped') return { name: say.ready, says: say.readySays }
  if (pick_up === 1 && status === 'Delivered') return { name: say.pickedUp, says: () => say.pickedUpSays }
  const words: Record<OrderStatus, Told> = {
    Pending: { name: say.pending, says: say.pendingSays },
    Confirmed: { name: say.confirmed, says: say.confirmedSays },
    Shipped: { name: say.shipped, says: (_, due) => say.shippedSays(due) },
    Delivered: { name: say.delivered, says: () => say.deliveredSays },
    Cancelled: { name: say.cancelled, says: () => say.cancelledSays },
    Returning: { name: say.returning, says: say.returningSays },
    Returned: { name: say.returned, says: say.returnedSays },
  }
  return words[status]
}

const sayOf = ({ language }: StoreRow): Say => shopWords[language].privatePage

const USUAL: readonly OrderStatus[] = ['Pending', 'Confirmed', 'Shipped', 'Delivered']

/** Returns the steps that count, without those that were undone. */
const pathOf = (history: readonly OrderHistoryRow[]): OrderHistoryRow[] => {
  const path: OrderHistoryRow[] = []
  for (const step of history) {
    if (step.undo === 1) path.pop()
    else path.push(step)
  }
  return path
}

const timeline = ({ order, history, store }: ShownOrder): string => {
  const say = sayOf(store)
  const path = pathOf(history)
  const reached = USUAL.indexOf(order.status)
  const ahead = reached === -1 ? [] : USUAL.slice(reached + 1)
  const steps = path.map(({ to_status, at }, index) => {
    const now = index === path.length - 1 ? ' aria-current="step"' : ''
    return `<li class="is-done"${now}><strong>${statusWords(say, to_status, order).name}</strong> <time datetime="${at}">${longDay(at, store.language)}</time></li>`
  })
  return `<ol class="order-steps">${steps.join('')}${ahead.map((status) => `<li>${statusWords(say, status, order).name}</li>`).join('')}</ol>`
}

const row = (label: string, amount: string, kind = ''): string =>
  `<div${kind && ` class="${kind}"`}><dt>${label}</dt><dd>${amount}</dd></div>`

const amounts = ({ order, store }: ShownOrder): string => {
  const say = sayOf(store)
  const price = (minor: number) => formatMoney(minor, order.currency)
  const signed = (minor: number) => (minor < 0 ? `−${price(-minor)}` : price(minor))
  const { goods_amount, discount_amount, delivery_amount, adjustment_amount, total_amount, paid_amount } = order
  const isTotalAlone = goods_amount === total_amount && discount_amount === 0
  const rows = [
    !isTotalAlone && row(say.products, price(goods_amount)),
    discount_amount > 0 && row(say.discount, `−${price(discount_amount)}`),
    delivery_amount > 0 && row(say.delivery, price(delivery_amount)),
    isDeliveredFree({ ...order, city: cityOf({ place: order.place, typed: order.place_typed }) }) &&
      row(say.delivery, say.free),
    adjustment_amount !== 0 &&
      row(`<bdi>${escapeHtml(order.adjustment_note ?? say.adjustment)}</bdi>`, signed(adjustment_amount)),
    row(say.total, price(total_amount), 'is-total'),
    paid_amount > 0 && row(say.paid, price(paid_amount)),
    paid_amount > 0 &&
      (paid_amount > total_amount
        ? row(say.back, price(paid_amount - total_amount), 'is-total')
        : row(say.left, price(total_amount - paid_amount), 'is-total')),
  ]
  return `<dl class="order-amounts">${rows.filter(Boolean).join('')}</dl>`
}

const lines = ({ order, items }: ShownOrder): string =>
  `<ul class="order-lines">${items
    .map(({ product_name, variant_label, quantity, product_price }) => {
      const name = escapeHtml(nameWithVariant(product_name, variant_label))
      const price = formatMoney(product_price * quantity, order.currency)
      return `<li><span dir="auto">${name}</span> <span>× ${quantity}</span> <span>${price}</span></li>`
    })
    .join('')}</ul>`

/** First name, city and the end of the phone: enough for the buyer to know it, and too little for anybody else. */
const recipient = ({ order, store }: ShownOrder): string => {
  const say = sayOf(store)
  const { delivery } = shopWords[store.language]
  const [first = ''] = order.buyer_name.trim().split(/\s+/)
  const city =
    order.pick_up === 1 ? delivery.pickUp : cityOf({ place: order.place, typed: order.place_typed }, delivery)
  const { days } = store.delivery
    ? deliveryTerms(store.delivery, { place: order.place, pick_up: order.pick_up === 1 })
    : { days: null }
  const isComing = order.status === 'Pending' || order.status === 'Confirmed'
  const known = [first, city, say.phoneEnd(order.buyer_phone.replace(/\D/g, '').slice(-3))].filter(Boolean)
  const told = known.map((text) => `<bdi>${escapeHtml(text ?? '')}</bdi>`).join(' · ')
  return `<p class="order-for">${say.forWhom(told)}${days && isComing ? `<br>${say.arrivesIn(daysText(delivery, days))}` : ''}</p>`
}

/** Courier and number of each parcel, with the page that follows it. */
const parcelLines = ({ parcels, store }: ShownOrder): string =>
  parcels
    .map(({ courier, tracking_number, tracking_url }) => {
      const number = tracking_number ? ` <bdi dir="ltr">${escapeHtml(tracking_number)}</bdi>` : ''
      const follow = tracking_url
        ? ` <a href="${escapeHtml(tracking_url)}" rel="noopener noreferrer">${sayOf(store).followParcel}</a>`
        : ''
      return `<p class="order-for">${sayOf(store).withCourier(`<bdi>${escapeHtml(courier)}</bdi>`)}${number}${follow}</p>`
    })
    .join('')

const button = (path: string, act: BuyerAct, label: string, look: string): string =>
  `<form method="post" action="${path}/${act}"><button class="${look}">${label}</button></form>`

const chat = ({ order, store }: ShownOrder): string => {
  const say = shopWords[store.language].chat
  const number = normalisePhone(store.whatsapp_number, store.country_code)
  const text = say.aboutOrder(greeting(say, { name: store.name, whatsapp: number }), `*${order.order_id}*`)
  return `<a class="button chat" href="${escapeHtml(chatLink(number, text))}" rel="noopener">${sayOf(store).chat}</a>`
}

const acts = (shown: ShownOrder, path: string): string => {
  const { order } = shown
  const say = sayOf(shown.store)
  const parts = [
    mayAct('confirm', order) && button(path, 'confirm', say.yes, 'button order'),
    mayAct('received', order) && button(path, 'received', say.haveReceived, 'button order'),
    chat(shown),
    mayAct('cancel', order) &&
      `<details><summary>${say.cancel}</summary><p>${say.cancelHint}</p>${button(path, 'cancel', say.cancelNow, 'button')}</details>`,
  ]
  return `<div class="order-acts">${parts.filter(Boolean).join('')}</div>`
}

const stateOf = ({ order, store }: ShownOrder): string => {
  const say = sayOf(store)
  const shop = `<bdi>${escapeHtml(store.name)}</bdi>`
  const left = order.total_amount - order.paid_amount
  const due = left > 0 ? formatMoney(left, order.currency) : ''
  const isConfirmed = order.status === 'Pending' && order.buyer_confirmed_at !== null
  return isConfirmed ? say.thanksSays(shop) : statusWords(say, order.status, order).says(shop, due)
}

/** Whether an order ended so long ago that its page shows its state and total alone. */
const isOld = ({ status, updated_at }: OrderRow, now: Date): boolean =>
  ENDED.includes(status) && now.getTime() - Date.parse(updated_at) > SHOWN_DAYS * DAY_MS

/**
 * Returns the HTML of an order's private page, for the shop's own frame. Holds no address and no full name or phone.
 * `isLate`: what the buyer asked for is no longer possible. `wrong`: what to correct in the form about a payment, or in
 * the one that reviews `product`.
 */
export const orderBody = (
  shown: ShownOrder,
  token: string,
  { now, isLate, wrong }: { now: Date; isLate: boolean; wrong?: WrongForm | undefined },
): string => {
  const { order, store } = shown
  const say = sayOf(store)
  const path = privatePage(token)
  const head = `<h1>${say.yourOrder}</h1><p class="order-number">${order.order_id}</p>`
  const state = `<p class="order-state" role="status">${stateOf(shown)}</p>`
  if (isOld(order, now)) {
    return `${head}${state}<dl class="order-amounts">${row(say.total, formatMoney(order.total_amount, order.currency), 'is-total')}</dl>`
  }
  const late = isLate ? `<p class="order-late" role="alert">${say.late}</p>` : ''
  const { text = '', product } = wrong ?? {}
  const pay = paySection(shown, path, product === undefined ? wrong?.text : undefined)
  const review = reviewSection(shown, path, { now, wrong: product === undefined ? undefined : { text, product } })
  const edited = order.edited_at
    ? `<p class="order-for">${say.changedOn(longDay(order.edited_at, store.language))}</p>`
    : ''
  return `${head}${late}${state}${acts(shown, path)}${pay}${review}${timeline(shown)}${parcelLines(shown)}${edited}${lines(shown)}${amounts(shown)}${recipient(shown)}`
}
