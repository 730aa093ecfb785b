import { z } from 'zod'

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

/** A linked account with whose it is. */
export const whatsAppSeller = linkedAccount.extend({
  storeInfo: z.object({ name: z.string(), store_slug: z.string() }).nullable(),
  localUserInfo: z.object({ email: z.string(), plan: z.enum(['free', 'paid']) }).nullable(),
})

export const whatsAppSellerDetails = z.object({
  seller: whatsAppSeller,
  messages: z.array(z.object({ kind: z.string(), status: z.string(), attempts: z.number(), created_at: z.string() })),
})
