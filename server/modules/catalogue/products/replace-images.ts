import type { Db, Transaction } from '#server/db/database.ts'
import { invalidField } from '#server/http/app-error.ts'
import {
  deleteImage,
  type ImageRow,
  imagesOfProducts,
  insertImages,
  updateImage,
} from '#server/records/images/images.repo.ts'

/** New files, and ids of images that stay, in the order in which they are shown. */
type SuppliedImages = readonly (File | string)[]

/** Returns the product's images. Throws when an id is supplied that is none of them. */
export const assertOwnImages = async (db: Db, productId: string, supplied: SuppliedImages): Promise<ImageRow[]> => {
  const current = await imagesOfProducts(db, [productId])
  const known = new Set(current.map((image) => image.id))
  const strange = supplied.some((entry) => typeof entry === 'string' && !known.has(entry))
  if (strange) throw invalidField('images', 'Images must be files')
  return current
}

/** Makes the supplied images a product's only ones. `fresh` are the rows of the files among them, in the files' order. */
export const replaceImages = async (
  trx: Transaction,
  productId: string,
  supplied: SuppliedImages,
  fresh: readonly ImageRow[],
): Promise<void> => {
  const current = await assertOwnImages(trx, productId, supplied)
  for (const image of current) if (!supplied.includes(image.id)) await deleteImage(trx, image.id)
  const rows = [...fresh]
  for (const [position, entry] of supplied.entries()) {
    const kept = current.find((image) => image.id === entry)
    const row = kept ?? rows.shift()
    if (!row) throw new Error('every file has its row')
    // One that failed is tried once more.
    if (kept) await updateImage(trx, kept.id, { position, ...(kept.status === 'failed' && { status: 'processing' }) })
    else await insertImages(trx, [{ ...row, position }])
  }
}
