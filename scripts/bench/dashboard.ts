import { startSession } from '#server/auth/sessions.ts'
import type { Config } from '#server/config/config.ts'
import { openDatabase } from '#server/db/database.ts'
import { systemClock } from '#server/ports/clock.ts'
import { dataPaths } from '#server/services/data-folder.ts'
import { fillWithProducts, measureInteraction } from './interaction.ts'
import { lighthouseVerdict } from './lighthouse.ts'
import { percentile, report } from './report.ts'
import { fillWithOrders, measureFirstView, measureSheet } from './seller-day.ts'
import { startServer } from './server.ts'
import { measureTabs } from './tabs.ts'

const RUNS = 3

/** Measures Lighthouse (median of three), a sheet of 1,000 rows, 10,000 orders, tabs, and the slowest interaction. */
export const measureDashboard = async (config: Config): Promise<void> => {
  const db = openDatabase(dataPaths(config).database)
  const store = await db.selectFrom('stores').selectAll().where('store_slug', '=', 'store-1').executeTakeFirstOrThrow()
  const token = await startSession(db, systemClock, store.user_id)
  const neighbour = await db
    .selectFrom('stores')
    .selectAll()
    .where('store_slug', '=', 'store-0')
    .executeTakeFirstOrThrow()
  const other = await startSession(db, systemClock, neighbour.user_id)
  await db.destroy()
  const server = await startServer(config)
  for (const path of ['/auth', '/dashboard', `/store/${store.store_slug}/`]) {
    const scores: number[] = []
    for (let run = 0; run < RUNS; run++) {
      const { scores: scored } = await lighthouseVerdict(
        server.origin + path,
        ['performance'],
        path === '/dashboard' ? token : undefined,
      )
      scores.push(scored.performance ?? 0)
    }
    const median = percentile(scores, 0.5)
    report(`Lighthouse performance, ${path}`, String(median), '≥ 95', median >= 95)
  }
  await measureSheet(server.origin, other)
  await fillWithOrders(config, server.origin, store.id)
  await measureFirstView(server.origin, token)
  await measureTabs(server.origin, token)
  await fillWithProducts(config, store.id)
  await measureInteraction(server.origin, token)
  await server.stop()
}
