import { setTimeout } from 'node:timers/promises'
import { startSession } from '#server/auth/sessions.ts'
import type { Config } from '#server/config/config.ts'
import { openDatabase } from '#server/db/database.ts'
import { systemClock } from '#server/ports/clock.ts'
import { insertUser } from '#server/records/users/users.repo.ts'
import { dataPaths } from '#server/services/data-folder.ts'
import { sellerRow } from '../support/seller-row.ts'
import { fillWithProducts, measureInteraction } from './interaction.ts'
import { freePort, lighthouseVerdict } from './lighthouse.ts'
import { note, percentile, report } from './report.ts'
import { fillWithOrders, measureFirstView, measureSheet } from './seller-day.ts'
import { startServer } from './server.ts'
import { measureTabs } from './tabs.ts'

const RUNS = 3
const POLL_MS = 100

const RULES = ['accessibility', 'best-practices']
/** Pages judged by Lighthouse's rules, not by time. Search engines do not need to find the dashboard. */
const JUDGED: Record<string, string[]> = {
  '/': [...RULES, 'seo'],
  '/contact': [...RULES, 'seo'],
  '/auth': RULES,
  '/dashboard': RULES,
  '/store/judged/': RULES,
}

/** Opens a shop without products: those of the bench name photos that nobody took. */
const openJudgedShop = async (origin: string, token: string): Promise<void> => {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  const shop = { name: 'Noor', bio: 'Glass bangles', whatsapp_number: '03001234567', custom_slug: 'judged' }
  const { status } = await fetch(`${origin}/api/stores`, { method: 'POST', headers, body: JSON.stringify(shop) })
  if (status !== 201) throw new Error(`no shop to judge: ${status}`)
  while ((await fetch(`${origin}/store/judged/`)).status !== 200) await setTimeout(POLL_MS)
}

/** Expects full marks for what Lighthouse judges by rules. `npm test` asks axe itself, policies and console. */
const judgePages = async (origin: string, token: string): Promise<void> => {
  await openJudgedShop(origin, token)
  for (const [path, categories] of Object.entries(JUDGED)) {
    const { scores, faults } = await lighthouseVerdict(
      origin + path,
      categories,
      path === '/dashboard' ? token : undefined,
    )
    for (const category of categories)
      report(`Lighthouse ${category}, ${path}`, String(scores[category]), '100', scores[category] === 100)
    for (const fault of faults) note('lost points', fault)
  }
}

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
  const newcomer = sellerRow({ email: 'newcomer@bench.example' })
  await db.transaction().execute((trx) => insertUser(trx, newcomer))
  const newToken = await startSession(db, systemClock, newcomer.id)
  await db.destroy()
  // Under its own address: images of shops would otherwise be refused as another site's.
  const port = await freePort()
  const server = await startServer(config, { PORT: String(port), PUBLIC_ORIGIN: `http://127.0.0.1:${port}` })
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
  await judgePages(server.origin, newToken)
  await measureSheet(server.origin, other)
  await fillWithOrders(config, server.origin, store.id)
  await measureFirstView(server.origin, token)
  await measureTabs(server.origin, token)
  await fillWithProducts(config, store.id)
  await measureInteraction(server.origin, token)
  await server.stop()
}
