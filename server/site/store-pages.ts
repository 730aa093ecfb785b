import { hash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Context } from 'hono'
import { LRUCache } from 'lru-cache'
import type { PublishedFolder } from '#server/publish/files/published-folder.ts'

/** Bytes of published files kept in memory; they are immutable, so nothing needs to be told when a store changes. */
const CACHE_BYTES = 48 * 1024 * 1024
/** What an entry costs beside its body: name and headers. */
const ENTRY_BYTES = 1024

interface CachedFile {
  body: Uint8Array<ArrayBuffer>
  headers: Record<string, string>
}

const TYPES = {
  html: 'text/html; charset=utf-8',
  xml: 'application/xml',
  webmanifest: 'application/manifest+json',
} as const

const encodings = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const

/** The file of a version that an address below the store means, or `undefined`. Only what the publisher writes can be named. */
export const pageFile = (path: string): string | undefined => {
  const inner = path.replace(/^\/+|\/+$/g, '')
  if (inner === '' || inner === 'index.html') return 'index.html'
  if (inner === 'sitemap.xml' || inner === 'site.webmanifest') return inner
  if (/^(?:about|[cp]\/[a-z0-9-]{1,100})$/.test(inner)) return `${inner}.html`
  return undefined
}

/**
 * Answers store pages from the published folder: the version that is live at this moment, compressed as the buyer accepts it, with an
 * ETag. Returns `undefined` when there is no such store or page.
 */
export const storePageServer = (folder: PublishedFolder) => {
  const cache = new LRUCache<string, CachedFile>({
    maxSize: CACHE_BYTES,
    sizeCalculation: ({ body }) => body.byteLength + ENTRY_BYTES,
  })

  const read = (place: string, encoding: string, ending: string): CachedFile | undefined => {
    const key = place + ending
    const known = cache.get(key)
    if (known) return known
    let body: Uint8Array<ArrayBuffer>
    try {
      body = new Uint8Array(readFileSync(key))
    } catch {
      return undefined
    }
    const type = TYPES[place.slice(place.lastIndexOf('.') + 1) as keyof typeof TYPES]
    const file: CachedFile = {
      body,
      headers: {
        'content-type': type,
        'content-length': String(body.byteLength),
        'cache-control': 'no-cache',
        vary: 'accept-encoding',
        etag: `"${hash('sha1', body, 'base64url').slice(0, 16)}"`,
        ...(encoding ? { 'content-encoding': encoding } : {}),
      },
    }
    cache.set(key, file)
    return file
  }

  return (c: Context, slug: string, path: string): Response | undefined => {
    const file = pageFile(path)
    const live = file && folder.liveVersion(slug)
    if (!live) return undefined
    const place = join(folder.version(live.storeId, live.version), file)
    const accepted = c.req.header('accept-encoding') ?? ''
    const [encoding, ending] = encodings.find(([name]) => accepted.includes(name)) ?? ['', '']
    const found = read(place, encoding, ending)
    if (!found) return undefined
    if (c.req.header('if-none-match') === found.headers.etag) {
      const { 'content-length': _length, ...headers } = found.headers
      return new Response(null, { status: 304, headers })
    }
    return new Response(c.req.method === 'HEAD' ? null : found.body, { headers: found.headers })
  }
}
