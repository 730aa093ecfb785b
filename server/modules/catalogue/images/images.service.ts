import type { PageImage } from '#contract/stores/store-page.ts'
import { newId } from '#server/db/ids.ts'
import type { Deps } from '#server/deps.ts'
import { UnreadableImage } from '#server/image-process/image-child.ts'
import type { ImageRow, ShownImage } from '#server/records/images/images.repo.ts'
import { type CheckedImage, checkUpload } from './check-upload.ts'

const LONGER_SIDE = { product: 800, logo: 800, cover: 1600, upload: 1600, review: 800 } as const

/** Returns an image's folder below the media folder and below `/media/`. */
export const imageFolder = (image: Pick<ImageRow, 'store_id' | 'id'>): string => `${image.store_id}/${image.id}`

/** Returns the address of an image's largest WebP, valid once it is ready. */
export const imageUrl = (image: ImageRow): string => `/media/${imageFolder(image)}/${image.widths.at(-1) ?? 800}.webp`

/** Returns the address of an image's smallest WebP. */
export const thumbnailUrl = (image: ImageRow): string => `/media/${imageFolder(image)}/${image.widths[0] ?? 800}.webp`

/** Returns an image as pages show it, `null` before it is ready. */
export const pageImage = (image: ShownImage | undefined): PageImage | null =>
  image?.status !== 'ready'
    ? null
    : {
        base: `/media/${imageFolder(image)}`,
        widths: image.widths,
        width: image.width,
        height: image.height,
        avif: image.avif === 1,
        color: image.color,
      }

/** Checks uploads before anything is written. Throws for the first bad image. */
export const checkUploads = async (
  { imageProcess }: Pick<Deps, 'imageProcess'>,
  files: File[],
  field: string,
): Promise<CheckedImage[]> => {
  const checked: CheckedImage[] = []
  for (const file of files) checked.push(await checkUpload(imageProcess, file, field))
  return checked
}

/** Store or product that images belong to, and their role. */
export interface ImageOwner {
  storeId: string
  productId?: string
  role: ImageRow['role']
}

const rowOf = (
  { clock }: Pick<Deps, 'clock'>,
  owner: ImageOwner,
  { width, height }: CheckedImage,
  position: number,
): ImageRow => ({
  id: newId(),
  store_id: owner.storeId,
  role: owner.role,
  product_id: owner.productId ?? null,
  position,
  status: 'processing',
  max_width: LONGER_SIDE[owner.role],
  width,
  height,
  widths: [],
  color: '#e5e7eb',
  thumbhash: '',
  avif: 0,
  files: {},
  created_at: clock.now().toISOString(),
})

/** Reads the original of an image, `undefined` when it is lost. */
export const readOriginal = ({ media }: Pick<Deps, 'media'>, image: ImageRow): Promise<Buffer | undefined> =>
  media.read(`${imageFolder(image)}/original`)

/** Reads the original of an image. Rejects with `UnreadableImage` when it is lost. */
export const originalOf = async (deps: Pick<Deps, 'media'>, image: ImageRow): Promise<Buffer> => {
  const original = await readOriginal(deps, image)
  if (!original) throw new UnreadableImage('what was uploaded is lost')
  return original
}

/** Removes all files of images. */
export const removeImageFiles = async ({ media }: Pick<Deps, 'media'>, images: ImageRow[]): Promise<void> => {
  for (const image of images) await media.removeFolder(imageFolder(image))
}

/**
 * Writes the originals of checked images, then lets `work` insert their rows. Removes the files when it throws.
 * Files come before rows: a crash in between leaves files for the media sweep, never a row without its file.
 */
export const withOriginals = async <Result>(
  deps: Pick<Deps, 'media' | 'clock'>,
  images: { owner: ImageOwner; image: CheckedImage }[],
  work: (rows: ImageRow[]) => Promise<Result>,
): Promise<Result> => {
  const rows: ImageRow[] = []
  try {
    for (const [position, { owner, image }] of images.entries()) {
      const row = rowOf(deps, owner, image, position)
      rows.push(row)
      await deps.media.write(`${imageFolder(row)}/original`, image.bytes)
    }
    return await work(rows)
  } catch (error) {
    // Leaves files to the media sweep when their storage is away.
    await removeImageFiles(deps, rows).catch(() => {})
    throw error
  }
}
