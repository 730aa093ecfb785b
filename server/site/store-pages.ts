import { hash } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import type { Context } from 'hono'
import { LRUCache } from 'lru-cache'
import type { Language } from '#contract/languages.ts'
import { FOR_EVERYBODY, noteStandardHeaders } from '#server/http/security-headers.ts'
import { FilesAway } from '#server/lib/files-away.ts'
import { keptUntilPurged } from '#server/ports/cdn.ts'
import { LANDING_FILE } from '#server/publish/pages/landing-page.ts'
import { GONE_FILE, ORDER_FILE } from '#server/publish/pages/page-model.ts'
import { bestEncoding } from './accepted-encoding.ts'
import type { PageBytes, PageForm, PublishedPages, PublishedVersion } from './published-pages.ts'
import { askedVariant, withVariantPreview } from './variant-preview.ts'

/**
 * Bytes of published files kept in memory: a thousand pages. They are immutable, so changes need no invalidation.
 * Other files are in the operating system's cache, a twentieth of a millisecond away.
 */
export const CACHE_BYTES = 16 * 1024 * 1024
/** Memory of an entry beside its body: name and headers. */
const ENTRY_BYTES = 1024

interface CachedFile {
  body: PageBytes
  headers: Record<string, string>
}

/** A request for a store page. */
export interface PageRequest {
  slug: string
  /** Path below the store's address. */
  path: string
  acceptEncoding: string | undefined
  ifNoneMatch: string | undefined
}

/** An answer to a page request, with all its headers. */
export interface PageAnswer {
  status: 200 | 304
  headers: Record<string, string>
  body: PageBytes | null
}

const TYPES = {
  html: 'text/html; charset=utf-8',
  xml: 'application/xml',
  webmanifest: 'application/manifest+json',
  json: 'application/json',
  csv: 'text/csv; charset=utf-8',
} as const

/** Divides a path below a store into the folder of its second language, empty for the first one, and the rest. */
export const splitLanguage = (path: string): [folder: string, inner: string] => {
  const inner = path.replace(/^\/+|\/+$/g, '')
  const [, folder = '', rest = inner] = /^(en|ur)(?:\/+(.*))?$/.exec(inner) ?? []
  return folder ? [`${folder}/`, rest === inner ? '' : rest] : ['', inner]
}

/** Returns the file for a path below a store, or `undefined`. Only files of the publisher can be named. */
export const pageFile = (path: string): string | undefined => {
  const [folder, inner] = splitLanguage(path)
  const file = fileIn(inner)
  if (folder && file && ONCE.test(file)) return undefined
  return file && folder + file
}

const PRODUCT_PAGE = /^(?:\w+\/)?p\//

/** Files that a shop has once, whatever its languages. */
const ONCE = /^(?:sitemap\.xml|delivery\.json|feeds\/)/

const fileIn = (inner: string): string | undefined => {
  if (inner === '' || inner === 'index.html') return 'index.html'
  if (/^(sitemap\.xml|site\.webmanifest|delivery\.json|feeds\/(meta\.csv|google\.xml))$/.test(inner)) return inner
  if (/^(?:about|reviews|[cprs]\/[a-z0-9-]{1,100})$/.test(inner)) return `${inner}.html`
  // Further parts of a list, as pages and as cards alone.
  if (/^more\/(?:[cs]-[a-z0-9-]{1,100}-)?[1-9]\d{0,3}\.(?:html|json)$/.test(inner)) return inner
  return undefined
}

const cacheKey = ({ storeId, name }: PublishedVersion, file: string, ending: PageForm): string =>
  `${storeId}/${name}/${file}${ending}`

/**
 * Serves the live version of store pages, compressed, with an ETag. `page`, `landing` and `gone` (the store's own page
 * for 404 and 410) return `undefined` when there is none. `atHand` answers only from memory, without waiting. `headers`
 * go with every answer. `purged` means that a CDN is purged at each publication and may keep pages until then.
 */
