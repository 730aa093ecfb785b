import { Hono } from 'hono'
import type { PreviewCache } from '#server/ports/previews.ts'

/**
 * Serves `GET /preview/{name}`, a page rendered for its seller alone. It may run no scripts, so it cannot track, order
 * or fill a cart. The page's own policy stays.
 */
export const previewPage = (cache: PreviewCache) =>
  new Hono().get('/preview/:name{[A-Za-z0-9_-]{43}}', async (c) => {
    const html = await cache.find(c.req.param('name'))
    c.header('cache-control', 'no-store')
    c.header('x-robots-tag', 'noindex')
    c.header('content-security-policy', "frame-ancestors 'self'; sandbox allow-same-origin")
    return html === undefined ? c.text('This preview is over. Open it again from your dashboard.', 404) : c.html(html)
  })
