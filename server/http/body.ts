import type { Context, Env, Input } from 'hono'
import { AppError } from './app-error.ts'

/** What the handler of an endpoint with a `jsonOrForm` body may read. */
interface EitherBody extends Input {
  out: { json: unknown; form: unknown }
}

/**
 * The validated body of a route that takes JSON or a form. Each validator lets the other's content type pass untouched, so the one that
 * ran is found by the content type. Throws `unsupported` when there was no body.
 */
export const jsonOrForm = <E extends Env, Path extends string, I extends EitherBody>(
  c: Context<E, Path, I>,
): I['out']['json'] => {
  const contentType = c.req.header('content-type')
  if (!contentType) throw new AppError('unsupported', 'Send JSON or multipart/form-data')
  return contentType.toLowerCase().startsWith('application/json') ? c.req.valid('json') : c.req.valid('form')
}
