import { type Context, Hono } from 'hono'
import { LRUCache } from 'lru-cache'
import type { StorePage } from '#contract/stores/store-page.ts'
import { layouts } from '#layouts/registry.ts'
import type { Deps } from '#server/deps.ts'
import { clientAddress } from '#server/http/client-address.ts'
import { compressWell } from '#server/publish/files/compression.ts'
import { sampleImage } from '#server/publish/samples/sample-images.ts'
import { samplePages, withoutWaysOut } from '#server/publish/samples/sample-pages.ts'
import { SAMPLE } from '#server/publish/samples/sample-store.ts'
import { answerFromMemory, type PageInMemory, pageInMemory } from './page-in-memory.ts'

/** Pages kept in memory, some 70 kB each with their compressed forms: all that three layouts have, and those of others that were looked at last. */
const MOST_PAGES = 100

/** Only the test page itself shows a sample in a frame; nothing finds it by search. */
const HEADERS = { 'content-security-policy': "frame-ancestors 'self'", 'x-robots-tag': 'noindex' }

/**
 * `GET /layout-test/{layout}/`: the sample shop in a layout, as anybody may look at it; its pages stand below as a store's do, and its images at
 * `/layout-test/images/`. No store is read and nothing is written: a page is rendered when it is first asked for, and kept. What is no page of it is
 * left to others.
 */
export const layoutSamples = (deps: Deps) => {
  const pages = new LRUCache<string, Promise<PageInMemory>>({ max: MOST_PAGES })
  const models = new Map<string, ReturnType<typeof samplePages>>()
  const year = deps.clock.now().getUTCFullYear()

  const modelOf = (layout: string, path: string) => {
    const known = models.get(layout) ?? samplePages(layout, deps.config.publicOrigin, year)
    models.set(layout, known)
    return known.get(path)
  }

  const make = (path: string, model: StorePage): Promise<PageInMemory> => {
    const made = deps.previews.page(model).then((html) => pageInMemory(withoutWaysOut(html), HEADERS, compressWell))
    pages.set(path, made)
    // A failed one is tried again by the next who asks.
    made.catch(() => pages.delete(path))
    return made
  }

  const find = async (c: Context, layout: string, path: string): Promise<PageInMemory | undefined> => {
    const kept = pages.get(path)
    if (kept) return kept
    const model = modelOf(layout, path)
    if (!model) return undefined
    // There are more pages than are kept: who asks for all of them in a circle has each made anew.
    await deps.limits.publicReadByAddress.take(clientAddress(c))
    return pages.get(path) ?? make(path, model)
  }

  const sample = async (c: Context, next: () => Promise<void>) => {
    const [, , layout = ''] = c.req.path.split('/')
    const page = layouts.has(layout) ? await find(c, layout, c.req.path.replace(/\/*$/, '/')) : undefined
    return page ? answerFromMemory(c, page) : next()
  }

  return new Hono()
    .get(`/${SAMPLE}/images/:name/:file{[0-9]+\\.(?:webp|jpg)}`, (c) => {
      const image = sampleImage(c.req.param('name'))
      if (!image) return c.notFound()
      return c.body(image, 200, {
        'content-type': 'image/svg+xml',
        'cache-control': 'public, max-age=3600',
        'content-security-policy': "default-src 'none'; sandbox",
      })
    })
    .get(`/${SAMPLE}/:layout/*`, sample)
}
