import type { Logger } from 'pino'
import type { IdleTasks } from '#server/background/idle-tasks.ts'
import type { Loop } from '#server/background/loop.ts'
import type { Config } from '#server/config/config.ts'
import type { Deps } from '#server/deps.ts'
import { verifyImages } from '#server/modules/catalogue/images/verify-after-crash.ts'
import { isSomePublisherUp, startPublisherBeats } from '#server/modules/operation/health/publisher-health.ts'
import { watchHealth } from '#server/modules/operation/health/watch-health.ts'
import type { PublishedFolder } from '#server/publish/files/published-folder.ts'
import type { Publisher } from '#server/publish/publisher.ts'
import { createDeps } from './application.ts'
import { type BaseOptions, openBase } from './base.ts'
import type { Pages } from './pages.ts'
import { type PublishingOptions, startPublishing } from './publishing.ts'
import { openQueues } from './queues.ts'
import { startWakeUps } from './wake-ups.ts'
import { startWork } from './work.ts'

/** Answers requests. */
export interface WebServices {
  deps: Deps
  pages: Pages
  folder: PublishedFolder
  /** Finishes what is under way and releases the data folder. */
  stop(): Promise<void>
}

/** The application with its background work. */
export interface Services extends WebServices {
  publisher: Publisher
  images: Loop
  idleTasks: IdleTasks
}

export interface ServiceOptions extends BaseOptions, PublishingOptions {
  /** Whether idle tasks run (best compression, share images, AVIF). Default: yes. */
  idleTasks?: boolean
}

/**
 * Opens and reconciles the data folder, and starts everything behind the API. Resolves once damaged pages are repaired.
 * Throws `StartRefused` as `openBase` does.
 */
export const startServices = async (config: Config, log: Logger, options: ServiceOptions = {}): Promise<Services> => {
  const base = await openBase(config, log, options)
  const queues = await openQueues(base)
  const publishing = await startPublishing(base, queues, options)
  const { publisher, verification } = publishing
  const deps = createDeps(base, publishing)
  const work = startWork(deps, base, queues, publishing, { idleTasks: options.idleTasks !== false })
  const wakeUps = startWakeUps(base, work.consumers)
  const health = watchHealth(deps)
  const signsOfLife = startPublisherBeats(deps)
  await publishing.repair()
  const ending = new AbortController()
  // Objects in an object store are never partial.
  const verified = base.unclean && config.role === 'all' ? verifyImages(deps, ending.signal) : Promise.resolve(true)

  return {
    deps,
    pages: base.pages,
    folder: base.folder,
    publisher,
    images: work.images,
    idleTasks: work.idleTasks,
    stop: async () => {
      ending.abort()
      health.stop()
      // Images can take seconds each, and are derived after the next start.
      await base.imageProcess.stop()
      await signsOfLife.stop()
      await wakeUps.stop()
      await work.stop()
      const imagesVerified = await verified
      await publisher.stop()
      await publishing.stopPurges()
      await queues.stop()
      // An unfinished check is repeated after the next start.
      await base.close({ inOrder: !verification?.waiting && imagesVerified })
    },
  }
}

/** Opens what answers browsers, without background work. Throws `StartRefused` as `openBase` does. */
export const startWeb = async (config: Config, log: Logger, options: BaseOptions = {}): Promise<WebServices> => {
  const base = await openBase(config, log, options)
  const pool = base.startPool()
  const deps = createDeps(base, {
    pool,
    publisher: { alive: () => isSomePublisherUp(base) },
    // The sweeping publisher checks every store once a day.
    mediaSweep: { add: () => {} },
  })
  const wakeUps = startWakeUps(base, {})
  const health = watchHealth(deps)
  return {
    deps,
    pages: base.pages,
    folder: base.folder,
    stop: async () => {
      health.stop()
      await wakeUps.stop()
      await pool.stop()
      await base.close({ inOrder: true })
    },
  }
}
