import { MAX_IMAGES, type ProductImage } from '#contract/products/products.ts'
import * as say from './words.ts'

export interface NewImage {
  kind: 'new'
  key: string
  file: File
}

/** A product's image in the form: an existing one, or a new file. The first is the main one. */
export type FormImage = { kind: 'kept'; key: string; image: ProductImage } | NewImage

export type ImageList = readonly FormImage[]

let made = 0

export const newImage = (file: File): NewImage => ({ kind: 'new', key: `new-${++made}`, file })

export const keptImages = (images: readonly ProductImage[]): ImageList =>
  images.map((image) => ({ kind: 'kept', key: image.id, image }))

/** How many of `files` still fit. */
export const roomFor = (list: ImageList, files: number): number =>
  Math.max(0, Math.min(files, MAX_IMAGES - list.length))

/** Says that files beyond the fifth are left out; `null` if all fit. */
export const leftOutWords = (chosen: number, fitting: number): string | null => {
  const left = chosen - fitting
  if (left <= 0) return null
  return say.imagesLeftOut(MAX_IMAGES, left)
}

export const moveImage = (list: ImageList, key: string, to: number): ImageList => {
  const moved = list.find((image) => image.key === key)
  if (!moved) return list
  const rest = list.filter((image) => image !== moved)
  return [...rest.slice(0, to), moved, ...rest.slice(to)]
}

export const removeImage = (list: ImageList, key: string): ImageList => list.filter((image) => image.key !== key)

export const replaceImage = (list: ImageList, key: string, by: FormImage): ImageList =>
  list.map((image) => (image.key === key ? by : image))

/** Drops images that were removed elsewhere. */
export const withoutGone = (list: ImageList, there: ImageList): ImageList =>
  list.filter((image) => image.kind === 'new' || there.some(({ key }) => key === image.key))

/** Whether a save must send the images. A new order counts as a change. */
export const imagesChanged = (before: ImageList, now: ImageList): boolean =>
  before.length !== now.length || before.some((image, index) => image.key !== now[index]?.key)

/** Images as a change sends them: files, and ids of those to keep. A single empty text removes all. */
export const imageEntries = (list: ImageList): (File | string)[] =>
  list.length === 0 ? [''] : list.map((image) => (image.kind === 'new' ? image.file : image.image.id))
