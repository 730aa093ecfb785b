import { get } from 'node:http'
import { buffer } from 'node:stream/consumers'
import autocannon from 'autocannon'
import type { Config } from '#server/config/config.ts'
import { openDatabase } from '#server/db/database.ts'
import { upsertJob } from '#server/records/publications/publish-jobs.repo.ts'
import { dataPaths } from '#server/services/data-folder.ts'
import { letTimePass } from './data.ts'
import { hasNginx, startNginx } from './nginx.ts'
import { milliseconds, note, percentile, perSecond, report } from './report.ts'
import { startServer } from './server.ts'

const SECONDS = 4
/** Measures ours and nginx in turn, so that both meet the same load. */
const ROUNDS = 3
const PATH = '/store/store-1/'
const headers = { 'accept-encoding': 'br, gzip' }

const load = async (url: string) => {
  const result = await autocannon({ url, duration: SECONDS, connections: 50, headers })
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${url} failed ${result.non2xx + result.errors} times`)
  return { rate: result.requests.average, p99: result.latency.p99 }
}

const medianRate = (loads: { rate: number }[]): number =>
  percentile(
    loads.map(({ rate }) => rate),
    0.5,
  )

/** The bytes of a page as they are sent. */
const sentBytes = (url: string): Promise<Uint8Array> =>
  new Promise((resolve, reject) => {
    // Not `fetch`, which would decode them.
    get(url, { headers }, (response) => buffer(response).then(resolve, reject)).on('error', reject)
  })

/** Compares a store page with nginx serving the same bytes to the same client. Returns the server's rate. */
const measureAgainstNginx = async (url: string): Promise<number> => {
  const nginx = hasNginx() ? await startNginx(PATH, await sentBytes(url)) : undefined
  const ours = []
  const theirs = []
  for (let round = 0; round < ROUNDS; round++) {
    ours.push(await load(url))
    if (nginx) theirs.push(await load(nginx.url))
  }
  await nginx?.stop()
  const rate = medianRate(ours)
  note('static page, keep-alive', `${perSecond(rate)}, p99 ${milliseconds(Math.max(...ours.map(({ p99 }) => p99)))}`)
  if (!nginx) {
    note('nginx', 'not installed: static pages are compared with nothing')
    return rate
  }
  const yardstick = medianRate(theirs)
  note('yardstick: nginx, the same bytes', perSecond(yardstick))
  const share = rate / yardstick
  report(
    'static page against nginx',
    `${Math.round(share * 100)} % of ${perSecond(yardstick)}`,
    '≥ 35 %',
    share >= 0.35,
  )
  return rate
}

/** Measures a store page alone, and while another store is saved 20 times a second. */
export const measurePages = async (config: Config): Promise<void> => {
  await letTimePass(config)
  const server = await startServer(config)
  const url = server.origin + PATH
  await autocannon({ url, duration: 1, connections: 20 })
  const quiet = await measureAgainstNginx(url)

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
  const ratio = quiet / busy.rate
  report(
    'the same while the publisher works',
    `${perSecond(busy.rate)}, ${ratio.toFixed(2)}×, p99 ${milliseconds(busy.p99)}`,
    '≤ 1.2×',
    ratio <= 1.2,
  )
  await server.stop()
}
