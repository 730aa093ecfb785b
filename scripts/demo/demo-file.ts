import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import writeFileAtomic from 'write-file-atomic'
import { AURA_ORB_PATH } from '#contract/stores/aura-orb.ts'
import type { DemoStore } from './content.ts'

/** A demo store that is there, as `demo.json` in the data folder tells the start and the drawing of the layouts' pictures. */
export interface SeededStore {
  slug: string
  layout: string
  email: string
  password: string
}

const fileIn = (dataDir: string) => join(dataDir, 'demo.json')

/** The demo stores of a data folder, in the order in which they were seeded; none where the demo was not. */
export const seededStores = (dataDir: string): SeededStore[] =>
  existsSync(fileIn(dataDir)) ? JSON.parse(readFileSync(fileIn(dataDir), 'utf8')).stores : []

/** Notes that demo stores are there now. */
export const noteSeeded = async (dataDir: string, added: readonly DemoStore[]): Promise<void> => {
  const stores = new Map(seededStores(dataDir).map((store) => [store.slug, store]))
  for (const { slug, layout, seller } of added) {
    stores.set(slug, { slug, layout: layout.id, email: seller.email, password: seller.password })
  }
  await writeFileAtomic(
    fileIn(dataDir),
    JSON.stringify({ stores: [...stores.values()], landing: AURA_ORB_PATH }, null, 1),
  )
}
