import { hash } from 'node:crypto'
import type { Context } from 'hono'
import { type Compressed, compressBest } from '#server/publish/files/compression.ts'
import { bestEncoding } from './accepted-encoding.ts'

/** A page in memory, with the headers of its answers. */
export interface PageInMemory {
  bytes: Buffer
  headers: Record<string, string>
  compress: (bytes: Buffer) => Promise<Compressed>
  /** Compressed at the first request, so that a start does not wait. */
  compressed?: Promise<Compressed>
}

export const pageInMemory = (
  html: string,
  headers: Record<string, string>,
  compress: PageInMemory['compress'] = compressBest,
): PageInMemory => {
  const bytes = Buffer.from(html)
  return {
    bytes,
    compress,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      // Revalidates always, since the page names this build's assets.
      'cache-control': 'no-cache',
      vary: 'accept-encoding',
      etag: `"${hash('sha1', bytes, 'base64url').slice(0, 16)}"`,
      ...headers,
    },
  }
}

const compressedForms = (page: PageInMemory): Promise<Compressed> => {
  page.compressed ??= page.compress(page.bytes)
  return page.compressed
}

/** Answers with a page in an encoding the client accepts, or with 304. Error pages have no ETag. */
export const answerFromMemory = async (
  c: Context,
  page: PageInMemory,
  status: 200 | 404 | 500 | 503 = 200,
): Promise<Response> => {
  const { etag, ...others } = page.headers
  if (status === 200 && c.req.header('if-none-match') === etag)
    return new Response(null, { status: 304, headers: page.headers })
  const accepted = bestEncoding(c.req.header('accept-encoding') ?? '')
  const body = accepted ? (await compressedForms(page))[accepted[1]] : page.bytes
  const headers = {
    // Leaves the ETag out of error pages, as the address may have a page tomorrow.
    ...(status === 200 ? page.headers : others),
    ...(accepted ? { 'content-encoding': accepted[0] } : {}),
    'content-length': String(body.length),
  }
  return new Response(c.req.method === 'HEAD' ? null : new Uint8Array(body), { status, headers })
}
