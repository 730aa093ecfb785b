import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'
import type { Browser } from 'playwright'
import sharp from 'sharp'
import writeFileAtomic from 'write-file-atomic'
import type { Config } from '#server/config/config.ts'
import { BUILD_FOLDER } from '#server/publish/pages/renderer.ts'
import type { Shot } from './scenes.ts'

/** Encoding options of screenshots. AVIF effort as for sellers' images. */
const OPTIONS = { avif: { quality: 55, effort: 3 }, webp: { quality: 78 }, jpeg: { quality: 80, mozjpeg: true } }

const TYPES: Record<string, string> = {
  '.webp': 'image/webp',
  '.jpg': 'image/jpeg',
  '.avif': 'image/avif',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}

const CLIENT_FOLDER = join(BUILD_FOLDER, 'client')
/** The platform's first page, which a link to the platform shows. */
export const LANDING_PAGE = join(CLIENT_FOLDER, 'index.html')

/** Returns the file behind an address: a store's image, an earlier screenshot, or a built asset. */
const fileOf = (config: Config, pathname: string): string => {
  if (pathname === '/') return LANDING_PAGE
  const [, layout, photo] = /^\/layouts\/([\w-]+)\/([\w.-]+)$/.exec(pathname) ?? []
  if (layout && photo) return join(config.dataDir, 'layouts', `${layout}-${photo}`)
  return join(pathname.startsWith('/media/') ? config.dataDir : CLIENT_FOLDER, pathname)
}

/** Serves the rendered pages, by their paths, with the pictures and fonts they show. */
export const serveScenes = async (config: Config, pages: Map<string, string>) => {
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const page = pages.get(pathname)
    const body = page ?? (await readFile(fileOf(config, pathname)).catch(() => undefined))
    const isPage = page !== undefined || pathname === '/'
    const type = isPage ? 'text/html' : (TYPES[extname(pathname)] ?? 'application/octet-stream')
    response.writeHead(body === undefined ? 404 : 200, { 'content-type': type }).end(body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, stop: () => server.close() }
}

/** Photographs a screen of a page, from its top, once its fonts and the images in sight are there. */
export const photograph = async (
  browser: Browser,
  address: string,
  { screen, scale }: Pick<Shot, 'screen' | 'scale'>,
): Promise<Buffer> => {
  const page = await browser.newPage({ viewport: screen, deviceScaleFactor: scale, reducedMotion: 'reduce' })
  await page.goto(address, { waitUntil: 'load' })
  await page.evaluate(async () => {
    // Images further down load only on scroll.
    const seen = [...document.images].filter((image) => {
      const { top, height } = image.getBoundingClientRect()
      return height > 0 && top < innerHeight
    })
    await Promise.all([document.fonts.ready, ...seen.map((image) => image.decode().catch(() => undefined))])
  })
  const shot = await page.screenshot()
  await page.close()
  return shot
}

/** Takes a page's photographs and writes what is made of them. */
export const takeShots = async (browser: Browser, address: string, folder: string, shots: Shot[]): Promise<void> => {
  for (const shot of shots) {
    const taken = await photograph(browser, address, shot)
    for (const { name, width, type } of shot.files) {
      const image = sharp(taken).resize({ width }).toFormat(type, OPTIONS[type])
      await writeFileAtomic(join(folder, name), await image.toBuffer())
    }
  }
}
