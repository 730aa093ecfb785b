import type { Context, MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { AppError } from './app-error.ts'

/** Five images of 2 MB and the text around them. */
const MAX_FORM = 11 * 1024 * 1024
/** Of every call that takes no files. */
const MAX_JSON = 256 * 1024

const tooLarge = () => {
  throw new AppError('too_large', 'The request is too large')
}

const counted = {
  form: bodyLimit({ maxSize: MAX_FORM, onError: tooLarge }),
  json: bodyLimit({ maxSize: MAX_JSON, onError: tooLarge }),
}

/** How long a body says that it is, which HTTP then holds it to; `undefined` when it does not. Where nothing is sent nobody looks for a body. */
const announcedLength = ({ req }: Context): number | undefined => {
  if (req.method === 'GET' || req.method === 'HEAD') return 0
  const length = req.header('content-length')
  return length === undefined || req.header('transfer-encoding') !== undefined ? undefined : Number(length)
}

/**
 * Refuses bodies that are too large with `too_large`. One that announces its length goes by that: Hono's own limit asks for its stream first, and
 * making one takes longer than all that is read of an order.
 */
export const bodyBounds: MiddlewareHandler = async (c, next) => {
  const isForm = c.req.header('content-type')?.toLowerCase().startsWith('multipart/form-data')
  const length = announcedLength(c)
  if (length === undefined) return (isForm ? counted.form : counted.json)(c, next)
  if (length > (isForm ? MAX_FORM : MAX_JSON)) tooLarge()
  await next()
}
