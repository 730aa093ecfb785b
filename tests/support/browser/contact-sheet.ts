/**
 * Draws every layout's first phone screen side by side, large and as a blurred thumbnail, to see that layouts differ:
 * `node tests/support/browser/contact-sheet.ts <folder> [layout …]`.
 */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { layouts } from '#layouts/registry.ts'
import { homePage } from '../../../scripts/support/page-fixtures.ts'
import { servePages } from '../apps/serve-pages.ts'
import { launchBrowser } from './browser.ts'

const PHONE = { width: 390, height: 780 }
/** Width of a thumbnail in the gallery of a cheap phone, and a blur for eyes that only pass over it. */
const THUMBNAIL = { width: 120, height: 240 }
const BLUR = 1.6
const COLUMNS = 6
const GAP = 16

const sheet = (images: Buffer[], { width, height }: typeof PHONE) =>
  sharp({
    create: {
      width: COLUMNS * (width + GAP) + GAP,
      height: Math.ceil(images.length / COLUMNS) * (height + GAP) + GAP,
      channels: 3,
      background: '#8a8f98',
    },
  }).composite(
    images.map((input, index) => ({
      input,
      left: GAP + (index % COLUMNS) * (width + GAP),
      top: GAP + Math.floor(index / COLUMNS) * (height + GAP),
    })),
  )

const [folder = 'test-results/screens', ...only] = process.argv.slice(2)
const ids = [...layouts.keys()].filter((id) => only.length === 0 || only.includes(id))
const server = await servePages(new Map(ids.map((id) => [`/${id}`, homePage(id)])))
const browser = await launchBrowser()
const screens: Buffer[] = []
for (const id of ids) {
  const page = await browser.newPage({ viewport: PHONE, reducedMotion: 'reduce' })
  await page.goto(`${server.origin}/${id}`, { waitUntil: 'load' })
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  screens.push(await page.screenshot())
  await page.close()
}
await browser.close()
server.stop()
mkdirSync(folder, { recursive: true })
await sheet(screens, PHONE).png().toFile(join(folder, 'layouts.png'))
const small = await Promise.all(screens.map((screen) => sharp(screen).resize(THUMBNAIL).blur(BLUR).png().toBuffer()))
await sheet(small, THUMBNAIL).png().toFile(join(folder, 'layouts-blurred.png'))
console.log(join(folder, 'layouts.png'), join(folder, 'layouts-blurred.png'))
