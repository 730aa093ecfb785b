import { z } from 'zod'
import { storeChange } from './changes.ts'

/** A kept version of the store's pages, which can go live again. Saves within seconds share one. */
export const publication = z.object({
  version: z.number(),
  published_at: z.string(),
  /** When the seller made the last change first shown here. Later orders and photos are included. */
  changed_at: z.string(),
  pages_rendered: z.number(),
  pages_total: z.number(),
  milliseconds: z.number(),
  live: z.boolean(),
  /** The seller's changes since the version before, in order. Empty for an automatic update. */
  changes: z.array(storeChange),
})
export type Publication = z.infer<typeof publication>

/** Publishing state of a store. */
export const publicationOverview = z.object({
  /** `publishing`: saved, not live yet. `failed`: the last good version stays live. `suspended`: by an admin. */
  state: z.enum(['live', 'publishing', 'failed', 'suspended']),
  /** Counts changes that a page could show. */
  revision: z.number(),
  live_version: z.number().nullable(),
  /** The last publication; `null` before the first. */
  receipt: publication.nullable(),
  failure: z
    .object({ page: z.string(), message: z.string(), attempts: z.number(), next_try_at: z.string() })
    .nullable(),
  /** Newest first. */
  versions: z.array(publication),
  /** The link preview in chats. No image while it is being drawn. */
  share: z.object({
    url: z.string(),
    title: z.string(),
    description: z.string(),
    image_url: z.string().nullable(),
  }),
})
export type PublicationOverview = z.infer<typeof publicationOverview>
