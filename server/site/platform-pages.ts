import { hash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Context } from 'hono'
import type { MomentFacts, PlatformFacts } from '#contract/platform-facts.ts'
import { type Compressed, compressBest } from '#server/publish/files/compression.ts'
import { bestEncoding } from './accepted-encoding.ts'
import { fillPage } from './fill-page.ts'

const CANONICAL = /<link rel="canonical" href="([^"]*)"/
const META = /<meta http-equiv="content-security-policy" content="([^"]*)"/

/** The policy that stands in a page, with what only a header can say: nobody shows it in a frame. Throws when the page has none. */
const policyOf = (html: string): string => {
  const policy = META.exec(html)?.[1]
  if (!policy) throw new Error('a page of the platform has no policy')
  return `${policy.trim().replace(/;$/, '')}; frame-ancestors 'none'`
}

/** A page of the platform, filled in. */
interface PlatformPage {
  bytes: Buffer
  headers: Record<string, string>
  /** Made when somebody first asks for one: a start waits for nothing. */
  compressed?: Promise<Compressed>
}

const toPage = (html: string): PlatformPage => {
  const bytes = Buffer.from(html)
  return {
    bytes,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policyOf(html),
      // A page asks for this build's assets.
      'cache-control': 'no-cache',
      vary: 'accept-encoding',
      etag: `"${hash('sha1', bytes, 'base64url').slice(0, 16)}"`,
    },
  }
}

/** Pages that say what went wrong. They have addresses, as all have; nothing leads there. */
type ErrorPage = 'store-not-found/index.html' | '404.html' | '500.html'

/** `/auth/verify/` → `auth/verify/index.html`; a file's own name stays. */
const fileOf = (path: string): string => {
  const inner = path.replace(/^\/+|\/+$/g, '')
  if (inner.endsWith('.html')) return inner
  return inner === '' ? 'index.html' : `${inner}/index.html`
}

/** A page that is the same at any time, or one that is made anew when what it says of the moment changes: some times a day. */
const pageOfMoment = (html: string, momentFacts: () => MomentFacts): (() => PlatformPage) => {
  let filled = fillPage(html, momentFacts())
  let page = toPage(filled)
  if (filled === html) return () => page
  return () => {
    const now = fillPage(html, momentFacts())
    if (now !== filled) [filled, page] = [now, toPage(now)]
    return page
  }
}

const compressedForms = (page: PlatformPage): Promise<Compressed> => {
  page.compressed ??= compressBest(page.bytes)
  return page.compressed
}

const answer = async (c: Context, page: PlatformPage, status: 200 | 404 | 500 | 503): Promise<Response> => {
  const { etag, ...others } = page.headers
  if (status === 200 && c.req.header('if-none-match') === etag)
    return new Response(null, { status: 304, headers: page.headers })
  const accepted = bestEncoding(c.req.header('accept-encoding') ?? '')
  const body = accepted ? (await compressedForms(page))[accepted[1]] : page.bytes
  const headers = {
    // What is not there may be there tomorrow: nobody may keep this one for it.
    ...(status === 200 ? page.headers : others),
    ...(accepted ? { 'content-encoding': accepted[0] } : {}),
    'content-length': String(body.length),
  }
  return new Response(c.req.method === 'HEAD' ? null : new Uint8Array(body), { status, headers })
}

/**
 * The platform's own pages, as `astro build` left them in `clientFolder` and with the facts of this installation and moment filled in: kept in
 * memory, compressed, with an ETag. `page` answers an address, or `undefined` when there is no such page; `error` answers with one of those that say what
 * went wrong.
 */
export const platformPageServer = (clientFolder: string, facts: PlatformFacts, momentFacts: () => MomentFacts) => {
  const files = readdirSync(clientFolder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.html'),
  )
  const pages = new Map(
    files.map((name) => {
      const html = readFileSync(join(clientFolder, name), 'utf8')
      return [name.replaceAll('\\', '/'), pageOfMoment(fillPage(html, facts), momentFacts)]
    }),
  )

  return {
    /** The addresses of pages that search engines may show: those that name their one address. */
    addresses: [...pages.values()].flatMap((page) => CANONICAL.exec(page().bytes.toString())?.[1] ?? []).sort(),
    page: async (c: Context): Promise<Response | undefined> => {
      const page = pages.get(fileOf(c.req.path))
      return page && answer(c, page(), 200)
    },
    error: async (c: Context, file: ErrorPage, status: 404 | 500 | 503): Promise<Response> => {
      const page = pages.get(file)
      if (!page) throw new Error(`the site was built without ${file}`)
      return answer(c, page(), status)
    },
  }
}
