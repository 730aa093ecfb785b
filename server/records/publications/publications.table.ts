import type { ColumnType } from 'kysely'
import type { StoreChange } from '#contract/stores/changes.ts'

/** At most one row a store: a store that waits twice is published once. Outlives its store, so that a removed store's pages go. */
export interface PublishJobsTable {
  store_id: string
  /** Grows with each save or rebuild, so that the end of an earlier publication does not end a later job. */
  sequence: number
  /** What may wait and has joined since, such as the stock that orders left. */
  joined: number
  requested_at: string
  /** 1: a rebuild that yields to sellers' saves. */
  background: 0 | 1
  /** 1: render every page, whatever its hash says. */
  force: 0 | 1
  /** 1: nothing has changed that a seller chose, such as the stock that orders left: a rolled-back store stays as it is. */
  stock_only: 0 | 1
  /** Set: make this version live again instead of publishing. */
  rollback_to: number | null
  attempts: number
  next_attempt_at: string
  last_error: string | null
}

/** A version of a store's pages that is kept on disk: the end of a step of its seller's work. */
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
  /** 1 once its files are compressed at the best level. */
  recompressed: 0 | 1
  published_at: string
  /** When the first version of its step went live; see `steps.ts`. */
  step_began_at: string
  /** When its seller last changed something in its step. */
  changed_at: string
  /** `VersionRights` as JSON; `null` for versions of before these were recorded. */
  shows: string | null
  /** What a seller changed in its step, as JSON; `null` when she did nothing, and for versions of before it was recorded. */
  changes: ColumnType<string | null, string | null | undefined, string | null>
  /** The address that shows it while it is live, where pages are in an object store; `null` where the folder of published pages says that. */
  slug: ColumnType<string | null, string | null | undefined, string | null>
  /** What its manifest is called in the object store; `null` for a version that is on a disk. */
  manifest: ColumnType<string | null, string | null | undefined, string | null>
}

/** What a seller changed and no version that went live shows yet. */
export interface StoreChangesTable {
  id: string
  store_id: string
  /** `stores.revision` from which on pages show it. */
  revision: number
  what: StoreChange['what']
  /** The product's, where it is about one. */
  name: string | null
}

/** The 1200×630 image of a store's home page (`subject` `home`) or of a product (its id). */
export interface ShareImagesTable {
  store_id: string
  subject: string
  /** Hash of what it shows; also its file name. */
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
