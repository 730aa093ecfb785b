import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { setPriority } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { Command } from 'commander'
import { chromium } from 'playwright'
import sharp from 'sharp'
import writeFileAtomic from 'write-file-atomic'
import { SHARE_IMAGE } from '#contract/layout-photos.ts'
import { type Config, ConfigError, getConfig } from '#server/config/config.ts'
import { prepareShareFonts } from '#server/image-process/share-image/share-fonts.ts'
import { renderPreview } from '#server/publish/pages/preview.ts'
import { loadRenderer } from '#server/publish/pages/renderer.ts'
import { hasUnprocessed } from '#server/records/images/images.repo.ts'
import { currentRenderer } from '#server/services/base.ts'
import { dataPaths } from '#server/services/data-folder.ts'
import { plural } from '#src/lib/plural.ts'
import { seededStores } from './demo/demo-file.ts'
import { LANDING_PAGE, photograph, serveScenes, takeShots } from './layout-pictures/camera.ts'
import { type Scene, scenesOf } from './layout-pictures/scenes.ts'
import { findBrowser, quietBrowser } from './support/browser.ts'
import { openExistingDatabase } from './support/existing-database.ts'

const SHARE_FILE = 'share.jpg'

/** Source version of each screenshot by scene name, the share image included. */
type Taken = Record<string, string>

const takenFile = (folder: string) => join(folder, '.taken.json')

const readTaken = (folder: string): Taken =>
  existsSync(takenFile(folder)) ? JSON.parse(readFileSync(takenFile(folder), 'utf8')) : {}

/** Longest wait for the images of stores that were just added, in milliseconds. */
const PATIENCE = 120_000

/** Waits until every image is there: a photograph of a shop is not taken again for what it lacked. */
const imagesAreThere = async (db: ReturnType<typeof openExistingDatabase>): Promise<void> => {
  for (const end = Date.now() + PATIENCE; Date.now() < end && (await hasUnprocessed(db)); ) await setTimeout(500)
}

/** The version of the layouts: the renderer's, whose hash any change of one of them changes. */
const landingSource = (config: Config): string =>
  `${currentRenderer(config)} ${createHash('sha256').update(readFileSync(LANDING_PAGE)).digest('hex')}`

/** Renders the home pages of scenes, as previews: they look as with scripts, and hold none. */
const renderScenes = async (config: Config, db: ReturnType<typeof openExistingDatabase>, scenes: Scene[]) => {
  const site = { storesOrigin: config.storesOrigin, apiOrigin: '', year: new Date().getUTCFullYear() }
  const tools = { db, render: await loadRenderer(), site, paidLayouts: config.paidLayouts }
  const pages = new Map<string, string>()
  for (const { name, layout, store, values } of scenes) {
    const now = new Date().toISOString()
    const page = await renderPreview(tools, { storeId: store.id, layout, values, config: {}, path: '', now })
    if (page) pages.set(`/${name}`, page.html)
  }
  return pages
}

/** Takes screenshots of every layout with a demo store, and the platform's share image. Returns a summary. */
const draw = async (config: Config, onlyMissing: boolean): Promise<string> => {
  const folder = join(config.dataDir, 'layouts')
  const db = openExistingDatabase(config, { readonly: true })
  const all = await scenesOf(db, seededStores(config.dataDir))
  if (all.length === 0) {
    await db.destroy()
    return 'There are no demo stores to draw the layouts from.'
  }
  const taken = readTaken(folder)
  const renderer = currentRenderer(config)
  const isThere = ({ name, shots }: Scene) =>
    taken[name] === renderer && shots.every(({ files }) => files.every((file) => existsSync(join(folder, file.name))))
  const wanted = onlyMissing ? all.filter((scene) => !isThere(scene)) : all
  const landing = landingSource(config)
  const isShareThere = taken[SHARE_FILE] === landing && existsSync(join(folder, SHARE_FILE))
  const isDone = onlyMissing && isShareThere && wanted.length === 0
  const executablePath = findBrowser()
  if (executablePath && !isDone) await imagesAreThere(db)
  const pages = executablePath && !isDone ? await renderScenes(config, db, wanted) : new Map<string, string>()
  await db.destroy()
  if (isDone) return 'Every layout has its pictures.'
  if (!executablePath) return 'No browser was found: the gallery shows colours instead of pictures.'

  mkdirSync(folder, { recursive: true })
  // Urdu as well where the system has no face for it, and the same pictures on every machine.
  prepareShareFonts(dataPaths(config).fonts)
  const server = await serveScenes(config, pages)
  const browser = await chromium.launch({ executablePath, args: quietBrowser })
  for (const { name, shots } of wanted) {
    if (!pages.has(`/${name}`)) continue
    await takeShots(browser, `${server.origin}/${name}`, folder, shots)
    taken[name] = renderer
    await writeFileAtomic(takenFile(folder), JSON.stringify(taken))
  }
  if (!onlyMissing || !isShareThere) {
    const share = sharp(await photograph(browser, server.origin, { screen: SHARE_IMAGE, scale: 1 }))
    await writeFileAtomic(join(folder, SHARE_FILE), await share.jpeg({ quality: 84, mozjpeg: true }).toBuffer())
    taken[SHARE_FILE] = landing
    await writeFileAtomic(takenFile(folder), JSON.stringify(taken))
  }
  await browser.close()
  server.stop()
  return `${plural(new Set(wanted.map(({ layout }) => layout)).size, 'layout')} drawn into ${folder}`
}

const command = new Command('pictures')
  .description(
    "Draws how each layout looks from the demo stores, for the design view's gallery and the platform's own pages.",
  )
  .option('--missing', 'only when one is missing or older than the layouts')
  .parse()

try {
  // Nobody waits for this, and a server may be running on the machine.
  setPriority(19)
  console.log(await draw(getConfig(process.env), command.opts<{ missing?: true }>().missing ?? false))
} catch (error) {
  if (!(error instanceof ConfigError)) throw error
  console.error(error.message)
  process.exitCode = 1
}
