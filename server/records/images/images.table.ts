import type { Generated } from 'kysely'

export interface ImagesTable {
  id: string
  store_id: string
  /** Its use; `upload` is the image of a customisation field. */
  role: 'product' | 'logo' | 'cover' | 'upload' | 'review'
  product_id: string | null
  /** Position among a product's images, from 0. */
  position: number
  status: 'processing' | 'ready' | 'failed'
  /** Widest derived size in pixels: 800 for products, up to 1600 for theme images. */
  max_width: number
  width: number
  height: number
  /** JSON list of derived widths. */
  widths: string
  color: string
  /** Base64 of the 25-byte placeholder. */
  thumbhash: string
  /** 1 once AVIF files exist; -1 if they failed. */
  avif: -1 | 0 | 1
  /** JSON: length and hash of each derived file by name; `{}` for old images. */
  files: Generated<string>
  created_at: string
}

/** Failed tries of an image, when the failure was not the image's fault. */
export interface ImageTriesTable {
  image_id: string
  attempts: number
  next_attempt_at: string
  last_error: string
  /** When it became a dead letter; `null` while it is retried. */
  failed_at: string | null
}

declare module '#server/db/database.ts' {
  interface Tables {
    images: ImagesTable
    image_tries: ImageTriesTable
  }
}
