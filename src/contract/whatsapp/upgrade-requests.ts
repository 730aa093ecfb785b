import { z } from 'zod'
import { paginatedSchema, pagination } from '../fields.ts'

/** `open`: waits for an admin. */
export const upgradeRequestStatuses = ['open', 'done'] as const

const STATUS = 'status must be open or done'

export const upgradeRequestFilters = z.object({
  ...pagination(20),
  status: z.enum(upgradeRequestStatuses, { error: STATUS }).optional(),
})
export type UpgradeRequestFilters = z.infer<typeof upgradeRequestFilters>

export const upgradeRequest = z.object({
  id: z.string(),
  status: z.enum(upgradeRequestStatuses),
  message: z.string(),
  /** The layout asked for. `null` asks for the paid plan. */
  layout: z.string().nullable(),
  /** E.164 digits at the time of the request. */
  whatsapp_number: z.string(),
  created_at: z.string(),
  /** The seller's current data. */
  user: z.object({
    id: z.string(),
    email: z.string(),
    country_code: z.string(),
    plan: z.enum(['free', 'paid']),
    plan_expiry: z.string().nullable(),
    referral_price: z.number(),
    allowed_layouts: z.array(z.string()),
    /** Version of her plan and layouts. Sent back quoted as `If-Match`. */
    version: z.string(),
    store: z.object({ name: z.string(), store_slug: z.string() }).nullable(),
  }),
})
export type UpgradeRequest = z.infer<typeof upgradeRequest>

export const upgradeRequestList = paginatedSchema('requests', upgradeRequest)

export const upgradeRequestDecision = z.strictObject({ status: z.enum(upgradeRequestStatuses, { error: STATUS }) })
