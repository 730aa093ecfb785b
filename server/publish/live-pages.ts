import type { RecordedVersion } from './files/version-store.ts'
import type { Prepared } from './pages/publish-store.ts'

/** A version that is whole and about to go live. */
export type ReadyVersion = Extract<Prepared, { kind: 'ready' }>

/** What buyers see, as the publisher changes it beside its rows. */
export interface LivePages {
  /** What is shown of a store may change in a moment. */
  begin(storeId: string): void | Promise<void>
  /** Shows a version under its address, which a row is about to say. */
  show(storeId: string, version: ReadyVersion): void | Promise<void>
  /** Shows a kept version again, which a row is about to say. */
  showAgain(slug: string, storeId: string, version: number): void
  /** It is recorded that a version is shown. */
  recorded(storeId: string, version: ReadyVersion): void
  /** Shows nothing of a store any more; all is kept. */
  hide(storeId: string): void
  /** Removes all of a store's pages. */
  remove(storeId: string): void | Promise<void>
  /** Whether a kept version can be shown again. */
  isWhole(storeId: string, of: RecordedVersion): boolean | Promise<boolean>
  stop(): Promise<void>
}
