import jsQR from 'jsqr'
import sharp from 'sharp'

/** Longest side in pixels that is searched: a screenshot's code is still eight pixels a dot. */
const SIDE = 1200

/** Returns the text of the QR code in an image, `null` without one. */
export const readQr = async (bytes: Uint8Array): Promise<string | null> => {
  const { data, info } = await sharp(bytes)
    .rotate()
    .resize({ width: SIDE, height: SIDE, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const pixels = new Uint8ClampedArray(data.buffer, data.byteOffset, data.byteLength)
  return jsQR(pixels, info.width, info.height)?.data ?? null
}
