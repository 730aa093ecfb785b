import { mkdirSync } from 'node:fs'
import { serveStatic } from '@hono/node-server/serve-static'
import { type Context, Hono } from 'hono'
import { SHARE_IMAGE } from '#contract/layout-photos.ts'
import { getLayout } from '#layouts/registry.ts'

/** Stands in the place of a photograph that has not been taken: the page keeps its own ground there, and nothing looks broken. */
const NOTHING = '<svg xmlns="http://www.w3.org/2000/svg"/>'

/**
 * How layouts look, once `npm run pictures` drew them: `GET /layouts/{id}/phone.webp`, `desktop.webp` and the older `preview.jpg` for the gallery,
 * `/layouts/{id}/phone-320.webp` and the like for the platform's own pages, and the image of a link to them.
 */
export const layoutScreenshots = (folder: string) => {
  mkdirSync(folder, { recursive: true })
  const file = (name: (path: string) => string) =>
    serveStatic({
      root: folder,
      rewriteRequestPath: (path) => `/${name(path)}`,
      onFound: (_path, c) => c.header('cache-control', 'public, max-age=300'),
    })
  const layoutOf = (path: string) => getLayout(path.split('/')[2] ?? '').id
  return new Hono()
    .get(
      SHARE_IMAGE.path,
      file(() => 'share.jpg'),
      (c) => c.notFound(),
    )
    .get(
      '/layouts/:id/preview.jpg',
      file((path) => `${layoutOf(path)}.jpg`),
      (c) => c.notFound(),
    )
    .get(
      '/layouts/:id/:photo{(?:phone|desktop)\\.webp}',
      file((path) => `${layoutOf(path)}-${path.split('/')[3]}`),
      (c) => c.notFound(),
    )
    .get(
      '/layouts/:id/:photo{(?:[a-z]+-)?(?:phone|desktop)-[0-9]{3,4}\\.(?:avif|webp)}',
      file((path) => `${layoutOf(path)}-${path.split('/')[3]}`),
      (c: Context) => c.body(NOTHING, 200, { 'content-type': 'image/svg+xml', 'cache-control': 'no-store' }),
    )
}
