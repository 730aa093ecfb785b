import { emptyOrderForm, type OrderForm } from '#contract/orders/order-form.ts'
import { readStored, writeStored } from '#src/lib/browser/storage.ts'
import { randomKey } from '#src/lib/random-key.ts'
import { storeData } from '#src/storefront/store-data.ts'

interface Draft {
  form: OrderForm
  /** What the form has been sent under, if it has. */
  key?: string
}

/** Its beginning is also named in `stale-page.ts`: an update takes away nothing that was typed. */
const storageKey = (): string => `whatsstore-order:${storeData().slug}`

let draft: Draft | undefined

/** What the buyer typed in this tab, also before a reload. */
export const readDraft = (): Draft => {
  if (draft) return draft
  draft = { form: emptyOrderForm }
  try {
    const stored = JSON.parse(readStored('sessionStorage', storageKey()) ?? '{}')
    draft = { ...stored, form: { ...emptyOrderForm, ...stored.form } }
  } catch {
    // Not ours: an empty form.
  }
  return draft as Draft
}

const saveDraft = (changed: Draft): void => {
  draft = changed
  // Where it cannot be kept, what was typed lives as long as the page does.
  writeStored('sessionStorage', storageKey(), JSON.stringify(draft))
}

export const saveForm = (form: OrderForm): void => saveDraft({ ...readDraft(), form })

/**
 * The key the order is sent under: one until it is known to be placed, through lost connections, reloads, refusals and changes of the form.
 * The server keeps a key only with an order, and so never places a second one for a buyer who changed a form of which the answer was lost.
 */
export const idempotencyKey = (): string => {
  const { key = randomKey(), ...sent } = readDraft()
  saveDraft({ ...sent, key })
  return key
}

/** The order is placed: the next one is another. Name, phone and address stay for it, the notes do not. */
export const finishDraft = (): OrderForm => {
  const form = { ...readDraft().form, order_notes: '' }
  saveDraft({ form })
  return form
}
