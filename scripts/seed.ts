import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pino } from 'pino'
import { AURA_ORB_PATH } from '#contract/stores/aura-orb.ts'
import { ConfigError, getConfig } from '#server/config.ts'
import { startServices } from '#server/services.ts'
import { StartRefused } from '#server/start-refused.ts'
import { demoStores } from './demo/content.ts'
import { seedStore } from './demo/seed-store.ts'

/** Fills the data folder with the demo stores, through the same services that sellers use. */
const seed = async (): Promise<void> => {
  const config = getConfig(process.env)
  mkdirSync(config.dataDir, { recursive: true })
  // Stands until the last picture is done (`more-pictures.ts`), so that an interrupted seeding is taken up again.
  const part = join(config.dataDir, 'demo.part')
  const isNew = !existsSync(part)
  writeFileSync(part, '')
  const services = await startServices(config, pino({ level: 'warn' }), { idleTasks: false }).catch((error) => {
    // A folder that is somebody's shop already must not be filled with the demo at the next start.
    if (isNew) rmSync(part)
    throw error
  })
  for (const [index, store] of demoStores.entries()) {
    const products = await seedStore(services.deps, store, index)
    console.log(`  ${store.name}: ${products} products`)
  }
  await services.images.idle()
  await services.publisher.idle()
  await services.stop()
  const [first] = demoStores
  writeFileSync(
    join(config.dataDir, 'demo.json'),
    JSON.stringify({
      seller: { email: first?.seller.email, password: first?.seller.password },
      stores: demoStores.map((store) => ({ slug: store.slug, layout: store.layout.id })),
      landing: AURA_ORB_PATH,
    }),
  )
}

try {
  await seed()
} catch (error) {
  if (!(error instanceof ConfigError || error instanceof StartRefused)) throw error
  console.error(error.message)
  process.exitCode = 1
}
