import { pino } from 'pino'
import type { StorePage } from '#contract/store-page.ts'
import type { Config } from '#server/config.ts'
import { openDatabase } from '#server/db/database.ts'
import { storeStates } from '#server/publish/heal.ts'
import { PublishedFolder } from '#server/publish/published-folder.ts'
import { currentRenderer, dataPaths, startServices } from '#server/services.ts'
import { note, perSecond, report } from './report.ts'

/** Publishes everything that is stale in a data folder with two threads. Gives pages, seconds and the peak memory in bytes. */
export const publishEverything = async (
  config: Config,
  only?: StorePage['kind'][],
): Promise<{ pages: number; seconds: number; peak: number }> => {
  let pages = 0
  let peak = 0
  const watch = setInterval(() => {
    peak = Math.max(peak, process.memoryUsage.rss())
  }, 50)
  const started = performance.now()
  const services = await startServices(config, pino({ level: 'silent' }), {
    chores: false,
    ...(only ? { only } : {}),
    onTurn: (turn) => {
      if (turn.kind === 'published') pages += turn.rendered
      if (turn.kind === 'failed') throw new Error(`${turn.page}: ${turn.message}`)
    },
  })
  await services.publisher.idle()
  const seconds = (performance.now() - started) / 1000
  await services.stop()
  clearInterval(watch)
  return { pages, seconds, peak }
}

/** Full rebuild of all stores; the same again when nothing has changed. */
export const measureRebuild = async (config: Config, stores: number, title: string, only?: StorePage['kind'][]) => {
  const { pages, seconds, peak } = await publishEverything(config, only)
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
