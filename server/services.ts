import { cpSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Logger } from 'pino'
import type { StorePage } from '#contract/stores/store-page.ts'
import { type Chores, startChores } from './background/idle-tasks.ts'
import type { Config } from './config.ts'
import { openDatabase } from './db/database.ts'
import { takePublishLock } from './db/folder-lock.ts'
import { createGroupCommit } from './db/group-commit.ts'
import { migrateToLatest } from './db/migrate.ts'
import type { Deps } from './deps.ts'
import { createLimits } from './http/limits.ts'
import { createMediaSweep } from './maintenance/media-sweep.ts'
import { createPlanEnds } from './maintenance/plan-ends.ts'
import { createPurge } from './maintenance/purge.ts'
import { addAvif, type ImageWorker, startImageWorker } from './modules/images/image-worker.ts'
import { startMailOutbox } from './modules/mail/mail-outbox.ts'
import { startMessenger } from './modules/order-messages/messenger.ts'
import { createPreviewShelf } from './modules/previews/preview-cache.ts'
import { queuedWhatsApp } from './modules/whatsapp/queued-gateway.ts'
import { whatsAppSimulator } from './modules/whatsapp/simulator.ts'
import { sqliteBackups } from './ports/backups.ts'
import { systemClock } from './ports/clock.ts'
import { countingMailer, fileMailer, smtpMailer } from './ports/mailer.ts'
import { folderStorage } from './ports/media-storage.ts'
import { createMetrics } from './ports/metrics.ts'
import { secretBox, storedSecret } from './ports/secret-box.ts'
import { sweepUnfinished } from './ports/sweep-unfinished.ts'
import { filesystemSync } from './publish/files/filesystem-sync.ts'
import { PublishedFolder } from './publish/files/published-folder.ts'
import { polishing } from './publish/files/recompress.ts'
import { BUILD_FOLDER, rendererVersion } from './publish/pages/renderer.ts'
import { type Publisher, startPublisher, type Turn } from './publish/publisher.ts'
import { heal } from './publish/reconcile.ts'
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
  images: ImageWorker
  chores: Chores
  /** Finishes what is under way and lets go of the data folder. */
  stop(): Promise<void>
}

export interface ServiceOptions {
  onTurn?: (turn: Turn) => void
  /** Whether what can wait (best compression, share images, AVIF) is done; yes unless said otherwise. */
  chores?: boolean
  /** Publishes only pages of these kinds; for measurements. */
  only?: StorePage['kind'][]
  /** What renders and writes stores instead of threads; for tests. */
  createPool?: (data: ThreadData) => ThreadPool
}

/** Another process already publishes in this data folder. */
export class DataFolderInUse extends Error {}

/**
 * Opens the data folder and starts what works behind the API: publisher, pictures, mail, share images. Throws `DataFolderInUse` when
 * another process has it.
 */
export const startServices = async (config: Config, log: Logger, options: ServiceOptions = {}): Promise<Services> => {
  const paths = dataPaths(config)
  mkdirSync(config.dataDir, { recursive: true })
  const lock = takePublishLock(config.dataDir)
  if (!lock) throw new DataFolderInUse(`DATA_DIR ${config.dataDir} is in use by another WhatsStore process.`)
  mkdirSync(paths.media, { recursive: true })
  keepAssets(paths.assets)

  const db = openDatabase(paths.database)
  await migrateToLatest(db)
  const clock = systemClock
  const media = folderStorage(paths.media)
  await media.sweepTemporary()
  for (const place of [paths.mail, paths.backups]) sweepUnfinished(place)
  const folder = new PublishedFolder(paths.published)
  const renderer = currentRenderer(config)
  await heal(db, folder, renderer, clock)

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
  const asleep = { wake: () => {}, alive: () => false }
  const metrics = createMetrics()
  const simulator = config.whatsApp === 'simulator' ? whatsAppSimulator(db, clock) : undefined
  const deps: Deps = {
    config,
    db,
    writes: createGroupCommit(db),
    clock,
    log,
    metrics,
    media,
    limits: createLimits(),
    secrets: secretBox(config.secretKey ?? storedSecret(config.dataDir)),
    backups: sqliteBackups(paths.database, paths.backups, clock),
    publisher: asleep,
    previews: { render: (request) => pool.run({ kind: 'preview', request }), shelf: createPreviewShelf(clock) },
    images: asleep,
    mail: asleep,
    messages: asleep,
    whatsapp: simulator ?? queuedWhatsApp(db, clock),
    ...(simulator ? { whatsappSimulator: simulator } : {}),
  }
  const publisher = startPublisher({
    db,
    writes: deps.writes,
    folder,
    pool,
    media,
    clock,
    log,
    renderer,
    syncFilesystem: await filesystemSync(paths.published),
    onTurn: (turn) => {
      options.onTurn?.(turn)
      if (turn.kind === 'failed') metrics.publishFailures.add()
      if (turn.kind !== 'published') return
      metrics.publications.observe(turn.milliseconds / 1000)
      shareImages.add(turn.storeId)
      mediaSweep.add(turn.storeId)
    },
  })
  deps.publisher = publisher
  const shareImages = createShareImages({
    db,
    clock,
    media,
    fontFolder: paths.fonts,
    wake: () => publisher.wake(),
  })
  const mediaSweep = createMediaSweep({ db, folder, media, clock })
  const mailer = config.smtpUrl ? smtpMailer(config.smtpUrl, config.mailFrom) : fileMailer(paths.mail, config.mailFrom)
  const outbox = startMailOutbox(deps, countingMailer(mailer, metrics.mails))
  deps.mail = outbox
  const messenger = startMessenger(deps, { deliver: simulator !== undefined })
  deps.messages = messenger
  const images = startImageWorker(deps)
  deps.images = images
  const chores = startChores(
    options.chores === false
      ? []
      : [
          createPurge(deps),
          createPlanEnds({ db, clock, wake: publisher.wake }),
          polishing(db, pool),
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
    chores,
    stop: async () => {
      await Promise.all([images.stop(), chores.stop(), outbox.stop(), messenger.stop()])
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
