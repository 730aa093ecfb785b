import type { RecordedVersion } from './files/version-store.ts'
import type { Prepared } from './pages/publish-store.ts'

/** A complete version about to go live. */
export type ReadyVersion = Extract<Prepared, { kind: 'ready' }>

/** Changes what buyers see, beside the rows of the publisher. */
export interface LivePages {
  /** Announces that a store's live version may change. */
  begin(storeId: string): void | Promise<void>
  /** Shows a version under its address, before its row is written. */
  show(storeId: string, version: ReadyVersion): void | Promise<void>
  /** Shows a kept version again, before its row is written. */
  showAgain(slug: string, storeId: string, version: number): void
  /** Called when the version is recorded as live. */
  recorded(storeId: string, version: ReadyVersion): void
  /** Hides a store's pages and keeps them. */
  hide(storeId: string): void
  /** Removes all of a store's pages. */
  remove(storeId: string): void | Promise<void>
  /** Whether a kept version can be shown again. */
  isWhole(storeId: string, of: RecordedVersion): boolean | Promise<boolean>
  stop(): Promise<void>
}
