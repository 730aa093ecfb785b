import type { Logger } from 'pino'
import type { Db, Transaction } from '#server/db/database.ts'
import { isDatabaseAway } from '#server/db/postgres/postgres.ts'
import { type Writes, write } from '#server/db/write.ts'
import { countPublication } from '#server/modules/growth/analytics/platform-days.ts'
import type { Clock } from '#server/ports/clock.ts'
import type { MediaStorage } from '#server/ports/media/media-storage.ts'
import * as repo from '#server/records/publications/publications.repo.ts'
import type { PublishJob } from '#server/records/publications/publish-jobs.repo.ts'
import { liveName } from '#server/records/stores/store-url.ts'
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

export interface JobRunnerOptions {
  db: Db
  writes: Writes
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

/** Does publish jobs: prepares a version in a thread, switches it live and records it. */
export class JobRunner {
  readonly #options: JobRunnerOptions
  /** Called when a job's thread is free, before its outcome is recorded. */
  readonly #onThreadFree: () => void
  /** Set by a stop, which ends the threads of long publications. Their jobs stay due. */
  isStopped = false

  constructor(options: JobRunnerOptions, onThreadFree: () => void) {
    this.#options = options
    this.#onThreadFree = onThreadFree
  }

  /** Publishes a job's store. Records what failed and postpones the job. Throws when that could not be recorded. */
  async run(job: PublishJob): Promise<void> {
    const { db, queue, live } = this.#options
    const started = performance.now()
    try {
      await live.begin(job.store_id)
      if (job.rollback_to !== null && (await this.#rollBack(job, job.rollback_to))) return
      // The seller rolled back: stock alone does not replace her choice.
      if (job.stock_only === 1 && (await repo.newestPublication(db, job.store_id))?.live === 0) {
        return await write(this.#options, (trx) => queue.finish(trx, job))
      }
      await this.#prepare(job, started)
    } catch (error) {
      if (error instanceof JobLost || isDatabaseAway(error)) throw error
      if (this.isStopped) return
      const page = error instanceof EndlessPage ? error.page : 'store'
      await this.#fail(job, page, error instanceof Error ? error.message : String(error))
    }
  }

  async #prepare(job: PublishJob, started: number): Promise<void> {
    const prepared = await this.#options.pool.run({
      kind: 'prepare',
      storeId: job.store_id,
      force: job.force === 1,
      background: job.background === 1,
      // Sellers wait for their saves; nobody waits for stock.
      awaited: job.background === 0 && job.stock_only === 0,
      now: this.#options.clock.now().toISOString(),
    })
    if (prepared.kind === 'ready') await this.#publish(job, prepared, started)
    else if (prepared.kind === 'suspended') await this.#suspend(job)
    else if (prepared.kind === 'absent') await this.#remove(job)
    else if (prepared.kind === 'away') await this.#fail(job, 'store', prepared.message, AWAY_SECONDS)
    else await this.#fail(job, prepared.page, prepared.message)
  }

  async #publish(job: PublishJob, ready: ReadyVersion, started: number): Promise<void> {
    const { db, live, queue, clock, renderer } = this.#options
    const { slug, version, manifest, revision, rendered, reused } = ready
    const storeId = job.store_id
    const store = await findStoreById(db, storeId)
    // The address may have moved to another store, which has its own job.
    if (!store || isOffAir(store) || liveName(store) !== slug) return
    await live.show(storeId, ready)
    const milliseconds = Math.round(performance.now() - started)
    await this.#record({ kind: 'published', storeId, version, rendered, reused, milliseconds }, async (trx) => {
      if (manifest !== null) await assertFollows(trx, storeId, ready, started)
      if (await findStoreById(trx, storeId)) {
        await repo.recordPublication(
          trx,
          {
            store_id: storeId,
            version,
            revision,
            renderer,
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

  /** Shows a kept version again. Returns false if it is not kept any more: its files may be going right now. */
  async #rollBack(job: PublishJob, version: number): Promise<boolean> {
    const { db, live, queue } = this.#options
    const store = await findStoreById(db, job.store_id)
    if (!store || isOffAir(store)) return false
    const kept = (await repo.listPublications(db, store.id)).find((publication) => publication.version === version)
    if (!kept || !(await live.isWhole(store.id, kept))) return false
    live.showAgain(liveName(store), store.id, version)
    await this.#record({ kind: 'rolled back', storeId: store.id, version }, async (trx) => {
      await repo.markLive(trx, store.id, version)
      await queue.finish(trx, job)
    })
    return true
  }

  /** Hides a suspended store's pages and keeps them for its return. */
  #suspend(job: PublishJob): Promise<void> {
    const { live, queue } = this.#options
    live.hide(job.store_id)
    return this.#record({ kind: 'suspended', storeId: job.store_id }, async (trx) => {
      await repo.markNoneLive(trx, job.store_id)
      await queue.finish(trx, job)
    })
  }

  async #remove(job: PublishJob): Promise<void> {
    const { live, media, queue } = this.#options
    await live.remove(job.store_id)
    await media.removeFolder(job.store_id)
    await this.#record({ kind: 'removed', storeId: job.store_id }, (trx) => queue.finish(trx, job))
  }

  #fail(job: PublishJob, page: string, message: string, pauseSeconds?: number[]): Promise<void> {
    const { log, queue } = this.#options
    log.error(
      { store: job.store_id, page, message, attempts: job.attempts + 1 },
      'a page failed; the last good version stays live',
    )
    return this.#record({ kind: 'failed', storeId: job.store_id, page, message }, (trx) =>
      queue.postpone(trx, job, `${page}: ${message}`, pauseSeconds),
    )
  }

  async #record(outcome: PublishOutcome, record: (trx: Transaction) => Promise<void>): Promise<void> {
    const recorded = write(this.#options, record)
    // Lets the store's commit go first.
    setImmediate(this.#onThreadFree)
    await recorded
    this.#options.onOutcome?.(outcome)
  }
}
