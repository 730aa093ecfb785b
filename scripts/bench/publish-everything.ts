import { pino } from 'pino'
import type { Config } from '#server/config/config.ts'
import { startServices } from '#server/services/start-services.ts'

/** Rendered files, seconds, and peak memory in bytes. */
export interface Published {
  pages: number
  seconds: number
  peak: number
}

/** Publishes everything stale in a data folder, with the configured threads. */
export const publishEverything = async (config: Config): Promise<Published> => {
  let pages = 0
  let peak = 0
  const watch = setInterval(() => {
    peak = Math.max(peak, process.memoryUsage.rss())
  }, 50)
  const started = performance.now()
  const services = await startServices(config, pino({ level: 'silent' }), {
    idleTasks: false,
    onOutcome: (turn) => {
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
