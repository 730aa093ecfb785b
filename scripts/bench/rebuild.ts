import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { StorePage } from '#contract/stores/store-page.ts'
import type { Config } from '#server/config.ts'
import { dataPaths } from '#server/data-folder.ts'
import { openDatabase } from '#server/db/database.ts'
import { PublishedFolder } from '#server/publish/files/published-folder.ts'
import { storeStates } from '#server/publish/reconcile.ts'
import { currentRenderer } from '#server/services.ts'
import type { Published } from './publish-everything.ts'
import { note, perSecond, report } from './report.ts'

/** Full rebuild of all stores; the same again when nothing has changed. */
export const measureRebuild = (config: Config, stores: number, title: string, only?: StorePage['kind'][]) => {
  const args = [fileURLToPath(new URL('./publish.ts', import.meta.url)), config.dataDir, only?.join() ?? '']
  // A process of its own, as an operator's rebuild is: the benchmark's libraries are not what is measured.
  const { stdout } = spawnSync(process.execPath, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] })
  const { pages, seconds, peak }: Published = JSON.parse(stdout)
  note('pages', `${pages.toLocaleString('en')} in ${seconds.toFixed(1)} s`)
  report(
    `full rebuild, ${stores.toLocaleString('en')} stores, ${title}`,
    perSecond(pages / seconds),
    '≥ 1,000/s',
    pages / seconds >= 1000,
  )
  report(`peak memory of that rebuild (${title})`, `${Math.round(peak / 1e6)} MB`, '≤ 500 MB', peak <= 500e6)
}

export const measureUnchanged = async (config: Config) => {
  const paths = dataPaths(config)
  const db = openDatabase(paths.database)
  const renderer = currentRenderer(config)
  const started = performance.now()
  const states = await storeStates(db, new PublishedFolder(paths.published), renderer)
  const seconds = (performance.now() - started) / 1000
  await db.destroy()
  const stale = states.filter((state) => state.stale).length
  report(
    'rebuild when nothing changed',
    `${perSecond(states.length / seconds)}, ${stale} stale`,
    '≥ 5,000/s',
    stale === 0 && states.length / seconds >= 5000,
  )
}
