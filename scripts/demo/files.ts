import type { DemoProduct, DemoStore } from './content.ts'
import { drawCachedPicture } from './pictures/cached.ts'
import { drawCover } from './pictures/cover.ts'
import { drawEmblem } from './pictures/emblem.ts'

/** Drawing takes most of the seeding; a second data folder gets the same pictures at once. */
const CACHE = '.setup/pictures'
/** What a product's largest picture shows. */
const WIDTH = 800

const asFile = (bytes: Buffer, name: string): File => new File([new Uint8Array(bytes)], name)

/** A product's first `count` pictures as files to upload. */
export const drawPictures = (product: DemoProduct, count: number): Promise<File[]> =>
  Promise.all(
    product.pictures
      .slice(0, count)
      .map(async (spec, index) => asFile(await drawCachedPicture(CACHE, spec, WIDTH), `${index + 1}.jpg`)),
  )

/** A store's logo and cover as files to upload. */
export const drawBrand = async ({ logo, cover }: DemoStore): Promise<{ logo: File; cover: File }> => ({
  logo: asFile(await drawEmblem(logo), 'logo.png'),
  cover: asFile(await drawCover(cover), 'cover.jpg'),
})
