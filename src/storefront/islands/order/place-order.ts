import { emptyOrderForm, type OrderField } from '#contract/orders/order-form.ts'
import type { Order, OrderRequest, PlacedBefore, PriceConflict, Shortage } from '#contract/orders/orders.ts'
import { ORDERS_PATH } from '#contract/orders/paths.ts'
import * as say from '#contract/orders/words.ts'

export type OrderOutcome =
  | { state: 'placed'; order: Order }
  /** An earlier send under this key had arrived. This one changed nothing. */
  | { state: 'placed-before'; order: PlacedBefore['placed'] }
  | { state: 'price-changed'; conflict: PriceConflict }
  /** Too little is left of a product, or nothing. */
  | { state: 'short'; shortage: Shortage }
  /** Refused, or unknown. Sending again under the same key is safe. */
  | { state: 'failed'; message: string; field: OrderField | null; byChat?: boolean; discount?: boolean }

const TIMEOUT = 20_000

type Answer = Partial<Order & PriceConflict & PlacedBefore & Shortage & { errors: Partial<Record<OrderField, string>> }>

const failed = (message: string, field: OrderField | null = null) => ({ state: 'failed', message, field }) as const

const read = (status: number, answer: Answer): OrderOutcome => {
  const { order_id = answer.id, detail, items, total_amount, placed, errors = {} } = answer
  if (status === 201 && order_id) return { state: 'placed', order: { ...answer, order_id } as Order }
  if (status === 409 && placed) return { state: 'placed-before', order: placed }
  if (status === 409 && items && total_amount !== undefined)
    return { state: 'price-changed', conflict: answer as PriceConflict }
  if (answer.product_id) return { state: 'short', shortage: answer as Shortage }
  // An error of no form field shows at the bottom.
  const field = (Object.keys(errors) as OrderField[]).find((name) => name in emptyOrderForm)
  return {
    ...failed(typeof detail === 'string' ? detail : say.failed, field),
    byChat: [403, 429].includes(status) || 'place' in errors,
    discount: 'discount_code' in errors,
  }
}

/** Sends an order under its idempotency key. Never throws. */
export const placeOrder = async (apiOrigin: string, request: OrderRequest, key: string): Promise<OrderOutcome> => {
  const controller = new AbortController()
  const timer = setTimeout(() => controller.abort(), TIMEOUT)
  try {
    const response = await fetch(`${apiOrigin}/api${ORDERS_PATH}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': key },
      body: JSON.stringify(request),
      signal: controller.signal,
    })
    const text = await response.text()
    return read(response.status, parse(text))
  } catch {
    const reason = navigator.onLine ? say.lostConnection : say.offline
    return failed(say.kept(reason))
  } finally {
    clearTimeout(timer)
  }
}

// A proxy may answer with HTML.
const parse = (text: string): Answer => {
  try {
    return JSON.parse(text) ?? {}
  } catch {
    return {}
  }
}
