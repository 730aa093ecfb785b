import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'
import type { StorePage } from '#contract/stores/store-page.ts'
import { render } from '../fixtures/built-renderer.ts'
import { drawImage } from '../fixtures/draw-image.ts'

const TYPES: Record<string, string> = {
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.webp': 'image/webp',
  '.jpg': 'image/jpeg',
  '.html': 'text/html; charset=utf-8',
}

const root = new URL('../../../', import.meta.url).pathname

/** What was drawn for one page is there for all that show it. */
const drawn = new Map<string, Promise<Buffer>>()

const image = (path: string): Promise<Buffer> | undefined => {
  const [, name, width, format] = /^\/media\/fixture\/([\w-]+)\/(\d+)\.(webp|jpg)$/.exec(path) ?? []
  if (name && width && !drawn.has(path)) drawn.set(path, drawImage(name, Number(width), format as 'webp' | 'jpg'))
  return drawn.get(path)
}

/** Serves pages by address, with the built assets and drawn images beside them. Returns the origin and a way to stop. */
export const servePages = async (pages: Map<string, StorePage>) => {
  const answer = async (path: string): Promise<Buffer | null> => {
    const page = pages.get(path)
    if (page) return Buffer.from(await render(page))
    return image(path) ?? readFile(join(root, 'dist/client', path)).catch(() => null)
  }
  const server = createServer(async (request, response) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname
    if (path.startsWith('/api/')) {
      response.writeHead(202, { 'content-type': 'application/json' }).end('{}')
      return
    }
    const body = await answer(path).catch((error: unknown) => Buffer.from(String(error)))
    if (!body) {
      response.writeHead(404).end()
      return
    }
    response.writeHead(200, {
      'content-type': TYPES[extname(path) || '.html'] ?? 'application/octet-stream',
      // As the site has it: a visitor who goes from page to page brings scripts, styles and images along.
      'cache-control': /^\/(assets|media)\//.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache',
    })
    response.end(body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { origin: `http://127.0.0.1:${port}`, stop: () => server.close() }
}
