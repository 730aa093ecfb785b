import { z } from 'zod'

/** Days in charts over time, today included. */
export const TREND_DAYS = 30

const figures = { views: z.number(), interactions: z.number(), whatsapp_clicks: z.number(), orders: z.number() }

/** Figures over all stores. */
export const platformTrends = z.object({
  /** When views, clicks and orders were last counted; `null` before the first count. Sign-ups and stores are live. */
  counted_at: z.string().nullable(),
  /** Days in Pakistan, oldest first. */
  days: z.array(
    z.object({ day: z.string(), users: z.number(), stores: z.number(), publications: z.number(), ...figures }),
  ),
  by_layout: z.array(z.object({ layout: z.string(), ...figures })),
  by_plan: z.array(z.object({ plan: z.enum(['free', 'paid']), ...figures })),
})
export type PlatformTrends = z.infer<typeof platformTrends>

/** Work that can end as a dead letter. */
export const failedWorkKinds = ['mails', 'order events', 'images'] as const
export type FailedWorkKind = (typeof failedWorkKinds)[number]

/** Dead letters of one kind. */
const failedWork = z.object({
  kind: z.enum(failedWorkKinds),
  count: z.number(),
  /** When and why the latest one failed. */
  failed_at: z.string(),
  last_error: z.string(),
})
export type FailedWork = z.infer<typeof failedWork>

/** Matters that wait for an admin. */
export const attention = z.object({
  open_upgrade_requests: z.number(),
  pending_withdrawals: z.number(),
  failing_publications: z.number(),
  /** Dead letters of all kinds. */
  failed_work: z.number(),
  /** Whether messages can go out, and how many sellers' accounts are disconnected. */
  whatsapp_up: z.boolean(),
  whatsapp_disconnected: z.number(),
  /** False on PostgreSQL, whose own tools make the backups. */
  backups_made_here: z.boolean(),
  last_backup_at: z.string().nullable(),
})
export type Attention = z.infer<typeof attention>

/** The server's own state. */
export const systemStatus = z.object({
  versions: z.object({
    program: z.string(),
    runtime: z.string(),
    database: z.string(),
    /** Newest database migration. */
    schema: z.string(),
  }),
  publications: z.object({
    waiting: z.number(),
    /** Age of the oldest due job, in seconds. */
    oldest_seconds: z.number(),
    failing: z.number(),
  }),
  mails_waiting: z.number(),
  /** Only kinds with dead letters. */
  failed_work: z.array(failedWork),
  disk_free_bytes: z.number(),
  /** Set by the operator; `null` means unlimited. */
  paid_product_limit: z.number().nullable(),
  paid_layouts: z.array(z.string()),
})
export type SystemStatus = z.infer<typeof systemStatus>
