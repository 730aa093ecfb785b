import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'
import { Command } from 'commander'
import { type Browser, chromium } from 'playwright'
import sharp from 'sharp'
import writeFileAtomic from 'write-file-atomic'
import { layoutPhotos, type PhotoForm, photoFile, photoTypes, SHARE_IMAGE, shades } from '#contract/layout-photos.ts'
import type { FieldValue } from '#contract/stores/store-page.ts'
import { layouts } from '#layouts/registry.ts'
import { type Config, ConfigError, getConfig } from '#server/config.ts'
import { dataPaths } from '#server/data-folder.ts'
import type { Db } from '#server/db/database.ts'
import { prepareShareFonts } from '#server/image-process/share-image/share-fonts.ts'
import { layoutConfigOf } from '#server/modules/layouts/layouts.service.ts'
import { findStoreBySlug, type StoreRow } from '#server/modules/stores/stores.repo.ts'
import { renderPreview } from '#server/publish/pages/preview.ts'
import { BUILD_FOLDER, loadRenderer } from '#server/publish/pages/renderer.ts'
import { currentRenderer } from '#server/services.ts'
import { findBrowser } from './support/browser.ts'
import { openExistingDatabase } from './support/existing-database.ts'

/** Width of the gallery's image. */
const GALLERY_WIDTH = 585
/** Of a picture that is shown at the size of a screen, or of half of one. */
const QUALITY = { avif: 55, webp: 78 }

const TYPES: Record<string, string> = {
  '.webp': 'image/webp',
  '.jpg': 'image/jpeg',
  '.avif': 'image/avif',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}

interface Scene {
  /** What its files begin with. */
  name: string
  forms: PhotoForm[]
  layout: string
  store: StoreRow
  values: Record<string, FieldValue>
}

const FORMS = Object.keys(layoutPhotos) as PhotoForm[]
/** Besides the layouts themselves, in their own colors. */
const SHADED = Object.keys(shades.values).map((shade) => `${shades.layout}-${shade}`)

/** Each layout with the demo store that was made for it, else with the first one and the layout's own values. */
const scenes = async (db: Db, config: Config): Promise<Scene[]> => {
  const file = join(config.dataDir, 'demo.json')
  if (!existsSync(file)) return []
  const demo: { stores: { slug: string; layout: string }[] } = JSON.parse(readFileSync(file, 'utf8'))
  const found: Scene[] = []
  for (const layout of layouts.keys()) {
    const own = demo.stores.find((store) => store.layout === layout)
    const store = await findStoreBySlug(db, (own ?? demo.stores[0])?.slug ?? '')
    if (!store) continue
    const saved = await layoutConfigOf(db, store.id)
    const values = saved.layout === layout ? saved.customizations : {}
    found.push({ name: layout, forms: FORMS, layout, store, values })
    if (layout !== shades.layout) continue
    for (const [shade, colors] of Object.entries(shades.values)) {
      const name = `${layout}-${shade}`
      found.push({ name, forms: ['desktop'], layout, store, values: { ...values, ...colors } })
    }
  }
  return found
}

const CLIENT_FOLDER = join(BUILD_FOLDER, 'client')
const LANDING_PAGE = join(CLIENT_FOLDER, 'index.html')

/** Where the file of an address lies: an image of a store, a photograph that was taken before, or what the site was built with. */
const fileOf = (config: Config, pathname: string): string => {
  if (pathname === '/') return LANDING_PAGE
  const [, layout, photo] = /^\/layouts\/([\w-]+)\/([\w.-]+)$/.exec(pathname) ?? []
  if (layout && photo) return join(config.dataDir, 'layouts', `${layout}-${photo}`)
  return join(pathname.startsWith('/media/') ? config.dataDir : CLIENT_FOLDER, pathname)
}

