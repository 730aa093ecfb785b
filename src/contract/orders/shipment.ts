import { z } from 'zod'

/** A parcel of an order. `cod_amount` is a decimal in the order's currency. */
export const shipment = z.object({
  id: z.string(),
  courier: z.string(),
  tracking_number: z.string().nullable(),
  /** Page that follows the parcel, if the courier has one. */
  tracking_url: z.string().optional(),
  cod_amount: z.number(),
  weight_g: z.int(),
  pieces: z.int(),
  /** File it stands in. For sellers and admins only. */
  batch: z.string().optional(),
  created_at: z.string(),
})
export type Shipment = z.infer<typeof shipment>
