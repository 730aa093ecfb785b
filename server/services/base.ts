import type { Logger } from 'pino'
import type { Config } from '#server/config/config.ts'
import { closeFilesIn, closeFolder } from '#server/db/files/private-files.ts'
import { endRun } from '#server/db/files/unclean-stop.ts'
import { explainUnwritable } from '#server/db/files/unwritable-folder.ts'
import { leasesOfOne, openLeases } from '#server/db/postgres/leases.ts'
import { createWrites } from '#server/db/write.ts'
import { createImageProcess } from '#server/image-process/image-process.ts'
import { postgresBackups, sqliteBackups } from '#server/ports/backups.ts'
import { systemClock } from '#server/ports/clock.ts'
import { collectProcessMetrics, createMetrics } from '#server/ports/metrics.ts'
import { sweepUnfinished } from '#server/ports/sweep-unfinished.ts'
import { rendererVersion } from '#server/publish/pages/renderer.ts'
import { ThreadPool } from '#server/publish/threads/thread-pool.ts'
import type { ThreadData } from '#server/publish/threads/thread-tasks.ts'
import { dataPaths, openDataFolder } from '#server/services/data-folder.ts'
import { mediaStorage } from '#server/services/media.ts'
import { openPages } from './pages.ts'
import { openSharedState } from './shared-state.ts'

/** PostgreSQL connections per publishing thread: a store, and a preview between two of its pages. */
const THREAD_CONNECTIONS = 2

/** Returns one version of everything that pages depend on besides their stores. */
export const currentRenderer = (config: Config): string =>
  rendererVersion(
    config.publicOrigin,
    config.storesOrigin,
    String(new Date().getUTCFullYear()),
    ...(config.cardProvider ? [config.cardProvider] : []),
  )

/** Parts that every role needs: data, files, rendering threads. */
export type Base = Awaited<ReturnType<typeof openBase>>

export interface BaseOptions {
  /** Replaces the rendering threads, for tests and the demo. */
  createPool?: (data: ThreadData) => ThreadPool
}

/**
 * Opens the data folder and the database. Throws `StartRefused` with the reason for the operator: in use by another
 * process (`DataFolderInUse`), not writable, database lost or damaged, wrong key.
 */
export const openBase = async (config: Config, log: Logger, options: BaseOptions = {}) => {
  const paths = dataPaths(config)
  const media = await mediaStorage(config)
  const { lock, unclean, db, secrets } = await openDataFolder(config, log).catch((error) => {
    throw explainUnwritable(config.dataDir, error)
  })
  closeFilesIn(config.dataDir)
  for (const folder of [paths.mail, paths.backups]) closeFolder(folder)
  const clock = systemClock
  const writes = createWrites(db)
  await media.open()
  if (media.away()) log.warn('the object store of S3_ENDPOINT does not answer: it is asked until it does')
  const pages = await openPages({ config, db, writes, clock, log })
  for (const place of [paths.mail, paths.backups]) sweepUnfinished(place)
  const renderer = currentRenderer(config)
  const metrics = createMetrics()
  // Without a reader, watching the event loop would cost an idle server more than all its work.
  if (config.metricsToken) collectProcessMetrics(metrics)
  const imageProcess = createImageProcess()
  const leases = config.postgres && config.role !== 'all' ? openLeases(config.postgres) : leasesOfOne
  const state = openSharedState(config.role === 'all' ? undefined : config.postgres, { db, writes, clock, secrets })

  return {
    config,
    log,
    paths,
    clock,
    db,
    writes,
    secrets,
    media,
    metrics,
    imageProcess,
    leases,
    state,
    renderer,
    pages,
    folder: pages.folder,
    backups: config.postgres ? postgresBackups : sqliteBackups(paths.database, paths.backups, clock),
    /** Whether the last process ended without a clean stop. */
    unclean,
    /** Starts the rendering threads. */
    startPool: (): ThreadPool => {
      const data: ThreadData = {
        database: config.postgres ? { ...config.postgres, connections: THREAD_CONNECTIONS } : paths.database,
        published: pages.place,
        renderer,
        site: {
          storesOrigin: config.storesOrigin,
          apiOrigin: config.storesOrigin === config.publicOrigin ? '' : config.publicOrigin,
          cardProvider: config.cardProvider,
        },
        paidLayouts: config.paidLayouts,
      }
      return options.createPool?.(data) ?? new ThreadPool(config.publishWorkers, data)
    },
    /** Closes everything; `inOrder` marks a clean stop for the next start. */
    close: async ({ inOrder }: { inOrder: boolean }): Promise<void> => {
      await imageProcess.stop()
      await leases.stop()
      await pages.stop()
      await state.close()
      await db.destroy()
      if (inOrder) endRun(config.dataDir)
      lock.release()
    },
  }
}
