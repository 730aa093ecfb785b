import { renderSVG } from 'uqr'
import { type Language, locales } from '#contract/languages.ts'
import { formatMoney } from '#contract/money.ts'
import { methodName, paymentKindNames, spacedNumber } from '#contract/order-payments/payment-kinds.ts'
import { readPaymentQr } from '#contract/order-payments/payment-qr.ts'
import { type ShopWords, shopWords } from '#contract/shop-words.ts'
import { escapeHtml } from '#server/lib/escape-html.ts'
import type { OrderRow } from '#server/records/orders/orders.repo.ts'
import type { OrderPaymentRow } from '#server/records/payments/order-payments.repo.ts'
import type { StoreRow } from '#server/records/stores/stores.repo.ts'
import { advanceLeft, askedNow, mayPay } from '../payments/claim-payment.ts'

/** @example «21 Nov, 2:05 pm» */
const momentWords = (iso: string, language: Language): string =>
  new Date(iso).toLocaleString(locales[language], {
    day: 'numeric',
    month: 'short',
    hour: 'numeric',
    minute: '2-digit',
    hour12: true,
    timeZone: 'Asia/Karachi',
  })

type Say = ShopWords['privatePage']

const claims = (say: Say, payments: readonly OrderPaymentRow[], { currency }: OrderRow): string => {
  const own = payments.filter(({ made_by }) => made_by === 'buyer')
  if (own.length === 0) return ''
  const told = own.map(({ amount, reference, state }) => {
    const number = reference && say.transaction(`<bdi dir="ltr">${escapeHtml(reference)}</bdi>`)
    const what = [formatMoney(amount, currency), number].filter(Boolean)
    return `<li class="is-${state}"><strong>${what.join(', ')}</strong> <span>${say[state]}</span></li>`
  })
  return `<ul class="order-claims">${told.join('')}</ul>`
}

const accounts = (say: Say, { payment_methods }: StoreRow): string =>
  payment_methods
    .map((method) => {
      const { account_name, number, note, qr } = method
      const payee = qr ? readPaymentQr(qr) : undefined
      const code = payee
        ? `<figure>${renderSVG(qr, { border: 2 })}<figcaption>${say.scan(`<bdi>${escapeHtml(payee.name)}</bdi>`)}</figcaption></figure>`
        : ''
      const remark = note && `<p dir="auto">${escapeHtml(note)}</p>`
      return `<li><strong dir="auto">${escapeHtml(methodName(method))}</strong><bdi>${escapeHtml(account_name)}</bdi><code dir="ltr">${escapeHtml(spacedNumber(number))}</code>${remark}${code}</li>`
    })
    .join('')

const form = (say: Say, { payment_methods }: StoreRow, path: string, wrong: string | undefined): string => {
  const kinds = [...new Set(payment_methods.map(({ kind }) => kind))]
  const choice =
    kinds.length > 1
      ? `<label>${say.paidWith}<select name="kind">${kinds.map((kind) => `<option value="${kind}">${paymentKindNames[kind]}</option>`).join('')}</select></label>`
      : `<input type="hidden" name="kind" value="${kinds[0]}">`
  const problem = wrong ? `<p class="order-late" role="alert">${escapeHtml(wrong)}</p>` : ''
  return `<form method="post" action="${path}/payment" enctype="multipart/form-data">${problem}${choice}<label>${say.transactionNumber}<input name="reference" required minlength="4" maxlength="40" autocomplete="off" dir="ltr"></label><label>${say.screenshot}<input type="file" name="image" accept="image/png,image/jpeg,image/webp"></label><button class="button">${say.havePaid}</button></form>`
}

/** Returns the part of a private page on where to pay, and what became of it; empty where there is nothing to say. */
export const paySection = (
  { order, store, payments }: { order: OrderRow; store: StoreRow; payments: readonly OrderPaymentRow[] },
  path: string,
  wrong: string | undefined,
): string => {
  const say = shopWords[store.language].privatePage
  const told = claims(say, payments, order)
  if (!mayPay(order, store)) return told && `<section class="order-pay"><h2>${say.yourPayment}</h2>${told}</section>`
  const price = (minor: number) => formatMoney(minor, order.currency)
  const asked = askedNow(order)
  const isAdvance = advanceLeft(order) > 0
  const amount = `<strong>${price(asked)}</strong>`
  const remark = `<strong>${order.order_id}</strong>`
  const by = order.pay_by ? say.by(momentWords(order.pay_by, store.language)) : ''
  const how = `<p>${isAdvance ? say.asksAdvance(amount, by, remark) : say.payNow(amount, remark)}</p>`
  const isWaiting = payments.some(({ state }) => state === 'claimed')
  const open = wrong !== undefined || (isAdvance && !isWaiting) ? ' open' : ''
  return `<section class="order-pay">${told}<details${open}><summary>${isAdvance ? say.payAdvance : say.payBefore}</summary>${how}<ul class="order-accounts">${accounts(say, store)}</ul>${form(say, store, path, wrong)}</details></section>`
}
