import { useEffect, useRef, useState } from 'react'
import type { Language } from '#contract/languages.ts'
import { toDecimal, toMinor } from '#contract/minor-units.ts'
import { type CartLine, cartCount } from '#contract/orders/cart.ts'
import { cartTotal, checkCart, inStock, withStock } from '#contract/orders/cart-lines.ts'
import {
  checkOrderForm,
  itemKey,
  lineKey,
  looksOdd,
  type OrderField,
  type OrderForm,
  toOrderItems,
  trimOrderForm,
} from '#contract/orders/order-form.ts'
import type { OrderRequest, PlacedOrder as Placed, PlacedBefore, PriceConflict } from '#contract/orders/orders.ts'
import * as say from '#contract/orders/words.ts'
import { nameWithVariant } from '#contract/products/variant-names.ts'
import { storeData } from '#src/storefront/store-data.ts'
import { track } from '#src/storefront/track.ts'
import { saveCart } from '#src/stores/cart.ts'
import { removeOrdered } from '#src/stores/cart-actions.ts'
import { $dialog, closeDialog, openDialog, opener, type PlacedOrder } from '#src/stores/dialog.ts'
import { replaceDialog } from '#src/stores/dialog-actions.ts'
import { chatLines } from '../chat-lines.ts'
import { $delivery } from '../delivery.ts'
import { $discount, NO_DISCOUNT, totalOf } from '../discount.ts'
import { cartId, finishDraft, idempotencyKey, readDraft, saveForm } from '../order-draft.ts'
import { keepOrder } from '../own-orders.ts'
import { placeOrder } from './place-order.ts'

export type Submission =
  | { state: 'idle' }
  | { state: 'sending' }
  /** `byChat`: the server takes no order now, or none of this phone. The chat may. */
  | { state: 'failed'; message: string; field: OrderField | null; byChat?: boolean }
  /** `lines` hold the server's prices. Sending again accepts them. */
  | { state: 'price-changed'; reason?: string }

const toRequest = (form: OrderForm, lines: readonly CartLine[]): OrderRequest => {
  const [delivery, discount] = [$delivery.get(), $discount.get()]
  const trimmed = trimOrderForm(form)
  return {
    items: toOrderItems(lines),
    ...trimmed,
    ...delivery.fields,
    order_notes: trimmed.order_notes || null,
    ...(discount.code && { discount_code: discount.code }),
    expected_total: toDecimal(totalOf(cartTotal(lines), delivery, discount).total),
  }
}

const withPrices = (lines: readonly CartLine[], { items }: PriceConflict): CartLine[] =>
  lines.map((line) => {
    const item = items.find((one) => itemKey(one) === lineKey(line))
    const price = toMinor(item?.product_price ?? Number.NaN) ?? line.product.price
    return { ...line, product: { ...line.product, price } }
  })

/** A just-placed order for the confirmation. */
const placedNow = (order: Placed, lines: readonly CartLine[], { delivery_address }: OrderRequest): PlacedOrder => {
  const { city, label } = $delivery.get()
  const pickUp = order.pick_up === true
  return {
    id: order.order_id,
    total: toMinor(order.total_amount) ?? cartTotal(lines),
    ...(label && !pickUp && { delivery: toMinor(order.delivery_amount) ?? 0 }),
    discount: toMinor(order.discount_amount) ?? 0,
    items: chatLines(lines),
    url: order.private_url,
    advance: toMinor(order.advance_amount ?? 0) ?? 0,
    pickUp,
    // The label says where to fetch it.
    address: pickUp ? label : [delivery_address, city].filter(Boolean).join(say.comma),
    before: false,
  }
}

/** An order placed before. Items are absent when it was placed with another phone. */
const placedBefore = ({ order_id, total_amount = 0, items = [] }: PlacedBefore['placed']): PlacedOrder => ({
  id: order_id,
  total: toMinor(total_amount) ?? 0,
  items: items.map(({ product_name, variant_label, product_price, quantity }) => ({
    name: nameWithVariant(product_name, variant_label),
    price: toMinor(product_price) ?? 0,
    quantity,
  })),
  before: true,
})

