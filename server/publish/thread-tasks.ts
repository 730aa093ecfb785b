import type { Site } from './page-model.ts'
import type { Prepared } from './publish-store.ts'

/** What a thread is started with. */
export interface ThreadData {
  databaseFile: string
  publishedRoot: string
  renderer: string
  site: Site
}

/** What a thread is asked. */
export type ThreadTask =
  | { kind: 'prepare'; storeId: string; force: boolean; durable: boolean; now: string }
  | { kind: 'prune'; storeId: string; slug: string; keep: number }
  | { kind: 'polish'; storeId: string; version: number }

export type ThreadAnswer = { id: number; result: Prepared | null } | { id: number; error: string }
