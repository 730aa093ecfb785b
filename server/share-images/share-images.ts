import { hash } from 'node:crypto'
import { resolveValues } from '#layouts/kit/fields/layout-values.ts'
import { getLayout } from '#layouts/registry.ts'
import type { IdleTask } from '#server/background/idle-tasks.ts'
import type { Db } from '#server/db/database.ts'
import { type Writes, write } from '#server/db/write.ts'
import type { ImageProcess } from '#server/image-process/image-process.ts'
import type { ShareImageInput } from '#server/image-process/share-image/share-image.ts'
import { imageFolder } from '#server/modules/catalogue/images/images.service.ts'
import type { Clock } from '#server/ports/clock.ts'
import type { MediaStorage } from '#server/ports/media/media-storage.ts'
import { ObjectStoreAway } from '#server/ports/object-store-errors.ts'
import { countUnprocessed, hasImageWithoutAvif, type ShownImage } from '#server/records/images/images.repo.ts'
import { pricingOn, productPrice } from '#server/records/products/prices.ts'
import { enqueueFormsPublish } from '#server/records/publications/enqueue-publish.ts'
import { deleteShareImages, saveShareImage } from '#server/records/publications/share-images.repo.ts'
import { readSnapshot, type Snapshot } from '../publish/pages/snapshot.ts'

/** Version of the drawing. Raising it draws every image again. */
const DRAWING = 2

/** Longest wait of a store's new share images for the AVIF of its photos, so that both need one publication. */
const WITH_AVIF_MS = 120_000

interface ShareImageOptions {
  db: Db
  writes: Writes
  clock: Clock
  media: MediaStorage
  imageProcess: ImageProcess
  /** Folder of the unpacked fonts. */
  fontFolder: string
  /** Layouts of the paid plan. */
  paidLayouts: readonly string[]
}

/** Draws share images after the pages are live, once per change of their content. */
export interface ShareImages {
  /** Notes that a store was published, so its images may be out of date. */
  add(storeId: string): void
  /** Draws one image, or enqueues the pages of a store with new ones. */
  makeOne: IdleTask
  /** Draws one missing image of a store whose pages are published anyway. Returns whether it did. */
  makeOneOf(storeId: string): Promise<boolean>
}

/** Content of an image, with names of its media. */
type WantedImage = ShareImageInput<string>

/** Returns the content of a store's images by subject (`home` or a product's id). */
const wantedImages = (snapshot: Snapshot, now: Date): Map<string, WantedImage> => {
  const { store, products, images } = snapshot
  const pricing = pricingOn(store, now)
  const layout = getLayout(snapshot.layout.id)
  const values = resolveValues(layout, snapshot.layout.values)
  const file = (image: ShownImage | undefined) =>
    image?.status === 'ready' ? `${imageFolder(image)}/${image.widths.at(-1)}.jpg` : null
  const first = new Map<string | null, ShownImage>()
  for (const image of images) {
    if (image.status === 'ready' && !first.has(image.product_id)) first.set(image.product_id, image)
  }
  const firstOf = (productId: string) => file(first.get(productId))
  const common = {
    mood: layout.shareMood,
    primaryColor: String(values.primaryColor),
    secondaryColor: String(values.secondaryColor),
    storeName: store.name,
    logo: file(images.find((image) => image.id === store.logo_image_id)),
  }
  const shown = products.map((product) => firstOf(product.id)).filter((name) => name !== null)
  return new Map<string, WantedImage>([
    ['home', { ...common, kind: 'store', bio: store.bio, images: shown.slice(0, 4) }],
    ...products.map((product): [string, WantedImage] => [
      product.id,
      {
        ...common,
        kind: 'product',
        name: product.name,
        price: productPrice(pricing, product).price,
        // Left out for rupees, so that older images keep their names.
        ...(store.currency === 'PKR' ? {} : { currency: store.currency }),
        soldOut: product.inventory_count === 0,
        image: firstOf(product.id),
      },
    ]),
  ])
}

