import type { Context } from 'hono'
import { AppError } from './app-error.ts'

/**
 * The validated body of a route that takes JSON or a form. Each validator lets the other's content type pass untouched, so the one that
 * ran is found by the content type. Throws `unsupported` when there was no body.
 */
export const jsonOrForm = <Body>(c: {
  req: Pick<Context['req'], 'header'> & { valid(target: 'json' | 'form'): Body }
}): Body => {
  const contentType = c.req.header('content-type')
  if (!contentType) throw new AppError('unsupported', 'Send JSON or multipart/form-data')
  return contentType.toLowerCase().startsWith('application/json') ? c.req.valid('json') : c.req.valid('form')
}
