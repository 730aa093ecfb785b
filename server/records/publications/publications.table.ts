import type { ColumnType } from 'kysely'
import type { StoreChange } from '#contract/stores/changes.ts'

/** One row per waiting store. It outlives its store, so that a deleted store's pages are removed. */
export interface PublishJobsTable {
  store_id: string
  /** Grows with each save or rebuild, so that finishing an older publication keeps a newer job. */
  sequence: number
  /** Counts changes that joined and can wait, such as stock after orders. */
  joined: number
  requested_at: string
  /** 1: yields to saves. */
  background: 0 | 1
  /** 1: renders every page. */
  force: 0 | 1
  /** 1: only stock changed, so a rolled-back store stays as it is. */
  stock_only: 0 | 1
  /** Version to roll back to instead of publishing. */
  rollback_to: number | null
  attempts: number
  next_attempt_at: string
  last_error: string | null
}

/** A kept version of a store's pages: the end of a step. */
export interface PublicationsTable {
  store_id: string
  version: number
  /** `stores.revision` it shows. */
  revision: number
  renderer: string
  live: 0 | 1
  pages_rendered: number
  pages_reused: number
  milliseconds: number
  /** 1 once compressed at the best level. */
  recompressed: 0 | 1
  published_at: string
  /** When its step's first version went live; see `steps.ts`. */
  step_began_at: string
  /** When the seller last changed something in its step. */
  changed_at: string
  /** `VersionRights` as JSON; `null` for old versions. */
  shows: string | null
  /** The seller's changes in its step as JSON; `null` for none and for old versions. */
  changes: ColumnType<string | null, string | null | undefined, string | null>
  /** Live address, with an object store. `null` where links in a folder say it. */
  slug: ColumnType<string | null, string | null | undefined, string | null>
  /** Name of its manifest in the object store; `null` on disk. */
  manifest: ColumnType<string | null, string | null | undefined, string | null>
}

/** A seller's change that no live version shows yet. */
export interface StoreChangesTable {
  id: string
  store_id: string
  /** First `stores.revision` that shows it. */
  revision: number
  what: StoreChange['what']
  /** The product's name, if any. */
  name: string | null
}

/** The 1200×630 share image of a store (`subject` `home`) or of a product (its id). */
export interface ShareImagesTable {
  store_id: string
  subject: string
  /** Hash of its inputs, and its file name. */
  hash: string
}

declare module '#server/db/database.ts' {
  interface Tables {
    publish_jobs: PublishJobsTable
    publications: PublicationsTable
    store_changes: StoreChangesTable
    share_images: ShareImagesTable
  }
}