export const storePageServer = (
  pages: PublishedPages,
  { headers, purged }: { headers: Record<string, string>; purged: boolean },
) => {
  const cache = new LRUCache<string, CachedFile>({
    maxSize: CACHE_BYTES,
    sizeCalculation: ({ body }) => body.byteLength + ENTRY_BYTES,
  })

  /**
   * Returns a published file in one form. The publisher writes gzip minutes later, with the recompression. Until then
   * it is made here at the fastest level.
   */
  const bytesOf = async (version: PublishedVersion, file: string, ending: PageForm): Promise<PageBytes | undefined> => {
    const bytes = await pages.read(version, file, ending)
    if (bytes || ending !== '.gz') return bytes
    const plain = await pages.read(version, file, '')
    return plain && new Uint8Array(gzipSync(plain, { level: 1 }))
  }

  const read = async (
    version: PublishedVersion,
    name: string,
    encoding: string,
    ending: PageForm,
  ): Promise<CachedFile | undefined> => {
    const key = cacheKey(version, name, ending)
    const known = cache.get(key)
    if (known) return known
    const body = await bytesOf(version, name, ending)
    if (!body) return undefined
    const type = TYPES[name.slice(name.lastIndexOf('.') + 1) as keyof typeof TYPES]
    const file: CachedFile = {
      body,
      headers: {
        ...headers,
        'content-type': type,
        'content-length': String(body.byteLength),
        'cache-control': 'no-cache',
        vary: 'accept-encoding',
        ...FOR_EVERYBODY,
        etag: `"${hash('sha1', body, 'base64url').slice(0, 16)}"`,
        ...(encoding ? { 'content-encoding': encoding } : {}),
        // Not for a 404: its page may exist before the CDN is purged.
        ...(purged && !name.endsWith(GONE_FILE) ? keptUntilPurged(version.storeId) : {}),
      },
    }
    cache.set(key, file)
    return file
  }

  /** Finds a file in the form the client accepts, if the store has it. */
  const find = async (c: Context, slug: string, file: string | undefined): Promise<CachedFile | undefined> => {
    const version = file && (await pages.shown(slug))
    if (!version) return undefined
    const [encoding, ending] = bestEncoding(c.req.header('accept-encoding') ?? '') ?? ['', '']
    return read(version, file, encoding, ending)
  }

  const answerWith = ({ headers, body }: CachedFile, ifNoneMatch: string | undefined): PageAnswer => {
    if (ifNoneMatch !== headers.etag) return { status: 200, headers, body }
    const { 'content-length': _length, ...others } = headers
    return { status: 304, headers: others, body: null }
  }

  /** Returns what an address shows, `undefined` also when that cannot be told now. */
  const shownNow = (slug: string) => {
    try {
      return pages.shown(slug)
    } catch (error) {
      if (!(error instanceof FilesAway)) throw error
      return undefined
    }
  }

  const atHand = ({ slug, path, acceptEncoding, ifNoneMatch }: PageRequest): PageAnswer | undefined => {
    const file = pageFile(path)
    const version = file && shownNow(slug)
    if (!version) return undefined
    if (version instanceof Promise) {
      // Callers that wait for it handle the error.
      version.catch(() => {})
      return undefined
    }
    const found = cache.get(cacheKey(version, file, bestEncoding(acceptEncoding ?? '')?.[1] ?? ''))
    return found && answerWith(found, ifNoneMatch)
  }

  const answer = (c: Context, found: CachedFile | undefined): Response | undefined => {
    if (!found) return undefined
    noteStandardHeaders(c)
    const { status, headers, body } = answerWith(found, c.req.header('if-none-match'))
    return new Response(c.req.method === 'HEAD' ? null : body, { status, headers })
  }

  const page = async (c: Context, slug: string, path: string): Promise<Response | undefined> => {
    const file = pageFile(path)
    const variant = askedVariant(c.req.url, c.req.header('user-agent'))
    if (!variant || !file || !PRODUCT_PAGE.test(file)) return answer(c, await find(c, slug, file))
    const version = await pages.shown(slug)
    const found = version && (await read(version, file, '', ''))
    if (!found) return undefined
    noteStandardHeaders(c)
    const { etag: _etag, 'content-length': _length, ...headers } = found.headers
    // Not kept by a cache, which would show it to buyers.
    return new Response(withVariantPreview(new TextDecoder().decode(found.body), variant), {
      headers: { ...headers, 'cache-control': 'no-store' },
    })
  }

  const landing = async (c: Context, slug: string) => answer(c, await find(c, slug, LANDING_FILE))

  const gone = async (
    c: Context,
    slug: string,
    path: string,
    status: 404 | 410 = 404,
  ): Promise<Response | undefined> => {
    const [folder] = splitLanguage(path)
    const found = (folder && (await find(c, slug, folder + GONE_FILE))) || (await find(c, slug, GONE_FILE))
    if (!found) return undefined
    // Leaves the ETag out, so that nobody keeps this page when the product returns.
    const { etag: _etag, ...headers } = found.headers
    return new Response(c.req.method === 'HEAD' ? null : found.body, { status, headers })
  }

  /** Returns the frame of a store's private pages in a language of its own, `undefined` where it has none. */
  const orderFrame = async (slug: string, language: Language): Promise<string | undefined> => {
    const version = await pages.shown(slug)
    const inSecond = version && (await read(version, `${language}/${ORDER_FILE}`, '', ''))
    const found = inSecond ?? (version && (await read(version, ORDER_FILE, '', '')))
    return found && new TextDecoder().decode(found.body)
  }

  /**
   * Returns the path of a page in the store's own language, asked for in a second one that the store does not have or
   * no longer has. `undefined` for any other path.
   */
  const onlyInOwn = async (slug: string, path: string): Promise<string | undefined> => {
    const [folder, inner] = splitLanguage(path)
    const version = folder && (await pages.shown(slug))
    if (!version || (await pages.read(version, `${folder}index.html`, ''))) return undefined
    const file = fileIn(inner)
    return file && (await pages.read(version, file, '')) ? inner : undefined
  }

  /** Whether an address shows a store. */
  const knows = async (slug: string): Promise<boolean> => (await pages.shown(slug)) !== undefined

  return { page, landing, gone, orderFrame, onlyInOwn, knows, atHand }
}

export type StorePageServer = ReturnType<typeof storePageServer>
