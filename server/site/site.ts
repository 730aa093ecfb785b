import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { type Context, Hono } from 'hono'
import { AURA_ORB_PATH, AURA_ORB_SLUG } from '#contract/stores/aura-orb.ts'
import type { Deps } from '#server/deps.ts'
import { clientAddress } from '#server/http/client-address.ts'
import { onError } from '#server/http/on-error.ts'
import { FOR_EVERYBODY, standardHeaders } from '#server/http/security-headers.ts'
import type { AskElsewhere } from '#server/ports/ask-elsewhere.ts'
import type { BuildAssets } from '#server/publish/keep-assets.ts'
import { isGone } from '#server/records/products/gone-pages.repo.ts'
import { domainOfSlug } from '#server/records/stores/domains.repo.ts'
import { currentSlugOfFormer } from '#server/records/stores/stores.repo.ts'
import { layoutSamples } from './layout-samples.ts'
import { layoutScreenshots } from './layout-screenshots.ts'
import { liveLately } from './live-lately.ts'
import { offAirStores } from './off-air-stores.ts'
import { orderPages } from './order-page.ts'
import { ownDomains } from './own-domains.ts'
import { momentFacts, platformFacts } from './platform-facts.ts'
import { platformPageServer } from './platform-pages.ts'
import { previewPage } from './preview-page.ts'
import type { PublishedPages } from './published-pages.ts'
import { serviceWorkerScript } from './service-worker.ts'
import { sitemapRoutes } from './sitemaps.ts'
import { serveStatic } from './static-files.ts'
import { storePageServer } from './store-pages.ts'

