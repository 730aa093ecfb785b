import { emptyOrderForm, type OrderForm } from '#contract/orders/order-form.ts'
import { readStored, writeStored } from '#src/lib/browser/storage.ts'
import { randomKey } from '#src/lib/random-key.ts'
import { CODE_KEY } from '#src/storefront/code-key.ts'
import { storeData } from '#src/storefront/store-data.ts'

interface Draft {
  form: OrderForm
  /** Idempotency key of a sent form. */
  key?: string
}

/** Its prefix is also listed in `stale-page.ts`, so that an update keeps it. */
const storageKey = (): string => `whatsstore-order:${storeData().slug}`

let draft: Draft | undefined

/** Returns what the buyer typed in this tab, also before a reload. */
export const readDraft = (): Draft => {
  if (draft) return draft
  draft = { form: emptyOrderForm }
  try {
    const stored = JSON.parse(readStored('sessionStorage', storageKey()) ?? '{}')
    draft = { ...stored, form: { ...emptyOrderForm, ...stored.form } }
  } catch {
    // Not our JSON: an empty form.
  }
  return draft as Draft
}

const saveDraft = (changed: Draft): void => {
  draft = changed
  // If storage is blocked the text lasts as long as the page.
  writeStored('sessionStorage', storageKey(), JSON.stringify(draft))
}

export const saveForm = (form: OrderForm): void => saveDraft({ ...readDraft(), form })

/**
 * Returns the order's idempotency key. It stays the same until the order is known to be placed, also after edits.
 * So a buyer who changes the form after a lost answer never places a second order.
 */
export const idempotencyKey = (): string => {
  const { key = randomKey(), ...sent } = readDraft()
  saveDraft({ ...sent, key })
  return key
}

const CART_ID = 'whatsstore-cart-id'

/** Returns the random id of this browser's cart, by which a shop tells buyers behind one network address apart. */
export const cartId = (): string => {
  const id = readStored('localStorage', CART_ID) ?? randomKey()
  writeStored('localStorage', CART_ID, id)
  return id
}

/** Ends the draft of a placed order, with its discount code. Keeps name, phone and address for the next one. */
export const finishDraft = (): OrderForm => {
  writeStored('sessionStorage', CODE_KEY, '')
  const form = { ...readDraft().form, order_notes: '' }
  saveDraft({ form })
  return form
}
