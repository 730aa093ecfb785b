import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { Config } from '#server/config/config.ts'
import { openDatabase } from '#server/db/database.ts'
import { PublishedFolder } from '#server/publish/files/published-folder.ts'
import { storeStates } from '#server/publish/reconcile.ts'
import { currentRenderer } from '#server/services/base.ts'
import { dataPaths } from '#server/services/data-folder.ts'
import { type HugoRun, hasHugo, pagesOfStore, runHugo } from './hugo.ts'
import type { Published } from './publish-everything.ts'
import { megabytes, note, perSecond, report } from './report.ts'

/** Our stores per store of Hugo's. Hugo runs before and after, to meet the same load. */
const STORES_A_HUGO_STORE = 20
const LEAST_HUGO_STORES = 100

const publishAll = (config: Config): Published => {
  const args = [fileURLToPath(new URL('./publish.ts', import.meta.url)), config.dataDir]
  // A process of its own, as for an operator: the benchmark's libraries are not measured.
  const { stdout } = spawnSync(process.execPath, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] })
  return JSON.parse(stdout)
}

const seconds = (value: number): string => `${value.toFixed(1)} s`

/** Reports a rate of pages against Hugo's, whose stores are compressed in one form or in both. */
const reportAgainstHugo = (rate: number, runs: HugoRun[], forms: 'both' | 'brotli') => {
  const total = (part: (run: HugoRun) => number) => runs.reduce((sum, run) => sum + part(run), 0)
  const compressing = total((run) => run.brotli + (forms === 'both' ? run.gzip : 0))
  const hugo = total((run) => run.pages) / (total((run) => run.build) + compressing)
  const ratio = rate / hugo
  const name = forms === 'both' ? 'Brotli 0 and gzip 1' : 'Brotli 0, as it is published'
  report(`full rebuild against Hugo with ${name}`, `${ratio.toFixed(2)}× of ${perSecond(hugo)}`, '≥ 1.5×', ratio >= 1.5)
}

/** Compares a full rebuild with Hugo making the same pages. `published` has the store for Hugo's templates. */
export const measureRebuild = async (config: Config, stores: number, published: Config): Promise<void> => {
  const pages = pagesOfStore(published)
  const hugoStores = Math.max(LEAST_HUGO_STORES, Math.round(stores / STORES_A_HUGO_STORE))
  const hugo = hasHugo()
  if (!hugo) note('Hugo', 'not installed: the rebuild is compared with nothing')
  const runs: HugoRun[] = []
  if (hugo) runs.push(await runHugo(pages, hugoStores))
  const { seconds: took, peak } = publishAll(config)
  if (hugo) runs.push(await runHugo(pages, hugoStores))

  // Sitemaps and manifests are not counted: Hugo makes none.
  const count = pages.size * stores
  const rate = count / took
  note('full rebuild', `${count.toLocaleString('en')} pages in ${seconds(took)}, ${perSecond(rate)}`)
  for (const run of runs) {
    const { build, brotli, gzip } = run
    const parts = `${seconds(build)}, Brotli 0 ${seconds(brotli)}, gzip 1 ${seconds(gzip)}`
    note('yardstick: Hugo, the same pages', `${run.pages.toLocaleString('en')} in ${parts}`)
  }
  if (hugo) {
    // A rebuild leaves gzip to a quiet moment, with the best compression.
    reportAgainstHugo(rate, runs, 'both')
    reportAgainstHugo(rate, runs, 'brotli')
  }
  report('peak memory of that rebuild', megabytes(peak), '≤ 400 MB', peak <= 400e6)
}

export const measureUnchanged = async (config: Config) => {
  const paths = dataPaths(config)
  const db = openDatabase(paths.database)
  const renderer = currentRenderer(config)
  const started = performance.now()
  const states = await storeStates(db, new PublishedFolder(paths.published), renderer)
  const took = (performance.now() - started) / 1000
  await db.destroy()
  const stale = states.filter((state) => state.stale).length
  report(
    'rebuild when nothing changed',
    `${perSecond(states.length / took)}, ${stale} stale`,
    '≥ 5,000/s',
    stale === 0 && states.length / took >= 5000,
  )
}
