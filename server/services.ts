import type { Logger } from 'pino'
import { createPasswords } from './auth/password-queue.ts'
import { type IdleTasks, startIdleTasks, unlessAway } from './background/idle-tasks.ts'
import type { Loop } from './background/loop.ts'
import type { Config } from './config.ts'
import { dataPaths, openDataFolder } from './data-folder.ts'
import { closeFilesIn, closeFolder } from './db/private-files.ts'
import { endRun } from './db/unclean-stop.ts'
import { explainUnwritable } from './db/unwritable-folder.ts'
import { createWrites } from './db/write.ts'
import type { Deps } from './deps.ts'
import { createLimits } from './http/limits.ts'
import { createUploadTurns } from './http/upload-turns.ts'
import { createImageProcess } from './image-process/image-process.ts'
import { createAuditCheck } from './maintenance/audit-check.ts'
import { createClockCheck } from './maintenance/clock-set-back.ts'
import { createEndDates } from './maintenance/end-dates.ts'
import { createMediaSweep } from './maintenance/media-sweep.ts'
import { createPlanEnds } from './maintenance/plan-ends.ts'
import { createPlatformDays } from './maintenance/platform-days.ts'
import { createPurge } from './maintenance/purge.ts'
import { mediaStorage } from './media.ts'
import { createExportTickets } from './modules/account-export/export-tickets.ts'
import { addAvif, startImageWorker } from './modules/images/image-worker.ts'
import { verifyImages } from './modules/images/verify-after-crash.ts'
import { startMailOutbox } from './modules/mail/mail-outbox.ts'
import { watchHealth } from './modules/operations/watch-health.ts'
import { startMessenger } from './modules/order-messages/messenger.ts'
import { startHoldEnds } from './modules/orders/end-holds.ts'
import { queuedWhatsApp } from './modules/whatsapp/queued-gateway.ts'
import { whatsAppSimulator } from './modules/whatsapp/simulator.ts'
import { postgresBackups, sqliteBackups } from './ports/backups.ts'
import { systemClock } from './ports/clock.ts'
import { countingMailer, fileMailer, smtpMailer } from './ports/mailer.ts'
import { collectProcessMetrics, createMetrics } from './ports/metrics.ts'
import { createPreviewCache } from './ports/previews.ts'
import { sweepUnfinished } from './ports/sweep-unfinished.ts'
import { filesystemSync } from './publish/files/filesystem-sync.ts'
import { PublishedFolder } from './publish/files/published-folder.ts'
import { keepAssets } from './publish/keep-assets.ts'
import { rendererVersion } from './publish/pages/renderer.ts'
import { repairUnsynced } from './publish/power-cut.ts'
import type { PublishOutcome } from './publish/publish-outcome.ts'
import { type Publisher, startPublisher } from './publish/publisher.ts'
import { createRecompressTask } from './publish/recompress-task.ts'
import { reconcile } from './publish/reconcile.ts'
import { createRepublishProgress } from './publish/republish-progress.ts'
import { ThreadPool } from './publish/threads/thread-pool.ts'
import type { ThreadData } from './publish/threads/thread-tasks.ts'
import { createVerification } from './publish/verification.ts'
import { createShareImages } from './share-images/share-images.ts'

/** Longest time that pages are looked at after a stop that was none before the first request; the others are looked at in quiet moments. */
const VERIFY_BEFORE_SERVING_MS = 10_000
/** Longest wait for damaged pages to be made again before the first request. */
const REPAIR_BEFORE_SERVING_MS = 30_000

/** To PostgreSQL, of each publishing thread: a store, and a preview between two of its pages. */
const THREAD_CONNECTIONS = 2

/** What pages depend on besides their stores, as one version. */
export const currentRenderer = (config: Config): string =>
  rendererVersion(
    config.publicOrigin,
    config.storesOrigin,
    String(new Date().getUTCFullYear()),
    ...(config.cardProvider ? [config.cardProvider] : []),
  )

/** The application with everything that works behind it. */
export interface Services {
  deps: Deps
  folder: PublishedFolder
  publisher: Publisher
  images: Loop
  idleTasks: IdleTasks
  /** Finishes what is under way and lets go of the data folder. */
  stop(): Promise<void>
}

export interface ServiceOptions {
  /** Hears what becomes of each publication. */
  onOutcome?: (outcome: PublishOutcome) => void
  /** Whether what can wait (best compression, share images, AVIF) is done; yes unless said otherwise. */
  idleTasks?: boolean
  /** What renders and writes stores instead of the usual threads; for tests and the demo. */
  createPool?: (data: ThreadData) => ThreadPool
}

/**
 * Opens the data folder, brings it back to order, and starts what works behind the API: publisher, images, mail, share images. When it
 * resolves, pages that were found damaged are made again. Throws `StartRefused` with what the operator must know: another process has the
 * folder (`DataFolderInUse`), it cannot be written, its database is lost or damaged, its key is the wrong one.
 */