/** Routes of the site besides the API: store pages, images, hashed assets, the platform's own pages. */
export const siteRoutes = (
  deps: Deps,
  options: { pages: PublishedPages; assets: BuildAssets; clientFolder: string },
) => {
  const site = new Hono()
  const { clientFolder } = options
  const stores = storePageServer(options.pages, {
    headers: standardHeaders(deps.config),
    purged: deps.config.cdn !== undefined,
  })
  const isLive = liveLately(stores)
  const platform = platformPageServer(clientFolder, platformFacts(deps.config), () =>
    momentFacts(deps.clock.now(), isLive),
  )
  const paths = platformPaths(clientFolder)
  const offAir = offAirStores(deps.db)
  /** Limits requests for missing files. Counts each one first, so that parallel ones cannot slip through. */
  const countNowhere =
    (c: Context): AskElsewhere =>
    async (ask) => {
      const address = clientAddress(c)
      await deps.limits.nowhereByAddress.take(address)
      let nowhere = false
      try {
        nowhere = !(await ask())
      } finally {
        if (!nowhere) await deps.limits.nowhereByAddress.giveBack(address)
      }
      return !nowhere
    }
  const immutable = (_path: string, c: { header(name: string, value: string): void }) => {
    c.header('cache-control', 'public, max-age=31536000, immutable')
    for (const [name, value] of Object.entries(FOR_EVERYBODY)) c.header(name, value)
  }

  const refuse = onError(deps.log)
  site.onError(async (error, c) => {
    const refused = refuse(error, c)
    if (refused.status < 500) return refused
    const page = await platform.error(c, '500.html', refused.status === 503 ? 503 : 500)
    const retryAfter = refused.headers.get('retry-after')
    if (retryAfter) page.headers.set('retry-after', retryAfter)
    return page
  })

  site.route('/', previewPage(deps.previews.cache))
  site.route('/', layoutSamples(deps))
  site.route('/', sitemapRoutes(deps, platform.addresses))
  site.route('/', layoutScreenshots(join(deps.config.dataDir, 'layouts')))
  site.get(
    '/assets/*',
    async (c, next) => {
      await options.assets.bring(c.req.path.slice('/assets/'.length), countNowhere(c))
      return next()
    },
    serveStatic({ root: join(options.assets.folder, '..'), precompressed: true, onFound: immutable }),
  )
  // Matches only names that the server makes. Originals are never served.
  site.get(
    '/media/:store{[\\w-]+}/:folder{[\\w-]+}/:file{[0-9A-Za-z_-]+\\.(?:webp|jpg|avif)}',
    async (c, next) => {
      const { store, folder, file } = c.req.param()
      if (await offAir(store)) return c.notFound()
      await deps.media.bring(`${store}/${folder}/${file}`, countNowhere(c))
      return next()
    },
    serveStatic({
      root: deps.media.servedFrom,
      rewriteRequestPath: (path) => path.replace(/^\/media/, ''),
      onFound: (path, c) => {
        immutable(path, c)
        c.header('content-security-policy', "default-src 'none'; sandbox")
      },
    }),
  )

  site.route('/', serviceWorkerScript(clientFolder, deps.config))
  site.route('/', orderPages(deps, { stores, nowhere: (c) => platform.error(c, '404.html', 404) }))
  for (const path of [AURA_ORB_PATH, `${AURA_ORB_PATH}/`]) {
    site.get(path, async (c) => (await stores.landing(c, AURA_ORB_SLUG)) ?? platform.error(c, '404.html', 404))
  }
  site.get('/store/:slug', (c) => store(c.req.param('slug'), '', c))
  site.get('/store/:slug/*', (c) => store(c.req.param('slug'), below(c.req.path, 2), c))
  site.get(
    '*',
    async (c, next) => (await platform.page(c)) ?? next(),
    // Other files of pages keep their names through all builds, so they are cached briefly.
    serveStatic({
      root: clientFolder,
      precompressed: true,
      onFound: (_path, c) => c.header('cache-control', 'public, max-age=3600'),
    }),
  )
  site.get('/:slug', (c) => store(c.req.param('slug'), '', c))
  site.get('/:slug/*', (c) => store(c.req.param('slug'), below(c.req.path, 1), c))

  async function store(typed: string, path: string, c: Context): Promise<Response> {
    const slug = typed.toLowerCase()
    // A name with a dot is a domain, whose pages are at that domain alone.
    const found = slug.includes('.') ? undefined : await stores.page(c, slug, path)
    if (found) return found
    // Uses the raw path. Decoded, it may hold characters that a header cannot.
    const { pathname, search } = new URL(c.req.url)
    const asked = below(pathname, pathname.startsWith('/store/') ? 2 : 1) + search
    const moved = await currentSlugOfFormer(deps.db, slug)
    const domain = await domainOfSlug(deps.db, moved ?? slug)
    if (domain) {
      // Permanent for search engines. Browsers ask again, as a domain may end.
      c.header('cache-control', 'no-cache')
      return c.redirect(`https://${domain}/${asked}`, 301)
    }
    if (moved) return c.redirect(`/store/${moved}/${asked}`, 302)
    const known = !slug.includes('.') && (await stores.knows(slug))
    const own = known ? await stores.onlyInOwn(slug, path) : undefined
    if (own !== undefined) return c.redirect(`/store/${slug}/${own}${search}`, 302)
    const gone = known && (await stores.gone(c, slug, path, (await isGone(deps.db, slug, path)) ? 410 : 404))
    if (gone) return gone
    // Elsewhere nobody may have looked for a store.
    const isStoreAddress = c.req.path.startsWith('/store/')
    return platform.error(c, known || !isStoreAddress ? '404.html' : 'store-not-found/index.html', 404)
  }
  const domains = ownDomains(deps, { stores, nowhere: (c) => platform.error(c, '404.html', 404) })
  return { routes: site, paths, stores, domains }
}

/** Returns the path after its first `segments`. */
const below = (path: string, segments: number): string =>
  path
    .split('/')
    .slice(segments + 1)
    .join('/')

/** Returns the paths of the platform's own pages and files. No store may have such a name. */
const platformPaths = (clientFolder: string): string[] => readdirSync(clientFolder).map((name) => `/${name}`)
