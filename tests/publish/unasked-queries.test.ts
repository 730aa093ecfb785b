import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import SqliteDatabase from 'better-sqlite3'
import sharp from 'sharp'
import { expect, test, vi } from 'vitest'
import { startShowing } from '#server/modules/catalogue/products/show-due.ts'
import { startMailOutbox } from '#server/modules/messages/mail/mail-outbox.ts'
import { startMessenger } from '#server/modules/messages/order-messages/messenger.ts'
import { startHoldEnds } from '#server/modules/selling/orders/end-holds.ts'
import { startAdvanceEnds } from '#server/modules/selling/payments/end-advances.ts'
import { startSaleTurns } from '#server/modules/shop/sales/turn-sales.ts'
import { serialized } from '../support/apps/memory-database.ts'
import { startObjectStore } from '../support/apps/object-store.ts'
import { createPublishingApp, insertTestStore, type PublishingApp } from '../support/apps/publishing-app.ts'
import { createWorld } from '../support/calls/every-call.ts'
import { addProduct } from '../support/fixtures/published-shop.ts'
import { type PlanStep, partialIndexes, plansOf, walks } from '../support/fixtures/query-plans.ts'

/** Key that sealed the secrets of every call's world. */
const WORLD_KEY = 'a key for tests, of 32 characters'
const LONG_AGO = '2000-01-01T00:00:00.000Z'

/** Full scans allowed once at start: live versions, paid sellers' layouts, waiting stores, messages being sent. */
const AT_START = [
  'select "id" from "stores"',
  /^select "stores"\."id", "stores"\."store_slug", "stores"\."domain", "stores"\."revision"/,
  /^select "stores"\."id", "users"\."plan", .* from "users" inner join "stores" .* inner join "publications"/,
  /^select "store_id", "version", "manifest" from "publications" where "live" = \? order by/,
  'select "store_id" from "publish_jobs"',
  'update "whatsapp_messages" set "status" = ? where "status" = ? returning *',
  /kysely_migration|sqlite_master/,
]
/** Scans allowed hourly: ended plans still noted as paid, and layouts with an end date. */
const HOURLY = [/"users"\."plan_expiry" <= \?/, /from "layout_configs" inner join "publications"/]
/** Counts for an operator's monitoring. */
const MONITORED = ['select count(*) as "publish" from "publish_jobs"']

const isExpected = ({ sql }: PlanStep): boolean =>
  [...AT_START, ...HOURLY, ...MONITORED].some((known) => (typeof known === 'string' ? sql === known : known.test(sql)))

const photo = async () => {
  const bytes = await sharp({ create: { width: 300, height: 300, channels: 3, background: '#0f766e' } })
    .png()
    .toBuffer()
  return new File([new Uint8Array(bytes)], 'bangles.png')
}

/** Makes all waiting work due. */
const makeAllDue = (file: string) => {
  const database = new SqliteDatabase(file)
  database.exec(`
    update order_holds set ends_at = '${LONG_AGO}';
    update publications set published_at = '${LONG_AGO}', changed_at = '${LONG_AGO}';
    update orders set pay_by = '2000-01-01', advance_amount = 100;
    update stores set sales_turn = '2000-01-01';
    update products set hidden = 1, show_at = '${LONG_AGO}';
    update mail_outbox set next_attempt_at = '${LONG_AGO}';
    update order_events set next_attempt_at = '${LONG_AGO}';
    update publish_jobs set next_attempt_at = '${LONG_AGO}';
    update users set deletion_at = '${LONG_AGO}' where email = 'leaving@example.org'`)
  database.close()
}

/** Runs background work until there is none left. */
const workAll = async (app: PublishingApp) => {
  const loops = [
    startHoldEnds(app.deps, { poll: false }),
    startSaleTurns(app.deps, { poll: false }),
    startShowing(app.deps, { poll: false }),
    startAdvanceEnds(app.deps, { poll: false }),
    startMessenger(app.deps, { deliver: true, poll: false }),
    startMailOutbox(app.deps, { send: async () => {} }, { poll: false }),
  ]
  await app.images.idle()
  for (const loop of loops) await loop.idle()
  await app.publisher.idle()
  makeAllDue(join(app.dataDir, 'app.db'))
  for (const loop of loops) await loop.idle()
  await app.publisher.idle()
  await app.idleTasks.drain()
  await app.images.idle()
  await app.publisher.idle()
  for (const loop of loops) await loop.stop()
}

/** Pages and files that anybody may ask for. */
const ADDRESSES = [
  '/store/noor/',
  '/store/former/',
  '/store/nobody/',
  '/noor',
  '/media/a/b/320.webp',
  '/readyz',
  '/metrics',
]
const SITEMAPS = ['/sitemap.xml', '/sitemap-stores.xml', '/store/noor/sitemap.xml']

test.each(['a folder', 'an object store'])(
  'with pages in %s, background work and pages go through no table',
  async (place) => {
    const { app: world } = await createWorld()
    const dataDir = mkdtempSync(join(tmpdir(), 'whatsstore-publish-'))
    const file = join(dataDir, 'app.db')
    writeFileSync(file, serialized(world.db))
    const prepare = vi.spyOn(SqliteDatabase.prototype, 'prepare')
    const env = { SECRET_KEY: WORLD_KEY, ...(place === 'a folder' ? {} : (await startObjectStore()).env) }
    const app = await createPublishingApp({ dataDir, idleTasks: true, threads: false, env })
    const store = await insertTestStore(app, 'noor-glass')
    await addProduct(app, store, { images: [await photo()] })
    await workAll(app)
    for (const address of [...ADDRESSES, ...SITEMAPS, '/store/noor-glass/']) await app.get(address)
    await app.stop()
    const statements = prepare.mock.calls.map(([sql]) => sql)
    prepare.mockRestore()

    const database = new SqliteDatabase(file)
    const rare = partialIndexes(database)
    const found = plansOf(database, statements).filter((step) => walks(step, rare) && !isExpected(step))
    database.close()
    expect(statements.length).toBeGreaterThan(100)
    expect(found).toEqual([])
  },
)
