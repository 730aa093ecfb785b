import { platform, setPriority } from 'node:os'
import { parentPort, workerData } from 'node:worker_threads'
import { openDatabase } from '#server/db/database.ts'
import { recordedVersions } from '#server/modules/publications/publications.repo.ts'
import { damagedFiles } from '../files/damaged-files.ts'
import { PublishedFolder } from '../files/published-folder.ts'
import { recompressVersion } from '../files/recompress.ts'
import { syncTree } from '../files/sync-files.ts'
import { renderPreview } from '../pages/preview.ts'
import { type PublishTools, prepareVersion } from '../pages/publish-store.ts'
import { loadRenderer } from '../pages/renderer.ts'
import { boundedGarbage } from './bounded-garbage.ts'
import type { ThreadAnswer, ThreadData, ThreadMessage, ThreadResult, ThreadTask } from './thread-tasks.ts'

/** A publishing thread yields the processor to the one that answers buyers; on Linux, priorities are a thread's own. */
const NICE = 10
if (platform() === 'linux') setPriority(NICE)

const data: ThreadData = workerData
const tools: PublishTools = {
  db: openDatabase(data.databaseFile, { readonly: true }),
  folder: new PublishedFolder(data.publishedRoot),
  render: await loadRenderer(),
  renderer: data.renderer,
  site: data.site,
}

const boundGarbage = boundedGarbage()

const perform = async (task: ThreadTask): Promise<ThreadResult> => {
  if (task.kind === 'preview') return renderPreview(tools, task.request)
  if (task.kind === 'page') return tools.render(task.page)
  if (task.kind === 'prepare') {
    const { storeId, now, force } = task
    return prepareVersion(tools, storeId, { now: new Date(now), force })
  }
  if (task.kind === 'verify') return damagedFiles(tools.folder, task.storeId, task.version, 'hashes')
  if (task.kind === 'sync') syncTree(tools.folder.version(task.storeId, task.version))
  else if (task.kind === 'prune') {
    const recorded = await recordedVersions(tools.db, task.storeId)
    tools.folder.prune(task.storeId, task.slug, recorded)
  } else await recompressVersion(tools.folder, task.storeId, task.version)
  return null
}

const answer = async ({ id, task }: { id: number; task: ThreadTask }) => {
  try {
    parentPort?.postMessage({ id, result: await perform(task) } satisfies ThreadAnswer)
  } catch (error) {
    parentPort?.postMessage({
      id,
      error: error instanceof Error ? error.message : String(error),
    } satisfies ThreadAnswer)
  }
  // The store is on its way to its readers, and nobody waits for what is left of it.
  if (task.kind === 'prepare') boundGarbage()
}

// Stores one after the other. Recompression runs beside them and never makes a save wait; a preview, which somebody is looking at, comes between
// two pages of a store.
const BESIDE = new Set<ThreadTask['kind']>(['recompress', 'preview', 'page'])
let stores: Promise<void> = Promise.resolve()
parentPort?.on('message', (message: { id: number; task: ThreadTask }) => {
  if (BESIDE.has(message.task.kind)) void answer(message)
  else stores = stores.then(() => answer(message))
})
parentPort?.postMessage('ready' satisfies ThreadMessage)
