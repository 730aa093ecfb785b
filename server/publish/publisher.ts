import { setTimeout } from 'node:timers/promises'
import type { Logger } from 'pino'
import { startLoop } from '#server/background/loop.ts'
import type { Db, Transaction } from '#server/db/database.ts'
import { isDatabaseAway } from '#server/db/postgres.ts'
import { type Wakeable, type Writes, write } from '#server/db/write.ts'
import { countPublication } from '#server/modules/growth/analytics/platform-days.ts'
import type { Clock } from '#server/ports/clock.ts'
import type { MediaStorage } from '#server/ports/media/media-storage.ts'
import * as repo from '#server/records/publications/publications.repo.ts'
import * as jobs from '#server/records/publications/publish-jobs.repo.ts'
import { findStoreById, isOffAir } from '#server/records/stores/stores.repo.ts'
import { assertFollows } from './assert-follows.ts'
import { KEPT_VERSIONS } from './kept-versions.ts'
import type { LivePages, ReadyVersion } from './live-pages.ts'
import type { PublishOutcome } from './publish-outcome.ts'
import { JobLost, type PublishQueue } from './publish-queue.ts'
import { EndlessPage } from './threads/rendering-now.ts'
import type { ThreadPool } from './threads/thread-pool.ts'

/** Pauses while the object store is away: that affects all stores alike. */
const AWAY_SECONDS = [1, 2, 5]
/** Stores under way at once, including those waiting to be recorded. */
const MAX_BUSY = 200
/** Interval between looks for jobs of other processes and due retries. */
const POLL_MS = 1_000
/** Milliseconds that a stop waits for publications. Those that take longer are done after the next start. */
const STOP_MS = 2_000
/** Interval between looks whether awaited stores are published. */
const LOOK_AGAIN_MS = 50
/** Time without reading jobs after which the publisher counts as dead. */
const DEAD_AFTER_MS = 30_000

export interface Publisher extends Wakeable {
  /** Whether it has looked for jobs lately. */
  alive(): boolean
  /** Resolves when no job is due or under way. */
  idle(): Promise<void>
  /** Waits until stores are published or have failed, at most so long. Returns whether they are done. */
  whenPublished(storeIds: string[], milliseconds: number): Promise<boolean>
  /** Milliseconds since the last publication; 0 during one. */
  quietFor(): number
  /** Finishes what is under way and takes no more. */
  stop(): Promise<void>
}

interface PublisherOptions {
  db: Db
  writes: Writes
  /** Hands out the jobs. */
  queue: PublishQueue
  live: LivePages
  pool: ThreadPool
  media: MediaStorage
  clock: Clock
  log: Logger
  renderer: string
  /** Called with every recorded outcome. */
  onOutcome?: (outcome: PublishOutcome) => void
}

/**
 * Takes publish jobs, prepares versions in threads, switches them live and records them. One publisher per data folder
 * (see `lockDataFolder`) writes `live/`. A store is published by one thread at a time.
 */
