import { MIMEType } from 'node:util'
import type { Context, MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { bufferToFormData } from 'hono/utils/buffer'
import { AppError } from './app-error.ts'

/** Largest form: five images of 2 MB and the text around them. */
export const MAX_FORM = 11 * 1024 * 1024
/** Largest body of calls without files. */
const MAX_JSON = 256 * 1024

/** Characters of a text in a form. */
const MAX_TEXT = 64 * 1024
/** Parts of a form. The largest has some twenty. */
const MAX_PARTS = 100

const tooLarge = () => {
  throw new AppError('too_large', 'The request is too large')
}

const counted = {
  form: bodyLimit({ maxSize: MAX_FORM, onError: tooLarge }),
  json: bodyLimit({ maxSize: MAX_JSON, onError: tooLarge }),
}

/** Returns the boundary of a form by the rules of the parser. Throws `bad_request` for an unreadable type. */
const boundaryOf = (contentType: string): string | null => {
  if (!/^multipart\/form-data/i.test(contentType)) return null
  try {
    return new MIMEType(contentType).params.get('boundary')
  } catch {
    throw new AppError('bad_request', 'The type of the form cannot be read')
  }
}

/**
 * Refuses forms of too many parts or too long texts with `too_large`: reading them costs far more than their bytes.
 * Runs where the body is read. Keeps the parsed form for the validator, which refuses one that cannot be parsed.
 */
export const formBounds: MiddlewareHandler = async ({ req }, next) => {
  const contentType = req.header('content-type') ?? ''
  const boundary = boundaryOf(contentType)
  if (boundary) {
    const body = Buffer.from(await req.arrayBuffer())
    let parts = 0
    for (let at = body.indexOf(`--${boundary}`); at >= 0; at = body.indexOf(`--${boundary}`, at + 1)) {
      if (++parts > MAX_PARTS + 1) tooLarge()
    }
    const form = await bufferToFormData(await req.arrayBuffer(), contentType).catch(() => undefined)
    if (form?.values().some((value) => typeof value === 'string' && value.length > MAX_TEXT)) tooLarge()
    if (form) req.bodyCache.formData = form
  }
  await next()
}

/** Returns the announced length of a body, which HTTP enforces. `undefined` when there is none. */
const announcedLength = ({ req }: Context): number | undefined => {
  if (req.method === 'GET' || req.method === 'HEAD') return 0
  const length = req.header('content-length')
  return length === undefined || req.header('transfer-encoding') !== undefined ? undefined : Number(length)
}

/**
 * Refuses too large bodies with `too_large`. Goes by the announced length where there is one: Hono's own limit creates
 * a stream, which takes longer than reading an order.
 */
export const bodyBounds: MiddlewareHandler = async (c, next) => {
  const isForm = c.req.header('content-type')?.toLowerCase().startsWith('multipart/form-data')
  const length = announcedLength(c)
  if (length === undefined) return (isForm ? counted.form : counted.json)(c, next)
  if (length > (isForm ? MAX_FORM : MAX_JSON)) tooLarge()
  await next()
}
