/** At most one row a store: a store that waits twice is published once. Outlives its store, so that a removed store's pages go. */
export interface PublishJobsTable {
  store_id: string
  /** Grows with each order for the store, so that the end of an earlier publication does not end a later order. */
  sequence: number
  requested_at: string
  /** 1: a rebuild that yields to sellers' saves. */
  background: 0 | 1
  /** 1: render every page, whatever its hash says. */
  force: 0 | 1
  /** 1: nothing but the stock that orders left has changed. */
  stock_only: 0 | 1
  /** Set: make this version live again instead of publishing. */
  rollback_to: number | null
  attempts: number
  next_attempt_at: string
  last_error: string | null
}

/** A version of a store's pages that is kept on disk. */
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
  /** `VersionRights` as JSON; `null` for versions of before these were recorded. */
  shows: string | null
}

/** The 1200×630 picture of a store's home page (`subject` `home`) or of a product (its id). */
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
    share_images: ShareImagesTable
  }
}
