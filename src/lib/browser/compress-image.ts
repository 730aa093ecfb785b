const TARGET = { maxSizeMB: 0.5, initialQuality: 0.8 }
/** Longer side in pixels. */
const LONGER_SIDE = 800

/** Longer side of a cover or hero, in pixels. */
export const WIDE_SIDE = 1600

/** Compresses an image before upload; its code loads with the first image. Throws for other files. */
export const compressImage = async (file: File, longerSide = LONGER_SIDE): Promise<File> => {
  const { default: compress } = await import('browser-image-compression')
  // The library's worker would load code from another host.
  const small = await compress(file, { ...TARGET, maxWidthOrHeight: longerSide, useWebWorker: false })
  return new File([small], file.name, { type: small.type })
}
