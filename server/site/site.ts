import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { serveStatic } from '@hono/node-server/serve-static'
import { type Context, Hono } from 'hono'
import { secureHeaders } from 'hono/secure-headers'
import type { Deps } from '#server/deps.ts'
import { currentSlugOfFormer } from '#server/modules/stores/stores.repo.ts'
import type { PublishedFolder } from '#server/publish/files/published-folder.ts'
import { layoutScreenshots } from './layout-screenshots.ts'
import { previewPage } from './preview-page.ts'
import { storePageServer } from './store-pages.ts'
import { suspendedStores } from './suspended-stores.ts'

/** What browsers get besides the API: store pages, pictures, hashed assets, the platform's own pages. */
export const siteRoutes = (
  deps: Deps,
  options: { folder: PublishedFolder; clientFolder: string; assetsFolder: string },
) => {
  const site = new Hono()
  const { clientFolder } = options
  const storePage = storePageServer(options.folder)
  const suspended = suspendedStores(deps.db)
  const immutable = (_path: string, c: { header(name: string, value: string): void }) =>
    c.header('cache-control', 'public, max-age=31536000, immutable')

  site.use(
    secureHeaders({
      // A store may be shown in its seller's own preview, nowhere else.
      xFrameOptions: 'SAMEORIGIN',
      referrerPolicy: 'strict-origin-when-cross-origin',
      crossOriginResourcePolicy: 'cross-origin',
      // TLS ends before this server; whoever ends it says so. The rest answers browsers that are gone.
      strictTransportSecurity: false,
      originAgentCluster: false,
      xDnsPrefetchControl: false,
      xDownloadOptions: false,
      xPermittedCrossDomainPolicies: false,
      xXssProtection: false,
    }),
  )
  site.route('/', previewPage(deps.previews.cache))
  site.route('/', layoutScreenshots(join(deps.config.dataDir, 'layouts')))
  site.get(
    '/assets/*',
    serveStatic({ root: join(options.assetsFolder, '..'), precompressed: true, onFound: immutable }),
  )
  // Only names the server makes; an original is never handed out.
  site.get(
    '/media/:store/:folder/:file{[0-9A-Za-z_-]+\\.(?:webp|jpg|avif)}',
    async (c, next) => {
      if (await suspended(c.req.param('store'))) return c.notFound()
      return next()
    },
    serveStatic({
      root: deps.media.path(''),
      rewriteRequestPath: (path) => path.replace(/^\/media/, ''),
      onFound: (path, c) => {
        immutable(path, c)
        c.header('content-security-policy', "default-src 'none'; sandbox")
      },
    }),
  )

  const page = (name: string) => readFileSync(join(clientFolder, name), 'utf8')
  const notFound = { store: page('store-not-found/index.html'), other: page('404.html') }

  site.get('/store/:slug', (c) => store(c.req.param('slug'), '', c))
  site.get('/store/:slug/*', (c) => store(c.req.param('slug'), c.req.path.split('/').slice(3).join('/'), c))
  site.get('*', serveStatic({ root: clientFolder, precompressed: true }))
  site.get('/:slug', (c) => store(c.req.param('slug'), '', c))
  site.get('/:slug/*', (c) => store(c.req.param('slug'), c.req.path.split('/').slice(2).join('/'), c))

  async function store(typed: string, path: string, c: Context): Promise<Response> {
    const slug = typed.toLowerCase()
    const found = storePage(c, slug, path)
    if (found) return found
    const moved = await currentSlugOfFormer(deps.db, slug)
    if (moved) return c.redirect(`/store/${moved}/${path}`, 302)
    const known = options.folder.liveVersion(slug) !== undefined
    return c.html(known ? notFound.other : notFound.store, 404, { 'cache-control': 'no-cache' })
  }
  return { routes: site, paths: platformPaths(clientFolder) }
}

/** The addresses of the platform's own pages and files: no store may be called like one. */
const platformPaths = (clientFolder: string): string[] => readdirSync(clientFolder).map((name) => `/${name}`)
