import { cpSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Logger } from 'pino'
import type { StorePage } from '#contract/stores/store-page.ts'
import { type IdleTasks, startIdleTasks } from './background/idle-tasks.ts'
import type { Loop } from './background/loop.ts'
import type { Config } from './config.ts'
import { openDatabase } from './db/database.ts'
import { lockDataFolder } from './db/folder-lock.ts'
import { migrateToLatest } from './db/migrate.ts'
import { createWrites } from './db/write.ts'
import type { Deps } from './deps.ts'
import { createLimits } from './http/limits.ts'
import { createAuditCheck } from './maintenance/audit-check.ts'
import { createMediaSweep } from './maintenance/media-sweep.ts'
import { createPlanEnds } from './maintenance/plan-ends.ts'
import { createPurge } from './maintenance/purge.ts'
import { addAvif, startImageWorker } from './modules/images/image-worker.ts'
import { startMailOutbox } from './modules/mail/mail-outbox.ts'
import { startMessenger } from './modules/order-messages/messenger.ts'
import { queuedWhatsApp } from './modules/whatsapp/queued-gateway.ts'
import { whatsAppSimulator } from './modules/whatsapp/simulator.ts'
import { sqliteBackups } from './ports/backups.ts'
import { systemClock } from './ports/clock.ts'
import { countingMailer, fileMailer, smtpMailer } from './ports/mailer.ts'
import { folderStorage } from './ports/media-storage.ts'
import { collectProcessMetrics, createMetrics } from './ports/metrics.ts'
import { createPreviewCache } from './ports/previews.ts'
import { secretBox, storedSecret } from './ports/secret-box.ts'
import { sweepUnfinished } from './ports/sweep-unfinished.ts'
import { filesystemSync } from './publish/files/filesystem-sync.ts'
import { PublishedFolder } from './publish/files/published-folder.ts'
import { BUILD_FOLDER, rendererVersion } from './publish/pages/renderer.ts'
import { type Publisher, type PublishOutcome, startPublisher } from './publish/publisher.ts'
import { createRecompressTask } from './publish/recompress-task.ts'
import { reconcile } from './publish/reconcile.ts'
import { ThreadPool } from './publish/threads/thread-pool.ts'
import type { ThreadData } from './publish/threads/thread-tasks.ts'
import { createShareImages } from './share-images/share-images.ts'

/** Where things are in the data folder. */
export const dataPaths = (config: Config) => ({
  database: join(config.dataDir, 'app.db'),
  media: join(config.dataDir, 'media'),
  published: join(config.dataDir, 'published'),
  assets: join(config.dataDir, 'assets'),
  mail: join(config.dataDir, 'mail'),
  backups: join(config.dataDir, 'backups'),
  fonts: join(config.dataDir, 'fonts'),
})

/** What pages depend on besides their stores, as one version. */
export const currentRenderer = (config: Config): string =>
  rendererVersion(config.publicOrigin, config.storesOrigin, String(new Date().getUTCFullYear()))

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
  /** Publishes only pages of these kinds; for measurements. */
  only?: StorePage['kind'][]
  /** What renders and writes stores instead of threads; for tests. */
  createPool?: (data: ThreadData) => ThreadPool
}

/** Another process already publishes in this data folder. */
export class DataFolderInUse extends Error {}

/**
 * Opens the data folder and starts what works behind the API: publisher, images, mail, share images. Throws `DataFolderInUse` when another
 * process has it.
 */
export const startServices = async (config: Config, log: Logger, options: ServiceOptions = {}): Promise<Services> => {
  const paths = dataPaths(config)
  mkdirSync(config.dataDir, { recursive: true })
  const lock = lockDataFolder(config.dataDir)
  if (!lock) throw new DataFolderInUse(`DATA_DIR ${config.dataDir} is in use by another WhatsStore process.`)
  mkdirSync(paths.media, { recursive: true })
  keepAssets(paths.assets)

  const db = openDatabase(paths.database)
  await migrateToLatest(db)
  const clock = systemClock
  const writes = createWrites(db)
  const media = folderStorage(paths.media)
  await media.sweepTemporary()
  for (const place of [paths.mail, paths.backups]) sweepUnfinished(place)
  const folder = new PublishedFolder(paths.published)
  const renderer = currentRenderer(config)
  await reconcile({ db, writes, clock }, folder, renderer)

  const metrics = createMetrics()
  collectProcessMetrics(metrics)
  const shareImages = createShareImages({ db, writes, clock, media, fontFolder: paths.fonts })
  const mediaSweep = createMediaSweep({ db, folder, media, clock })
  const createPool = options.createPool ?? ((data) => new ThreadPool(config.publishWorkers, data))
  const pool = createPool({
    databaseFile: paths.database,
    publishedRoot: paths.published,
    renderer,
    site: {
      storesOrigin: config.storesOrigin,
      apiOrigin: config.storesOrigin === config.publicOrigin ? '' : config.publicOrigin,
      ...(options.only ? { only: options.only } : {}),
    },
  })
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
    secrets: secretBox(config.secretKey ?? storedSecret(config.dataDir)),
    backups: sqliteBackups(paths.database, paths.backups, clock),
    publisher,
    previews: { render: (request) => pool.run({ kind: 'preview', request }), cache: createPreviewCache(clock) },
    whatsapp: simulator ?? queuedWhatsApp(db, clock),
    ...(simulator ? { whatsappSimulator: simulator } : {}),
  }
  const mailer = config.smtpUrl ? smtpMailer(config.smtpUrl, config.mailFrom) : fileMailer(paths.mail, config.mailFrom)
  const outbox = startMailOutbox(deps, countingMailer(mailer, metrics.mails))
  const messenger = startMessenger(deps, { deliver: simulator !== undefined })
  const images = startImageWorker(deps)
  writes.consume('publications', publisher)
  writes.consume('mail', outbox)
  writes.consume('order messages', messenger)
  writes.consume('images', images)
  const idleTasks = startIdleTasks(
    options.idleTasks === false
      ? []
      : [
          createPurge(deps),
          createPlanEnds(deps),
          createAuditCheck(deps),
          createRecompressTask(db, pool),
          shareImages.makeOne,
          addAvif(deps),
          mediaSweep.sweepOne,
        ],
    publisher.quietFor,
    log,
  )

  return {
    deps,
    folder,
    publisher,
    images,
    idleTasks,
    stop: async () => {
      await Promise.all([images.stop(), idleTasks.stop(), outbox.stop(), messenger.stop()])
      await publisher.stop()
      await db.destroy()
      lock.release()
    },
  }
}

/** Hashed assets of this build join those of earlier ones: pages published before an upgrade still ask for them. */
const keepAssets = (folder: string) => {
  mkdirSync(folder, { recursive: true })
  cpSync(join(BUILD_FOLDER, 'client/assets'), folder, { recursive: true, force: false })
}
