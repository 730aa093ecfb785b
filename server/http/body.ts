import type { Context, Env, Input } from 'hono'
import { AppError } from './app-error.ts'

/** Input of an endpoint whose body is JSON or a form. */
interface EitherBody extends Input {
  out: { json: unknown; form: unknown }
}

/**
 * Returns the validated body of a route that takes JSON or a form. The content type tells which validator ran, as each
 * passes the other's type. Throws `unsupported` when there is no body.
 */
export const jsonOrForm = <E extends Env, Path extends string, I extends EitherBody>(
  c: Context<E, Path, I>,
): I['out']['json'] => {
  const contentType = c.req.header('content-type')
  if (!contentType) throw new AppError('unsupported', 'Send JSON or multipart/form-data')
  return contentType.toLowerCase().startsWith('application/json') ? c.req.valid('json') : c.req.valid('form')
}
