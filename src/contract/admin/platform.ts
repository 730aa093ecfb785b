import { z } from 'zod'

/** Days that figures over time cover, today included. */
export const TREND_DAYS = 30

const figures = { views: z.number(), interactions: z.number(), whatsapp_clicks: z.number(), orders: z.number() }

/** Figures of all stores together. */
export const platformTrends = z.object({
  /** When views, clicks and orders were last counted; `null` before the first time. Sign-ups and stores are of this moment. */
  counted_at: z.string().nullable(),
  /** Days in Pakistan, oldest first. */
  days: z.array(
    z.object({ day: z.string(), users: z.number(), stores: z.number(), publications: z.number(), ...figures }),
  ),
  by_layout: z.array(z.object({ layout: z.string(), ...figures })),
  by_plan: z.array(z.object({ plan: z.enum(['free', 'paid']), ...figures })),
})
export type PlatformTrends = z.infer<typeof platformTrends>

/** Work that is given up after many tries: mails, what follows a change of an order, sizes of images. */
export const failedWorkKinds = ['mails', 'order events', 'images'] as const
export type FailedWorkKind = (typeof failedWorkKinds)[number]

/** Dead letters of one kind. */
const failedWork = z.object({
  kind: z.enum(failedWorkKinds),
  count: z.number(),
  /** The last of them: when it was given up, and why. */
  failed_at: z.string(),
  last_error: z.string(),
})
export type FailedWork = z.infer<typeof failedWork>

/** What waits for an admin. */
export const attention = z.object({
  open_upgrade_requests: z.number(),
  pending_withdrawals: z.number(),
  failing_publications: z.number(),
  /** Mails and other work that was given up. */
  failed_work: z.number(),
  /** Whether messages can go out, and how many sellers' accounts are not connected. */
  whatsapp_up: z.boolean(),
  whatsapp_disconnected: z.number(),
  /** Whether this program makes backups; PostgreSQL's own tools make those of PostgreSQL. */
  backups_made_here: z.boolean(),
  last_backup_at: z.string().nullable(),
})
export type Attention = z.infer<typeof attention>

/** How the server itself is doing. */
export const systemStatus = z.object({
  versions: z.object({
    program: z.string(),
    runtime: z.string(),
    database: z.string(),
    /** The newest migration of the database. */
    schema: z.string(),
  }),
  publications: z.object({
    waiting: z.number(),
    /** Seconds for which the one that waits longest has been due. */
    oldest_seconds: z.number(),
    failing: z.number(),
  }),
  mails_waiting: z.number(),
  /** Of each kind of which anything was given up. */
  failed_work: z.array(failedWork),
  disk_free_bytes: z.number(),
  /** The operator's; `null` is no limit. */
  paid_product_limit: z.number().nullable(),
})
export type SystemStatus = z.infer<typeof systemStatus>
