import { z } from 'zod'
import { storeChange } from './changes.ts'

/** A version of the store's pages that is kept and can be shown again: what its seller saved within seconds is one. */
export const publication = z.object({
  version: z.number(),
  published_at: z.string(),
  /** When its seller last changed something that it was the first to show: what orders and photos did since is in it too. */
  changed_at: z.string(),
  pages_rendered: z.number(),
  pages_total: z.number(),
  milliseconds: z.number(),
  live: z.boolean(),
  /** What the seller changed since the version before, in order, stock and photos only where nothing else was; none when it was brought up to date by itself. */
  changes: z.array(storeChange),
})
export type Publication = z.infer<typeof publication>

/** How a store's pages stand. */
export const publicationOverview = z.object({
  /** `publishing` from a save until its pages are live; `failed` while the last good version stays live; `suspended` by an admin. */
  state: z.enum(['live', 'publishing', 'failed', 'suspended']),
  /** Counts the changes that a page could show. */
  revision: z.number(),
  live_version: z.number().nullable(),
  /** The last publication; `null` before the first. */
  receipt: publication.nullable(),
  failure: z
    .object({ page: z.string(), message: z.string(), attempts: z.number(), next_try_at: z.string() })
    .nullable(),
  /** Newest first. */
  versions: z.array(publication),
  /** What a chat shows of the store's link; no image while it is being made. */
  share: z.object({
    url: z.string(),
    title: z.string(),
    description: z.string(),
    image_url: z.string().nullable(),
  }),
})
export type PublicationOverview = z.infer<typeof publicationOverview>