export const startPublisher = (options: PublisherOptions): Publisher => {
  const { db, queue, live, pool, clock, log } = options
  /** Stores under way, by id. */
  const busy = new Map<string, Promise<void>>()
  let stopped = false
  let lastWork = performance.now()
  let lastLook = performance.now()
  /** Counts stores that could not be written, for a moment: no other would fare better. */
  let unwritable = 0

  const recordOutcome = async (outcome: PublishOutcome, record: (trx: Transaction) => Promise<void>): Promise<void> => {
    const recorded = write(options, record)
    // The thread is free. Lets the store's commit go first.
    setImmediate(loop.wake)
    await recorded
    options.onOutcome?.(outcome)
  }

  const publishReady = async (job: jobs.PublishJob, ready: ReadyVersion, started: number) => {
    const { slug, version, manifest, revision, rendered, reused } = ready
    const storeId = job.store_id
    const store = await findStoreById(db, storeId)
    // The address may have moved to another store, which has its own job.
    if (!store || isOffAir(store) || store.store_slug !== slug) return
    await live.show(storeId, ready)
    const milliseconds = Math.round(performance.now() - started)
    await recordOutcome({ kind: 'published', storeId, version, rendered, reused, milliseconds }, async (trx) => {
      if (manifest !== null) await assertFollows(trx, storeId, ready, started)
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
            recompressed: 0,
            ...(manifest === null ? {} : { slug, manifest }),
            published_at: clock.now().toISOString(),
            shows: ready.shows,
          },
          KEPT_VERSIONS,
        )
        await countPublication(trx, clock.now())
        await queue.finish(trx, job)
      }
    })
    live.recorded(storeId, ready)
  }

  /** Hides a suspended store's pages and keeps them for its return. */
  const suspend = (job: jobs.PublishJob) => {
    live.hide(job.store_id)
    return recordOutcome({ kind: 'suspended', storeId: job.store_id }, async (trx) => {
      await repo.markNoneLive(trx, job.store_id)
      await queue.finish(trx, job)
    })
  }

  const remove = async (job: jobs.PublishJob) => {
    await live.remove(job.store_id)
    await options.media.removeFolder(job.store_id)
    await recordOutcome({ kind: 'removed', storeId: job.store_id }, (trx) => queue.finish(trx, job))
  }

  const fail = (job: jobs.PublishJob, page: string, message: string, pauseSeconds?: number[]) => {
    log.error(
      { store: job.store_id, page, message, attempts: job.attempts + 1 },
      'a page failed; the last good version stays live',
    )
    return recordOutcome({ kind: 'failed', storeId: job.store_id, page, message }, (trx) =>
      queue.postpone(trx, job, `${page}: ${message}`, pauseSeconds),
    )
  }

  /** Shows a kept version again. Returns false if it is not kept any more: its files may be going right now. */
  const rollBack = async (job: jobs.PublishJob, version: number): Promise<boolean> => {
    const store = await findStoreById(db, job.store_id)
    if (!store || isOffAir(store)) return false
    const kept = (await repo.listPublications(db, store.id)).find((publication) => publication.version === version)
    if (!kept || !(await live.isWhole(store.id, kept))) return false
    live.showAgain(store.store_slug, store.id, version)
    await recordOutcome({ kind: 'rolled back', storeId: store.id, version }, async (trx) => {
      await repo.markLive(trx, store.id, version)
      await queue.finish(trx, job)
    })
    return true
  }

  const runJob = async (job: jobs.PublishJob) => {
    const started = performance.now()
    try {
      await live.begin(job.store_id)
      if (job.rollback_to !== null && (await rollBack(job, job.rollback_to))) return
      // The seller rolled back: stock alone does not replace her choice.
      if (job.stock_only === 1 && (await repo.newestPublication(db, job.store_id))?.live === 0) {
        return await write(options, (trx) => queue.finish(trx, job))
      }
      const prepared = await pool.run({
        kind: 'prepare',
        storeId: job.store_id,
        force: job.force === 1,
        background: job.background === 1,
        // Sellers wait for their saves; nobody waits for stock.
        awaited: job.background === 0 && job.stock_only === 0,
        now: clock.now().toISOString(),
      })
      if (prepared.kind === 'ready') await publishReady(job, prepared, started)
      else if (prepared.kind === 'suspended') await suspend(job)
      else if (prepared.kind === 'absent') await remove(job)
      else if (prepared.kind === 'away') await fail(job, 'store', prepared.message, AWAY_SECONDS)
      else await fail(job, prepared.page, prepared.message)
    } catch (error) {
      if (error instanceof JobLost || isDatabaseAway(error)) throw error
      // Its thread was ended by the stop. The job stays due.
      if (stopped) return
      const page = error instanceof EndlessPage ? error.page : 'store'
      await fail(job, page, error instanceof Error ? error.message : String(error))
    }
  }

  const start = (job: jobs.PublishJob) => {
    const done = runJob(job)
      .catch(async (error) => {
        log.error({ err: error, store: job.store_id }, 'publishing failed')
        if (error instanceof JobLost) return
        // The failure could not be recorded either: the job stays due.
        unwritable++
        await setTimeout(POLL_MS)
        unwritable--
      })
      .then(() => queue.release(job))
      .catch((error) => log.error({ err: error, store: job.store_id }, 'a store could not be let go of'))
      .finally(() => {
        lastWork = performance.now()
        busy.delete(job.store_id)
        loop.wake()
      })
    busy.set(job.store_id, done)
  }

  /** Hands due jobs to free threads. Each finished job wakes the next pass. */
  const loop = startLoop({
    pass: async () => {
      const mayTake = busy.size < MAX_BUSY && unwritable === 0
      const due = mayTake ? await queue.take(pool.free, pool.freeForSaves) : []
      lastLook = performance.now()
      for (const job of due) start(job)
      return false
    },
    every: POLL_MS,
    onError: (error) => log.error({ err: error }, 'publish jobs could not be read'),
  })

  return {
    wake: loop.wake,
    idle: async () => {
      do {
        await Promise.all(busy.values())
        await loop.idle()
      } while (busy.size > 0)
    },
    whenPublished: async (storeIds, milliseconds) => {
      const end = performance.now() + milliseconds
      loop.wake()
      while (storeIds.length > 0 && (await jobs.stillWaiting(db, storeIds)).length > 0) {
        if (performance.now() > end) return false
        await setTimeout(LOOK_AGAIN_MS)
      }
      return true
    },
    stop: async () => {
      stopped = true
      await loop.stop()
      const done = Promise.all(busy.values()).then(() => true)
      if (!(await Promise.race([done, setTimeout(STOP_MS, false, { ref: false })]))) await pool.stop()
      await done
      await live.stop()
      await pool.stop()
    },
    alive: () => !stopped && performance.now() - lastLook < DEAD_AFTER_MS,
    quietFor: () => (busy.size > 0 ? 0 : performance.now() - lastWork),
  }
}
