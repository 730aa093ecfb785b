import type { DemoStore } from './content.ts'
import { drawCachedPicture } from './pictures/cached.ts'
import { drawCover } from './pictures/cover.ts'
import { drawEmblem } from './pictures/emblem.ts'
import type { PictureSpec } from './pictures/picture.ts'

/** Drawing takes most of the seeding; a second data folder gets the same pictures at once. */
const CACHE = '.setup/pictures'
/**
 * Width of a product's pictures, in pixels: enough for a phone's whole screen and a column of a desktop. The server
 * makes two sizes of it. At 800 it made three, and drawing and AVIF took twice as long.
 */
const WIDTH = 704

const asFile = (bytes: Buffer, name: string): File => new File([new Uint8Array(bytes)], name)

/** Pictures as files to upload. */
export const drawPictures = (pictures: readonly PictureSpec[]): Promise<File[]> =>
  Promise.all(
    pictures.map(async (spec, index) => asFile(await drawCachedPicture(CACHE, spec, WIDTH), `${index + 1}.jpg`)),
  )

/** A store's logo and cover as files to upload. */
export const drawBrand = async ({ logo, cover }: DemoStore): Promise<{ logo: File; cover: File }> => ({
  logo: asFile(await drawEmblem(logo), 'logo.png'),
  cover: asFile(await drawCover(cover), 'cover.jpg'),
})
