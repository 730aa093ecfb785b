import { type Context, Hono } from 'hono'
import { compress } from 'hono/compress'
import { stream } from 'hono/streaming'
import type { Deps } from '#server/deps.ts'
import { clientAddress } from '#server/http/client-address.ts'
import { escapeHtml } from '#server/lib/escape-html.ts'
import { lastStoreId, storesAfter } from '#server/records/stores/store-addresses.repo.ts'

/** The protocol's limit per file (sitemaps.org). */
const URLS_PER_FILE = 50_000
/** Stores read at once. Memory stays bounded, and other requests are answered in between. */
const STORES_AT_ONCE = 1000
/** The protocol's limit per index. */
const MAX_FILES = 50_000

const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'
const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n'
const XML = { 'content-type': 'application/xml', 'cache-control': 'public, max-age=3600' }

const url = (address: string, changed?: string) =>
  `<url><loc>${escapeHtml(address)}</loc>${changed ? `<lastmod>${changed}</lastmod>` : ''}</url>\n`

/** Returns `robots.txt`. Excludes paths for pages' own scripts, which count as visits. */
const robots = (publicOrigin: string) => `User-agent: *
Disallow: /api/
Disallow: /preview/

Sitemap: ${publicOrigin}/sitemap.xml
`

/** Yields the store id after which each file begins. New stores do not change earlier files. */
async function* fileStarts({ db }: Deps, perFile: number): AsyncGenerator<string> {
  let after: string | undefined = ''
  for (let file = 0; after !== undefined && file < MAX_FILES; file++) {
    yield after
    after = await lastStoreId(db, after, perFile)
  }
}

/** Yields the addresses of live stores in one file. */
async function* storeUrls({ db, config }: Deps, start: string, perFile: number): AsyncGenerator<string> {
  const end = await lastStoreId(db, start, perFile)
  for (let after = start; ; ) {
    const stores = await storesAfter(db, after, STORES_AT_ONCE)
    const own = stores.filter(({ id }) => end === undefined || id <= end)
    // A domain of its own has its own sitemap.
    const lines = own.flatMap(({ store_slug, domain, published_at }) =>
      published_at && !domain ? url(`${config.storesOrigin}/store/${store_slug}/`, published_at) : [],
    )
    yield lines.join('')
    const last = stores.at(-1)
    if (!last || own.length < STORES_AT_ONCE) return
    after = last.id
  }
}

/**
 * Serves `/robots.txt` and the sitemaps. The index `/sitemap.xml` names a file of the platform's pages (`addresses`)
 * and files of `perFile` stores. Each store has its own sitemap for pages below its home page.
 */
export const sitemapRoutes = (deps: Deps, addresses: readonly string[], perFile = URLS_PER_FILE) => {
  const { publicOrigin } = deps.config
  const limited = (c: Context) => deps.limits.sitemapByAddress.take(clientAddress(c))

  const send = (c: Context, element: string, lines: AsyncIterable<string>) => {
    for (const [name, value] of Object.entries(XML)) c.header(name, value)
    if (c.req.method === 'HEAD') return c.body(null)
    return stream(c, async (out) => {
      await out.write(`${HEAD}<${element} ${NAMESPACE}>\n`)
      for await (const line of lines) {
        if (out.aborted) return
        await out.write(line)
      }
      await out.write(`</${element}>\n`)
    })
  }

  async function* index() {
    const file = (name: string) => `<sitemap><loc>${publicOrigin}/${name}</loc></sitemap>\n`
    yield file('sitemap-pages.xml')
    for await (const after of fileStarts(deps, perFile)) yield file(`sitemap-stores.xml${after && `?after=${after}`}`)
  }

  return new Hono()
    .get('/robots.txt', (c) => c.text(robots(publicOrigin), 200, { 'cache-control': 'public, max-age=3600' }))
    .get('/sitemap-pages.xml', (c) =>
      c.body(`${HEAD}<urlset ${NAMESPACE}>\n${addresses.map((address) => url(address)).join('')}</urlset>\n`, 200, XML),
    )
    .get('/sitemap.xml', async (c) => {
      await limited(c)
      return send(c, 'sitemapindex', index())
    })
    .get('/sitemap-stores.xml', compress(), async (c) => {
      await limited(c)
      return send(c, 'urlset', storeUrls(deps, c.req.query('after') ?? '', perFile))
    })
}
