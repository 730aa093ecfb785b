import { pino } from 'pino'
import type { Config } from '#server/config/config.ts'
import type { Db } from '#server/db/database.ts'
import { migrateToLatest } from '#server/db/migrate.ts'
import { createWrites } from '#server/db/write.ts'
import { createImageProcess } from '#server/image-process/image-process.ts'
import { verifyMedia } from '#server/modules/catalogue/images/verify-media.ts'
import { systemClock } from '#server/ports/clock.ts'
import type { Thoroughness } from '#server/publish/files/damaged-files.ts'
import { PublishedFolder } from '#server/publish/files/published-folder.ts'
import { objectStates } from '#server/publish/object-states.ts'
import { PublishedObjects } from '#server/publish/objects/published-objects.ts'
import { repairDamaged, type StoreState, storeStates } from '#server/publish/reconcile.ts'
import { republish } from '#server/records/publications/enqueue-publish.ts'
import { storesInOtherLayout } from '#server/records/publications/other-layout.ts'
import { currentRenderer } from '#server/services/base.ts'
import { DataFolderInUse, dataPaths } from '#server/services/data-folder.ts'
import { mediaStorage } from '#server/services/media.ts'
import { type Services, startServices } from '#server/services/start-services.ts'
import { openExistingDatabase } from '../support/existing-database.ts'
import { type Progress, showProgress } from '../support/progress.ts'

export interface RebuildOptions {
  config: Config
  choice: 'all' | 'stale' | 'verify' | { slug: string }
  /** Render every page of the chosen stores. */
  force: boolean
  dryRun: boolean
  print: (line: string) => void
}

/** Outcome of a rebuild. */
interface Summary {
  /** Slugs: a store that is published twice is one store. */
  published: Set<string>
  rendered: number
  reused: number
  /** Errors by slug. */
  failed: Map<string, string>
}

