import { createMediaSweep } from '#server/maintenance/media-sweep.ts'
import { httpCdn } from '#server/ports/cdn.ts'
import { startCdnPurges } from '#server/publish/cdn-purges.ts'
import { liveInFolder } from '#server/publish/live-folder.ts'
import { liveInRows } from '#server/publish/live-rows.ts'
import { republishStale } from '#server/publish/object-states.ts'
import { createObjectSweep } from '#server/publish/objects/sweep-objects.ts'
import { repairPowerCut } from '#server/publish/power-cut.ts'
import type { PublishOutcome } from '#server/publish/publish-outcome.ts'
import { createPublishQueue, publishWork } from '#server/publish/publish-queue.ts'
import { startPublisher } from '#server/publish/publisher.ts'
import { type Reconciled, reconcile } from '#server/publish/reconcile.ts'
import { createRepublishProgress } from '#server/publish/republish-progress.ts'
import { createVerification, type Verification } from '#server/publish/verification.ts'
import { createShareImages } from '#server/share-images/share-images.ts'
import type { Base } from './base.ts'
import { publicationsHeard } from './publications-heard.ts'
import type { Queues } from './queues.ts'

/** Time for checking pages after an unclean stop, before the first request. The rest is checked in quiet moments. */
const VERIFY_BEFORE_SERVING_MS = 10_000
/** Longest wait for damaged pages before the first request. */
const REPAIR_BEFORE_SERVING_MS = 30_000

const NOTHING_FOUND: Reconciled = {
  addresses: 0,
  strays: 0,
  deletedStores: 0,
  missing: [],
  damaged: [],
  republished: [],
}

export interface PublishingOptions {
  /** Called with the outcome of each publication. */
  onOutcome?: (outcome: PublishOutcome) => void
}

/** The publisher and its follow-up work. */
export type Publishing = Awaited<ReturnType<typeof startPublishing>>

/** Repairs the published pages and starts the publisher. */
export const startPublishing = async (base: Base, queues: Queues, options: PublishingOptions) => {
  const { config, db, writes, clock, log, media, folder, renderer, metrics, unclean, imageProcess } = base
  const { torn, reconciled } = await putInOrder(base)
  const shareImages = createShareImages({
    db,
    writes,
    clock,
    media,
    imageProcess,
    fontFolder: base.paths.fonts,
    paidLayouts: config.paidLayouts,
  })
  const { objects } = base.pages
  const mediaSweep = createMediaSweep(base, objects ?? folder)
  const objectSweep = objects && createObjectSweep({ db, objects, clock })
  const published = publicationsHeard(base, (storeId) => {
    shareImages.add(storeId)
    mediaSweep.add(storeId)
    objectSweep?.add(storeId)
  })
  const pool = base.startPool()
  const live = objects ? liveInRows(db, objects) : liveInFolder({ folder, pool, log })
  const progress = createRepublishProgress(reconciled.republished, metrics, log)
  const purges = config.cdn && startCdnPurges({ cdn: httpCdn(config.cdn), log, counter: metrics.purges })
  const queue = createPublishQueue(db, clock, queues.open(publishWork))
  const publisher = startPublisher({
    db,
    writes,
    queue,
    live,
    pool,
    media,
    clock,
    log,
    renderer,
    onOutcome: (outcome) => {
      options.onOutcome?.(outcome)
      progress.note(outcome)
      if (outcome.kind === 'failed') metrics.publishFailures.inc()
      else purges?.add(outcome.storeId)
      if (outcome.kind !== 'published') return
      metrics.publications.observe(outcome.milliseconds / 1000)
      published.tell(outcome.storeId)
    },
  })
  const verification = unclean && !objects ? await createVerification({ db, writes, clock, pool, log }) : undefined
  return {
    pool,
    publisher,
    shareImages,
    mediaSweep,
    objectSweep,
    verification,
    /** Sends the last purges to the CDN, for a moment. */
    stopPurges: async () => purges?.stop(),
    /** Follows the publications of all processes. */
    hearOfPublications: published.hear,
    /** Checks for crash damage and waits for repairs, each for a limited time. */
    repair: () => repair(base, publisher, { torn, reconciled, verification }),
  }
}

/** Reconciles pages: by the folder of the only process, or by rows for one of several. */
const putInOrder = async ({ config, db, writes, clock, folder, pages, renderer, unclean }: Base) => {
  const deps = { db, writes, clock, paidLayouts: config.paidLayouts }
  const { objects } = pages
  if (objects) {
    const republished = await republishStale(deps, objects, renderer)
    return { torn: [], reconciled: { ...NOTHING_FOUND, republished } }
  }
  const torn = unclean ? await repairPowerCut({ db, writes, clock }, folder) : []
  return {
    torn,
    reconciled: await reconcile(deps, folder, renderer, unclean ? 'lengths' : undefined),
  }
}

interface Found {
  torn: string[]
  reconciled: Reconciled
  verification: Verification | undefined
}

const repair = async (
  { unclean, log }: Base,
  publisher: { whenPublished(storeIds: string[], milliseconds: number): Promise<boolean> },
  { torn, reconciled, verification }: Found,
): Promise<void> => {
  if (verification) await verification.run(VERIFY_BEFORE_SERVING_MS)
  const repaired = await publisher.whenPublished(
    [...torn, ...(unclean ? [...(verification?.repaired ?? []), ...reconciled.damaged, ...reconciled.missing] : [])],
    REPAIR_BEFORE_SERVING_MS,
  )
  const again = new Set([...torn, ...reconciled.damaged, ...reconciled.missing, ...(verification?.repaired ?? [])]).size
  if (unclean) {
    log.warn(
      `The server was not stopped properly. The database and the published pages were checked; ${again} ${again === 1 ? 'shop was' : 'shops were'} made again`,
    )
  }
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
}
