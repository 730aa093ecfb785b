import { type Derived, type DerivedFile, deriveAvif, deriveImage } from './derive.ts'
import { type Focus, findFocus } from './focus.ts'
import { type ImageHeader, inspectImage } from './inspect.ts'
import { drawProof } from './proof.ts'
import { readQr } from './read-qr.ts'
import { prepareShareFonts, renderShareImage, type ShareImageInput } from './share-image/share-image.ts'

/** Tasks of the image process. */
export type ImageTask =
  | { kind: 'inspect'; bytes: Uint8Array }
  | { kind: 'focus'; bytes: Uint8Array }
  /** `pixels` is the size of the original. */
  | { kind: 'derive'; original: Uint8Array; maxWidth: number; pixels: number }
  | { kind: 'avif'; original: Uint8Array; width: number }
  | { kind: 'read qr'; bytes: Uint8Array }
  | { kind: 'proof'; bytes: Uint8Array }
  /** `fontFolder` holds the unpacked fonts. */
  | { kind: 'share image'; input: ShareImageInput; fontFolder: string }

/** Result of each kind of task. */
interface ImageResults {
  inspect: ImageHeader
  focus: Focus
  derive: Derived
  avif: DerivedFile
  /** Its text, `null` without a code. */
  'read qr': string | null
  proof: Uint8Array
  'share image': Uint8Array
}
export type ImageResult<Kind extends ImageTask['kind'] = ImageTask['kind']> = ImageResults[Kind]

/** Runs a task in this process. Rejects when the image cannot be read. */
export const performImageTask = async (task: ImageTask): Promise<ImageResult> => {
  if (task.kind === 'inspect') return inspectImage(task.bytes)
  if (task.kind === 'focus') return findFocus(task.bytes)
  if (task.kind === 'derive') return deriveImage(task.original, task.maxWidth)
  if (task.kind === 'avif') return deriveAvif(task.original, task.width)
  if (task.kind === 'read qr') return readQr(task.bytes)
  if (task.kind === 'proof') return drawProof(task.bytes)
  prepareShareFonts(task.fontFolder)
  return renderShareImage(task.input)
}
