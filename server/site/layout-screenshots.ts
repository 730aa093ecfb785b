import { mkdirSync } from 'node:fs'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'
import { getLayout } from '#layouts/registry.ts'

/** `GET /layouts/{id}/preview.jpg`: how a layout looks, once `npm run pictures` drew it; its fallback's image for one without a folder. */
export const layoutScreenshots = (folder: string) => {
  mkdirSync(folder, { recursive: true })
  return new Hono().get(
    '/layouts/:id/preview.jpg',
    serveStatic({
      root: folder,
      rewriteRequestPath: (path) => `/${getLayout(path.split('/')[2] ?? '').id}.jpg`,
      onFound: (_path, c) => c.header('cache-control', 'public, max-age=300'),
    }),
    (c) => c.notFound(),
  )
}
