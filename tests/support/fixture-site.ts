import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import type { StorePage } from '#contract/store-page.ts'
import { storePages, type Variant } from './fixture-store.ts'

const project = fileURLToPath(new URL('../../', import.meta.url))
export const siteFolder = `${project}test-results/fixture-site/`

/** Builds the project with the fixture layout, once for all tests (see `global-setup.ts`). */
export const buildFixtureSite = (): void => {
  execFileSync('astro', ['build', '--config', 'tests/support/fixture.config.mjs'], {
    cwd: project,
    stdio: 'pipe',
    // A test runner's own mode would build React's development half.
    env: { ...process.env, NODE_ENV: 'production' },
  })
}

/** The renderer of the fixture site. */
export const loadSite = async (): Promise<(page: StorePage) => Promise<string>> => {
  const { render } = (await import(`${siteFolder}server/entry.mjs`)) as { render: (page: StorePage) => Promise<string> }
  return render
}

export interface ReceivedOrder {
  key: string | null
  body: Record<string, unknown>
}

type Answer = { status: number; body: unknown } | 'drop' | 'hang'

export interface Site {
  url: string
  orders: ReceivedOrder[]
  events: { event_type: string; event_data: Record<string, unknown>; timestamp: string }[]
  /** What the next orders are answered with; afterwards they are accepted. */
  answers: Answer[]
  close: () => void
}

const types: Record<string, string> = { '.js': 'text/javascript', '.css': 'text/css', '.svg': 'image/svg+xml' }

const hues: Record<string, number> = { bowl: 214, shawl: 18, churiyan: 350, khussa: 36, cup: 0, 'tea-set': 187 }

const drawPicture = (path: string): string => {
  const [, name = 'cup', number = '1'] = /\/media\/(.+)-(\d)\//.exec(path) ?? []
  const hue = hues[name] ?? 0
  const size = 150 + Number(number) * 30
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 800" width="800" height="800">
  <defs><radialGradient id="b" cx=".35" cy=".25" r="1"><stop stop-color="hsl(${hue} 28% 95%)"/><stop offset="1" stop-color="hsl(${hue} 24% 78%)"/></radialGradient>
  <linearGradient id="o" x1="0" x2="1"><stop stop-color="hsl(${hue} 58% 58%)"/><stop offset="1" stop-color="hsl(${hue} 62% 32%)"/></linearGradient></defs>
  <rect width="800" height="800" fill="url(#b)"/><ellipse cx="400" cy="610" rx="${size + 40}" ry="34" fill="hsl(${hue} 30% 40%/.28)"/>
  <path d="M${400 - size} 380H${400 + size}C${400 + size} ${520 + size / 3} ${400 + size / 2} 606 400 606S${400 - size} ${520 + size / 3} ${400 - size} 380Z" fill="url(#o)"/>
  <ellipse cx="400" cy="380" rx="${size}" ry="${size / 4}" fill="hsl(${hue} 45% 88%)"/></svg>`
}

const accepted = (body: Record<string, unknown>) => ({
  ...body,
  order_id: 'WS7K2M9QXB',
  id: '0192-order',
  items: [],
  total_amount: body.expected_total,
  created_at: '2026-11-21T00:00:00.000Z',
  status: 'pending',
})

const readBody = async (request: IncomingMessage) => {
  let text = ''
  for await (const chunk of request) text += chunk
  return JSON.parse(text)
}

/** A store's pages and files on a port of their own, with an API that remembers what it was sent. */
export const serveSite = async (render: (page: StorePage) => Promise<string>, variant: Variant = {}): Promise<Site> => {
  const pages = storePages(variant)
  const orders: Site['orders'] = []
  const events: Site['events'] = []
  const answers: Answer[] = []

  const takeOrder = async (request: IncomingMessage, response: ServerResponse) => {
    const body = await readBody(request)
    orders.push({ key: (request.headers['idempotency-key'] as string | undefined) ?? null, body })
    const answer = answers.shift() ?? { status: 201, body: accepted(body) }
    if (answer === 'hang') return
    if (answer === 'drop') {
      // Headers first: a browser silently repeats a request that was cut off before any answer.
      response.writeHead(201, { 'content-length': 100 }).write('{')
      setTimeout(() => response.destroy(), 20)
      return
    }
    response.writeHead(answer.status, { 'content-type': 'application/json' })
    response.end(typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body))
  }

  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://site.internal')
    const send = (type: string, body: string | Buffer, status = 200) => {
      response.writeHead(status, { 'content-type': type, 'content-encoding': 'gzip', 'cache-control': 'no-store' })
      response.end(gzipSync(body))
    }
    const page = pages.get(pathname)
    if (page) return send('text/html; charset=utf-8', await render(page))
    if (pathname === '/api/orders') return takeOrder(request, response)
    if (pathname === '/api/analytics/track') {
      events.push(await readBody(request))
      return send('application/json', '{}')
    }
    if (pathname.startsWith('/media/tea-set')) return send('text/plain', 'gone', 404)
    if (pathname.startsWith('/media/')) return send('image/svg+xml', drawPicture(pathname))
    if (pathname === '/placeholder.svg') return send('image/svg+xml', drawPicture('/media/cup-1/'))
    const file = `${siteFolder}client${pathname}`
    if (pathname.startsWith('/assets/') && existsSync(file))
      return send(types[extname(file)] ?? 'text/plain', readFileSync(file))
    send('text/plain', 'not found', 404)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const close = () => {
    server.closeAllConnections()
    server.close()
  }
  return { url: `http://127.0.0.1:${port}`, orders, events, answers, close }
}
