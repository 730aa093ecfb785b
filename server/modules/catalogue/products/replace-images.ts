import type { Db, Transaction } from '#server/db/database.ts'
import { invalidField } from '#server/http/app-error.ts'
import {
  deleteImage,
  type ImageRow,
  imagesOfProducts,
  insertImages,
  updateImage,
} from '#server/records/images/images.repo.ts'

/** New files and ids of kept images, in display order. */
type SuppliedImages = readonly (File | string)[]

/** Returns the product's images. Throws `invalid` for an id of another image. */
export const assertOwnImages = async (db: Db, productId: string, supplied: SuppliedImages): Promise<ImageRow[]> => {
  const current = await imagesOfProducts(db, [productId])
  const known = new Set(current.map((image) => image.id))
  const strange = supplied.some((entry) => typeof entry === 'string' && !known.has(entry))
  if (strange) throw invalidField('images', 'Images must be files')
  return current
}

/** Replaces a product's images. `fresh` holds the rows of the supplied files, in their order. */
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
    // Tries a failed image once more.
    if (kept) await updateImage(trx, kept.id, { position, ...(kept.status === 'failed' && { status: 'processing' }) })
    else await insertImages(trx, [{ ...row, position }])
  }
}
