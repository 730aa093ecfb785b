import sharp from 'sharp'

/** Longest side in pixels: the text of a screenshot stays readable. */
const SIDE = 1000

/** Returns an image drawn anew as JPEG of some 60 kB, without anything else that its file held. */
export const drawProof = (bytes: Uint8Array): Promise<Uint8Array> =>
  sharp(bytes)
    .rotate()
    .resize({ width: SIDE, height: SIDE, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 60, mozjpeg: true })
    .toBuffer()