/** Serves the rendered pages with the pictures and fonts they show. */
const serveScenes = async (config: Config, pages: Map<string, string>) => {
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

interface Screen {
  width: number
  height: number
}

const photograph = async (browser: Browser, address: string, screen: Screen, scale: number): Promise<Buffer> => {
  const page = await browser.newPage({ viewport: screen, deviceScaleFactor: scale, reducedMotion: 'reduce' })
  await page.goto(address, { waitUntil: 'load' })
  await page.evaluate(async () => {
    // Those further down, or in no place at all, are not fetched before somebody scrolls.
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

/** Every file that is made of a form of a scene, and how. */
const filesOf = (scene: string, form: PhotoForm) =>
  layoutPhotos[form].widths.flatMap((width) =>
    photoTypes.map((type) => ({ name: `${scene}-${photoFile(form, width, type)}`, width, type })),
  )

/** Takes a scene's photographs: the gallery's, and those of the platform's own pages. */
const drawScene = async (browser: Browser, address: string, folder: string, { name, forms }: Scene): Promise<void> => {
  for (const form of forms) {
    const { screen, widths } = layoutPhotos[form]
    const shot = await photograph(browser, address, screen, Math.ceil(Math.max(...widths) / screen.width))
    if (form === 'phone') {
      const gallery = sharp(shot).resize({ width: GALLERY_WIDTH }).jpeg({ quality: 80, mozjpeg: true })
      await writeFileAtomic(join(folder, `${name}.jpg`), await gallery.toBuffer())
    }
    for (const file of filesOf(name, form)) {
      const image = sharp(shot).resize({ width: file.width }).toFormat(file.type, { quality: QUALITY[file.type] })
      await writeFileAtomic(join(folder, file.name), await image.toBuffer())
    }
  }
}

/** Every file there should be. */
const allFiles = (): string[] => [
  'share.jpg',
  ...SHADED.flatMap((scene) => filesOf(scene, 'desktop').map(({ name }) => name)),
  ...[...layouts.keys()].flatMap((id) => [
    `${id}.jpg`,
    ...FORMS.flatMap((form) => filesOf(id, form).map(({ name }) => name)),
  ]),
]

/** The renderer and the landing page: what all of it was drawn from. */
const drawnFrom = (config: Config): string =>
  `${currentRenderer(config)} ${createHash('sha256').update(readFileSync(LANDING_PAGE)).digest('hex')}`

/** Draws every layout from the demo stores, and the image of a link to the platform from its first page; says what came of it. */
const draw = async (config: Config, onlyMissing: boolean): Promise<string> => {
  const folder = join(config.dataDir, 'layouts')
  const mark = join(folder, '.renderer')
  const source = drawnFrom(config)
  const isCurrent = existsSync(mark) && readFileSync(mark, 'utf8') === source
  const isThere = allFiles().every((name) => existsSync(join(folder, name)))
  if (onlyMissing && isCurrent && isThere) return 'Every layout has its pictures.'
  const db = openExistingDatabase(config, { readonly: true })
  const executablePath = findBrowser()
  if (!executablePath) return 'No browser was found: the gallery shows colours instead of pictures.'

  const site = { storesOrigin: config.storesOrigin, apiOrigin: '' }
  const tools = { db, render: await loadRenderer(), site }
  const pages = new Map<string, string>()
  const shown: Scene[] = []
  for (const scene of await scenes(db, config)) {
    const { layout, store, values } = scene
    const now = new Date().toISOString()
    const page = await renderPreview(tools, { storeId: store.id, layout, values, config: {}, path: '', now })
    if (!page) continue
    pages.set(`/${scene.name}`, page.html)
    shown.push(scene)
  }
  await db.destroy()
  if (shown.length === 0) return 'There are no demo stores to draw the layouts from.'

  mkdirSync(folder, { recursive: true })
  // Urdu as well where the system has no face for it, and the same pictures on every machine.
  prepareShareFonts(dataPaths(config).fonts)
  const server = await serveScenes(config, pages)
  const browser = await chromium.launch({
    executablePath,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  })
  for (const scene of shown) await drawScene(browser, `${server.origin}/${scene.name}`, folder, scene)
  const share = sharp(await photograph(browser, server.origin, SHARE_IMAGE, 1)).jpeg({ quality: 84, mozjpeg: true })
  await writeFileAtomic(join(folder, 'share.jpg'), await share.toBuffer())
  await browser.close()
  server.stop()
  writeFileSync(mark, source)
  return `${layouts.size} layouts drawn into ${folder}`
}

const command = new Command('pictures')
  .description(
    "Draws how each layout looks from the demo stores, for the design view's gallery and the platform's own pages.",
  )
  .option('--missing', 'only when one is missing or older than the layouts')
  .parse()

try {
  console.log(await draw(getConfig(process.env), command.opts<{ missing?: true }>().missing ?? false))
} catch (error) {
  if (!(error instanceof ConfigError)) throw error
  console.error(error.message)
  process.exitCode = 1
}
