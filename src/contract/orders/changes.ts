import { z } from 'zod'
import { textField } from '../fields.ts'
import { ADMIN_NOTES_MAX, MANY_ORDERS } from './bounds.ts'
import { lineQuantity, ORDER_LINES_MAX, orderStatus } from './orders.ts'
import { conditions, reasonedStatuses, returnReasons } from './returns.ts'

const adminNotes = textField('Notes must be text').max(ADMIN_NOTES_MAX, `At most ${ADMIN_NOTES_MAX} characters`)

const LINE = 'Say which item came back: position, variant_id or product_id'
const REASON = `Reason must be one of ${returnReasons.join(', ')}`

const ONLY_REASONED = { path: ['reason'], error: `Only ${reasonedStatuses.join(', ')} take a reason` }

/** Units that came back of a line, or of all lines of a variant or product. */
const returnedItem = z
  .object({
    position: z.int({ error: LINE }).min(0, LINE).max(ORDER_LINES_MAX, LINE).optional(),
    variant_id: z.string({ error: LINE }).min(1, LINE).max(60, LINE).optional(),
    product_id: z.string({ error: LINE }).min(1, LINE).max(60, LINE).optional(),
    quantity: lineQuantity,
    condition: z.enum(conditions, { error: `Condition must be one of ${conditions.join(', ')}` }),
  })
  .refine(
    (item) => [item.position, item.variant_id, item.product_id].filter((one) => one !== undefined).length === 1,
    LINE,
  )

/**
 * Absent or null notes stay unchanged; empty text clears them. `items` says what came back at `Returned`: absent, all
 * of it in good state.
 */
export const statusChange = z
  .object({
    status: orderStatus,
    admin_notes: adminNotes.nullish(),
    reason: z.enum(returnReasons, { error: REASON }).optional(),
    items: z
      .array(returnedItem, { error: 'Items must be a list' })
      .min(1, 'Say at least one item that came back')
      .max(2 * ORDER_LINES_MAX, `At most ${2 * ORDER_LINES_MAX} items`)
      .optional(),
  })
  .refine(({ status, reason }) => reason === undefined || reasonedStatuses.includes(status), ONLY_REASONED)
  .refine(({ status, items }) => items === undefined || status === 'Returned', {
    path: ['items'],
    error: 'Only Returned takes items',
  })
export type StatusChange = z.infer<typeof statusChange>

const MANY = `Choose 1 to ${MANY_ORDERS} orders`
const orderNumber = z.string({ error: MANY }).min(1, MANY).max(60, MANY)
const many = <Item extends z.ZodType>(item: Item) => z.array(item, { error: MANY }).min(1, MANY).max(MANY_ORDERS, MANY)

/** One move of many orders. What came back of a parcel is said one by one. */
export const manyStatusChanges = z
  .object({
    order_ids: many(orderNumber),
    status: orderStatus,
    reason: z.enum(returnReasons, { error: REASON }).optional(),
  })
  .refine(({ status, reason }) => reason === undefined || reasonedStatuses.includes(status), ONLY_REASONED)

/** Orders as their seller saw them last. */
export const manyUndone = z.object({
  orders: many(z.object({ order_id: orderNumber, updated_at: z.string({ error: MANY }).max(40, MANY) })),
})

/** Empty text clears the notes. */
export const notesChange = z.object({ admin_notes: adminNotes })
