import { rmSync } from 'node:fs'
import { setPriority } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { type Config, getConfig } from '#server/config/config.ts'
import type { Db } from '#server/db/database.ts'
import { createWrites } from '#server/db/write.ts'
import { systemClock } from '#server/ports/clock.ts'
import { openExistingDatabase } from '../support/existing-database.ts'
import { addStore, addViews } from './add-store.ts'
import { type DemoStore, firstStores, laterStores } from './content.ts'
import { noteSeeded, seededStores } from './demo-file.ts'

/**
 * Adds what the first start left out, over HTTP, to a server that already serves: the other demo stores one after the other, then the other
 * views of the first ones' products. Encoding takes most of a minute and nobody should wait for it. What is there already is left as it is, so
 * that an interrupted run is taken up again. Returns whether all is there.
 *
 *     node scripts/demo/add-the-rest.ts http://localhost:4321
 */
const addTheRest = async (config: Config, db: Db, api: string): Promise<boolean> => {
  const deps = { config, db, writes: createWrites(db), clock: systemClock }
  const done = new Set(seededStores(config.dataDir).map(({ slug }) => slug))
  let isWhole = true
  const each = async (demos: readonly DemoStore[], add: (demo: DemoStore) => Promise<void>) => {
    for (const demo of demos) {
      await add(demo).catch((error) => {
        // One that cannot be added holds up no other; all are tried again at the next start.
        isWhole = false
        console.error(`${demo.name} was not added: ${error instanceof Error ? error.message : error}`)
      })
    }
  }
  await each(
    laterStores.filter(({ slug }) => !done.has(slug)),
    async (demo) => {
      await addStore(deps, api, demo)
      await noteSeeded(config.dataDir, [demo])
    },
  )
  await each(firstStores, (demo) => addViews(api, demo))
  return isWhole
}

const [origin = 'http://localhost:4321'] = process.argv.slice(2)
setPriority(19)
sharp.concurrency(1)
const config = getConfig(process.env)
const db = openExistingDatabase(config)
try {
  if (await addTheRest(config, db, `${origin}/api`)) rmSync(join(config.dataDir, 'demo.part'), { force: true })
  else process.exitCode = 1
} finally {
  await db.destroy()
}
