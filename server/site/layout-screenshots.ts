import { mkdirSync } from 'node:fs'
import { type Context, Hono } from 'hono'
import { SHARE_IMAGE } from '#contract/layout-photos.ts'
import { getLayout } from '#layouts/registry.ts'
import { serveStatic } from './static-files.ts'

/** Stands in for a missing screenshot. The page's background shows through, so nothing looks broken. */
const NOTHING = '<svg xmlns="http://www.w3.org/2000/svg"/>'

/**
 * Serves screenshots of layouts, drawn by `npm run pictures`: `/layouts/{id}/phone.webp`, `desktop.webp` and the older
 * `preview.jpg` (`preview-royal.jpg` of nawab-zari) for the gallery, `phone-320.webp` and others for platform pages,
 * and their share image.
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
      '/layouts/:id/:preview{preview(?:-royal)?\\.jpg}',
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
