import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { pino } from 'pino'
import type { Config } from '#server/config/config.ts'
import { type Db, openDatabase } from '#server/db/database.ts'
import { migrateToLatest } from '#server/db/migrate.ts'
import { write } from '#server/db/write.ts'
import { changeProduct } from '#server/modules/catalogue/products/products.service.ts'
import { PublishedFolder } from '#server/publish/files/published-folder.ts'
import type { PublishOutcome } from '#server/publish/publish-outcome.ts'
import { enqueuePublish } from '#server/records/publications/enqueue-publish.ts'
import { findStoreById } from '#server/records/stores/stores.repo.ts'
import { dataPaths } from '#server/services/data-folder.ts'
import { type Services, startServices } from '#server/services/start-services.ts'
import { addStores } from './data.ts'
import { LiveWatch } from './live-watch.ts'
import { milliseconds, note, percentile, report, times } from './report.ts'

/** Products of the measured shops. The first is the small one. */
const SIZES = [20, 300, 1000] as const
/** Largest ratio of save → live to that of the small shop, by size. */
const RATIOS: Record<number, number> = { 300: 1.3, 1000: 1.5 }
const ROUNDS = 60
const WARM_ROUNDS = 15
const MAX_HTML = 90 * 1024
const MAX_BROTLI = 14 * 1024
const MAX_PAGES = 12
const MAX_FIRST_MS = 2_000

interface Shop {
  id: string
  slug: string
  size: number
  /** A product from the middle of the list, and the first one. */
  products: string[]
}

const fill = async (config: Config): Promise<Shop[]> => {
  const db = openDatabase(dataPaths(config).database)
  await migrateToLatest(db)
  for (const [index, size] of SIZES.entries()) await addStores(db, index, index + 1, size)
  const shops = await Promise.all(SIZES.map((size, index) => shopAt(db, size, index)))
  await db.destroy()
  return shops
}

const shopAt = async (db: Db, size: number, index: number): Promise<Shop> => {
  const slug = `store-${index}`
  const { id } = await db.selectFrom('stores').select('id').where('store_slug', '=', slug).executeTakeFirstOrThrow()
  const rows = await db.selectFrom('products').select('id').where('store_id', '=', id).orderBy('id', 'desc').execute()
  return { id, slug, size, products: [rows[Math.floor(size / 2)]?.id ?? '', rows[0]?.id ?? ''] }
}

/** Measures an address's home page as it is published. */
const measureHome = (config: Config, { id, size }: Shop): void => {
  const folder = new PublishedFolder(dataPaths(config).published)
  const html = readFileSync(join(folder.version(id, folder.versions(id)[0] ?? 0), 'index.html'))
  const brotli = brotliCompressSync(html).length
  const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1)} kB`
  report(`home with ${size} products`, kilobytes(html.length), '≤ 90 kB', html.length <= MAX_HTML)
  report(`the same, brotli`, kilobytes(brotli), '≤ 14 kB', brotli <= MAX_BROTLI)
}

/** Saves one price. Returns the milliseconds until it is live, and how many files were made. */
const save = async (
  { deps }: Services,
  watch: LiveWatch,
  shop: Shop,
  { product, price, outcome }: { product: string; price: number; outcome: Promise<PublishOutcome> },
): Promise<{ live: number; rendered: number }> => {
  const store = await findStoreById(deps.db, shop.id)
  if (!store) throw new Error('the store is not there')
  const look = await watch.look(shop.slug)
  await changeProduct(deps, store, product, { price })
  const committed = process.hrtime.bigint()
  look.begin()
  const live = Number((await look.live) - committed) / 1e6
  const done = await outcome
  return { live, rendered: done.kind === 'published' ? done.rendered : Number.NaN }
}

/** Puts a product at the front, which moves the last one of each part into the next. */
const reportMove = async ({ deps }: Services, { id, size, products }: Shop, outcome: Promise<PublishOutcome>) => {
  const store = await findStoreById(deps.db, id)
  if (!store) throw new Error('the store is not there')
  await changeProduct(deps, store, products[0] ?? '', { featured: true })
  const done = await outcome
  if (done.kind === 'published')
    note(`another first product of ${size}`, `${done.rendered} files, ${done.milliseconds} ms`)
}

/** Compares shops with few and many products. They take turns, so that all meet the same load. */
export const measureManyProducts = async (config: Config): Promise<void> => {
  const shops = await fill(config)
  let settle: (outcome: PublishOutcome) => void = () => {}
  const nextOutcome = () => new Promise<PublishOutcome>((resolve) => (settle = resolve))
  const services = await startServices(config, pino({ level: 'silent' }), {
    idleTasks: false,
    onOutcome: (outcome) => settle(outcome),
  })
  const { deps, publisher } = services
  await publisher.idle()
  for (const shop of shops) measureHome(config, shop)

  const watch = new LiveWatch(config)
  const live = new Map(shops.map(({ size }) => [size, [] as number[]]))
  const pages = { middle: 0, first: 0 }
  for (let round = 0; round < ROUNDS + WARM_ROUNDS; round++) {
    for (const shop of shops) {
      const place = round % 2
      const product = shop.products[place] ?? ''
      const saved = await save(services, watch, shop, { product, price: 10_000 + round, outcome: nextOutcome() })
      if (round >= WARM_ROUNDS) live.get(shop.size)?.push(saved.live)
      if (shop.size === SIZES.at(-1)) pages[place === 0 ? 'middle' : 'first'] = saved.rendered
    }
  }
  await watch.stop()
  const median = (size: number) => percentile(live.get(size) ?? [], 0.5)
  note(`save → live with ${SIZES[0]} products`, milliseconds(median(SIZES[0])))
  for (const size of SIZES.slice(1)) {
    const ratio = median(size) / median(SIZES[0])
    const most = RATIOS[size] ?? 1
    report(`the same with ${size}`, `${times(ratio)} (${milliseconds(median(size))})`, `≤ ${most}×`, ratio <= most)
  }
  const { middle, first } = pages
  report(
    `files made for one price of ${SIZES.at(-1)}`,
    `${middle}; ${first} for the first product`,
    `≤ ${MAX_PAGES}`,
    Math.max(middle, first) <= MAX_PAGES,
  )

  const large = shops.at(-1)
  if (!large) return
  await reportMove(services, large, nextOutcome())
  await addStores(deps.db, SIZES.length, SIZES.length + 1, large.size)
  const { id } = await shopAt(deps.db, large.size, SIZES.length)
  const outcome = nextOutcome()
  const started = performance.now()
  await write(deps, (trx) => enqueuePublish(trx, deps.clock, id))
  await outcome
  const took = performance.now() - started
  report(`first publication of ${large.size} products`, milliseconds(took), '≤ 2,000 ms', took <= MAX_FIRST_MS)
  await services.stop()
}
