import { openDatabase } from '#server/db/database.ts'
import type { PublishedFolder } from '#server/publish/files/published-folder.ts'
import { openVersions } from '#server/publish/objects/open-versions.ts'
import { renderPreview } from '#server/publish/pages/preview.ts'
import { type PublishTools, prepareVersion } from '#server/publish/pages/publish-store.ts'
import { loadRenderer } from '#server/publish/pages/renderer.ts'
import { ThreadPool } from '#server/publish/threads/thread-pool.ts'
import type { ThreadData, ThreadResult, ThreadTask } from '#server/publish/threads/thread-tasks.ts'
import { recordedVersions } from '#server/records/publications/publications.repo.ts'

export type Tools = PublishTools & { folder?: PublishedFolder }

/**
 * Replaces publishing threads within this process, whose renderer stays warm: a thread takes 0.2 s to load.
 * Tests of publishing use real threads.
 */
export class PoolInProcess extends ThreadPool {
  readonly #data: ThreadData
  readonly #given: Tools | undefined
  #tools: Promise<Tools> | undefined

  /** `given` replaces the built renderer and a database handle of its own. */
  constructor(data: ThreadData, given?: Tools) {
    super(0, data)
    this.#data = data
    this.#given = given
  }

  override get free(): number {
    return 1
  }

  override get freeForSaves(): number {
    return 1
  }

  override async run<Task extends ThreadTask>(task: Task): Promise<ThreadResult<Task['kind']>> {
    return (await perform(this.#given ?? (await this.#opened()), task)) as ThreadResult<Task['kind']>
  }

  override async stop(): Promise<void> {
    const { db } = (await this.#tools) ?? {}
    await db?.destroy()
  }

  #opened(): Promise<Tools> {
    this.#tools ??= this.#open()
    return this.#tools
  }

  async #open(): Promise<Tools> {
    const { database, published, renderer, site, paidLayouts } = this.#data
    return {
      db: openDatabase(database, { readonly: true }),
      ...(await openVersions(published)),
      render: await loadRenderer(),
      renderer,
      site,
      paidLayouts,
    }
  }
}

const perform = async (tools: Tools, task: ThreadTask): Promise<ThreadResult> => {
  if (task.kind === 'preview') return renderPreview(tools, task.request)
  if (task.kind === 'page') return tools.render(task.page)
  if (task.kind === 'prepare') {
    const { storeId, now, force } = task
    return prepareVersion(tools, storeId, { now: new Date(now), force })
  }
  if (task.kind === 'verify') return tools.versions.damaged(task.storeId, task.of, 'hashes')
  if (task.kind === 'recompress' || !tools.folder) throw new Error('only real threads do what waits for a quiet moment')
  const recorded = await recordedVersions(tools.db, task.storeId)
  await tools.folder.prune(task.storeId, task.slug, recorded)
  return null
}