const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`

const chosen = (states: StoreState[], { choice, force }: RebuildOptions): StoreState[] => {
  if (typeof choice === 'object') return states.filter((state) => state.slug === choice.slug)
  if (choice === 'all' && force) return states
  return states.filter((state) => state.stale && (choice !== 'stale' || state.stale !== 'missing on disk'))
}

/**
 * Publishes the chosen stores, beside a running server or alone, and prints the outcome.
 * Returns the exit code: 1 when a page failed or the store does not exist.
 */
export const rebuild = async (options: RebuildOptions): Promise<number> => {
  const { config, print } = options
  const started = performance.now()
  const db = openExistingDatabase(config)
  try {
    await migrateToLatest(db)
    const look = options.choice === 'verify' ? 'hashes' : options.choice === 'stale' ? undefined : 'lengths'
    const others = await storesInOtherLayout(db, config.paidLayouts, systemClock.now())
    const states = (await statesOf(db, config, look)).map((state) =>
      others.has(state.id) ? { ...state, stale: state.stale ?? ('other layout' as const) } : state,
    )
    const stores = chosen(states, options)
    if (typeof options.choice === 'object' && stores.length === 0) {
      print(`There is no store at "${options.choice.slug}".`)
      return 1
    }
    if (options.dryRun) {
      for (const store of stores) print(`${store.slug}: ${store.stale ?? 'up to date'}`)
      print(`${stores.length} of ${states.length} stores would be published.`)
      return 0
    }
    const summary = await publishAll(db, stores, options)
    for (const [slug, failure] of summary.failed) print(`✗ ${slug} ${failure}`)
    const seconds = (performance.now() - started) / 1000
    const unchanged = typeof options.choice === 'object' ? 0 : states.length - stores.length
    print(
      `${counted(summary.published.size, 'store')} published, ${unchanged} unchanged; ${counted(summary.rendered, 'page')} rendered, ${summary.reused} reused, ${summary.failed.size} failed; ${seconds.toFixed(1)} s`,
    )
    const lost = options.choice === 'verify' ? await verifyImages(db, options) : 0
    return summary.failed.size + lost > 0 ? 1 : 0
  } finally {
    await db.destroy()
  }
}

/** Returns the state of stores, from the data folder or the shared object store. */
const statesOf = async (db: Db, config: Config, look: Thoroughness | undefined): Promise<StoreState[]> => {
  const renderer = currentRenderer(config)
  if (config.role === 'all' || !config.objectStore)
    return storeStates(db, new PublishedFolder(dataPaths(config).published), renderer, look)
  const { openObjectStore } = await import('#server/ports/object-store.ts')
  return objectStates(db, new PublishedObjects(openObjectStore(config.objectStore)), renderer, look)
}

/** Checks all image files and repairs what it can. Returns how many images are lost. */
const verifyImages = async (db: Db, { config, print }: RebuildOptions): Promise<number> => {
  const imageProcess = createImageProcess()
  const media = await mediaStorage(config)
  const log = pino({ level: 'silent' })
  try {
    const deps = { db, writes: createWrites(db), media, imageProcess, log }
    const { images, remade, lost } = await verifyMedia(deps, { contents: true })
    print(`${counted(images, 'image')} looked at, ${remade} made again, ${lost.length} lost`)
    return lost.length
  } finally {
    await imageProcess.stop()
  }
}

const publishAll = async (db: Db, stores: StoreState[], options: RebuildOptions): Promise<Summary> => {
  const summary: Summary = { published: new Set(), rendered: 0, reused: 0, failed: new Map() }
  if (stores.length === 0) return summary
  const progress = showProgress(stores.length, 'stores', options.print)
  const ids = stores.map((store) => store.id)
  const since = new Date().toISOString()
  const writes = createWrites(db)
  await republish({ writes, clock: systemClock }, ids, { force: options.force })
  const damaged = stores.filter((store) => store.stale === 'damaged')
  if (damaged.length > 0) {
    options.print(
      `${counted(damaged.length, 'store')} with damaged pages: ${damaged.map(({ slug }) => slug).join(', ')}`,
    )
    await repairDamaged({ writes, clock: systemClock }, damaged)
  }
  const services = await startAlone(options.config, stores, summary, progress)
  if (services) {
    await services.publisher.idle()
    await services.stop()
  } else {
    await watch(db, stores, since, summary, progress)
  }
  progress.end()
  return summary
}

/** Publishes in this process. Returns `undefined` if a server or publisher already does. */
const startAlone = async (
  config: Config,
  stores: StoreState[],
  summary: Summary,
  progress: Progress,
): Promise<Services | undefined> => {
  // One of several would leave most to the others, and see nothing of it.
  if (config.role !== 'all') return undefined
  const slugs = new Map(stores.map((store) => [store.id, store.slug]))
  try {
    return await startServices(config, pino({ level: 'silent' }), {
      idleTasks: false,
      onOutcome: (outcome) => {
        const slug = slugs.get(outcome.storeId)
        // A start also reconciles other stores.
        if (slug === undefined) return
        if (outcome.kind === 'published') {
          summary.published.add(slug)
          summary.failed.delete(slug)
          summary.rendered += outcome.rendered
          summary.reused += outcome.reused
        } else if (outcome.kind === 'failed') {
          summary.failed.set(slug, `${outcome.page}: ${outcome.message}`)
        }
        progress.advance(new Set([...summary.published, ...summary.failed.keys()]).size)
      },
    })
  } catch (error) {
    if (error instanceof DataFolderInUse) return undefined
    throw error
  }
}

/** Follows a running server as it works off the jobs enqueued at `since`. */
const watch = async (
  db: Db,
  stores: StoreState[],
  since: string,
  summary: Summary,
  progress: Progress,
): Promise<void> => {
  const slugs = new Map(stores.map((store) => [store.id, store.slug]))
  for (;;) {
    const jobs = await db.selectFrom('publish_jobs').select(['store_id', 'last_error']).execute()
    const ours = jobs.filter((job) => slugs.has(job.store_id))
    const waiting = ours.filter((job) => job.last_error === null)
    progress.advance(stores.length - waiting.length)
    if (waiting.length === 0) {
      summary.failed = new Map(ours.map((job) => [slugs.get(job.store_id) ?? '', job.last_error ?? '']))
      break
    }
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  const done = await db
    .selectFrom('publications')
    .select(['store_id', 'pages_rendered', 'pages_reused'])
    .where('live', '=', 1)
    .where('published_at', '>=', since)
    .execute()
  for (const publication of done) {
    const slug = slugs.get(publication.store_id)
    if (slug === undefined) continue
    summary.published.add(slug)
    summary.rendered += publication.pages_rendered
    summary.reused += publication.pages_reused
  }
}
