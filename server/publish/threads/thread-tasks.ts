import type { StorePage } from '#contract/stores/store-page.ts'
import type { DatabasePlace } from '#server/db/database.ts'
import type { Bucket } from '#server/ports/object-store.ts'
import type { PreviewPage, PreviewRequest } from '#server/ports/previews.ts'
import type { RecordedVersion } from '../files/version-store.ts'
import type { Site } from '../pages/page-model.ts'
import type { Prepared } from '../pages/publish-store.ts'

/** What a thread is started with. */
export interface ThreadData {
  database: DatabasePlace
  /** The folder of published pages, or the object store that they are in. */
  published: string | Bucket
  renderer: string
  site: Site
  /** What renders, where it is not the built renderer; for tests. */
  entry?: string
}

/** The same with what is one thread's own. */
export interface OwnThreadData extends ThreadData {
  /** Memory of its `RenderingNow`. */
  rendering: SharedArrayBuffer
}

/** What a thread is asked. */
export type ThreadTask =
  /** `background`: nobody waits for it, and who saves meanwhile goes first. `awaited`: somebody does, and two threads may be at it. */
  | { kind: 'prepare'; storeId: string; force: boolean; background: boolean; awaited: boolean; now: string }
  | { kind: 'preview'; request: PreviewRequest }
  | { kind: 'page'; page: StorePage }
  | { kind: 'prune'; storeId: string; slug: string }
  | { kind: 'recompress'; storeId: string; of: RecordedVersion }
  | { kind: 'verify'; storeId: string; of: RecordedVersion }

/** What each kind of task gives. */
interface ThreadResults {
  prepare: Prepared
  preview: PreviewPage | null
  page: string
  prune: null
  sync: null
  /** What the manifest of the better forms is called, where versions have one. */
  recompress: string | null
  /** Its damaged files. */
  verify: string[]
}
export type ThreadResult<Kind extends ThreadTask['kind'] = ThreadTask['kind']> = ThreadResults[Kind]

/** What a thread says: once that it has started, then what became of each task. */
export type ThreadMessage = 'ready' | ThreadAnswer
export type ThreadAnswer = { id: number; result: ThreadResult } | { id: number; error: string }
