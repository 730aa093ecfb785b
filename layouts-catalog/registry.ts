import { manifest as abayaElegance } from './abaya-elegance/manifest.ts'
import { manifest as bobaFusion } from './boba-fusion/manifest.ts'
import { manifest as classic } from './classic/manifest.ts'
import { manifest as defaultLayout } from './default/manifest.ts'
import { manifest as fashion } from './fashion/manifest.ts'
import { manifest as fashionBoutique } from './fashion-boutique/manifest.ts'
import { manifest as foodie } from './foodie/manifest.ts'
import { manifest as jewelryLuxury } from './jewelry-luxury/manifest.ts'
import type { LayoutManifest } from './kit/define-layout.ts'
import { manifest as luxury } from './luxury/manifest.ts'
import { manifest as maitaAccessories } from './maita-accessories/manifest.ts'
import { manifest as mikiCouture } from './miki-couture/manifest.ts'
import { manifest as minimalist } from './minimalist/manifest.ts'
import { manifest as nawabZari } from './nawab-zari/manifest.ts'
import { manifest as premium } from './premium/manifest.ts'
import { manifest as restaurantDeluxe } from './restaurant-deluxe/manifest.ts'
import { manifest as tech } from './tech/manifest.ts'
import { manifest as techModern } from './tech-modern/manifest.ts'

const manifests = [
  defaultLayout,
  premium,
  luxury,
  classic,
  minimalist,
  foodie,
  bobaFusion,
  restaurantDeluxe,
  tech,
  techModern,
  fashion,
  fashionBoutique,
  mikiCouture,
  abayaElegance,
  jewelryLuxury,
  nawabZari,
  maitaAccessories,
]

/** Every layout, by id; every list of layouts is derived from this one. */
export const layouts: ReadonlyMap<string, LayoutManifest> = new Map(
  manifests.map((manifest) => [manifest.id, manifest]),
)

/** The layout of an id, else the default. Takes any text, so a stored id is never trusted to exist. */
export const getLayout = (id: string): LayoutManifest => layouts.get(id) ?? defaultLayout

/** A layout and those that stand in for it, in turn, where it cannot be used; the default comes last. */
export const fallbacksOf = (id: string): LayoutManifest[] => {
  const chain = new Set<LayoutManifest>()
  for (let layout = getLayout(id); !chain.has(layout); layout = getLayout(layout.fallback)) chain.add(layout)
  return [...chain]
}
