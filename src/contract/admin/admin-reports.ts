import { z } from 'zod'
import { confirmation, paginatedSchema, pagination, textField } from '../fields.ts'
import { withdrawal } from '../referrals/referrals.ts'
import { withdrawalStatuses } from '../referrals/withdrawal-states.ts'
import { store } from '../stores/stores.ts'
import { auditEntry } from './admin-users.ts'
import { attention } from './platform.ts'

export const adminDashboard = z.object({
  platform_stats: z.object({
    total_users: z.number(),
    paid_users: z.number(),
    free_users: z.number(),
    total_stores: z.number(),
    total_products: z.number(),
    conversion_rate: z.number(),
  }),
  recent_activity: z.object({ new_users_week: z.number(), new_stores_week: z.number() }),
  top_stores: z.array(z.object({ store, product_count: z.number() })),
  attention,
})
export type AdminDashboard = z.infer<typeof adminDashboard>

export const platformAnalytics = z.object({
  total_views: z.number(),
  total_product_clicks: z.number(),
  total_whatsapp_clicks: z.number(),
  conversion_rate: z.number(),
})

export const referralDashboard = z.object({
  total_referrals: z.number(),
  successful_referrals: z.number(),
  success_rate: z.number(),
  pending_withdrawals: z.number(),
  top_referrers: z.array(
    z.object({
      user_id: z.string(),
      user_email: z.string(),
      referral_code: z.string().nullable(),
      total_points: z.number(),
      successful_referrals: z.number(),
      total_referrals: z.number(),
    }),
  ),
})

const search = z.string().trim().max(64, 'Search for at most 64 characters').optional()

/** `search` matches part of an e-mail address. */
export const withdrawalFilters = z.object({ ...pagination(20), status: z.enum(withdrawalStatuses).optional(), search })

/** `search` matches part of either e-mail address, of the referrer or the referred. */
export const referralFilters = z.object({ ...pagination(20), search })

export const adminWithdrawal = withdrawal.extend({
  /** Worth of the points. */
  rupees: z.number(),
  /** Last characters only; reading all of it is a call of its own, in the audit log. Empty once removed. */
  payment_details: z.string(),
  user_id: z.string(),
  user_email: z.string().nullable(),
  referral_code: z.string().nullable(),
})

export type AdminWithdrawal = z.infer<typeof adminWithdrawal>

export const payoutDetails = withdrawal.pick({ payment_method: true, payment_details: true })

export const withdrawalList = paginatedSchema('withdrawals', adminWithdrawal)

export const withdrawalDecision = z.strictObject({
  status: z.enum(['approved', 'paid', 'rejected'], { error: 'status must be approved, paid or rejected' }),
  admin_notes: textField().max(500, 'At most 500 characters').optional(),
})

export const referralEntry = z.object({
  referrer: z.object({ email: z.string(), referral_code: z.string().nullable() }),
  referred_user: z.object({ email: z.string().nullable() }),
  referral: z.object({ signup_date: z.string(), upgraded_to_paid: z.boolean(), points_awarded: z.number() }),
})
export type ReferralEntry = z.infer<typeof referralEntry>

export const referralList = paginatedSchema('referrals', referralEntry)

export const auditFilters = z.object({
  ...pagination(20),
  /** Start of an action (`user.`), an id, or an e-mail address of an admin or user. */
  search: z.string().trim().max(254, 'Search for at most 254 characters').optional(),
})

export const auditLog = paginatedSchema('entries', auditEntry).extend({
  /** Whether the log is unaltered; else `broken_at` is the first bad entry. */
  chain: z.object({ intact: z.boolean(), checked: z.number(), broken_at: z.number().nullable() }),
})

export const backup = z.object({ name: z.string(), size: z.number(), created_at: z.string() })
export const backupList = z.object({
  backups: z.array(backup),
  /** False on PostgreSQL, whose own tools make the backups. */
  made_here: z.boolean(),
})

/** Whether a backup can be restored: its row count, or its fault. */
export const backupCheck = confirmation.extend({
  sound: z.boolean(),
  rows: z.number().nullable(),
  problem: z.string().nullable(),
})
