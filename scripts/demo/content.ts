import { dubaiStore } from './content/dubai.ts'
import { islamabadStore } from './content/islamabad.ts'
import { karachiStore } from './content/karachi.ts'
import { lahoreStore } from './content/lahore.ts'
import type { DemoStore } from './content/model.ts'

export type { DemoProduct, DemoSeller, DemoStore } from './content/model.ts'

/** The demo stores: people, numbers and addresses in them are made up. */
export const demoStores: DemoStore[] = [lahoreStore, karachiStore, islamabadStore, dubaiStore]
