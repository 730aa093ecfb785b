import { join } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import { createApp } from '#server/app.ts'
import { BUILD_FOLDER } from '#server/publish/pages/renderer.ts'
import { siteRoutes } from '#server/site/site.ts'
import { storePageListener } from '#server/site/store-page-listener.ts'
import type { WebServices } from './start-services.ts'

/** Builds the web server: API, store pages, platform pages of `clientFolder`. `listener` is for Node's server. */
export const createWeb = (
  { deps, pages }: Pick<WebServices, 'deps' | 'pages'>,
  clientFolder = join(BUILD_FOLDER, 'client'),
) => {
  const site = siteRoutes(deps, { pages: pages.published, assets: pages.assets, clientFolder })
  const app = createApp(deps, site.paths, site.domains)
  app.route('/', site.routes)
  return { app, listener: storePageListener(site.stores, deps, getRequestListener(app.fetch)) }
}
