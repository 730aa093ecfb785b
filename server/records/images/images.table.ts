import type { Generated } from 'kysely'

export interface ImagesTable {
  id: string
  store_id: string
  /** What it was uploaded for; `upload` is a customisation field's image. */
  role: 'product' | 'logo' | 'cover' | 'upload'
  product_id: string | null
  /** Order among a product's images, from 0. */
  position: number
  status: 'processing' | 'ready' | 'failed'
  /** Widest derived size in pixels; 800 for products, up to 1600 for theme images. */
  max_width: number
  width: number
  height: number
  /** JSON list of derived widths. */
  widths: string
  color: string
  /** Base64 of the 25-byte placeholder. */
  thumbhash: string
  /** 1 once AVIF files stand beside the others; -1 when they could not be made. */
  avif: -1 | 0 | 1
  /** JSON: by name, length in bytes and hash of each derived file; `{}` of one made before they were written down. */
  files: Generated<string>
  created_at: string
}

/** An image whose sizes could not be made through no fault of its own: since its last try. */
export interface ImageTriesTable {
  image_id: string
  attempts: number
  next_attempt_at: string
  last_error: string
  /** When it was given up, a dead letter; `null` while it is tried again. */
  failed_at: string | null
}

declare module '#server/db/database.ts' {
  interface Tables {
    images: ImagesTable
    image_tries: ImageTriesTable
  }
}
