import { abayaStore } from './content/abaya-elegance.ts'
import { bobaStore } from './content/boba-fusion.ts'
import { classicStore } from './content/classic.ts'
import { dubaiStore } from './content/dubai.ts'
import { fashionStore } from './content/fashion.ts'
import { boutiqueStore } from './content/fashion-boutique.ts'
import { foodieStore } from './content/foodie.ts'
import { islamabadStore } from './content/islamabad.ts'
import { jewelryStore } from './content/jewelry-luxury.ts'
import { karachiStore } from './content/karachi.ts'
import { lahoreStore } from './content/lahore.ts'
import { maitaStore } from './content/maita-accessories.ts'
import { mikiStore } from './content/miki-couture.ts'
import { minimalistStore } from './content/minimalist.ts'
import type { DemoStore } from './content/model.ts'
import { nawabStore } from './content/nawab-zari.ts'
import { restaurantStore } from './content/restaurant-deluxe.ts'
import { techStore } from './content/tech.ts'
import { techModernStore } from './content/tech-modern.ts'

export type { DemoProduct, DemoSeller, DemoStore } from './content/model.ts'

/** Stores made before the server starts: one for each layout of a plan, and the shop of one product. */
export const firstStores: readonly DemoStore[] = [lahoreStore, karachiStore, islamabadStore, dubaiStore]

/** Stores added after everything else: one for each layout that an admin grants. */
export const laterStores: readonly DemoStore[] = [
  classicStore,
  minimalistStore,
  foodieStore,
  bobaStore,
  restaurantStore,
  techStore,
  techModernStore,
  fashionStore,
  boutiqueStore,
  mikiStore,
  abayaStore,
  nawabStore,
  jewelryStore,
  maitaStore,
]

/** The demo stores: people, numbers and addresses in them are made up. */
export const demoStores: readonly DemoStore[] = [...firstStores, ...laterStores]
