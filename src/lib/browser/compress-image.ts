const TARGET = { maxSizeMB: 0.5, initialQuality: 0.8 }
/** Pixels of the longer side. */
const LONGER_SIDE = 800

/** Makes a picture small enough for a slow link before it is sent; the code for it comes with the first picture. Throws when it is none. */
export const compressImage = async (file: File, longerSide = LONGER_SIDE): Promise<File> => {
  const { default: compress } = await import('browser-image-compression')
  // Its worker would fetch its code from another host.
  const small = await compress(file, { ...TARGET, maxWidthOrHeight: longerSide, useWebWorker: false })
  return new File([small], file.name, { type: small.type })
}
