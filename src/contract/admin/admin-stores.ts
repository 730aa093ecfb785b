import { z } from 'zod'
import { paginatedSchema, pagination } from '../fields.ts'
import { publicationOverview } from '../stores/publications.ts'
import { store } from '../stores/stores.ts'

export const storeFilters = z.object({
  ...pagination(20),
  search: z.string().trim().max(64, 'Search for at most 64 characters').optional(),
  /** `failing`: a page failed to render, and the last good version stays live. */
  status: z
    .enum(['all', 'open', 'suspended', 'failing'], { error: 'status must be all, open, suspended or failing' })
    .default('all'),
  sort: z.enum(['newest', 'oldest'], { error: 'sort must be newest or oldest' }).default('newest'),
})
export type StoreFilters = z.infer<typeof storeFilters>

export const adminStore = store.extend({
  storeId: z.string(),
  user_id: z.string(),
  user_email: z.string(),
  /** Id of the layout that buyers see, where the plan does not include the chosen one. */
  layout_in_force: z.string(),
  suspended_at: z.string().nullable(),
  suspended_reason: z.string().nullable(),
  publication: z.object({
    state: publicationOverview.shape.state,
    published_at: z.string().nullable(),
    /** The page that failed to render, and the error. */
    failure: z
      .object({ page: z.string(), message: z.string(), attempts: z.number(), next_try_at: z.string() })
      .nullable(),
  }),
  /** Version of what admins change. Sent back quoted as `If-Match`. */
  version: z.string(),
})
export type AdminStore = z.infer<typeof adminStore>

export const storeList = paginatedSchema('stores', adminStore)

const badge = z.enum(['verified', 'trusted'], { error: 'Badges are verified and trusted' })

/** `badges` repeats. A form without any removes all badges. */
export const badgesChange = z.strictObject({
  badges: z
    .union([z.array(badge), badge.transform((one) => [one])], { error: 'Badges are verified and trusted' })
    .default([])
    .transform((badges) => [...new Set(badges)].sort()),
})
export type BadgesChange = z.infer<typeof badgesChange>

export const layoutAssignment = z.strictObject({
  store_id: z.string({ error: 'store_id is required' }).max(60),
  layout: z.string({ error: 'Layout is required' }).min(1, 'Layout is required').max(60, 'Unknown layout'),
})

/** Why a store is suspended. Its seller is told. */
export const suspensionRequest = z.strictObject({
  reason: z.string({ error: 'reason must be text' }).trim().max(300, 'At most 300 characters').optional(),
})

export const suspension = z.object({ message: z.string(), suspended_at: z.string().nullable() })

export const layoutUsage = z.object({
  layout_usage: z.array(z.object({ layout: z.string(), count: z.number(), percentage: z.number() })),
})

const layoutEntry = z.object({
  id: z.string(),
  name: z.string(),
  category: z.enum(['basic', 'paid', 'industry', 'admin_only']),
  industry: z.string(),
})

export const availableLayouts = z.object({
  /** All layouts. */
  layouts: z.array(layoutEntry),
  /** Layouts only an admin grants. The misspelling is part of the wire. */
  admin_granatable_layouts: z.array(layoutEntry),
})
export type AvailableLayouts = z.infer<typeof availableLayouts>
