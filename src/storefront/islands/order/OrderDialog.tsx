import { type SubmitEvent, useEffect, useId, useRef } from 'react'
import { cartCount } from '#contract/orders/cart.ts'
import { cartTotal, inStock } from '#contract/orders/cart-lines.ts'
import { type OrderForm as Form, toOrderItems } from '#contract/orders/order-form.ts'
import * as say from '#contract/orders/words.ts'
import { storeData } from '#src/storefront/store-data.ts'
import { $cart } from '#src/stores/cart.ts'
import { ChatOrder } from '../ChatOrder.tsx'
import { ContinueShopping } from '../ContinueShopping.tsx'
import { Delivery, OrderSummary } from '../cart/Lines.tsx'
import { Dialog } from '../Dialog.tsx'
import { $delivery, loadDelivery } from '../delivery.ts'
import { $discount, loadCode, totalOf } from '../discount.ts'
import { CashIcon } from '../icons.tsx'
import { shownPrice } from '../shown-price.ts'
import { type DialogOf, useDialog } from '../use-dialog.ts'
import { useStore } from '../use-store.ts'
import { Confirmation } from './Confirmation.tsx'
import { useOrder } from './use-order.ts'

interface FieldOptions {
  name: keyof Form
  label: string
  type?: string
  autoComplete?: string
  rows?: number
  maxLength: number
  placeholder?: string
}

/** Whether the shop's number is in the Gulf (codes 96… and 97…), where numbers are written differently. */
const isInGulf = storeData().whatsapp > '96'

const fields: FieldOptions[] = [
  { name: 'buyer_name', label: say.fullName, autoComplete: 'name', maxLength: 120 },
  {
    name: 'buyer_phone',
    label: say.phone,
    type: 'tel',
    autoComplete: 'tel',
    maxLength: 40,
    placeholder: isInGulf ? '050 123 4567' : '0300 1234567',
  },
  {
    name: 'delivery_address',
    label: say.address,
    autoComplete: 'street-address',
    rows: 3,
    maxLength: 500,
    placeholder: say.addressExample,
  },
  { name: 'order_notes', label: say.notes, autoComplete: 'off', rows: 2, maxLength: 1000 },
]

const OrderForm = ({ open, shown }: { open: boolean; shown: DialogOf<'order'> }) => {
  const cart = useStore($cart)
  const lines = shown.lines ?? cart
  const { form, submission, type, submit } = useOrder(lines, shown.lines === null)
  const formElement = useRef<HTMLFormElement>(null)
  const errorId = useId()
  const formId = useId()
  const failed = submission.state === 'failed' ? submission : null
  const left = inStock(lines)
  const delivery = useStore($delivery)
  const discount = useStore($discount)
  const amount = totalOf(cartTotal(left), delivery, discount).total
  const total = shownPrice(amount)
  const refusal = delivery.refusal(amount)
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => loadDelivery(place.current), [])
  const code = useRef<HTMLDivElement>(null)
  useEffect(() => loadCode(code.current, toOrderItems(left)))
  const sending = submission.state === 'sending'

  useEffect(() => {
    const control = formElement.current?.elements.namedItem(failed?.field ?? '') as HTMLElement | null
    // Centers the field above the keyboard, with its message below.
    control?.focus({ preventScroll: true })
    control?.scrollIntoView({ block: 'center' })
  }, [failed])

  const send = (event: SubmitEvent) => {
    event.preventDefault()
    submit()
  }
  const asked =
    left.length < lines.length
      ? say.orderRest
      : cartCount(left) < cartCount(lines)
        ? say.orderLeft
        : submission.state === 'price-changed'
          ? say.confirmTotal
          : say.placeOrder
  const error = failed && (
    <p id={errorId} className="d-error" role="alert" dir="auto">
      {failed.field === 'delivery_address' ? say.likeExample(failed.message, say.addressExample) : failed.message}
    </p>
  )
  const draw = ({ name, label, rows, ...attributes }: FieldOptions) => {
    // Not asked of a buyer who fetches the order.
    if (name in delivery.fields) return null
    const common = {
      ...attributes,
      id: formId + name,
      name,
      value: form[name],
      dir: 'auto',
      'aria-required': name !== 'order_notes',
      'aria-invalid': failed?.field === name,
      'aria-describedby': failed?.field === name ? errorId : undefined,
    }
    return (
      <div className="d-field" key={name}>
        <label htmlFor={common.id}>{label}</label>
        {rows ? (
          <textarea {...common} rows={rows} onChange={(event) => type(name, event.target.value)} />
        ) : (
          <input {...common} onChange={(event) => type(name, event.target.value)} />
        )}
        {failed?.field === name && error}
      </div>
    )
  }
  const footer = (
    <>
      {!failed?.field && error}
      {refusal && (
        <p className="d-notice" role="alert">
          {refusal}
        </p>
      )}
      {(failed?.byChat || refusal) && <ChatOrder lines={left} />}
      {submission.state === 'price-changed' && (
        <p className="d-notice" role="alert">
          {say.newTotal(submission.reason ?? say.priceChanged, total)}
        </p>
      )}
      {left.length === 0 ? (
        <ContinueShopping />
      ) : refusal ? null : (
        <button type="submit" form={formId} className="d-button d-primary" aria-disabled={sending} aria-busy={sending}>
          {sending ? (
            say.placing
          ) : (
            <span>
              {asked} · <span className="d-sum">{total}</span>
            </span>
          )}
        </button>
      )}
    </>
  )
  return (
    <Dialog kind="order" open={open} title={say.formTitle} footer={footer}>
      <form id={formId} ref={formElement} onSubmit={send} noValidate>
        <OrderSummary lines={lines} />
        {!delivery.fields.pick_up && !refusal && (
          <p className="d-payment">
            <CashIcon /> <strong>{say.cash}</strong> <span className="d-muted">{say.payOnArrival}</span>
          </p>
        )}
        {storeData().advance && <p className="d-notice">{storeData().advance}</p>}
        {fields.slice(0, 2).map(draw)}
        {storeData().delivery && (
          <div>
            <div ref={place} />
            {failed?.field === 'place' ? error : <Delivery goods={cartTotal(left)} discount={discount} />}
          </div>
        )}
        {fields.slice(2).map(draw)}
        {storeData().codes && <div ref={code} />}
      </form>
    </Dialog>
  )
}

/** The order form, then its confirmation. */
export const OrderDialog = () => {
  const { open, shown } = useDialog('order')
  return (
    <>
      {shown && <OrderForm key={shown.lines?.[0]?.product.path} open={open} shown={shown} />}
      <Confirmation />
    </>
  )
}
