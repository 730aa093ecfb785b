import type { PageImage } from '#contract/stores/store-page.ts'
import { newId } from '#server/db/ids.ts'
import type { Deps } from '#server/deps.ts'
import { UnreadableImage } from '#server/image-process/image-process.ts'
import type { ImageRow } from '#server/records/images/images.repo.ts'
import { type CheckedImage, checkUpload } from './check-upload.ts'

const LONGER_SIDE = { product: 800, logo: 800, cover: 1600, upload: 1600 } as const

/** Where an image's files are, below the media folder and below `/media/`. */
export const imageFolder = (image: Pick<ImageRow, 'store_id' | 'id'>): string => `${image.store_id}/${image.id}`

/** The address of an image to show: its largest WebP once it is ready. */
export const imageUrl = (image: ImageRow): string => `/media/${imageFolder(image)}/${image.widths.at(-1) ?? 800}.webp`

/** The address of its smallest size. */
export const thumbnailUrl = (image: ImageRow): string => `/media/${imageFolder(image)}/${image.widths[0] ?? 800}.webp`

/** What a page shows of an image; nothing before it is ready. */
export const pageImage = (image: ImageRow | undefined): PageImage | null =>
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

/** Checks uploads before anything is written; throws for the first that is not a good image. */
export const checkUploads = async (
  { imageProcess }: Pick<Deps, 'imageProcess'>,
  files: File[],
  field: string,
): Promise<CheckedImage[]> => {
  const checked: CheckedImage[] = []
  for (const file of files) checked.push(await checkUpload(imageProcess, file, field))
  return checked
}

/** Whose images are kept: a store's, and of which kind. */
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

/** What was uploaded, as it came; `undefined` when it is lost. */
export const readOriginal = ({ media }: Pick<Deps, 'media'>, image: ImageRow): Promise<Buffer | undefined> =>
  media.read(`${imageFolder(image)}/original`)

/** What was uploaded. Rejects with `UnreadableImage` when it is lost: no more can be made of it than of a broken one. */
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
 * Keeps checked images' originals on disk and has `work` insert their rows, in the state `processing`; no file stays when it throws. Files
 * come before rows: a crash between leaves files that the media sweep removes, never a row without its file.
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
    // What cannot be removed now, with its storage away, is the media sweep's.
    await removeImageFiles(deps, rows).catch(() => {})
    throw error
  }
}
