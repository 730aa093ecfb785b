import { fork } from 'node:child_process'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { setTimeout } from 'node:timers/promises'
import autocannon from 'autocannon'
import { startSession } from '#server/auth/sessions.ts'
import { type Db, openDatabase } from '#server/db/database.ts'
import type { PostgresOptions } from '#server/db/postgres/postgres.ts'
import { preparePostgres } from '#server/db/postgres/prepare-postgres.ts'
import { systemClock } from '#server/ports/clock.ts'
import type { Bucket } from '#server/ports/object-store.ts'
import { dataPaths } from '#server/services/data-folder.ts'
import { bucketVariables } from '../support/object-store-server.ts'
import { startPostgres } from '../support/postgres-server.ts'
import { createCaller } from './caller.ts'
import { addStores, createDataFolder, fillStores } from './data.ts'
import { placedPerSecond } from './orders.ts'
import { measureQueue } from './queue.ts'
import { milliseconds, note, percentile, perSecond, times } from './report.ts'
import { type ServerProcess, startServer } from './server.ts'

const STORES = 30
const SECONDS = 6
/** Saves followed until their page shows them. */
const FOLLOWED = 60
/** Sellers who save at the same time, each in her own store. */
const SELLERS = 16
/** Milliseconds between two saves of a seller, within the limit of a store. */
const BETWEEN_SAVES_MS = 250
/** Milliseconds between two looks at a page. */
const LOOK_MS = 1

interface Seller {
  slug: string
  token: string
  productId: string
}

/** Figures of one arrangement of processes. */
interface Figures {
  orders: number
  pages: number
  saves: number
  publications: number
  live: number[]
}

const readSellers = async (db: Db): Promise<Seller[]> => {
  const stores = await db.selectFrom('stores').select(['id', 'user_id', 'store_slug']).execute()
  const sellers: Seller[] = []
  for (const { id, user_id, store_slug } of stores) {
    const product = await db
      .selectFrom('products')
      .select('id')
      .where('store_id', '=', id)
      .where('slug', '=', 'product-7')
      .executeTakeFirstOrThrow()
    sellers.push({ slug: store_slug, token: await startSession(db, systemClock, user_id), productId: product.id })
  }
  return sellers
}

const pageOf = ({ slug }: Seller) => `/store/${slug}/p/product-7/`

/** Waits until every process serves every store. */
const untilOpen = async (servers: ServerProcess[], sellers: Seller[]): Promise<void> => {
  for (const { origin } of servers)
    for (const seller of sellers) while ((await fetch(origin + pageOf(seller))).status !== 200) await setTimeout(50)
}

/** Measures pages a second over all processes. */
const pagesPerSecond = async (servers: ServerProcess[], seller: Seller): Promise<number> => {
  const loads = servers.map(({ origin }) =>
    autocannon({
      url: origin + pageOf(seller),
      duration: SECONDS,
      connections: 50 / servers.length,
      headers: { 'accept-encoding': 'br' },
    }),
  )
  return (await Promise.all(loads)).reduce((sum, { requests }) => sum + requests.average, 0)
}

let price = 1_000

const versionsOf = async (db: Db): Promise<number> => {
  const newest = await db
    .selectFrom('publications')
    .select((eb) => eb.fn.max('version').as('version'))
    .groupBy('store_id')
    .execute()
  return newest.reduce((sum, { version }) => sum + Number(version), 0)
}

/** Measures saves and publications a second while sellers save. */
const savesPerSecond = async (servers: ServerProcess[], sellers: Seller[], db: Db) => {
  const callers = servers.map(({ port }) => createCaller(port))
  let saves = 0
  const before = await versionsOf(db)
  const until = performance.now() + SECONDS * 1000
  const save = async (seller: Seller) => {
    while (performance.now() < until) {
      const caller = callers[saves++ % callers.length]
      await caller?.call('PUT', `/products/${seller.productId}`, seller.token, { price: price++ })
      await setTimeout(BETWEEN_SAVES_MS)
    }
  }
  await Promise.all(sellers.slice(0, SELLERS).map(save))
  const publications = (await versionsOf(db)) - before
  for (const caller of callers) caller.close()
  return { saves: saves / SECONDS, publications: publications / SECONDS }
}

/** Measures from a save's answer until another process shows it. */
const saveToLive = async (servers: ServerProcess[], sellers: Seller[]): Promise<number[]> => {
  const caller = createCaller(servers[0]?.port ?? 0)
  const reader = servers.at(-1)?.origin ?? ''
  const samples: number[] = []
  for (let index = 0; index < FOLLOWED; index++) {
    const seller = sellers[index % sellers.length] as Seller
    const next = price++
    await caller.call('PUT', `/products/${seller.productId}`, seller.token, { price: next })
    const saved = performance.now()
    while (!(await (await fetch(reader + pageOf(seller))).text()).includes(`data-price="${next * 100}"`))
      await setTimeout(LOOK_MS)
    samples.push(performance.now() - saved)
  }
  caller.close()
  return samples
}

