import { emptyOrderForm, type OrderForm, type OrderRequest } from '#contract/order-form.ts'

interface Draft {
  form: OrderForm
  /** The last content that was sent and the key it was sent under. */
  sent: { content: string; key: string } | null
}

const storageKey = (slug: string): string => `whatsstore-order:${slug}`

/** What the buyer typed in this tab, as far as it is still there. */
export const readDraft = (slug: string): Draft => {
  const fresh = { form: emptyOrderForm, sent: null }
  try {
    const stored = JSON.parse(sessionStorage.getItem(storageKey(slug)) ?? '{}') as Partial<Draft>
    return { form: { ...emptyOrderForm, ...stored.form }, sent: stored.sent ?? null }
  } catch {
    return fresh
  }
}

const saveDraft = (slug: string, draft: Draft): void => {
  try {
    sessionStorage.setItem(storageKey(slug), JSON.stringify(draft))
  } catch {
    // Blocked storage: what was typed lives as long as the form does.
  }
}

export const saveForm = (slug: string, form: OrderForm): void => saveDraft(slug, { ...readDraft(slug), form })

const randomKey = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')

let remembered: Draft['sent'] = null

/**
 * The key an order is sent under. The same content has the same key until it has been placed, also after a lost connection or a reload: the
 * server then knows a repetition from a second order.
 */
export const idempotencyKey = (slug: string, request: OrderRequest): string => {
  const content = JSON.stringify(request)
  const draft = readDraft(slug)
  const sent = draft.sent ?? remembered
  const key = sent?.content === content ? sent.key : randomKey()
  remembered = { content, key }
  saveDraft(slug, { ...draft, sent: remembered })
  return key
}

/** The order is placed: the next one is another. Name, phone and address stay for it, the notes do not. */
export const finishDraft = (slug: string): OrderForm => {
  remembered = null
  const form = { ...readDraft(slug).form, order_notes: '' }
  saveDraft(slug, { form, sent: null })
  return form
}
