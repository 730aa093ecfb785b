import sharp, { type Raw } from 'sharp'

/** Longest side of the image that is looked at, in pixels. */
const SIDE = 256
/** Share of the image that the window over it is wide, or high. */
const WINDOW = 0.2

/** Place in an image, in percent from its left and its top. */
export interface Focus {
  x: number
  y: number
}

/** Returns the middle of the part that libvips would keep of an image; without one where nothing draws the eye. */
const middleOf = async (image: Buffer, raw: Raw, window: { width: number; height: number }) => {
  const cut = sharp(image, { raw }).resize({ ...window, fit: 'cover', position: 'attention', withoutEnlargement: true })
  const { info } = await cut.toBuffer({ resolveWithObject: true })
  const isPlain = !info.attentionX && !info.attentionY
  const { cropOffsetLeft: left = 0, cropOffsetTop: top = 0 } = info
  return isPlain ? undefined : { x: window.width / 2 - left, y: window.height / 2 - top }
}

/** Finds what draws the eye in an image by edges, saturation and skin: its middle where nothing does. */
export const findFocus = async (bytes: Uint8Array): Promise<Focus> => {
  const { data, info } = await sharp(bytes, { limitInputPixels: false })
    .autoOrient()
    .resize(SIDE, SIDE, { fit: 'inside' })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { width, height } = info
  const narrow = await middleOf(data, info, { width: Math.ceil(width * WINDOW), height })
  const flat = await middleOf(data, info, { width, height: Math.ceil(height * WINDOW) })
  return {
    x: narrow ? Math.round((narrow.x / width) * 100) : 50,
    y: flat ? Math.round((flat.y / height) * 100) : 50,
  }
}