const measure = async (servers: ServerProcess[], db: Db): Promise<Figures> => {
  const sellers = await readSellers(db)
  await untilOpen(servers, sellers)
  const ports = servers.map(({ port }) => port)
  const productIds = (await db.selectFrom('products').select('id').limit(400).execute()).map(({ id }) => id)
  const live = await saveToLive(servers, sellers)
  const saved = await savesPerSecond(servers, sellers, db)
  const pages = await pagesPerSecond(servers, sellers[0] as Seller)
  // The first orders are placed while the processes compile.
  await placedPerSecond(ports, productIds)
  return { ...saved, live, pages, orders: await placedPerSecond(ports, productIds) }
}

const tell = (name: string, { orders, pages, saves, publications, live }: Figures, single?: Figures): void => {
  const against = (value: number, of: number | undefined) => (of === undefined ? '' : ` (${times(value / of)})`)
  note(`${name}: orders`, `${perSecond(orders)}${against(orders, single?.orders)}`)
  note(`${name}: pages`, `${perSecond(pages)}${against(pages, single?.pages)}`)
  note(
    `${name}: saves by ${SELLERS} sellers, publications meanwhile`,
    `${perSecond(saves)}, ${perSecond(publications)}${against(publications, single?.publications)}`,
  )
  note(
    `${name}: save → live`,
    `p50 ${milliseconds(percentile(live, 0.5))}, p95 ${milliseconds(percentile(live, 0.95))}`,
  )
}

/** Starts one process on SQLite and a folder. */
const measureSingle = async (): Promise<Figures> => {
  const { config, discard } = createDataFolder()
  fillStores(config, STORES)
  const server = await startServer(config)
  const db = openDatabase(dataPaths(config).database)
  const figures = await measure([server], db)
  await db.destroy()
  await server.stop()
  discard()
  return figures
}

const placeAt = (url: string, connections: number): PostgresOptions => ({
  url,
  connections,
  connectMs: 10_000,
  idleMs: 30_000,
  statementMs: 30_000,
  lockMs: 5_000,
})

/** Starts PostgreSQL, with fsync, and an object store, each in a process of its own. */
const startEngines = async () => {
  const postgres = await startPostgres({ parent: process.env.BENCH_DIR ?? tmpdir() })
  const objects = fork(new URL('./object-store.ts', import.meta.url))
  const [bucket] = (await once(objects, 'message')) as [Bucket]
  const stop = async () => {
    objects.disconnect()
    await postgres.stop()
  }
  return { postgres, bucket, stop }
}

/** Starts `count` web processes and `count` publishers. */
const measureSeveral = async (each: number): Promise<Figures> => {
  const { postgres, bucket, stop } = await startEngines()
  const place = placeAt(postgres.url, 2)
  await preparePostgres(place)
  const db = openDatabase(place)
  await addStores(db, 0, STORES)
  const env = {
    ...bucketVariables(bucket),
    DATABASE_URL: postgres.url,
    SECRET_KEY: 'a key that all of these processes share',
  }
  const folders = Array.from({ length: 2 * each }, () => createDataFolder())
  const servers = await Promise.all(
    folders.map(({ config }, index) => startServer(config, { ...env, ROLE: index < each ? 'web' : 'publisher' })),
  )
  const figures = await measure(servers.slice(0, each), db)
  await Promise.all(servers.map((server) => server.stop()))
  await db.destroy()
  for (const { discard } of folders) discard()
  await stop()
  return figures
}

/** Measures the queue alone, without work. */
const measureQueueAlone = async (): Promise<void> => {
  const postgres = await startPostgres({ parent: process.env.BENCH_DIR ?? tmpdir() })
  const place = placeAt(postgres.url, 10)
  await preparePostgres(place)
  const db = openDatabase(place)
  await measureQueue(db, postgres.url)
  await db.destroy()
  await postgres.stop()
}

/** Measures the cost of several processes on this machine, with the engines' share of its processors. */
export const measureMachines = async (): Promise<void> => {
  const single = await measureSingle()
  tell('one process, SQLite, a folder', single)
  tell('1 web, 1 publisher, PostgreSQL, S3', await measureSeveral(1), single)
  tell('2 web, 2 publishers, PostgreSQL, S3', await measureSeveral(2), single)
  await measureQueueAlone()
}
