import {
  type OrderField,
  type OrderRequest,
  type OrderResponse,
  orderMessages,
  type PriceConflict,
} from '#contract/order-form.ts'

export type OrderOutcome =
  | { state: 'placed'; order: OrderResponse }
  | { state: 'price-changed'; conflict: PriceConflict }
  | { state: 'refused'; message: string; field: OrderField | null }
  /** Nobody knows whether it arrived; sending it again under the same key is safe. */
  | { state: 'unreachable'; message: string }

const TIMEOUT = 20_000

const unreachable = {
  offline: 'You are offline. Your details are kept: try again when you are connected.',
  lost: 'The connection was lost. Your details are kept: try again, your order will not be placed twice.',
}

type Answer = Partial<OrderResponse & PriceConflict & { errors: Partial<Record<OrderField, string>> }>

const send = async (url: string, request: OrderRequest, key: string): Promise<{ status: number; answer: Answer }> => {
  const controller = new AbortController()
  const timer = setTimeout(() => controller.abort(), TIMEOUT)
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': key },
      body: JSON.stringify(request),
      signal: controller.signal,
    })
    const text = await response.text()
    return { status: response.status, answer: parse(text) }
  } finally {
    clearTimeout(timer)
  }
}

// A proxy in between answers with a page of its own.
const parse = (text: string): Answer => {
  try {
    return (JSON.parse(text) as Answer | null) ?? {}
  } catch {
    return {}
  }
}

/** Sends an order under its idempotency key. Never throws. */
export const placeOrder = async (apiOrigin: string, request: OrderRequest, key: string): Promise<OrderOutcome> => {
  const sent = await send(`${apiOrigin}/api/orders`, request, key).catch(() => null)
  if (!sent) return { state: 'unreachable', message: navigator.onLine ? unreachable.lost : unreachable.offline }
  const { status, answer } = sent
  if (status >= 200 && status < 300 && (answer.order_id || answer.id))
    return { state: 'placed', order: { ...answer, order_id: answer.order_id || answer.id } as OrderResponse }
  if (status === 409 && typeof answer.total_amount === 'number' && Array.isArray(answer.items))
    return { state: 'price-changed', conflict: answer as PriceConflict }
  const [field] = Object.keys(answer.errors ?? {}) as OrderField[]
  const message = typeof answer.detail === 'string' && answer.detail ? answer.detail : orderMessages.failed
  return { state: 'refused', message, field: field ?? null }
}
