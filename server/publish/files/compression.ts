import { promisify } from 'node:util'
import { brotliCompress, brotliCompressSync, brotliDecompressSync, constants, gunzipSync, gzip } from 'node:zlib'

const brotli = promisify(brotliCompress)
const gzipAsync = promisify(gzip)

const brotliParams = (quality: number, size: number) => ({
  params: {
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: size,
  },
})

/** A page's compressed forms, by the ending of their file. */
export interface Compressed {
  '.br': Buffer
  '.gz': Buffer
}

/**
 * At once, on the way to the buyer, by the thread that rendered: half the processor time of zlib's streams, which the rebuild of all
 * stores needs for rendering. A page of 52 kB takes Brotli 0.33, 0.20 and 0.08 ms at levels 2, 1 and 0 for 12.8, 13.6 and 14.0 kB: the fastest
 * serves until the page is recompressed. Gzip would take as long as all the rest of the file, for browsers of before 2018: it comes then.
 */
export const compressFast = (bytes: Buffer): Pick<Compressed, '.br'> => ({
  '.br': brotliCompressSync(bytes, brotliParams(0, bytes.length)),
})

/** When idle: as small as it gets, off the thread that renders. */
export const compressBest = async (bytes: Buffer): Promise<Compressed> => ({
  '.br': await brotli(bytes, brotliParams(11, bytes.length)),
  '.gz': await gzipAsync(bytes, { level: 9 }),
})

/** While somebody waits, for what is not kept for long: a page of 70 kB takes 2 ms, where the best takes 60 for a tenth less. */
export const compressWell = async (bytes: Buffer): Promise<Compressed> => ({
  '.br': await brotli(bytes, brotliParams(6, bytes.length)),
  '.gz': await gzipAsync(bytes, { level: 6 }),
})

/** The largest text that a compressed form of ours can hold; damaged bytes may claim any size. */
const MAX_TEXT_BYTES = 64 * 1024 * 1024

/** The text in a compressed form. Throws when it is damaged. */
export const decompress = (ending: keyof Compressed, bytes: Uint8Array): Buffer =>
  (ending === '.br' ? brotliDecompressSync : gunzipSync)(bytes, { maxOutputLength: MAX_TEXT_BYTES })
