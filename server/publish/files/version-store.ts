import type { Thoroughness } from './damaged-files.ts'
import type { VersionContents } from './published-folder.ts'

/** A version that went live, as it was recorded. */
export interface RecordedVersion {
  version: number
  /** What says what it holds, where it is kept in an object store. */
  manifest: string | null
}

/** A version of a store's files that is being built; nobody sees it until it is whole. */
export interface VersionBuild {
  readonly version: number
  /** A new file and its compressed forms. */
  write(file: string, text: string): void | Promise<void>
  /** The same file as in the version before, whose fingerprints are `outputs`. */
  reuse(file: string, outputs: string[]): void
  /** Puts the whole version where it is kept. Returns what its manifest is called, where it has one. */
  finish(contents: Omit<VersionContents, 'outputs'>): Promise<string | null>
  /** Leaves no trace, or none that stays. */
  abandon(): Promise<void>
}

/** Where versions of stores' pages are built and kept. */
export interface VersionStore {
  /** What a recorded version holds, or `undefined` when it is not there or cannot be read. */
  contents(storeId: string, of: RecordedVersion): VersionContents | undefined | Promise<VersionContents | undefined>
  /**
   * Begins the version after `newest`, the newest that went live. What `earlier` says of that is believed to be kept; without it nothing is.
   * `awaited`: somebody waits for it.
   */
  begin(
    storeId: string,
    newest: RecordedVersion | undefined,
    earlier: VersionContents | undefined,
    awaited?: boolean,
  ): VersionBuild
  /** Files of a recorded version that are not as they were written; none when it is whole. */
  damaged(storeId: string, of: RecordedVersion, how: Thoroughness): string[] | Promise<string[]>
  /** Compresses a version's files as well as it goes. Returns what the manifest of the better forms is called, where it has one. */
  recompress(storeId: string, of: RecordedVersion): Promise<string | null>
}
