import { closeSync, fsyncSync, openSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { pino } from 'pino'
import type { Config } from '#server/config/config.ts'
import { write } from '#server/db/write.ts'
import type { Deps } from '#server/deps.ts'
import { changeProduct } from '#server/modules/catalogue/products/products.service.ts'
import { findProducts } from '#server/records/products/products.repo.ts'
import { enqueueRepublish } from '#server/records/publications/enqueue-publish.ts'
import { findStoreById } from '#server/records/stores/stores.repo.ts'
import { startServices } from '#server/services/start-services.ts'
import { LiveWatch } from './live-watch.ts'
import { milliseconds, note, percentile, report, times } from './report.ts'

const SAVES = 150
/** Stores rendered before measuring, so that the renderer is compiled, as in a publisher that runs for an hour. */
const WARM_STORES = 100
const WARM_SAVES = 20
/** Saves between two measurements of the disk, and writes of each. */
const SAVES_A_LOOK = 10
const WRITES = 3
/** Bytes of a page. */
const PAGE = Buffer.alloc(52_000, 'page ')

/** Milliseconds from commit to live, and of a page's fsynced writes in between. */
interface Saves {
  live: number[]
  writes: number[]
}

/** Writes and syncs a page's bytes into new files. Returns each time in milliseconds. */
const writePages = (folder: string): number[] =>
  Array.from({ length: WRITES + 1 }, () => {
    const started = performance.now()
    const file = openSync(join(folder, 'written'), 'w')
    writeSync(file, PAGE)
    fsyncSync(file)
    closeSync(file)
    return performance.now() - started
    // The first write also flushes what earlier saves left.
  }).slice(1)

/** Rerenders up to `most` stores in the background. */
const renderAnew = async (deps: Deps, most?: number): Promise<void> => {
  const stores = await deps.db.selectFrom('stores').select('id').execute()
  const ids = stores.slice(0, most).map(({ id }) => id)
  await write(deps, (trx) => enqueueRepublish(trx, deps.clock, ids, { background: true, force: true }))
}

/** Starts rerendering all stores in the background, unless that is under way. */
const keepRebuilding = async (deps: Deps): Promise<void> => {
  const waiting = await deps.db
    .selectFrom('publish_jobs')
    .select('store_id')
    .where('background', '=', 1)
    .limit(20)
    .execute()
  if (waiting.length < 20) await renderAnew(deps)
}

/** Measures price changes from commit to live, one after the other, each in another store. */
const measureSaves = async (config: Config, rebuilding = false): Promise<Saves> => {
  let recorded: (storeId: string) => void = () => {}
  const watch = new LiveWatch(config)
  const services = await startServices(config, pino({ level: 'silent' }), {
    idleTasks: false,
    onOutcome: (turn) => recorded(turn.storeId),
  })
  const { deps } = services
  await renderAnew(deps, WARM_STORES)
  await services.publisher.idle()
  const products = await deps.db
    .selectFrom('products')
    .select('id')
    .where('slug', '=', 'product-7')
    // Not in a rebuild's order: a store under way cannot be published in between.
    .orderBy('store_id', 'desc')
    .limit(SAVES + WARM_SAVES)
    .execute()
  const saves: Saves = { live: [], writes: [] }
  for (let index = 0; index < SAVES + WARM_SAVES; index++) {
    const id = products[index % products.length]?.id ?? ''
    const [product] = await findProducts(deps.db, [id])
    const store = product && (await findStoreById(deps.db, product.store_id))
    if (!store) continue
    if (index % SAVES_A_LOOK === 0) {
      if (rebuilding) await keepRebuilding(deps)
      else saves.writes.push(...writePages(config.dataDir))
    }
    const published = new Promise<void>((resolve) => {
      recorded = (storeId) => storeId === store.id && resolve()
    })
    const look = await watch.look(store.store_slug)
    await changeProduct(deps, store, id, { price: 10_000 + index + Math.floor(Math.random() * 1e6) })
    const committed = process.hrtime.bigint()
    look.begin()
    const live = await look.live
    if (index >= WARM_SAVES) saves.live.push(Number(live - committed) / 1e6)
    await published
  }
  await deps.db.deleteFrom('publish_jobs').where('background', '=', 1).execute()
  await services.stop()
  await watch.stop()
  return saves
}

const p50 = (samples: number[]): number => percentile(samples, 0.5)
const p95 = (samples: number[]): number => percentile(samples, 0.95)

/** Compares save → live with 100 stores and with many, in turn, so that both meet the same load. */
export const measureSaveToLive = async (few: Config, many: Config, stores: number): Promise<void> => {
  const among = { few: [] as number[], many: [] as number[] }
  const writes: number[] = []
  for (let round = 0; round < 2; round++) {
    for (const [name, config] of [
      ['few', few],
      ['many', many],
    ] as const) {
      const saves = await measureSaves(config)
      among[name].push(...saves.live)
      writes.push(...saves.writes)
    }
  }
  const disk = p50(writes)
  note('yardstick: one write of 52 kB with fsync', `p50 ${milliseconds(disk)}, p95 ${milliseconds(p95(writes))}`)
  const [median, slow] = [p50(among.few), p95(among.few)]
  note('save → live', `p50 ${milliseconds(median)}, p95 ${milliseconds(slow)}`)
  report('save → live, p50, in such writes', times(median / disk), '≤ 12×', median <= 12 * disk)
  report('save → live, p95, in such writes', times(slow / disk), '≤ 25×', slow <= 25 * disk)

  const quiet = p50(among.many)
  const growth = quiet / median
  const count = stores.toLocaleString('en')
  report(
    `the same, p50, ${count} stores against 100`,
    `${times(growth)} (${milliseconds(quiet)})`,
    '≤ 1.1×',
    growth <= 1.1,
  )

  const busy = (await measureSaves(many, true)).live
  for (const [name, value] of [
    ['p50', p50],
    ['p95', p95],
  ] as const) {
    const ratio = value(busy) / value(among.many)
    report(
      `the same, ${name}, during a full rebuild in the background`,
      `${times(ratio)} (${milliseconds(value(busy))})`,
      '≤ 2×',
      ratio <= 2,
    )
  }
}
