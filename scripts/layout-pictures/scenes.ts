import {
  type GalleryForm,
  galleryFile,
  galleryPhotos,
  layoutPhotos,
  type PhotoForm,
  type PhotoType,
  photoFile,
  photoTypes,
  shades,
  shownThemes,
} from '#contract/layout-photos.ts'
import type { FieldValue } from '#contract/stores/store-page.ts'
import { layouts } from '#layouts/registry.ts'
import type { Db } from '#server/db/database.ts'
import { layoutConfigOf } from '#server/records/layouts/layout-config.ts'
import { findStoreBySlug, type StoreRow } from '#server/records/stores/stores.repo.ts'
import { demoStores as landingStores } from '#src/landing/demo-stores.ts'
import type { SeededStore } from '../demo/demo-file.ts'

/** Width of the older image of the gallery. */
const PREVIEW_WIDTH = 585

/** A file that is made of a photograph. */
interface PhotoFile {
  name: string
  /** In pixels. */
  width: number
  type: PhotoType | 'jpeg'
}

/** A photograph of a screen, and what is made of it. */
export interface Shot {
  screen: { width: number; height: number }
  /** Pixels of a point. */
  scale: number
  files: PhotoFile[]
}

/** A page to be photographed. */
export interface Scene {
  /** Prefix of its files. */
  name: string
  layout: string
  store: StoreRow
  values: Record<string, FieldValue>
  shots: Shot[]
}

const galleryShot = (layout: string, form: GalleryForm): Shot => {
  const { screen, scale } = galleryPhotos[form]
  const files: PhotoFile[] = [{ name: `${layout}-${galleryFile(form)}`, width: screen.width * scale, type: 'webp' }]
  if (form === 'phone') files.push({ name: `${layout}.jpg`, width: PREVIEW_WIDTH, type: 'jpeg' })
  return { screen, scale, files }
}

/** Returns a scene's screenshot for the platform's pages. */
const pageShot = (scene: string, form: PhotoForm): Shot => {
  const { screen, widths } = layoutPhotos[form]
  const files = widths.flatMap((width) =>
    photoTypes.map((type): PhotoFile => ({ name: `${scene}-${photoFile(form, width, type)}`, width, type })),
  )
  return { screen, scale: Math.ceil(Math.max(...widths) / screen.width), files }
}

const shotsOf = (layout: string): Shot[] => {
  const onPages = landingStores.some((shown) => shown.layout === layout)
  return [
    galleryShot(layout, 'phone'),
    galleryShot(layout, 'desktop'),
    ...(onPages || layout in shownThemes ? [pageShot(layout, 'phone')] : []),
    ...(onPages ? [pageShot(layout, 'desktop')] : []),
  ]
}

/** Every layout that has a demo store, in that store; one of them in other colors too. */
export const scenesOf = async (db: Db, stores: readonly SeededStore[]): Promise<Scene[]> => {
  const found: Scene[] = []
  for (const { slug, layout } of stores) {
    const store = await findStoreBySlug(db, slug)
    // The first store of a layout represents it.
    if (!store || !layouts.has(layout) || found.some((scene) => scene.layout === layout)) continue
    const saved = await layoutConfigOf(db, store.id)
    const values = saved.layout === layout ? saved.customizations : {}
    found.push({ name: layout, layout, store, values, shots: shotsOf(layout) })
    if (layout !== shades.layout) continue
    for (const [shade, colors] of Object.entries(shades.values)) {
      const name = `${layout}-${shade}`
      found.push({ name, layout, store, values: { ...values, ...colors }, shots: [pageShot(name, 'desktop')] })
    }
  }
  return found
}
