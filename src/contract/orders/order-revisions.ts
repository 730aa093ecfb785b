import { z } from 'zod'

/** Where an order comes from: the shop's pages, its text read back from a chat, or written down by the seller. */
export const orderSources = ['shop', 'whatsapp', 'chat'] as const
export type OrderSource = (typeof orderSources)[number]

const editedState = z.object({
  items: z.array(z.object({ name: z.string(), quantity: z.int(), price: z.number() })).optional(),
  buyer_name: z.string().optional(),
  buyer_phone: z.string().optional(),
  delivery_address: z.string().optional(),
  city: z.string().nullable().optional(),
  order_notes: z.string().nullable().optional(),
  delivery_amount: z.number().optional(),
  adjustment_amount: z.number().optional(),
  adjustment_note: z.string().nullable().optional(),
  total_amount: z.number().optional(),
})
/** The changed part of an order, before or after an edit. */
export type EditedState = z.infer<typeof editedState>

/** A change by the seller. */
export const orderRevision = z.object({
  at: z.string(),
  before: editedState,
  after: editedState,
  reason: z.string().nullable(),
})
