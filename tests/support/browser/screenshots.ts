/** Draws every page of every layout on phone and desktop: `node tests/support/browser/screenshots.ts <folder>`. */
import { mkdirSync } from 'node:fs'
import type { StorePage } from '#contract/stores/store-page.ts'
import { layouts } from '#layouts/registry.ts'
import {
  aboutPage,
  categoryPage,
  gonePage,
  homePage,
  productPage,
  store,
} from '../../../scripts/support/page-fixtures.ts'
import { servePages } from '../apps/serve-pages.ts'
import { launchBrowser } from './browser.ts'

const [folder = 'test-results/screens', onlyLayout, onlyKind] = process.argv.slice(2)
const pages = new Map<string, StorePage>()
for (const id of layouts.keys()) {
  const bare = store({ logo: null, cover: null, badges: [], watermark: false, categories: [], instagramUrl: null })
  pages.set(`/${id}/home`, homePage(id))
  pages.set(`/${id}/product`, productPage(id))
  pages.set(`/${id}/urdu`, productPage(id, {}, 3))
  pages.set(`/${id}/category`, categoryPage(id))
  pages.set(`/${id}/gone`, gonePage(id))
  pages.set(`/${id}/preview`, homePage(id, { store: bare, products: [], mode: 'preview' }))
  pages.set(`/${id}/empty`, homePage(id, { store: bare, products: [] }))
  if (layouts.get(id)?.extraPages.includes('about'))
    pages.set(`/${id}/about`, aboutPage({ layout: { id, values: {} } }))
}

const server = await servePages(pages)
const browser = await launchBrowser()
mkdirSync(folder, { recursive: true })
for (const [path] of pages) {
  const [, layout, kind] = path.split('/')
  if ((onlyLayout && layout !== onlyLayout) || (onlyKind && !onlyKind.split(',').includes(kind ?? ''))) continue
  for (const width of (process.env.WIDTHS ?? '390,1280').split(',').map(Number)) {
    const page = await browser.newPage({
      viewport: { width, height: width < 768 ? 844 : 900 },
      reducedMotion: 'reduce',
    })
    page.on('console', (message) => message.type() === 'error' && console.log(path, message.text()))
    await page.addInitScript(() => document.documentElement.setAttribute('data-js', ''))
    await page.goto(server.origin + path, { waitUntil: 'load' })
    await page.evaluate(async () => {
      document.documentElement.dataset.js = ''
      for (const image of document.querySelectorAll('img')) image.loading = 'eager'
      await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)))
      await document.fonts.ready
    })
    const wide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)
    if (wide) console.log(`${path} ${width}: scrolls sideways`)
    await page.screenshot({
      path: `${folder}/${layout}-${kind}-${width}${process.env.FOLD ? '-fold' : ''}.png`,
      fullPage: !process.env.FOLD,
    })
    await page.close()
  }
}
await browser.close()
server.stop()
