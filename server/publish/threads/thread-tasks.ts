import type { StorePage } from '#contract/stores/store-page.ts'
import type { DatabasePlace } from '#server/db/database.ts'
import type { Bucket } from '#server/ports/object-store.ts'
import type { PreviewPage, PreviewRequest } from '#server/ports/previews.ts'
import type { RecordedVersion } from '../files/version-store.ts'
import type { Site } from '../pages/page-model.ts'
import type { Prepared } from '../pages/publish-store.ts'

/** Start data of all threads. */
export interface ThreadData {
  database: DatabasePlace
  /** The folder of published pages, or their object store. */
  published: string | Bucket
  renderer: string
  site: Site
  paidLayouts: readonly string[]
  /** Replaces the built renderer in tests. */
  entry?: string
}

/** Start data of one thread. */
export interface OwnThreadData extends ThreadData {
  /** Memory of its `RenderingNow`. */
  rendering: SharedArrayBuffer
}

/** Requests to a thread. */
export type ThreadTask =
  /** `background`: yields to saves. `awaited`: somebody waits, so two threads may work on it. */
  | { kind: 'prepare'; storeId: string; force: boolean; background: boolean; awaited: boolean; now: string }
  | { kind: 'preview'; request: PreviewRequest }
  | { kind: 'page'; page: StorePage }
  | { kind: 'prune'; storeId: string; slug: string }
  | { kind: 'recompress'; storeId: string; of: RecordedVersion }
  | { kind: 'verify'; storeId: string; of: RecordedVersion }

/** Results by kind of task. */
interface ThreadResults {
  prepare: Prepared
  preview: PreviewPage | null
  page: string
  prune: null
  sync: null
  /** Name of the new manifest, or `null`. */
  recompress: string | null
  /** Damaged files. */
  verify: string[]
}
export type ThreadResult<Kind extends ThreadTask['kind'] = ThreadTask['kind']> = ThreadResults[Kind]

/** Messages of a thread: `ready` once, then the result of each task. */
export type ThreadMessage = 'ready' | ThreadAnswer
export type ThreadAnswer = { id: number; result: ThreadResult } | { id: number; error: string }
