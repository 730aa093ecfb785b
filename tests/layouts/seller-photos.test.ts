import type { Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { StorePage } from '#contract/stores/store-page.ts'
import { layouts } from '#layouts/registry.ts'
import { homePage, productPage, store } from '../../scripts/support/page-fixtures.ts'
import { servePages } from '../support/apps/serve-pages.ts'
import { closeContexts, openContext } from '../support/browser/browser.ts'
import { triesKit } from '../support/fixtures/frames.ts'
import { photographed, photoImage, sellerPhotos, takePhoto } from '../support/fixtures/seller-photos.ts'

/** Photos as sellers take them, in every layout: dark, white, tall, wide, cluttered, tiny, blurred, written on. */

let page: Page
let server: Awaited<ReturnType<typeof servePages>>
const pages = new Map<string, StorePage>()
beforeAll(async () => {
  server = await servePages(pages)
  const files = new Map(
    await Promise.all(sellerPhotos.map(async (kind): Promise<[string, Buffer]> => [kind, await takePhoto(kind)])),
  )
  const context = await openContext({ reducedMotion: 'reduce' })
  await context.route('**/media/photos/**', (route) => {
    const [, kind = ''] = /\/photos\/([a-z]+)\d*\//.exec(route.request().url()) ?? []
    return route.fulfill({ body: files.get(kind) ?? '', contentType: 'image/jpeg' })
  })
  page = await context.newPage()
})
afterAll(async () => {
  await closeContexts()
  server.stop()
})

/** Loads every image, and returns what is wrong with how they stand. */
const faults = () =>
  page.evaluate(async () => {
    const found: string[] = []
    for (const image of document.images) image.loading = 'eager'
    await Promise.all([...document.images].map((image) => image.decode().catch(() => found.push(`lost ${image.src}`))))
    for (const image of document.images) {
      const { width, height } = image.getBoundingClientRect()
      if (width === 0) continue
      const shape = image.naturalWidth / image.naturalHeight
      const isStretched = getComputedStyle(image).objectFit === 'fill' && Math.abs(width / height / shape - 1) > 0.02
      if (isStretched) found.push(`stretched ${image.currentSrc}`)
      if (width > innerWidth + 1) found.push(`wider than the screen ${image.currentSrc}`)
      if (height > innerHeight && image.closest('.gallery') && innerWidth < 720)
        found.push(`taller than the screen ${image.currentSrc}`)
    }
    if (document.documentElement.scrollWidth > innerWidth) found.push('scrolls sideways')
    return found
  })

/** Pictures of the cards whose tops stand on one line, by their height. */
const unevenRows = () =>
  page.evaluate(() => {
    const rows = new Map<string, Set<number>>()
    for (const box of document.querySelectorAll('#products .card-picture')) {
      const { top, width, height } = box.getBoundingClientRect()
      // Cards of another width, such as a large first one, are drawn so.
      const row = `${Math.round(top)} ${Math.round(width)}`
      rows.set(row, (rows.get(row) ?? new Set()).add(Math.round(height)))
    }
    return [...rows.values()].filter((heights) => heights.size > 1).length
  })

/** The shapes that a cover or a product's page may stumble over. The tall one tries the frame of a layout most. */
const shapesOf = (id: string) => (triesKit(id) ? (['tall', 'wide', 'tiny'] as const) : (['tall'] as const))

const PHONE = [390, 844] as const
const DESKTOP = [1280, 800] as const

test.each([...layouts.keys()])('%s shows them whole or cut to its shape, none stretched, rows even', async (id) => {
  const goods = photographed()
  pages.clear()
  for (const kind of shapesOf(id)) {
    const shop = store({ cover: { ...photoImage(kind), focus: { x: 50, y: 55 } } })
    pages.set(`/home-${kind}`, homePage(id, { products: goods, store: shop }))
    pages.set(`/product-${kind}`, productPage(id, { products: goods }, sellerPhotos.indexOf(kind)))
  }
  for (const path of pages.keys()) {
    await page.goto(server.origin + path)
    for (const [width, height] of path.endsWith('tall') ? [PHONE, DESKTOP] : [PHONE]) {
      await page.setViewportSize({ width, height })
      expect({ path, width, faults: await faults(), uneven: await unevenRows() }).toEqual({
        ...{ path, width, faults: [], uneven: 0 },
      })
    }
  }
})
