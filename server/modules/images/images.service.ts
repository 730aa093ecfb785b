import type { Picture } from '#contract/stores/store-page.ts'
import { newId } from '#server/db/ids.ts'
import type { Deps } from '#server/deps.ts'
import { type CheckedImage, checkUpload } from './check-upload.ts'
import type { ImageRow } from './images.repo.ts'

const LONGER_SIDE = { product: 800, logo: 800, cover: 1600, upload: 1600 } as const

/** Where a picture's files are, below the media folder and below `/media/`. */
export const imageFolder = (image: Pick<ImageRow, 'store_id' | 'id'>): string => `${image.store_id}/${image.id}`

/** The address of a picture to show: its largest WebP once it is ready. */
export const imageUrl = (image: ImageRow): string => `/media/${imageFolder(image)}/${image.widths.at(-1) ?? 800}.webp`

/** The address of its smallest size. */
export const thumbnailUrl = (image: ImageRow): string => `/media/${imageFolder(image)}/${image.widths[0] ?? 800}.webp`

/** What a page shows of a picture; nothing before it is ready. */
export const pageImage = (image: ImageRow | undefined): Picture | null =>
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

/** Checks uploads before anything is written; throws for the first that is not a good picture. */
export const checkUploads = async (files: File[], field: string): Promise<CheckedImage[]> => {
  const checked: CheckedImage[] = []
  for (const file of files) checked.push(await checkUpload(file, field))
  return checked
}

/**
 * Keeps checked pictures' originals on disk and gives the rows to insert, in the state `processing`. Files come before rows: a crash
 * between leaves files that the media sweep removes after the next start, never a row without its file.
 */
export const storeOriginals = async (
  deps: Deps,
  owner: { storeId: string; productId?: string; role: ImageRow['role'] },
  pictures: CheckedImage[],
): Promise<ImageRow[]> => {
  const rows: ImageRow[] = []
  for (const [position, picture] of pictures.entries()) {
    const row: ImageRow = {
      id: newId(),
      store_id: owner.storeId,
      role: owner.role,
      product_id: owner.productId ?? null,
      position,
      status: 'processing',
      max_width: LONGER_SIDE[owner.role],
      width: picture.width,
      height: picture.height,
      widths: [],
      color: '#e5e7eb',
      thumbhash: '',
      avif: 0,
      created_at: deps.clock.now().toISOString(),
    }
    await deps.media.write(`${imageFolder(row)}/original`, picture.bytes)
    rows.push(row)
  }
  return rows
}
