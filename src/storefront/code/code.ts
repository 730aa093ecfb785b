import type { WritableAtom } from 'nanostores'
import type { Quote } from '#contract/discounts/discount-schema.ts'
import { formatMoney } from '#contract/money.ts'
import type { OrderItem } from '#contract/orders/order-form.ts'
import * as say from '#contract/orders/words.ts'
import { readStored, writeStored } from '#src/lib/browser/storage.ts'
import { CODE_KEY } from '../code-key.ts'
import { type AppliedDiscount, NO_DISCOUNT } from '../islands/discount.ts'
import { storeData } from '../store-data.ts'

const ROW = 'display:flex;gap:8px'

/** Asks the server what a code takes off. Returns its refusal as a text. */
const ask = async (items: readonly OrderItem[], code: string): Promise<AppliedDiscount | string> => {
  try {
    const answer = await fetch(`${storeData().apiOrigin}/api/orders/quote`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ items, discount_code: code, language: document.documentElement.lang }),
    })
    const body = await answer.json()
    if (!answer.ok) return body.errors?.discount_code ?? body.detail
    const { discount_amount, discount_code = code, free_delivery = false } = body as Quote
    return { code: discount_code, amount: Math.round(discount_amount * 100), freeDelivery: free_delivery }
  } catch {
    return say.codeUnchecked
  }
}

/** The items that the code was last asked for, so that the same ones are not asked again. */
let asked = ''
/** Number of the newest question. Answers to earlier ones count no more. */
let newest = 0
/** Forgets the form before this one. */
let unlisten = (): void => {}

const build = (
  $discount: WritableAtom<AppliedDiscount>,
  place: HTMLElement,
): ((items: readonly OrderItem[]) => void) => {
  let items: readonly OrderItem[] = []
  let code = readStored('sessionStorage', CODE_KEY) ?? ''

  const apply = async (isAsked = false): Promise<void> => {
    if (isAsked) code = input.value
    asked = JSON.stringify(items)
    const question = ++newest
    writeStored('sessionStorage', CODE_KEY, code)
    const found = code.trim() ? await ask(items, code) : NO_DISCOUNT
    if (question !== newest) return
    $discount.set(typeof found === 'string' ? NO_DISCOUNT : found)
    note.className = typeof found === 'string' ? 'd-error' : 'd-muted'
    note.textContent = typeof found === 'string' ? found : saved(found)
    // On a phone the answer would stand below the edge.
    if (isAsked) note.scrollIntoView({ block: 'nearest' })
  }
  const saved = ({ code, amount, freeDelivery }: AppliedDiscount): string => {
    if (!code) return ''
    return freeDelivery ? say.codeFree(code) : say.codeOff(code, formatMoney(amount, storeData().currency))
  }

  const id = 'discount-code'
  const input = Object.assign(document.createElement('input'), {
    id,
    value: code,
    autocomplete: 'off',
    maxLength: 40,
    dir: 'auto',
    autocapitalize: 'characters',
  })
  input.oninput = () => {
    code = input.value
  }
  // Enter would send the order.
  input.onkeydown = (event) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    apply(true)
  }
  const button = Object.assign(document.createElement('button'), {
    type: 'button',
    className: 'd-button',
    onclick: () => apply(true),
  })
  button.textContent = say.apply
  button.style.cssText = 'width:auto;flex:none'
  const row = document.createElement('div')
  row.style.cssText = ROW
  row.append(input, button)
  const label = Object.assign(document.createElement('label'), { htmlFor: id, textContent: say.discountCode })
  const note = Object.assign(document.createElement('p'), { role: 'status' })
  const field = Object.assign(document.createElement('div'), { className: 'd-field' })
  field.append(label, row, note)

  const opener = Object.assign(document.createElement('button'), {
    type: 'button',
    className: 'd-text-button',
    textContent: say.haveCode,
  })
  opener.onclick = () => {
    place.replaceChildren(field)
    input.focus()
  }
  // A discount that the server took back at the order is no longer told of.
  unlisten()
  unlisten = $discount.listen((now) => {
    if (!now.code) note.textContent = ''
  })
  place.replaceChildren(code ? field : opener)
  return (changed) => {
    items = changed
    // An order has used it.
    if (readStored('sessionStorage', CODE_KEY) === '') code = ''
    if (code && items.length > 0 && asked !== JSON.stringify(items)) apply()
  }
}

const built = new WeakMap<HTMLElement, ReturnType<typeof build>>()

/** Builds the quiet field for a discount code in `place`, and keeps `$discount` true to the items. */
export const watchCode = (
  $discount: WritableAtom<AppliedDiscount>,
  place: HTMLElement,
  items: readonly OrderItem[],
): void => {
  let follow = built.get(place)
  if (!follow) {
    // Another form: what an earlier one took off was for other items.
    asked = ''
    $discount.set(NO_DISCOUNT)
    follow = build($discount, place)
    built.set(place, follow)
  }
  follow(items)
}
