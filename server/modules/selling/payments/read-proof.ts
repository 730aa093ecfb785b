import { hash } from 'node:crypto'
import type { Deps } from '#server/deps.ts'
import { checkUpload, refuseImage } from '#server/modules/catalogue/images/check-upload.ts'

/** A screenshot as kept: a JPEG in base64, and the fingerprint of the file that was sent. */
export interface Proof {
  image: string
  hash: string
}

/** Checks a screenshot and draws it anew. Throws `invalid` for what is no image. */
export const readProof = async (
  { imageProcess }: Pick<Deps, 'imageProcess'>,
  storeId: string,
  file: File,
): Promise<Proof> => {
  const { bytes } = await checkUpload(imageProcess, file, 'image')
  const drawn = await imageProcess.run(storeId, { kind: 'proof', bytes }).catch(refuseImage('image'))
  return { image: Buffer.from(drawn).toString('base64'), hash: hash('sha256', bytes) }
}
