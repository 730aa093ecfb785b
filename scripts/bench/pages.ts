import autocannon from 'autocannon'
import type { Config } from '#server/config.ts'
import { dataPaths } from '#server/data-folder.ts'
import { openDatabase } from '#server/db/database.ts'
import { upsertJob } from '#server/modules/publications/publish-jobs.repo.ts'
import { milliseconds, perSecond, report } from './report.ts'
import { startServer } from './server.ts'

const SECONDS = 6

const load = (url: string) =>
  autocannon({ url, duration: SECONDS, connections: 50, headers: { 'accept-encoding': 'br, gzip' } })

/** A store page from the real server, alone and while another store is saved 20 times a second. */
export const measurePages = async (config: Config): Promise<void> => {
  const server = await startServer(config)
  const url = `${server.origin}/store/store-1/`
  await autocannon({ url, duration: 1, connections: 20 })
  const quiet = await load(url)
  report('static page, keep-alive', perSecond(quiet.requests.average), '≥ 5,000/s', quiet.requests.average >= 5000)
  report('static page, p99', milliseconds(quiet.latency.p99), '≤ 50 ms', quiet.latency.p99 <= 50)

  const db = openDatabase(dataPaths(config).database)
  const { id } = await db
    .selectFrom('stores')
    .select('id')
    .where('store_slug', '=', 'store-2')
    .executeTakeFirstOrThrow()
  const saving = setInterval(() => void upsertJob(db, id, new Date().toISOString(), { force: true }), 50)
  const busy = await load(url)
  clearInterval(saving)
  await db.destroy()
  const ratio = quiet.requests.average / busy.requests.average
  report(
    'the same while the publisher works',
    `${perSecond(busy.requests.average)}, ${ratio.toFixed(2)}×, p99 ${milliseconds(busy.latency.p99)}`,
    '≤ 1.2×, p99 ≤ 50 ms',
    ratio <= 1.2 && busy.latency.p99 <= 50,
  )
  await server.stop()
}

/** Memory of a server that has started and serves nobody. */
export const measureMemory = async (config: Config, stores: number): Promise<void> => {
  const server = await startServer(config)
  await fetch(`${server.origin}/store/store-1/`)
  await new Promise((resolve) => setTimeout(resolve, 5000))
  const memory = server.memory()
  report(
    `memory at rest, ${stores.toLocaleString('en')} stores`,
    `${Math.round(memory / 1e6)} MB`,
    '≤ 250 MB',
    memory <= 250e6,
  )
  await server.stop()
}
