import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Command, Option } from 'commander'
import { pino } from 'pino'
import { MAX_IMAGES } from '#contract/products/products.ts'
import { ConfigError, getConfig } from '#server/config/config.ts'
import { StartRefused } from '#server/lib/start-refused.ts'
import type { ThreadData } from '#server/publish/threads/thread-tasks.ts'
import { startServices } from '#server/services/start-services.ts'
import { type DemoStore, demoStores, firstStores } from './demo/content.ts'
import { noteSeeded } from './demo/demo-file.ts'
import { HeldPool } from './demo/held-pool.ts'
import { seedStore } from './demo/seed-store.ts'

/** Images of a product at first. One, so that the shop opens at once; `add-the-rest.ts` adds more. */
const firstViews = ({ products }: DemoStore): number => (products.length === 1 ? MAX_IMAGES : 1)

/** Seeds the first demo stores, all of them, or `only` one, through the services that sellers use. */
const seed = async ({ all = false, only }: { all?: boolean; only?: DemoStore }): Promise<void> => {
  const config = getConfig(process.env)
  mkdirSync(config.dataDir, { recursive: true })
  // Stands until the last picture is done, so that an interrupted seeding is taken up again at the next start.
  const part = join(config.dataDir, 'demo.part')
  const isNew = !only && !existsSync(part)
  if (isNew) writeFileSync(part, '')
  const pools: HeldPool[] = []
  const createPool = (data: ThreadData) => {
    const pool = new HeldPool(config.publishWorkers, data)
    pools.push(pool)
    return pool
  }
  const hold = (held: boolean) => {
    for (const pool of pools) pool.held = held
  }
  const log = pino({ level: 'error' })
  const services = await startServices(config, log, { idleTasks: false, createPool }).catch((error) => {
    // A folder that is somebody's shop already must not be filled with the demo at the next start.
    if (isNew) rmSync(part)
    throw error
  })
  hold(true)
  for (const store of only ? [only] : all ? demoStores : firstStores) {
    const products = await seedStore(services.deps, store, all || only ? MAX_IMAGES : firstViews(store))
    await noteSeeded(config.dataDir, [store])
    console.log(`  ${store.name}: ${products} products`)
  }
  await services.images.idle()
  hold(false)
  services.publisher.wake()
  await services.publisher.idle()
  await services.stop()
  if (all) rmSync(part)
}

const command = new Command('demo')
  .description(
    'Fills the data folder with the demo stores that are shown first; the others are added while the server serves.',
  )
  .option('--all', 'with all of them, before it ends')
  .addOption(
    new Option('--only <slug>', 'with one of them, such as auraorb').choices(demoStores.map(({ slug }) => slug)),
  )
  .parse()

try {
  const { all, only } = command.opts<{ all?: true; only?: string }>()
  const chosen = demoStores.find(({ slug }) => slug === only)
  await seed({ ...(all && { all }), ...(chosen && { only: chosen }) })
} catch (error) {
  if (!(error instanceof ConfigError || error instanceof StartRefused)) throw error
  console.error(error.message)
  process.exitCode = 1
}
