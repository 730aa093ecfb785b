import { renderSVG } from 'uqr'
import { formatMoney } from '#contract/money.ts'
import type { PaymentState } from '#contract/order-payments/order-payments.ts'
import { methodName, paymentKindNames, spacedNumber } from '#contract/order-payments/payment-methods.ts'
import { readPaymentQr } from '#contract/order-payments/payment-qr.ts'
import { escapeHtml } from '#server/lib/escape-html.ts'
import type { OrderRow } from '#server/records/orders/orders.repo.ts'
import type { OrderPaymentRow } from '#server/records/payments/order-payments.repo.ts'
import type { StoreRow } from '#server/records/stores/stores.repo.ts'
import { advanceLeft, askedNow, mayPay } from '../payments/claim-payment.ts'

/** @example «21 Nov, 2:05 pm» */
const momentWords = (iso: string): string =>
  new Date(iso).toLocaleString('en-GB', {
    day: 'numeric',
    month: 'short',
    hour: 'numeric',
    minute: '2-digit',
    hour12: true,
    timeZone: 'Asia/Karachi',
  })

const stateWords: Record<PaymentState, string> = {
  claimed: 'The shop looks into its account.',
  accepted: 'Received. Thank you!',
  rejected: 'The shop has not received it. Please ask in the chat.',
}

const claims = (payments: readonly OrderPaymentRow[], { currency }: OrderRow): string => {
  const own = payments.filter(({ made_by }) => made_by === 'buyer')
  if (own.length === 0) return ''
  const told = own.map(({ amount, reference, state }) => {
    const what = [
      formatMoney(amount, currency),
      reference && `transaction <bdi dir="ltr">${escapeHtml(reference)}</bdi>`,
    ].filter(Boolean)
    return `<li class="is-${state}"><strong>${what.join(', ')}</strong> <span>${stateWords[state]}</span></li>`
  })
  return `<ul class="order-claims">${told.join('')}</ul>`
}

const accounts = ({ payment_methods }: StoreRow): string =>
  payment_methods
    .map((method) => {
      const { account_name, number, note, qr } = method
      const payee = qr ? readPaymentQr(qr) : undefined
      const code = payee
        ? `<figure>${renderSVG(qr, { border: 2 })}<figcaption>Scan it in your bank app: it pays <bdi>${escapeHtml(payee.name)}</bdi></figcaption></figure>`
        : ''
      const remark = note && `<p dir="auto">${escapeHtml(note)}</p>`
      return `<li><strong dir="auto">${escapeHtml(methodName(method))}</strong><bdi>${escapeHtml(account_name)}</bdi><code dir="ltr">${escapeHtml(spacedNumber(number))}</code>${remark}${code}</li>`
    })
    .join('')

const form = ({ payment_methods }: StoreRow, path: string, wrong: string | undefined): string => {
  const kinds = [...new Set(payment_methods.map(({ kind }) => kind))]
  const choice =
    kinds.length > 1
      ? `<label>Paid with<select name="kind">${kinds.map((kind) => `<option value="${kind}">${paymentKindNames[kind]}</option>`).join('')}</select></label>`
      : `<input type="hidden" name="kind" value="${kinds[0]}">`
  const problem = wrong ? `<p class="order-late" role="alert">${escapeHtml(wrong)}</p>` : ''
  return `<form method="post" action="${path}/payment" enctype="multipart/form-data">${problem}${choice}<label>Transaction number<input name="reference" required minlength="4" maxlength="40" autocomplete="off" dir="ltr"></label><label>Screenshot, if you like (up to 2 MB)<input type="file" name="image" accept="image/png,image/jpeg,image/webp"></label><button class="button">I have paid</button></form>`
}

/** Returns the part of a private page on where to pay, and what became of it; empty where there is nothing to say. */
export const paySection = (
  { order, store, payments }: { order: OrderRow; store: StoreRow; payments: readonly OrderPaymentRow[] },
  path: string,
  wrong: string | undefined,
): string => {
  const told = claims(payments, order)
  if (!mayPay(order, store)) return told && `<section class="order-pay"><h2>Your payment</h2>${told}</section>`
  const price = (minor: number) => formatMoney(minor, order.currency)
  const asked = askedNow(order)
  const isAdvance = advanceLeft(order) > 0
  const why = isAdvance
    ? `The shop asks for an advance: please send <strong>${price(asked)}</strong>${order.pay_by ? ` by ${momentWords(order.pay_by)}` : ''}`
    : `Cash at the door is fine. To pay now instead, send <strong>${price(asked)}</strong>`
  const how = `<p>${why} to the account below, with <strong>${order.order_id}</strong> as the remark. Then write down the transaction number here.</p>`
  const isWaiting = payments.some(({ state }) => state === 'claimed')
  const open = wrong !== undefined || (isAdvance && !isWaiting) ? ' open' : ''
  return `<section class="order-pay">${told}<details${open}><summary>${isAdvance ? 'Pay the advance' : 'Pay before delivery'}</summary>${how}<ul class="order-accounts">${accounts(store)}</ul>${form(store, path, wrong)}</details></section>`
}
