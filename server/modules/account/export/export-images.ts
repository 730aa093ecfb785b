import { fileTypeFromBuffer } from 'file-type'
import type { Deps } from '#server/deps.ts'
import { readOriginal } from '#server/modules/catalogue/images/images.service.ts'
import { type ImageRow, imagesOfStore } from '#server/records/images/images.repo.ts'
import { findProducts } from '#server/records/products/products.repo.ts'
import type { ZipFile } from './zip.ts'

/**
 * Bytes of images per archive, below the 4 GB of plain ZIP that every program reads.
 * A thousand products of five photos have less.
 */
export const MAX_IMAGE_BYTES = 3 * 1024 ** 3
const PIECE_BYTES = 256 * 1024

/** Counts of exported images. */
export interface ImageCount {
  packed: number
  /** Lost, or beyond the archive's limit. */
  leftOut: number
}

function* inPieces(bytes: Uint8Array): Generator<Uint8Array> {
  for (let start = 0; start < bytes.length; start += PIECE_BYTES) yield bytes.subarray(start, start + PIECE_BYTES)
}

/** Returns an image's path in the archive without extension, e.g. `images/products/glass-bangles-1`. */
const nameOf = (image: ImageRow, slugs: Map<string, string>): string => {
  const slug = image.product_id && slugs.get(image.product_id)
  if (slug) return `images/products/${slug}-${image.position + 1}`
  return image.role === 'logo' || image.role === 'cover' ? `images/${image.role}` : `images/design/${image.id}`
}

const nameWithId = (image: ImageRow) => `images/others/${image.id}`

/** Yields a store's original images one by one and counts them into `count`. */
export async function* exportedImages(
  deps: Pick<Deps, 'db' | 'media'>,
  storeId: string,
  count: ImageCount,
): AsyncGenerator<ZipFile> {
  const images = await imagesOfStore(deps.db, storeId)
  const used = new Set<string>()
  let bytes = 0
  for (const image of images) {
    const products = image.product_id ? await findProducts(deps.db, [image.product_id]) : []
    const original = await readOriginal(deps, image)
    if (!original || bytes + original.length > MAX_IMAGE_BYTES) {
      count.leftOut++
      continue
    }
    const wanted = nameOf(image, new Map(products.map(({ id, slug }) => [id, slug])))
    const name = used.has(wanted) ? nameWithId(image) : wanted
    used.add(name)
    bytes += original.length
    count.packed++
    const extension = (await fileTypeFromBuffer(original))?.ext ?? 'bin'
    yield { name: `${name}.${extension}`, pieces: inPieces(original), compress: false }
  }
}
