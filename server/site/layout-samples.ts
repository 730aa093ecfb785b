import { type Context, Hono } from 'hono'
import { LRUCache } from 'lru-cache'
import type { StorePage } from '#contract/stores/store-page.ts'
import { sampleImage } from '#layouts/kit/samples/sample-images.ts'
import { layouts } from '#layouts/registry.ts'
import type { Deps } from '#server/deps.ts'
import { clientAddress } from '#server/http/client-address.ts'
import { compressWell } from '#server/publish/files/compression.ts'
import { samplePages, withoutWaysOut } from '#server/publish/samples/sample-pages.ts'
import { SAMPLE } from '#server/publish/samples/sample-store.ts'
import { answerFromMemory, type PageInMemory, pageInMemory } from './page-in-memory.ts'

/** Pages kept in memory, enough for about seven layouts. One takes 70 kB with its compressed forms. */
export const MOST_PAGES = 100

/** Lets only the test page frame a sample, and keeps it out of search. */
const HEADERS = { 'content-security-policy': "frame-ancestors 'self'", 'x-robots-tag': 'noindex' }

/**
 * Serves the sample shop in every layout at `/layout-test/{layout}/`, and its images at `/layout-test/images/`.
 * Reads no store and writes nothing. Renders a page at its first request and keeps it.
 */
export const layoutSamples = (deps: Deps) => {
  const pages = new LRUCache<string, Promise<PageInMemory>>({ max: MOST_PAGES })
  const models = new Map<string, ReturnType<typeof samplePages>>()
  const now = deps.clock.now()

  const modelOf = (layout: string, path: string) => {
    const known = models.get(layout) ?? samplePages(layout, deps.config.publicOrigin, now)
    models.set(layout, known)
    return known.get(path)
  }

  const make = (path: string, model: StorePage): Promise<PageInMemory> => {
    const made = deps.previews.page(model).then((html) => pageInMemory(withoutWaysOut(html), HEADERS, compressWell))
    pages.set(path, made)
    // The next request retries a failed page.
    made.catch(() => pages.delete(path))
    return made
  }

  const find = async (c: Context, layout: string, path: string): Promise<PageInMemory | undefined> => {
    const kept = pages.get(path)
    if (kept) return kept
    const model = modelOf(layout, path)
    if (!model) return undefined
    // Limits clients that ask for more pages than are kept, because each is rendered again.
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
