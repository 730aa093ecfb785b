import { fileTypeFromBuffer } from 'file-type'
import * as refusals from '#contract/refusals/words.ts'
import { type AppError, invalidField } from '#server/http/app-error.ts'
import { uploadsBusy } from '#server/http/upload-turns.ts'
import { UnreadableImage } from '#server/image-process/image-child.ts'
import { type ImageProcess, ImagesBusy } from '#server/image-process/image-process.ts'
import type { ImageHeader } from '#server/image-process/inspect.ts'
import { MAX_PIXELS } from '#server/image-process/largest-image.ts'

/** Largest upload. The browser compresses to 0.5 MB first; the hint promises 2 MB. */
export const MAX_UPLOAD_BYTES = 2 * 1024 * 1024
/** Most bytes an image may decode to: 24 megapixels of three 8-bit channels. */
const MAX_DECODED_BYTES = 3 * MAX_PIXELS
/** AVIF decoders hold an image several times over: 8 megapixels take 160 MB. */
const MAX_AVIF_PIXELS = 8_000_000
/** Interlaced PNGs decode as a whole in memory and take seconds of CPU per dozen megapixels. */
const MAX_INTERLACED_PNG_PIXELS = 4_000_000
/** Progressive JPGs decode as a whole in memory with two bytes per sample: 16 megapixels take 96 MB. */
const MAX_PROGRESSIVE_JPG_PIXELS = 16_000_000
/**
 * Longest side of a JPG, by its format. Longer images are refused, as each row costs work however short it is:
 * 24 megapixels in one column take eight seconds.
 */
const MAX_SIDE = 65_535
export const IMAGE_TOO_LARGE = refusals.imageTooHeavy

const TYPES = new Set(['image/jpeg', 'image/png', 'image/webp', 'image/avif'])

/** A checked upload: its bytes, and its size after EXIF rotation. */
export interface CheckedImage {
  bytes: Buffer
  width: number
  height: number
}

/** Returns why an image is too large to decode, `undefined` when it is not. */
const tooMuch = (mime: string, { width, height, decodedBytes, interlaced }: ImageHeader): string | undefined => {
  const pixels = width * height
  if (pixels > MAX_PIXELS) return refusals.megapixels
  if (mime === 'image/avif' && pixels > MAX_AVIF_PIXELS) return refusals.megapixelsAvif
  if (mime === 'image/png' && interlaced && pixels > MAX_INTERLACED_PNG_PIXELS) {
    return refusals.megapixelsInterlaced
  }
  if (mime === 'image/jpeg' && interlaced && pixels > MAX_PROGRESSIVE_JPG_PIXELS) {
    return refusals.megapixelsProgressive
  }
  if (decodedBytes > MAX_DECODED_BYTES || Math.max(width, height) > MAX_SIDE) return refusals.imageTooLarge
  return undefined
}

/**
 * Checks an upload by its content, not its name or declared type, without decoding it.
 * Throws `invalid` when it is no image, broken or too large to store or decode.
 */
export const checkUpload = async (imageProcess: ImageProcess, file: File, field: string): Promise<CheckedImage> => {
  const refuse = (why: string) => invalidField(field, why)
  if (file.size === 0) throw refuse(refusals.imageEmpty)
  if (file.size > MAX_UPLOAD_BYTES) throw refuse(IMAGE_TOO_LARGE)
  const bytes = Buffer.from(await file.arrayBuffer())
  const type = await fileTypeFromBuffer(bytes)
  if (!type || !TYPES.has(type.mime)) throw refuse(refusals.imageKinds)
  const header = await imageProcess.run('', { kind: 'inspect', bytes }).catch(refuseImage(field))
  const { width, height, orientation } = header
  if (!width || !height) throw unreadable(field)
  const why = tooMuch(type.mime, header)
  if (why) throw refuse(why)
  return orientation >= 5 ? { bytes, width: height, height: width } : { bytes, width, height }
}

/** Turns a failure of the image process into what the sender reads: it is busy, or the image cannot be read. */
export const refuseImage =
  (field: string) =>
  (error: unknown): never => {
    if (error instanceof ImagesBusy) throw uploadsBusy()
    throw error instanceof UnreadableImage ? unreadable(field) : error
  }

/** Error a seller sees for an image that cannot be decoded. */
export const unreadable = (field: string): AppError => invalidField(field, refusals.imageUnreadable)
