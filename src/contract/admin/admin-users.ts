import { z } from 'zod'
import { paginatedSchema, pagination } from '../fields.ts'
import { orderStats } from '../orders/order-lists.ts'
import { withdrawalStatuses } from '../referrals/withdrawal-states.ts'
import { NOTIFICATION_MAX } from './notification-max.ts'
import { payment, paymentInput } from './payments.ts'

export const userFilters = z.object({
  ...pagination(20),
  search: z.string().trim().max(64, 'Search for at most 64 characters').optional(),
  plan: z.enum(['all', 'free', 'paid'], { error: 'plan must be all, free or paid' }).optional(),
  sort: z.enum(['newest', 'oldest'], { error: 'sort must be newest or oldest' }).default('newest'),
})
export type UserFilters = z.infer<typeof userFilters>

export const adminUser = z.object({
  id: z.string(),
  email: z.string(),
  whatsapp_number: z.string(),
  whatsappNumber: z.string(),
  country_code: z.string(),
  countryCode: z.string(),
  plan: z.enum(['free', 'paid']),
  plan_expiry: z.string().nullable(),
  role: z.enum(['seller', 'admin']),
  verified: z.boolean(),
  created_at: z.string(),
  /** Version of plan and layouts. Sent back quoted as `If-Match`. */
  version: z.string(),
})
export type AdminUser = z.infer<typeof adminUser>

export const userList = paginatedSchema('users', adminUser)

/** Entries shown of a list in a recorded state. */
export const AUDIT_SHOWN = 3

/** One recorded action of an admin. */
export const auditEntry = z.object({
  sequence: z.number(),
  at: z.string(),
  actor: z.string(),
  /** `null` for operator commands and removed accounts. */
  actor_email: z.string().nullable(),
  action: z.string(),
  subject: z.string(),
  /** Names of the accounts and shops in `subject`, `before` and `after` by id. Removed ones have none. */
  names: z.record(z.string(), z.string()),
  before: z.unknown(),
  after: z.unknown(),
  hash: z.string(),
})
export type AuditEntry = z.infer<typeof auditEntry>

/** Everything an admin sees of a user; lists hold the newest entries. */
export const userDetails = z.object({
  user: adminUser.extend({ allowed_layouts: z.array(z.string()), referral_price: z.number() }),
  store: z
    .object({
      id: z.string(),
      name: z.string(),
      store_slug: z.string(),
      layout: z.string(),
      /** Id of the layout that buyers see, where the plan does not include the chosen one. */
      layout_in_force: z.string(),
      suspended_at: z.string().nullable(),
      product_count: z.number(),
      order_count: z.number(),
      /** Order counts of every status. */
      orders_by_status: orderStats.shape.by_status,
    })
    .nullable(),
  referrals: z.object({
    referral_code: z.string().nullable(),
    referred_by: z.string().nullable(),
    total_referrals: z.number(),
    paid_referrals: z.number(),
    total_points: z.number(),
    open_withdrawal: z.object({ status: z.enum(withdrawalStatuses), points_requested: z.number() }).nullable(),
  }),
  notifications: z.array(z.object({ message: z.string(), created_at: z.string(), read_at: z.string().nullable() })),
  /** When she last typed her password, of the sessions that are kept. */
  last_sign_in_at: z.string().nullable(),
  /** Mails to her that are not sent yet: sent ones are not kept. `failed` ones are given up. */
  mails: z.array(
    z.object({
      subject: z.string(),
      created_at: z.string(),
      state: z.enum(['waiting', 'failed']),
      last_error: z.string().nullable(),
    }),
  ),
  payments: z.array(payment),
  audit: z.array(auditEntry),
})
export type UserDetails = z.infer<typeof userDetails>

/** A paid plan lasts 30 days unless `plan_expiry` says otherwise. A free plan has no end and no payment. */
export const planChange = z
  .strictObject({
    plan: z.enum(['free', 'paid'], { error: 'plan must be free or paid' }),
    plan_expiry: z.iso
      .datetime({ offset: true, error: 'plan_expiry must be a moment such as 2026-05-01T00:00:00Z' })
      .nullish(),
    payment: paymentInput.optional(),
  })
  .refine(({ plan, payment }) => plan === 'paid' || !payment, {
    path: ['payment'],
    error: 'A payment belongs to an upgrade',
  })
export type PlanChange = z.infer<typeof planChange>
export type PlanRequest = z.input<typeof planChange>

const CHOOSE_USERS = 'Choose at least one user'

/** A message to named users, to all, or to one plan. */
export const notificationRequest = z
  .strictObject({
    message: z
      .string({ error: 'Notification text is required' })
      .trim()
      .min(1, 'Notification text is required')
      .max(NOTIFICATION_MAX, `At most ${NOTIFICATION_MAX} characters`),
    user_ids: z
      .array(z.string().min(1).max(60), { error: CHOOSE_USERS })
      .min(1, CHOOSE_USERS)
      .max(1000, 'At most 1000 users at once')
      .optional(),
    to: z.enum(['all', 'free', 'paid'], { error: 'to must be all, free or paid' }).optional(),
  })
  .refine(({ user_ids, to }) => (user_ids === undefined) !== (to === undefined), {
    path: ['user_ids'],
    error: CHOOSE_USERS,
  })
export type NotificationRequest = z.infer<typeof notificationRequest>

export const layoutPermissionsChange = z.strictObject({
  user_id: z.string({ error: 'user_id is required' }).max(60),
  allowed_layouts: z.array(z.string().max(60), { error: 'allowed_layouts must be a list' }).max(50),
})

export const layoutPermissions = paginatedSchema(
  'users',
  z.object({
    user_id: z.string(),
    email: z.string(),
    whatsapp_number: z.string(),
    plan: z.enum(['free', 'paid']),
    allowed_layouts: z.array(z.string()),
    version: z.string(),
  }),
)

export const deletedAccountList = z.object({
  deleted_accounts: z.array(
    z.object({
      id: z.string(),
      deleted_at: z.string(),
      purge_at: z.string(),
      /** An owner can undo her own deletion until the purge. */
      by: z.enum(['admin', 'owner']),
    }),
  ),
})
