import { readFile } from 'node:fs/promises'
import type { DemoProduct, DemoStore } from './content.ts'

type Shop = Pick<DemoStore, 'slug'>

/** Reads an image of a demo store as a file to upload. */
const imageOf = async ({ slug }: Shop, name: string): Promise<File> => {
  const bytes = await readFile(new URL(`./images/${slug}/${name}.webp`, import.meta.url))
  return new File([new Uint8Array(bytes)], `${name}.webp`)
}

/** Pictures of a product as files to upload. */
export const picturesOf = (store: Shop, pictures: DemoProduct['pictures']): Promise<File[]> =>
  Promise.all(pictures.map((name) => imageOf(store, name)))

/** A store's logo and cover as files to upload. */
export const brandOf = async (store: Shop): Promise<{ logo: File; cover: File }> => ({
  logo: await imageOf(store, 'logo'),
  cover: await imageOf(store, 'cover'),
})
