import sharp, { type SharpOptions } from 'sharp'
import { rgbaToThumbHash, thumbHashToAverageRGBA } from 'thumbhash'
import { MAX_PIXELS } from './check-upload.ts'

/** Seconds after which a picture that still decodes is given up. */
const DECODE_SECONDS = 10

export interface Derived {
  width: number
  height: number
  widths: number[]
  color: string
  thumbhash: string
  files: { name: string; bytes: Buffer }[]
}

const open = (original: Buffer) =>
  sharp(original, { limitInputPixels: MAX_PIXELS, sequentialRead: true, failOn: 'error' })
    .timeout({ seconds: DECODE_SECONDS })
    // Applies the camera's rotation; all metadata, the place where it was taken too, is left out of what is written.
    .autoOrient()

/** Sizes for a longer side of at most `maxWidth`: 320, 640, then the picture's own, never enlarged. */
const widthsFor = (width: number, height: number, maxWidth: number): number[] => {
  const largest = Math.max(1, Math.round(width * Math.min(1, maxWidth / Math.max(width, height))))
  return [...[320, 640, 800].filter((step) => step < largest * 0.9), largest]
}

/** WebP and JPEG at each width, the average color and a thumbhash. Rejects when the picture cannot be decoded in 10 s. */
export const deriveImage = async (original: Buffer, maxWidth: number): Promise<Derived> => {
  const { data, info } = await open(original)
    .resize({ width: maxWidth, height: maxWidth, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .flatten({ background: '#ffffff' })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const raw = { raw: { width: info.width, height: info.height, channels: info.channels } }
  const widths = widthsFor(info.width, info.height, maxWidth)
  const files: Derived['files'] = []
  for (const width of widths) {
    const sized = sharp(data, raw).resize({ width })
    files.push({ name: `${width}.webp`, bytes: await sized.clone().webp({ quality: 78 }).toBuffer() })
    files.push({ name: `${width}.jpg`, bytes: await sized.clone().jpeg({ quality: 80, mozjpeg: true }).toBuffer() })
  }
  return { width: info.width, height: info.height, widths, files, ...(await placeholder(data, raw)) }
}

/** AVIF at each width; slow, so it is made after the page is live. */
export const deriveAvif = async (original: Buffer, widths: number[]): Promise<Derived['files']> => {
  const files: Derived['files'] = []
  for (const width of widths) {
    const bytes = await open(original)
      .resize({ width })
      .flatten({ background: '#ffffff' })
      .avif({ quality: 55, effort: 4 })
      .toBuffer()
    files.push({ name: `${width}.avif`, bytes })
  }
  return files
}

const placeholder = async (data: Buffer, raw: SharpOptions) => {
  // thumbhash takes at most 100×100.
  const small = await sharp(data, raw)
    .resize({ width: 100, height: 100, fit: 'inside' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const thumbhash = rgbaToThumbHash(small.info.width, small.info.height, small.data)
  const { r, g, b } = thumbHashToAverageRGBA(thumbhash)
  const hex = (part: number) =>
    Math.round(Math.min(1, Math.max(0, part)) * 255)
      .toString(16)
      .padStart(2, '0')
  return { color: `#${hex(r)}${hex(g)}${hex(b)}`, thumbhash: Buffer.from(thumbhash).toString('base64') }
}
