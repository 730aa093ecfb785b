import { setTimeout } from 'node:timers/promises'
import type { Logger } from 'pino'
import type { Db, Transaction } from '#server/db/database.ts'
import type { GroupCommit } from '#server/db/group-commit.ts'
import type { PublishingWorker } from '#server/deps.ts'
import * as repo from '#server/modules/publications/publications.repo.ts'
import { findStoreById } from '#server/modules/stores/stores.repo.ts'
import type { Clock } from '#server/ports/clock.ts'
import type { MediaStorage } from '#server/ports/media-storage.ts'
import type { FilesystemSync } from './files/filesystem-sync.ts'
import type { PublishedFolder } from './files/published-folder.ts'
import type { Prepared } from './pages/publish-store.ts'
import type { ThreadPool } from './threads/thread-pool.ts'

/** Versions of a store that stay on disk, for rollback. */
export const KEPT_VERSIONS = 5
/** Seconds to wait after the 1st, 2nd … failure of a store; the last one repeats. */
const RETRY_SECONDS = [1, 5, 30, 120, 600]
/** Stores under way at once, those that wait for a shared sync included. */
const MOST_BUSY = 200
/** How often jobs are looked for that another process ordered or whose retry is due. */
const POLL = 1_000
/** Milliseconds without having read the jobs after which it counts as dead. */
const SILENT = 30_000

/** One store's turn, as told to whoever follows along. */
export type Turn =
  | { kind: 'published'; storeId: string; version: number; rendered: number; reused: number; milliseconds: number }
  | { kind: 'rolled back'; storeId: string; version: number }
  | { kind: 'removed'; storeId: string }
  | { kind: 'suspended'; storeId: string }
  | { kind: 'failed'; storeId: string; page: string; message: string }

export interface Publisher extends PublishingWorker {
  /** Resolves when no job is due and none is under way. */
  idle(): Promise<void>
  /** Milliseconds since a store was last published; 0 while one is. */
  quietFor(): number
  /** Finishes what is under way, takes no more. */
  stop(): Promise<void>
}

interface PublisherOptions {
  db: Db
  writes: GroupCommit
  folder: PublishedFolder
  pool: ThreadPool
  media: MediaStorage
  clock: Clock
  log: Logger
  renderer: string
  /** Syncs many rebuilt versions at once; without it every version is synced file by file. */
  syncFilesystem?: FilesystemSync | undefined
  /** Hears of every turn, after it is recorded. */
  onTurn?: (turn: Turn) => void
}

/**
 * Takes publish jobs from the table, has their versions prepared in threads, switches them live and records them. The only one who
 * touches `live/`; there is one publisher a data folder (see `takePublishLock`). A store is published by one thread at a time.
 */
