import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Logger, pino } from 'pino'
import { onTestFinished } from 'vitest'
import { createApp } from '#server/app.ts'
import { createPasswords } from '#server/auth/password-queue.ts'
import { startSession } from '#server/auth/sessions.ts'
import { getConfig } from '#server/config/config.ts'
import type { Db } from '#server/db/database.ts'
import { createWrites } from '#server/db/write.ts'
import type { Deps } from '#server/deps.ts'
import { createUploadTurns } from '#server/http/upload-turns.ts'
import { startImageWorker } from '#server/modules/catalogue/images/image-worker.ts'
import { startCloudMessages } from '#server/modules/messages/cloud/send-cloud.ts'
import { startMessenger } from '#server/modules/messages/order-messages/messenger.ts'
import { startAlerts } from '#server/modules/messages/push/send-alerts.ts'
import { whatsAppSimulator } from '#server/modules/messages/whatsapp/simulator.ts'
import { startDomainChecks } from '#server/modules/shop/domains/check-domain.ts'
import { sqliteBackups } from '#server/ports/backups.ts'
import type { Clock } from '#server/ports/clock.ts'
import { metaCloudApi } from '#server/ports/cloud-api.ts'
import { folderStorage } from '#server/ports/media/folder-storage.ts'
import { createMetrics } from '#server/ports/metrics.ts'
import { secretBox } from '#server/ports/secret-box.ts'
import { insertUser, type UserRow } from '#server/records/users/users.repo.ts'
import { type SharedState, stateInMemory } from '#server/services/shared-state.ts'
import { sellerRow } from '../../../scripts/support/seller-row.ts'
import { fakeDomains } from './fake-domains.ts'
import { fakePushService } from './fake-push.ts'
import { imagesInProcess } from './images-in-process.ts'
import { openTestDatabase } from './test-database.ts'

/** Options of a test's application. */
interface TestAppOptions {
  log?: Logger
  db?: Db
  /** In memory without. */
  state?: (deps: Pick<Deps, 'db' | 'writes' | 'clock' | 'secrets'>) => SharedState
}

interface ApplicationOptions {
  db: Db
  clock: Clock
  dataDir: string
  env?: Record<string, string>
  log?: Logger
  state?: TestAppOptions['state']
}

/** Assembles the whole application on a database. Nothing is published. */
export const assembleApp = ({ db, clock, dataDir, env = {}, log, state: openState }: ApplicationOptions) => {
  const woken = { publisher: 0 }
  const simulator = whatsAppSimulator(db, clock)
  const writes = createWrites(db)
  const secrets = secretBox('a key for tests, of 32 characters')
  const config = getConfig({ DATA_DIR: dataDir, ...env })
  const push = fakePushService()
  const domains = fakeDomains()
  const state = openState?.({ db, writes, clock, secrets }) ?? stateInMemory(clock)
  const deps: Deps = {
    config,
    db,
    writes,
    clock,
    log: log ?? pino({ level: 'silent' }),
    metrics: createMetrics(),
    media: folderStorage(join(dataDir, 'media')),
    limits: state.limits,
    uploads: createUploadTurns(),
    imageProcess: imagesInProcess,
    passwords: createPasswords(),
    secrets,
    backups: sqliteBackups(join(dataDir, 'app.db'), join(dataDir, 'backups'), clock),
    mediaSweep: { add: () => {} },
    publisher: { alive: () => true },
    previews: {
      page: async ({ title }) => `<!doctype html><title>${title}</title>`,
      render: async ({ path }) => ({ html: '<!doctype html><title>A preview</title>', path: path || '/store/noor/' }),
      kept: () => '<!doctype html><title>As it was</title>',
      cache: state.previewCache,
    },
    whatsapp: simulator,
    whatsappSimulator: simulator,
    push,
    shopFiles: { page: async () => undefined, file: async () => undefined },
    domains,
    cloud: metaCloudApi(config.cloudApi),
  }
  const images = startImageWorker(deps)
  const messenger = startMessenger(deps, { deliver: true, poll: false })
  const alerts = startAlerts(deps, { poll: false })
  const domainChecks = startDomainChecks(deps, { poll: false })
  const cloudMessages = startCloudMessages(deps, { poll: false })
  deps.writes.consume('publications', { wake: () => void woken.publisher++ })
  deps.writes.consume('images', images)
  const app = createApp(deps, ['/auth', '/favicon.svg', '/store-not-found'])

  const call = async (method: string, path: string, options: CallOptions = {}) => {
    const headers = new Headers(options.headers)
    if (options.token) headers.set('authorization', `Bearer ${options.token}`)
    if (options.json !== undefined) headers.set('content-type', 'application/json')
    const response = await app.request(
      `/api${path}`,
      {
        method,
        headers,
        ...(options.json === undefined ? {} : { body: JSON.stringify(options.json) }),
        ...(options.form ? { body: asForm(options.form) } : {}),
      },
      options.address ? { incoming: { socket: { remoteAddress: options.address } } } : {},
    )
    const text = await response.text()
    return { status: response.status, headers: response.headers, body: parse(text) }
  }
  const stop = async () => {
    await images.stop()
    await messenger.stop()
    await alerts.stop()
    await domainChecks.stop()
    await cloudMessages.stop()
  }
  return {
    app,
    deps,
    db,
    call,
    images,
    messenger,
    alerts,
    cloudMessages,
    domainChecks,
    domains,
    push,
    simulator,
    woken,
    dataDir,
    stop,
  }
}