/** Replaces names of media by their bytes. Leaves lost ones out. */
const withBytes = async (wanted: WantedImage, media: MediaStorage): Promise<ShareImageInput> => {
  const bytesOf = async (name: string | null) => (name === null ? null : ((await media.read(name)) ?? null))
  const logo = await bytesOf(wanted.logo)
  if (wanted.kind === 'product') return { ...wanted, logo, image: await bytesOf(wanted.image) }
  const images = await Promise.all(wanted.images.map(bytesOf))
  return { ...wanted, logo, images: images.filter((image) => image !== null) }
}

export const createShareImages = (options: ShareImageOptions): ShareImages => {
  const { db, writes, clock, media, imageProcess, fontFolder, paidLayouts } = options
  /** Stores to check, and whether one of their images was drawn since. */
  const waiting = new Map<string, boolean>()
  /** Stores whose new images wait to be published with the AVIF, and until when. */
  const withAvif = new Map<string, number>()

  const makeMissing = async (storeId: string, snapshot: Snapshot): Promise<boolean> => {
    const wanted = wantedImages(snapshot, clock.now())
    const folder = `${storeId}/share`
    const made = new Set((await media.list(folder)).map((entry) => entry.name))
    for (const [subject, image] of wanted) {
      const name = hash('sha256', JSON.stringify([DRAWING, image]), 'base64url').slice(0, 22)
      const there = made.has(`${name}.jpg`)
      if (there && snapshot.shareImages[subject] === name) continue
      if (!there) {
        const task = { kind: 'share image', input: await withBytes(image, media), fontFolder } as const
        await media.write(`${folder}/${name}.jpg`, await imageProcess.run(storeId, task))
      }
      await saveShareImage(db, storeId, subject, name)
      return true
    }
    await deleteShareImages(
      db,
      storeId,
      Object.keys(snapshot.shareImages).filter((subject) => !wanted.has(subject)),
    )
    return false
  }

  const publish = (storeId: string) => write({ writes }, (trx) => enqueueFormsPublish(trx, clock, storeId))

  /** Enqueues the pages of a store whose AVIF takes too long. AVIF that is done has enqueued its store already. */
  const publishOverdue = async (): Promise<boolean> => {
    const [first] = withAvif
    if (!first) return false
    const [storeId, until] = first
    const follows = await hasImageWithoutAvif(db, storeId)
    if (follows && clock.now().getTime() < until) return false
    withAvif.delete(storeId)
    if (follows) await publish(storeId)
    return true
  }

  return {
    add: (storeId) => {
      if (!waiting.has(storeId)) waiting.set(storeId, false)
    },
    makeOne: async () => {
      const [storeId] = waiting.keys()
      if (storeId === undefined) return publishOverdue()
      const anyMade = waiting.get(storeId)
      // Removed first. If an image cannot be drawn, the store waits for its next publication.
      waiting.delete(storeId)
      // Skips a store with photos still to derive. They belong on the image, and publish the store again.
      if ((await countUnprocessed(db, storeId)) > 0) return true
      const snapshot = await readSnapshot(db, storeId, { paidLayouts, now: clock.now() })
      if (!snapshot) return true
      const made = await makeMissing(storeId, snapshot).catch((error: unknown) => {
        // The next publication would not help, so this retries.
        if (error instanceof ObjectStoreAway) waiting.set(storeId, anyMade ?? false)
        throw error
      })
      if (made) waiting.set(storeId, true)
      else if (anyMade && !(await hasImageWithoutAvif(db, storeId))) await publish(storeId)
      else if (anyMade) {
        withAvif.delete(storeId)
        withAvif.set(storeId, clock.now().getTime() + WITH_AVIF_MS)
      }
      return true
    },
    makeOneOf: async (storeId) => {
      const snapshot = await readSnapshot(db, storeId, { paidLayouts, now: clock.now() })
      return snapshot !== undefined && makeMissing(storeId, snapshot)
    },
  }
}
