import { emptyOrderForm, type OrderForm } from '#contract/order-form.ts'
import type { OrderRequest } from '#contract/orders.ts'
import { storeData } from '../store-data.ts'

interface Draft {
  form: OrderForm
  /** The last content that was sent, and the key it was sent under. */
  content?: string
  key?: string
}

const storageKey = (): string => `whatsstore-order:${storeData().slug}`

let draft: Draft | undefined

/** What the buyer typed in this tab, also before a reload. */
export const readDraft = (): Draft => {
  if (draft) return draft
  draft = { form: emptyOrderForm }
  try {
    const stored = JSON.parse(sessionStorage.getItem(storageKey()) ?? '{}')
    draft = { ...stored, form: { ...emptyOrderForm, ...stored.form } }
  } catch {
    // Blocked, or not ours: an empty form.
  }
  return draft as Draft
}

const saveDraft = (changed: Draft): void => {
  draft = changed
  try {
    sessionStorage.setItem(storageKey(), JSON.stringify(draft))
  } catch {
    // Blocked: what was typed lives as long as the page does.
  }
}

export const saveForm = (form: OrderForm): void => saveDraft({ ...readDraft(), form })

const randomKey = (): string =>
  crypto.getRandomValues(new Uint8Array(16)).reduce((key, byte) => key + byte.toString(16).padStart(2, '0'), '')

/**
 * The key an order is sent under. The same content has the same key until it has been placed, also after a lost connection or a reload: the
 * server then knows a repetition from a second order.
 */
export const idempotencyKey = (request: OrderRequest): string => {
  const content = JSON.stringify(request)
  const { key = '', ...sent } = readDraft()
  if (sent.content === content) return key
  const fresh = randomKey()
  saveDraft({ ...sent, content, key: fresh })
  return fresh
}

/** The order is placed: the next one is another. Name, phone and address stay for it, the notes do not. */
export const finishDraft = (): OrderForm => {
  const form = { ...readDraft().form, order_notes: '' }
  saveDraft({ form })
  return form
}