/** A whole application on a database of its own, with a clock that tests set; nothing is published. */
export const createTestApp = async (env: Record<string, string> = {}, options: TestAppOptions = {}) => {
  const { db = await openTestDatabase(), ...others } = options
  const dataDir = mkdtempSync(join(tmpdir(), 'whatsstore-'))
  const clock = { time: new Date('2026-03-01T09:00:00.000Z'), now: () => clock.time }
  const assembled = assembleApp({ db, clock, dataDir, env, ...others })
  onTestFinished(async () => {
    await assembled.stop()
    await db.destroy()
    rmSync(dataDir, { recursive: true, force: true })
  })
  return { ...assembled, clock }
}

export type TestApp = Awaited<ReturnType<typeof createTestApp>>

export interface CallOptions {
  token?: string
  json?: unknown
  form?: Record<string, string | Blob | Blob[]>
  headers?: Record<string, string>
  /** Where the connection comes from; without one, the request is made in-process. */
  address?: string
}

// biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every shape
const parse = (text: string): any => {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

const asForm = (fields: NonNullable<CallOptions['form']>): FormData => {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) {
    for (const one of Array.isArray(value) ? value : [value]) form.append(name, one)
  }
  return form
}

/** A verified seller, signed in. */
export const addSeller = async (
  { deps }: TestApp,
  change: Partial<UserRow> = {},
): Promise<{ user: UserRow; token: string }> => {
  const user = sellerRow({ created_at: deps.clock.now().toISOString(), ...change })
  await deps.db.transaction().execute((trx) => insertUser(trx, user))
  return { user, token: await startSession(deps.db, deps.clock, user.id) }
}

/** A seller with a store. */
export const addStore = async (app: TestApp, slug = 'noor', change: Partial<UserRow> = {}) => {
  const seller = await addSeller(app, change)
  const { body, status } = await app.call('POST', '/stores', {
    token: seller.token,
    json: { name: 'Noor Bangles', bio: 'Glass bangles from Lahore', whatsapp_number: '03001234567', custom_slug: slug },
  })
  if (status !== 201) throw new Error(`store not created: ${JSON.stringify(body)}`)
  return { ...seller, store: body }
}

export const addProduct = async (app: TestApp, token: string, change: Record<string, unknown> = {}) => {
  const { body, status } = await app.call('POST', '/products', {
    token,
    json: {
      name: 'Glass bangles',
      description: 'Twelve, hand made',
      price: 450,
      category: 'Bangles',
      inventory_count: 10,
      ...change,
    },
  })
  if (status !== 201) throw new Error(`product not created: ${JSON.stringify(body)}`)
  return body
}

export const orderForm = (productId: string, change: Record<string, unknown> = {}) => ({
  items: [{ product_id: productId, quantity: 1 }],
  buyer_name: 'Ayesha Khan',
  buyer_phone: '0300 7654321',
  delivery_address: 'House 5, Street 9, Gulberg III, Lahore',
  order_notes: null,
  ...change,
})
