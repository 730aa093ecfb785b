import { platform, setPriority } from 'node:os'
import { parentPort, workerData } from 'node:worker_threads'
import { openDatabase } from '#server/db/database.ts'
import { recordedVersions } from '#server/records/publications/publications.repo.ts'
import { WriteBeside } from '../files/write-beside.ts'
import { openVersions } from '../objects/open-versions.ts'
import { renderPreview } from '../pages/preview.ts'
import { type PublishTools, prepareVersion } from '../pages/publish-store.ts'
import { loadRenderer, type Render } from '../pages/renderer.ts'
import { boundedGarbage } from './bounded-garbage.ts'
import { EndlessPage, PAGE_MS, RenderingNow } from './rendering-now.ts'
import { StoreOrder } from './store-order.ts'
import type { OwnThreadData, ThreadAnswer, ThreadMessage, ThreadResult, ThreadTask } from './thread-tasks.ts'

/** Lowers a publishing thread's priority below the one that answers buyers. On Linux each thread has its own. */
const NICE = 10
if (platform() === 'linux') setPriority(NICE)

const data: OwnThreadData = workerData
const render = await loadRenderer(data.entry)
const rendering = new RenderingNow(data.rendering)
const garbage = boundedGarbage()

/** Whether a seller waits for it. */
const isSave = (task: ThreadTask): boolean => task.kind === 'prepare' && !task.background

/** Renders for a task, and gives up on a page that never resolves. `thread-pool.ts` ends endless loops. */
const renderFor =
  (task: number, isSave: boolean): Render =>
  async (page) => {
    const end = rendering.begin(task, page.path)
    const { promise: never, reject } = Promise.withResolvers<never>()
    const timer = setTimeout(() => reject(new EndlessPage(page.path)), PAGE_MS)
    try {
      return await Promise.race([render(page), never])
    } finally {
      clearTimeout(timer)
      end()
      garbage.afterPage(isSave)
    }
  }

const { versions, folder } = await openVersions(data.published, new WriteBeside())
const shared: Omit<PublishTools, 'render'> = {
  db: openDatabase(data.database, { readonly: true }),
  versions,
  renderer: data.renderer,
  site: data.site,
  paidLayouts: data.paidLayouts,
}

const perform = async (id: number, task: ThreadTask): Promise<ThreadResult> => {
  const tools = { ...shared, render: renderFor(id, isSave(task)) }
  if (task.kind === 'preview') return renderPreview(tools, task.request)
  if (task.kind === 'page') return tools.render(task.page)
  if (task.kind === 'prepare') {
    const { storeId, now, force, background, awaited } = task
    const beforeNextPage = () => stores.beforeNextPage(background)
    return prepareVersion({ ...tools, beforeNextPage }, storeId, { now: new Date(now), force, awaited })
  }
  if (task.kind === 'verify') return versions.damaged(task.storeId, task.of, 'hashes')
  if (task.kind === 'recompress') return versions.recompress(task.storeId, task.of)
  if (!folder) throw new Error(`there is nothing to ${task.kind} in an object store`)
  await folder.prune(task.storeId, task.slug, await recordedVersions(tools.db, task.storeId))
  return null
}

const answer = async ({ id, task }: { id: number; task: ThreadTask }) => {
  try {
    parentPort?.postMessage({ id, result: await perform(id, task) } satisfies ThreadAnswer)
  } catch (error) {
    parentPort?.postMessage({
      id,
      error: error instanceof Error ? error.message : String(error),
    } satisfies ThreadAnswer)
  }
  if (isSave(task)) garbage.afterSave()
}

// These run beside stores: recompression and pruning delay none, previews come between two pages.
const BESIDE = new Set<ThreadTask['kind']>(['recompress', 'prune', 'preview', 'page'])
const stores = new StoreOrder()
/** Stores being pruned. Their next version waits for it, so that old versions never pile up. */
const pruning = new Map<string, Promise<void>>()
parentPort?.on('message', (message: { id: number; task: ThreadTask }) => {
  const { task } = message
  if (!BESIDE.has(task.kind)) {
    const background = task.kind !== 'prepare' || task.background
    stores.add(background, async () => {
      if ('storeId' in task) await pruning.get(task.storeId)
      await answer(message)
    })
    return
  }
  const done = answer(message)
  if (task.kind !== 'prune') return
  pruning.set(task.storeId, done)
  void done.then(() => pruning.get(task.storeId) === done && pruning.delete(task.storeId))
})
parentPort?.postMessage('ready' satisfies ThreadMessage)
