import { hash } from 'node:crypto'
import type { Context } from 'hono'
import { type Compressed, compressBest } from '#server/publish/files/compression.ts'
import { bestEncoding } from './accepted-encoding.ts'

/** A page that is kept whole, with what every answer of it says. */
export interface PageInMemory {
  bytes: Buffer
  headers: Record<string, string>
  compress: (bytes: Buffer) => Promise<Compressed>
  /** Made when somebody first asks for one: a start waits for nothing. */
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
      // A page asks for this build's assets.
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

/** Answers with a page as the client accepts it, or that it has not changed. One that says what went wrong has no ETag. */
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
    // What is not there may be there tomorrow: nobody may keep this one for it.
    ...(status === 200 ? page.headers : others),
    ...(accepted ? { 'content-encoding': accepted[0] } : {}),
    'content-length': String(body.length),
  }
  return new Response(c.req.method === 'HEAD' ? null : new Uint8Array(body), { status, headers })
}
