import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isNoFile } from '#server/lib/files-away.ts'
import type { MediaStorage } from '#server/ports/media/media-storage.ts'
import type { ShopFiles } from '#server/ports/shop-files.ts'
import type { BuildAssets } from '#server/publish/keep-assets.ts'
import { BUILD_FOLDER } from '#server/publish/pages/renderer.ts'
import type { PublishedPages } from './published-pages.ts'
import { pageFile } from './store-pages.ts'

/** Addresses of images and assets, as pages name them. */
const MEDIA = /^\/media\/([\w-]+\/[\w-]+\/[\w-]+\.(?:webp|jpg|avif))$/
const ICON = /^\/((?:favicon|placeholder)\.svg)$/
const ASSET = /^\/assets\/(\w[\w.-]{0,199})$/

const orMissing = async (path: string): Promise<Uint8Array | undefined> => {
  try {
    return await readFile(path)
  } catch (error) {
    if (!isNoFile(error)) throw error
    return undefined
  }
}

/** Reads live pages, images and assets from where this process serves them. */
export const shopFiles = (pages: PublishedPages, assets: BuildAssets, media: MediaStorage): ShopFiles => ({
  page: async (liveName, path) => {
    const file = pageFile(path)
    const version = file && (await pages.shown(liveName))
    const bytes = version && (await pages.read(version, file, ''))
    return bytes && Buffer.from(bytes).toString('utf8')
  },
  file: async (address) => {
    const image = MEDIA.exec(address)?.[1]
    if (image) {
      await media.bring(image)
      return orMissing(join(media.servedFrom, image))
    }
    const icon = ICON.exec(address)?.[1]
    if (icon) return orMissing(join(BUILD_FOLDER, 'client', icon))
    const asset = ASSET.exec(address)?.[1]
    if (!asset) return undefined
    await assets.bring(asset)
    return orMissing(join(assets.folder, asset))
  },
})
