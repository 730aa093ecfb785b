import { manifest as abayaElegance } from './abaya-elegance/manifest.ts'
import { manifest as bobaFusion } from './boba-fusion/manifest.ts'
import { manifest as classic } from './classic/manifest.ts'
import { manifest as defaultLayout } from './default/manifest.ts'
import { manifest as fashion } from './fashion/manifest.ts'
import { manifest as foodie } from './foodie/manifest.ts'
import { manifest as jewelryLuxury } from './jewelry-luxury/manifest.ts'
import type { LayoutManifest } from './kit/define-layout.ts'
import { grantedLayouts, type KnownLayout } from './kit/known-layouts.ts'
import { manifest as luxury } from './luxury/manifest.ts'
import { manifest as maitaAccessories } from './maita-accessories/manifest.ts'
import { manifest as minimalist } from './minimalist/manifest.ts'
import { manifest as nawabZari } from './nawab-zari/manifest.ts'
import { manifest as premium } from './premium/manifest.ts'
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
  tech,
  techModern,
  fashion,
  abayaElegance,
  jewelryLuxury,
  maitaAccessories,
  nawabZari,
]

/** Layouts that have a folder, by id. */
export const layouts: ReadonlyMap<string, LayoutManifest> = new Map(
  manifests.map((manifest) => [manifest.id, manifest]),
)

/** Every layout id the platform knows; every list of layouts is derived from this one. */
export const knownLayouts: readonly KnownLayout[] = [...layouts.values(), ...grantedLayouts]

const known = new Map(knownLayouts.map((layout) => [layout.id, layout]))

/**
 * The layout that draws `id`: itself, else the first along its chain of fallbacks that has a folder, else the default. Takes any
 * text, so a stored id is never trusted to exist.
 */
export const getLayout = (id: string): LayoutManifest => {
  const tried = new Set<string>()
  for (let name = id; !tried.has(name); name = known.get(name)?.fallback ?? 'default') {
    const manifest = layouts.get(name)
    if (manifest) return manifest
    tried.add(name)
  }
  return defaultLayout
}

/** The layout that draws `id`, if the platform knows that id at all. */
export const findLayout = (id: string): LayoutManifest | undefined => (known.has(id) ? getLayout(id) : undefined)
