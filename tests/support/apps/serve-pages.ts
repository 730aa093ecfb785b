import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'
import type { StorePage } from '#contract/stores/store-page.ts'
import { sampleImage } from '#layouts/kit/samples/sample-images.ts'
import { render } from '../fixtures/built-renderer.ts'

const TYPES: Record<string, string> = {
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.html': 'text/html; charset=utf-8',
}

const CACHED = 'public, max-age=31536000, immutable'

const root = new URL('../../../', import.meta.url).pathname

/** Finds the drawing that a fixture's image names: `vase-near` for `/media/fixture/vase-near-3/800.webp`. */
const image = (path: string): string | undefined => {
  const [, name] = /^\/media\/fixture\/([a-z]+(?:-near)?)[\d-]*\/\d+\.(?:webp|jpg)$/.exec(path) ?? []
  return name && sampleImage(name)
}

/** Serves pages with built assets and sample drawings. Returns the origin, paths fetched ahead, and a stop function. */
export const servePages = async (pages: Map<string, StorePage>) => {
  const answer = async (path: string): Promise<string | Buffer | null> => {
    const page = pages.get(path)
    if (page) return render(page)
    return readFile(join(root, 'dist/client', path)).catch(() => null)
  }
  const fetchedAhead: string[] = []
  const server = createServer(async (request, response) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname
    if (request.headers['sec-purpose']) fetchedAhead.push(path)
    if (path.startsWith('/api/')) {
      response.writeHead(202, { 'content-type': 'application/json' }).end('{}')
      return
    }
    const drawing = image(path)
    if (drawing) {
      response.writeHead(200, { 'content-type': 'image/svg+xml', 'cache-control': CACHED }).end(drawing)
      return
    }
    const body = await answer(path).catch((error: unknown) => String(error))
    if (!body) {
      response.writeHead(404).end()
      return
    }
    response.writeHead(200, {
      'content-type': TYPES[extname(path) || '.html'] ?? 'application/octet-stream',
      // Caches as the site does.
      'cache-control': path.startsWith('/assets/') ? CACHED : 'no-cache',
    })
    response.end(body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { origin: `http://127.0.0.1:${port}`, fetchedAhead, stop: () => server.close() }
}
