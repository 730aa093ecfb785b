import { z } from 'zod'
import { paginatedSchema, pagination } from '../fields.ts'

export const whatsAppHealth = z.object({ success: z.boolean(), status: z.string(), timestamp: z.string() })

const linkedAccount = z.object({
  id: z.string(),
  name: z.string(),
  isConnected: z.boolean(),
  phoneNumber: z.string().nullable(),
  createdAt: z.string(),
})

export const whatsAppSystem = z.object({
  multiSession: z.object({
    connectedSessions: z.number(),
    totalSessions: z.number(),
    sessions: z.array(linkedAccount),
  }),
})

/** A linked WhatsApp account and its owner. */
export const whatsAppSeller = linkedAccount.extend({
  storeInfo: z.object({ name: z.string(), store_slug: z.string() }).nullable(),
  localUserInfo: z.object({ email: z.string(), plan: z.enum(['free', 'paid']) }).nullable(),
})

export type WhatsAppSeller = z.infer<typeof whatsAppSeller>

/** `search` matches part of an e-mail address. */
export const sellerFilters = z.object({
  ...pagination(20),
  search: z.string().trim().max(64, 'Search for at most 64 characters').optional(),
})

export const sellerList = paginatedSchema('sellers', whatsAppSeller)

export const whatsAppSellerDetails = z.object({
  seller: whatsAppSeller,
  messages: z.array(z.object({ kind: z.string(), status: z.string(), attempts: z.number(), created_at: z.string() })),
})
