import { fileTypeFromBuffer } from 'file-type'
import sharp from 'sharp'
import { invalidField } from '#server/http/app-error.ts'

/** The largest picture taken, in pixels: a 24-megapixel phone photo. */
export const MAX_PIXELS = 24_000_000
/** The largest file taken. The browser compresses to 0.5 MB first; the hint promises 2 MB. */
export const MAX_UPLOAD_BYTES = 2 * 1024 * 1024

const TYPES = new Set(['image/jpeg', 'image/png', 'image/webp', 'image/avif'])

/** An uploaded picture that was found good: its bytes, and its size as it is seen (EXIF rotation applied). */
export interface CheckedImage {
  bytes: Buffer
  width: number
  height: number
}

/**
 * Checks an upload by its content, whatever its name or declared type says. Throws `invalid` for a field when it is no picture, is
 * broken, animated beyond reason, or larger than the limits.
 */
export const checkUpload = async (file: File, field: string): Promise<CheckedImage> => {
  const refuse = (why: string) => invalidField(field, why)
  if (file.size === 0) throw refuse('The image is empty')
  if (file.size > MAX_UPLOAD_BYTES) throw refuse('Images must be at most 2 MB')
  const bytes = Buffer.from(await file.arrayBuffer())
  const type = await fileTypeFromBuffer(bytes)
  if (!type || !TYPES.has(type.mime)) throw refuse('Images must be PNG, JPG or WebP')
  try {
    const { width, height, orientation = 1 } = await sharp(bytes, { limitInputPixels: MAX_PIXELS }).metadata()
    if (!width || !height || width * height > MAX_PIXELS) throw refuse('Images must be at most 24 megapixels')
    // Orientations 5 to 8 lie on their side.
    return orientation >= 5 ? { bytes, width: height, height: width } : { bytes, width, height }
  } catch (error) {
    if (error instanceof Error && /pixel limit/i.test(error.message))
      throw refuse('Images must be at most 24 megapixels')
    if (error instanceof Error && error.constructor.name === 'AppError') throw error
    throw refuse('The image could not be read')
  }
}
