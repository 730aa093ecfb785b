import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pino } from 'pino'
import { ConfigError, getConfig } from '#server/config.ts'
import { DataFolderInUse, startServices } from '#server/services.ts'
import { demoStores } from './demo/content.ts'
import { seedStore } from './demo/seed-store.ts'

/** Fills the data folder with the demo stores, through the same services that sellers use. */
const seed = async (): Promise<void> => {
  const config = getConfig(process.env)
  mkdirSync(config.dataDir, { recursive: true })
  // Stands until the last picture is done (`more-pictures.ts`), so that an interrupted seeding is taken up again.
  writeFileSync(join(config.dataDir, 'demo.part'), '')
  const services = await startServices(config, pino({ level: 'warn' }), { idleTasks: false })
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
    }),
  )
}

try {
  await seed()
} catch (error) {
  if (!(error instanceof ConfigError || error instanceof DataFolderInUse)) throw error
  console.error(error.message)
  process.exitCode = 1
}
