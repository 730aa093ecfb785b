import sharp from 'sharp'

/** What a file's header says of the image in it. */
export interface ImageHeader {
  width: number
  height: number
  /** 1 to 8 as EXIF has it; 5 to 8 lie on their side. */
  orientation: number
  /** Bytes of its pixels once decoded. */
  decodedBytes: number
  /** Kept in passes (interlaced PNG, progressive JPEG), so that all of it is in memory before the first row is done. */
  interlaced: boolean
}

/** Reads an image's header and decodes no pixel. Rejects for what is no image. */
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
