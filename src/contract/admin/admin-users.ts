import { z } from 'zod'
import { paginatedSchema, pagination } from '../fields.ts'

export const userFilters = z.object({
  ...pagination(20),
  search: z.string().trim().max(64, 'Search for at most 64 characters').optional(),
  plan: z.enum(['all', 'free', 'paid'], { error: 'plan must be all, free or paid' }).optional(),
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
})
export type AdminUser = z.infer<typeof adminUser>

export const userList = paginatedSchema('users', adminUser)

/** A paid plan lasts 30 days unless another end is given; a free one has none. */
export const planChange = z.strictObject({
  plan: z.enum(['free', 'paid'], { error: 'plan must be free or paid' }),
  plan_expiry: z.iso
    .datetime({ offset: true, error: 'plan_expiry must be a moment such as 2026-05-01T00:00:00Z' })
    .nullish(),
})
export type PlanChange = z.infer<typeof planChange>

export const NOTIFICATION_MAX = 2000

const CHOOSE_USERS = 'Choose at least one user'

/** A message to the users named, or to all, or to those of a plan in force. */
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
  }),
)

export const deletedAccountList = z.object({
  deleted_accounts: z.array(
    z.object({
      id: z.string(),
      deleted_at: z.string(),
      purge_at: z.string(),
      /** What an owner deleted herself she can take back until it is purged. */
      by: z.enum(['admin', 'owner']),
    }),
  ),
})