const confirm = (order: PlacedOrder): void => {
  keepOrder(order)
  track('order_placed', { order_id: order.id, total: toDecimal(order.total) })
  // The confirmation replaces all dialogs: Back leads to the shop, not to the empty cart.
  const trigger = opener()
  closeDialog()
  openDialog({ state: 'confirmation', order }, trigger)
}

/** State of the order form: values, checks, sending. */
export const useOrder = (lines: readonly CartLine[], fromCart: boolean) => {
  const { apiOrigin, mode, whatsapp } = storeData()
  const [form, setForm] = useState(() => readDraft().form)
  const [submission, setSubmission] = useState<Submission>({ state: 'idle' })
  const sending = useRef(false)
  const askedAbout = useRef('')

  // Clears messages about the connection; an error of a field stays.
  useEffect(() => {
    window.ononline = () =>
      setSubmission((current) => (current.state === 'failed' && !current.field ? { state: 'idle' } : current))
  }, [])

  /** Keeps corrected lines, in the cart or for this order. */
  const keep = (corrected: CartLine[]): void => {
    if (fromCart) saveCart(corrected)
    else if ($dialog.get().state === 'order') replaceDialog({ state: 'order', lines: corrected })
  }

  const type = (field: keyof OrderForm, text: string): void => {
    const changed = { ...form, [field]: text }
    setForm(changed)
    saveForm(changed)
    setSubmission((current) => (current.state === 'failed' ? { state: 'idle' } : current))
  }

  const fail = (message: string, field: OrderField | null = null): void =>
    setSubmission({ state: 'failed', message, field })

  const submit = async (): Promise<void> => {
    // React state is too late for the second of two quick taps.
    if (sending.current) return
    const ordered = inStock(lines)
    const cartProblem = checkCart(ordered)
    if (cartProblem) return fail(cartProblem)
    const delivery = $delivery.get()
    const formProblem = checkOrderForm({ ...form, ...delivery.fields })
    if (formProblem) return fail(formProblem.message, formProblem.field)
    if (whatsapp.startsWith('92') && looksOdd(form.buyer_phone) && askedAbout.current !== form.buyer_phone) {
      askedAbout.current = form.buyer_phone
      return fail(say.phoneOdd(form.buyer_phone), 'buyer_phone')
    }
    if (mode === 'sample') return fail(say.sampleShop)
    sending.current = true
    setSubmission({ state: 'sending' })
    if (cartCount(ordered) < cartCount(lines)) keep(ordered)
    const request = toRequest(form, ordered)
    const outcome = await placeOrder(
      apiOrigin,
      { ...request, cart_id: cartId(), language: document.documentElement.lang as Language },
      idempotencyKey(),
    )
    sending.current = false
    if (outcome.state === 'placed' || outcome.state === 'placed-before') {
      setForm(finishDraft())
      $discount.set(NO_DISCOUNT)
      setSubmission({ state: 'idle' })
      const now = outcome.state === 'placed'
      confirm(now ? placedNow(outcome.order, ordered, request) : placedBefore(outcome.order))
      if (fromCart) removeOrdered((now ? request : outcome.order).items ?? [])
    } else if (outcome.state === 'price-changed') {
      keep(withPrices(ordered, outcome.conflict))
      const charged = toMinor(outcome.conflict.delivery_amount ?? 0)
      $delivery.set({ ...delivery, fee: () => charged })
      const isOver = outcome.conflict.discount_amount === 0 && $discount.get().code
      if (isOver) $discount.set(NO_DISCOUNT)
      setSubmission({ state: 'price-changed', ...(isOver && { reason: `${outcome.conflict.detail}.` }) })
    } else if (outcome.state === 'short') {
      const { shortage } = outcome
      keep(withStock(ordered, shortage, shortage.available))
      fail(shortage.detail)
    } else {
      if (outcome.discount) $discount.set(NO_DISCOUNT)
      setSubmission(outcome)
    }
  }

  return { form, submission, type, submit }
}
