import sharp from 'sharp'

/** Properties of an image, from its file header. */
export interface ImageHeader {
  width: number
  height: number
  /** EXIF orientation, 1 to 8. 5 to 8 are rotated by 90°. */
  orientation: number
  /** Bytes of the decoded pixels. */
  decodedBytes: number
  /** Stored in passes (interlaced PNG, progressive JPEG). Decoding then needs the whole image in memory. */
  interlaced: boolean
}

/** Reads an image's header without decoding it. Rejects when it is no image. */
export const inspectImage = async (bytes: Uint8Array): Promise<ImageHeader> => {
  const metadata = await sharp(bytes, { limitInputPixels: false }).metadata()
  const { width, height, orientation = 1, channels, depth, isProgressive } = metadata
  const sampleBytes = depth === 'uchar' || depth === 'char' ? 1 : depth === 'ushort' || depth === 'short' ? 2 : 4
  return {
    width,
    height,
    orientation,
    decodedBytes: width * height * channels * sampleBytes,
    interlaced: isProgressive ?? false,
  }
}
