import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'
import { Command } from 'commander'
import { type Browser, chromium } from 'playwright'
import sharp from 'sharp'
import writeFileAtomic from 'write-file-atomic'
import type { FieldValue } from '#contract/stores/store-page.ts'
import { layouts } from '#layouts/registry.ts'
import { type Config, ConfigError, getConfig } from '#server/config.ts'
import type { Db } from '#server/db/database.ts'
import { layoutConfigOf } from '#server/modules/layouts/layouts.service.ts'
import { findStoreBySlug, type StoreRow } from '#server/modules/stores/stores.repo.ts'
import { renderPreview } from '#server/publish/pages/preview.ts'
import { BUILD_FOLDER, loadRenderer } from '#server/publish/pages/renderer.ts'
import { currentRenderer } from '#server/services.ts'
import { findBrowser } from './support/browser.ts'
import { openExistingDatabase } from './support/existing-database.ts'

/** A phone's screen, and what is kept of it. */
const SCREEN = { width: 390, height: 780 }
const WIDTH = 585

const TYPES: Record<string, string> = {
  '.webp': 'image/webp',
  '.jpg': 'image/jpeg',
  '.avif': 'image/avif',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}

interface Scene {
  layout: string
  store: StoreRow
  values: Record<string, FieldValue>
}

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
    found.push({ layout, store, values: saved.layout === layout ? saved.customizations : {} })
  }
  return found
}

/** Serves the rendered pages with the pictures and fonts they show. */
const serveScenes = async (config: Config, pages: Map<string, string>) => {
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const page = pages.get(pathname)
    const root = pathname.startsWith('/media/') ? config.dataDir : join(BUILD_FOLDER, 'client')
    const body = page ?? (await readFile(join(root, pathname)).catch(() => undefined))
    const type = page === undefined ? (TYPES[extname(pathname)] ?? 'application/octet-stream') : 'text/html'
    response.writeHead(body === undefined ? 404 : 200, { 'content-type': type }).end(body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, stop: () => server.close() }
}

const photograph = async (browser: Browser, address: string): Promise<Buffer> => {
  const page = await browser.newPage({ viewport: SCREEN, deviceScaleFactor: 2, reducedMotion: 'reduce' })
  await page.goto(address, { waitUntil: 'load' })
  await page.evaluate(async () => {
    // Those further down are not fetched before somebody scrolls.
    const seen = [...document.images].filter((image) => image.getBoundingClientRect().top < innerHeight)
    await Promise.all([document.fonts.ready, ...seen.map((image) => image.decode().catch(() => undefined))])
  })
  const shot = await page.screenshot()
  await page.close()
  return sharp(shot).resize({ width: WIDTH }).jpeg({ quality: 80, mozjpeg: true }).toBuffer()
}

/** Draws `/layouts/{id}/preview.jpg` of every layout from the demo stores, and says what came of it. */
const draw = async (config: Config, onlyMissing: boolean): Promise<string> => {
  const folder = join(config.dataDir, 'layouts')
  const mark = join(folder, '.renderer')
  const renderer = currentRenderer(config)
  const isCurrent = existsSync(mark) && readFileSync(mark, 'utf8') === renderer
  const isThere = [...layouts.keys()].every((id) => existsSync(join(folder, `${id}.jpg`)))
  if (onlyMissing && isCurrent && isThere) return 'Every layout has its picture.'
  const db = openExistingDatabase(config, { readonly: true })
  const executablePath = findBrowser()
  if (!executablePath) return 'No browser was found: the gallery shows colours instead of pictures.'

  const site = { storesOrigin: config.storesOrigin, apiOrigin: '', year: new Date().getUTCFullYear() }
  const tools = { db, render: await loadRenderer(), site }
  const pages = new Map<string, string>()
  for (const { layout, store, values } of await scenes(db, config)) {
    const now = new Date().toISOString()
    const page = await renderPreview(tools, { storeId: store.id, layout, values, config: {}, path: '', now })
    if (page) pages.set(`/${layout}`, page.html)
  }
  await db.destroy()
  if (pages.size === 0) return 'There are no demo stores to draw the layouts from.'

  mkdirSync(folder, { recursive: true })
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
  for (const path of pages.keys()) {
    const file = join(folder, `${path}.jpg`)
    await writeFileAtomic(file, await photograph(browser, server.origin + path))
  }
  await browser.close()
  server.stop()
  writeFileSync(mark, renderer)
  return `${pages.size} layouts drawn into ${folder}`
}

const command = new Command('pictures')
  .description("Draws how each layout looks from the demo stores, for the design view's gallery.")
  .option('--missing', 'only when one is missing or older than the layouts')
  .parse()

try {
  console.log(await draw(getConfig(process.env), command.opts<{ missing?: true }>().missing ?? false))
} catch (error) {
  if (!(error instanceof ConfigError)) throw error
  console.error(error.message)
  process.exitCode = 1
}