export const startServices = async (config: Config, log: Logger, options: ServiceOptions = {}): Promise<Services> => {
  const paths = dataPaths(config)
  const media = await mediaStorage(config)
  const { lock, unclean, db, secrets } = await openDataFolder(config, log).catch((error) => {
    throw explainUnwritable(config.dataDir, error)
  })
  keepAssets(paths.assets)
  closeFilesIn(config.dataDir)
  for (const folder of [paths.mail, paths.backups]) closeFolder(folder)
  const clock = systemClock
  const writes = createWrites(db)
  await media.open()
  for (const place of [paths.mail, paths.backups]) sweepUnfinished(place)
  const folder = new PublishedFolder(paths.published)
  const renderer = currentRenderer(config)
  const torn = await repairUnsynced({ db, writes, clock }, folder)
  const reconciled = await reconcile({ db, writes, clock }, folder, renderer, unclean ? 'lengths' : undefined)

  const metrics = createMetrics()
  // Where nobody may read them, looking at the event loop would cost a server at rest more than all its work.
  if (config.metricsToken) collectProcessMetrics(metrics)
  const imageProcess = createImageProcess()
  const shareImages = createShareImages({ db, writes, clock, media, imageProcess, fontFolder: paths.fonts })
  const backups = config.postgres ? postgresBackups : sqliteBackups(paths.database, paths.backups, clock)
  const mediaSweep = createMediaSweep({ db, writes, media, clock, backups }, folder)
  const createPool = options.createPool ?? ((data) => new ThreadPool(config.publishWorkers, data))
  const pool = createPool({
    database: config.postgres ? { ...config.postgres, connections: THREAD_CONNECTIONS } : paths.database,
    published: paths.published,
    renderer,
    site: {
      storesOrigin: config.storesOrigin,
      apiOrigin: config.storesOrigin === config.publicOrigin ? '' : config.publicOrigin,
      cardProvider: config.cardProvider,
    },
  })
  const progress = createRepublishProgress(reconciled.republished, metrics, log)
  const publisher = startPublisher({
    db,
    writes,
    folder,
    pool,
    media,
    clock,
    log,
    renderer,
    syncFilesystem: await filesystemSync(paths.published),
    onOutcome: (outcome) => {
      options.onOutcome?.(outcome)
      progress.note(outcome)
      if (outcome.kind === 'failed') metrics.publishFailures.inc()
      if (outcome.kind !== 'published') return
      metrics.publications.observe(outcome.milliseconds / 1000)
      shareImages.add(outcome.storeId)
      mediaSweep.add(outcome.storeId)
    },
  })

  const simulator = config.whatsApp === 'simulator' ? whatsAppSimulator(db, clock) : undefined
  const deps: Deps = {
    config,
    db,
    writes,
    clock,
    log,
    metrics,
    media,
    limits: createLimits(),
    uploads: createUploadTurns(),
    exports: createExportTickets(clock),
    imageProcess,
    secrets,
    passwords: createPasswords(),
    backups,
    mediaSweep,
    publisher,
    previews: {
      page: (page) => pool.run({ kind: 'page', page }),
      render: (request) => pool.run({ kind: 'preview', request }),
      kept: (storeId, version) => folder.homePage(storeId, version),
      cache: createPreviewCache(clock),
    },
    whatsapp: simulator ?? queuedWhatsApp(db, clock),
    ...(simulator ? { whatsappSimulator: simulator } : {}),
  }
  const mailer = config.smtpUrl ? smtpMailer(config.smtpUrl, config.mailFrom) : fileMailer(paths.mail, config.mailFrom)
  const outbox = startMailOutbox(deps, countingMailer(mailer, metrics.mails))
  const holdEnds = startHoldEnds(deps)
  const messenger = startMessenger(deps, { deliver: simulator !== undefined })
  const images = startImageWorker(deps)
  writes.consume('publications', publisher)
  writes.consume('mail', outbox)
  writes.consume('order messages', messenger)
  writes.consume('images', images)
  const verification = unclean ? await createVerification({ db, writes, clock, pool, log }) : undefined
  const health = watchHealth({ config, db, clock, log })
  const idleTasks = startIdleTasks(
    options.idleTasks === false
      ? []
      : [
          ...(verification ? [verification.next] : []),
          createPurge(deps),
          createClockCheck(deps),
          createPlanEnds(deps),
          createEndDates(deps),
          createPlatformDays(deps),
          createAuditCheck(deps),
          createRecompressTask(db, clock, pool),
          unlessAway(media.away, shareImages.makeOne),
          unlessAway(media.away, addAvif(deps, shareImages.makeOneOf)),
          unlessAway(media.away, mediaSweep.sweepOne),
        ],
    publisher.quietFor,
    log,
  )

  if (verification) await verification.run(VERIFY_BEFORE_SERVING_MS)
  const repaired = await publisher.whenPublished(
    [...torn, ...(unclean ? [...(verification?.repaired ?? []), ...reconciled.damaged, ...reconciled.missing] : [])],
    REPAIR_BEFORE_SERVING_MS,
  )
  log.info(
    {
      unclean,
      ...reconciled,
      missing: reconciled.missing.length,
      torn: torn.length,
      damaged: reconciled.damaged.length + (verification?.repaired.length ?? 0),
      republished: reconciled.republished.length,
    },
    repaired ? 'the data folder is in order' : 'damaged pages are still being made again',
  )

  const ending = new AbortController()
  const verified = unclean ? verifyImages(deps, ending.signal) : Promise.resolve(true)

  return {
    deps,
    folder,
    publisher,
    images,
    idleTasks,
    stop: async () => {
      ending.abort()
      const loops = [images, idleTasks, outbox, messenger, holdEnds, health]
      await Promise.all(loops.map((loop) => loop.stop()))
      const imagesVerified = await verified
      await publisher.stop()
      await imageProcess.stop()
      await db.destroy()
      // Pages and images that nobody has looked at since a crash are looked at after the next start.
      if (!verification?.waiting && imagesVerified) endRun(config.dataDir)
      lock.release()
    },
  }
}