export const startPublisher = (options: PublisherOptions): Publisher => {
  const { db, writes, folder, pool, clock, log } = options
  const busy = new Set<string>()
  const idleWaiters: (() => void)[] = []
  let pumping = false
  let again = false
  let stopped = false
  let lastWork = Date.now()
  let lastLook = Date.now()

  const nowText = () => clock.now().toISOString()

  /** Writes down how a turn ended, in a commit that it shares with whatever else is written at that moment. */
  const settle = async (turn: Turn, record: (trx: Transaction) => Promise<void>): Promise<void> => {
    await writes.run(record)
    options.onTurn?.(turn)
  }

  const publishReady = async (job: repo.PublishJob, ready: Extract<Prepared, { kind: 'ready' }>, started: number) => {
    const { slug, version, revision, rendered, reused } = ready
    const storeId = job.store_id
    const store = await findStoreById(db, storeId)
    // Its address may be another store's by now: the job that came with that change publishes it where it belongs.
    if (!store || store.suspended_at || store.store_slug !== slug) return
    const live = folder.liveVersion(slug)
    if (live?.storeId !== storeId || live.version !== version) folder.switchLive(slug, storeId, version)
    for (const former of ready.formerSlugs) folder.unlink(former, storeId)
    const milliseconds = Math.round(performance.now() - started)
    await settle({ kind: 'published', storeId, version, rendered, reused, milliseconds }, async (trx) => {
      if (await findStoreById(trx, storeId)) {
        await repo.recordPublication(
          trx,
          {
            store_id: storeId,
            version,
            revision,
            renderer: options.renderer,
            live: 1,
            pages_rendered: rendered,
            pages_reused: reused,
            milliseconds,
            polished: 0,
            published_at: nowText(),
            shows: ready.shows,
          },
          KEPT_VERSIONS,
        )
        await repo.finishJob(trx, job)
      }
    })
    if (version > KEPT_VERSIONS) void pool.run({ kind: 'prune', storeId, slug, keep: KEPT_VERSIONS }).catch(() => {})
  }

  const unlinkAll = (gone: string) => {
    for (const { slug, storeId } of folder.addresses()) if (storeId === gone) folder.unlink(slug, storeId)
  }

  /** Takes a suspended store's addresses away and keeps everything else for its return. */
  const suspend = (job: repo.PublishJob) => {
    unlinkAll(job.store_id)
    return settle({ kind: 'suspended', storeId: job.store_id }, async (trx) => {
      await repo.markNoneLive(trx, job.store_id)
      await repo.finishJob(trx, job)
    })
  }

  const remove = async (job: repo.PublishJob) => {
    unlinkAll(job.store_id)
    folder.removeSite(job.store_id)
    await options.media.remove(job.store_id)
    await settle({ kind: 'removed', storeId: job.store_id }, (trx) => repo.finishJob(trx, job))
  }

  const fail = (job: repo.PublishJob, page: string, message: string) => {
    const wait = RETRY_SECONDS[Math.min(job.attempts, RETRY_SECONDS.length - 1)] ?? 600
    const next = new Date(clock.now().getTime() + wait * 1000).toISOString()
    log.error(
      { store: job.store_id, page, message, attempts: job.attempts + 1 },
      'a page failed; the last good version stays live',
    )
    return settle({ kind: 'failed', storeId: job.store_id, page, message }, (trx) =>
      repo.postponeJob(trx, job, next, `${page}: ${message}`),
    )
  }

  /**
   * Shows a kept version again. Gives false when it is not kept any more, as after a publication that was under way when it was ordered:
   * its files may be going at this moment.
   */
  const rollBack = async (job: repo.PublishJob, version: number): Promise<boolean> => {
    const store = await findStoreById(db, job.store_id)
    if (!store || store.suspended_at) return false
    const kept = (await repo.listPublications(db, store.id)).some((publication) => publication.version === version)
    if (!kept || !folder.contents(store.id, version)) return false
    folder.switchLive(store.store_slug, store.id, version)
    await settle({ kind: 'rolled back', storeId: store.id, version }, async (trx) => {
      await repo.markLive(trx, store.id, version)
      await repo.finishJob(trx, job)
    })
    return true
  }

  /** Whether an earlier version than the newest is live, as its seller chose. */
  const isRolledBack = async (storeId: string): Promise<boolean> =>
    (await repo.newestPublication(db, storeId))?.live === 0

  const take = async (job: repo.PublishJob) => {
    const started = performance.now()
    try {
      if (job.rollback_to !== null && (await rollBack(job, job.rollback_to))) return
      if (job.stock_only === 1 && (await isRolledBack(job.store_id))) {
        return await writes.run((trx) => repo.finishJob(trx, job))
      }
      // A save is on disk as fast as it can be; rebuilt stores share a sync.
      const shared = job.background === 1 ? options.syncFilesystem : undefined
      const prepared = await pool.run({
        kind: 'prepare',
        storeId: job.store_id,
        force: job.force === 1,
        durable: shared === undefined,
        now: nowText(),
      })
      // The thread is free, whatever this store still waits for.
      void pump()
      if (prepared.kind === 'ready' && prepared.rendered > 0) await shared?.()
      if (prepared.kind === 'ready') await publishReady(job, prepared, started)
      else if (prepared.kind === 'suspended') await suspend(job)
      else if (prepared.kind === 'absent') await remove(job)
      else await fail(job, prepared.page, prepared.message)
    } catch (error) {
      await fail(job, 'store', error instanceof Error ? error.message : String(error))
    }
  }

  const pump = async () => {
    if (pumping) {
      again = true
      return
    }
    pumping = true
    try {
      do {
        again = false
        const free = stopped || busy.size >= MOST_BUSY ? 0 : pool.free
        const jobs = free > 0 ? await repo.dueJobs(db, nowText(), free, [...busy]) : []
        lastLook = Date.now()
        for (const job of jobs) {
          busy.add(job.store_id)
          void take(job)
            .catch(async (error) => {
              log.error({ err: error, store: job.store_id }, 'publishing failed')
              // Not even the failure could be written down: its job is as due as before.
              await setTimeout(POLL)
            })
            .finally(() => {
              lastWork = Date.now()
              busy.delete(job.store_id)
              void pump()
            })
        }
        if (jobs.length === 0 && busy.size === 0 && !again) for (const resolve of idleWaiters.splice(0)) resolve()
      } while (again)
    } catch (error) {
      log.error({ err: error }, 'publish jobs could not be read')
    } finally {
      pumping = false
    }
  }

  const timer = setInterval(() => void pump(), POLL)
  timer.unref()
  void pump()

  return {
    wake: () => void pump(),
    idle: () =>
      new Promise((resolve) => {
        idleWaiters.push(resolve)
        void pump()
      }),
    stop: async () => {
      stopped = true
      clearInterval(timer)
      while (busy.size > 0) await setTimeout(5)
      await pool.stop()
    },
    alive: () => !stopped && Date.now() - lastLook < SILENT,
    quietFor: () => (busy.size > 0 ? 0 : Date.now() - lastWork),
  }
}
