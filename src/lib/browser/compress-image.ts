const TARGET = { maxSizeMB: 0.5, initialQuality: 0.8 }
/** Pixels of the longer side. */
const LONGER_SIDE = 800

/** Of an image that a page is as wide as: a cover, a hero. */
export const WIDE_SIDE = 1600

/** Makes an image small enough for a slow link before it is sent; the code for it comes with the first image. Throws when it is none. */
export const compressImage = async (file: File, longerSide = LONGER_SIDE): Promise<File> => {
  const { default: compress } = await import('browser-image-compression')
  // Its worker would fetch its code from another host.
  const small = await compress(file, { ...TARGET, maxWidthOrHeight: longerSide, useWebWorker: false })
  return new File([small], file.name, { type: small.type })
}
