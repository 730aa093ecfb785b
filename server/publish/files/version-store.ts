import type { Thoroughness } from './damaged-files.ts'
import type { VersionContents } from './published-folder.ts'

/** A recorded version that went live. */
export interface RecordedVersion {
  version: number
  /** Name of its manifest in an object store, or `null`. */
  manifest: string | null
}

/** A version being built, invisible until it is complete. */
export interface VersionBuild {
  readonly version: number
  /** Adds a new file and its compressed forms. */
  write(file: string, text: string): void | Promise<void>
  /** Reuses a file of the version before; `outputs` are its fingerprints. */
  reuse(file: string, outputs: string[]): void
  /** Puts the complete version in its place. Returns its manifest's name, or `null`. */
  finish(contents: Omit<VersionContents, 'outputs'>): Promise<string | null>
  /** Abandons the version. Removes what was written, now or in a later sweep. */
  abandon(): Promise<void>
}

/** Builds and keeps versions of stores' pages. */
export interface VersionStore {
  /** Returns the contents of a recorded version, or `undefined` if it is missing or unreadable. */
  contents(storeId: string, of: RecordedVersion): VersionContents | undefined | Promise<VersionContents | undefined>
  /**
   * Begins the version after `newest`, the last one live. `earlier` are its contents, to build upon; none without it.
   * `awaited`: somebody waits for it.
   */
  begin(
    storeId: string,
    newest: RecordedVersion | undefined,
    earlier: VersionContents | undefined,
    awaited?: boolean,
  ): VersionBuild
  /** Returns the damaged files of a recorded version. */
  damaged(storeId: string, of: RecordedVersion, how: Thoroughness): string[] | Promise<string[]>
  /** Recompresses a version at the best level. Returns the new manifest's name, or `null`. */
  recompress(storeId: string, of: RecordedVersion): Promise<string | null>
}
