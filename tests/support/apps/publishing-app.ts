import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { onTestFinished } from 'vitest'
import { getConfig } from '#server/config/config.ts'
import { newId } from '#server/db/ids.ts'
import type { Deps } from '#server/deps.ts'
import type { PublishOutcome } from '#server/publish/publish-outcome.ts'
import type { ThreadPool } from '#server/publish/threads/thread-pool.ts'
import type { ThreadData } from '#server/publish/threads/thread-tasks.ts'
import type { StoreRow } from '#server/records/stores/stores.repo.ts'
import { insertStore } from '#server/records/stores/stores.repo.ts'
import { insertUser, type UserRow } from '#server/records/users/users.repo.ts'
import { startServices } from '#server/services/start-services.ts'
import { createWeb } from '#server/services/web.ts'
import { sellerRow } from '../../../scripts/support/seller-row.ts'
import { migratedDatabase } from './memory-database.ts'
import { PoolInProcess } from './pool-in-process.ts'

/**
 * Starts the application with its real publisher and data folder. Call it again on a folder to test a restart.
 * Without `threads` it renders in this process, which is cheaper; `createPool` replaces the pool.
 */
export const createPublishingApp = async (
  options: {
    dataDir?: string
    idleTasks?: boolean
    threads?: boolean
    env?: Record<string, string>
    createPool?: (data: ThreadData) => ThreadPool
  } = {},
) => {
  const dataDir = options.dataDir ?? mkdtempSync(join(tmpdir(), 'whatsstore-publish-'))
  const database = join(dataDir, 'app.db')
  if (!existsSync(database)) writeFileSync(database, await migratedDatabase())
  const config = getConfig({ DATA_DIR: dataDir, PUBLISH_WORKERS: '1', LOG_LEVEL: 'silent', ...options.env })
  const outcomes: PublishOutcome[] = []
  const createPool =
    options.createPool ?? (options.threads === false ? (data: ThreadData) => new PoolInProcess(data) : undefined)
  const services = await startServices(config, pino({ level: 'silent' }), {
    idleTasks: options.idleTasks ?? false,
    onOutcome: (outcome) => void outcomes.push(outcome),
    ...(createPool ? { createPool } : {}),
  })
  const { deps, publisher } = services
  const { app, listener } = createWeb(services)
  let open = true
  const stop = async () => {
    if (open) await services.stop()
    open = false
  }
  onTestFinished(async () => {
    await stop()
    rmSync(dataDir, { recursive: true, force: true })
  })
  return {
    ...services,
    config,
    dataDir,
    outcomes,
    app,
    listener,
    stop,
    get: (path: string, headers: Record<string, string> = {}) => app.request(path, { headers }),
    /** Ends every step, as half a minute without a save does. The next save makes a version of its own. */
    endSteps: async () => {
      await deps.db.updateTable('publications').set({ changed_at: '2000-01-01T00:00:00.000Z' }).execute()
    },
    /** Waits until all pages show every change, including the stock that orders left. */
    settled: async () => {
      await deps.db.updateTable('publish_jobs').set({ next_attempt_at: '2000' }).where('stock_only', '=', 1).execute()
      await publisher.idle()
    },
  }
}

export type PublishingApp = Awaited<ReturnType<typeof createPublishingApp>>

/** A seller's store, who pays unless said otherwise, put straight into the database. */
export const insertTestStore = async (
  app: { deps: Pick<Deps, 'db'> },
  slug: string,
  plan: UserRow['plan'] = 'paid',
): Promise<StoreRow> => {
  const now = new Date().toISOString()
  const store: StoreRow = {
    id: newId(),
    user_id: newId(),
    store_slug: slug,
    name: `Store ${slug}`,
    bio: 'Glass bangles from Lahore',
    whatsapp_number: '3001234567',
    country_code: '+92',
    instagram_url: null,
    facebook_url: null,
    logo_image_id: null,
    cover_image_id: null,
    cover_focus_x: 50,
    cover_focus_y: 50,
    currency: 'PKR',
    badges: [],
    verified_at: null,
    trusted_at: null,
    revision: 0,
    suspended_at: null,
    closed_at: null,
    suspended_reason: null,
    hold_hours: 24,
    delivery: null,
    sales: [],
    sales_turn: null,
    reviews: 0,
    language: 'en',
    both_languages: 0,
    bio_en: null,
    bio_ur: null,
    feeds: 0,
    domain: null,
    pixels: null,
    payment_methods: [],
    advance: null,
    payment_methods_at: null,
    message_new_buyers: 0,
    created_at: now,
    updated_at: now,
  }
  await app.deps.db.transaction().execute(async (trx) => {
    const email = `${slug}@seller.example`
    await insertUser(trx, sellerRow({ id: store.user_id, email, plan, created_at: now }))
    await insertStore(trx, store)
  })
  return store
}
