import type { Context } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { routePath } from 'hono/route'
import type { Logger } from 'pino'
import type { z } from 'zod'
import { messages } from '#contract/error-messages.ts'
import { isDiskFull } from '#server/db/disk-full.ts'
import { isDatabaseAway } from '#server/db/postgres.ts'
import { ObjectStoreAway } from '#server/ports/object-store-errors.ts'
import { AppError, codeOfStatus, invalidField } from './app-error.ts'
import { unstorableField } from './storable-text.ts'

/** When to try again what found the disk full: an operator has to make room. */
const RETRY_WHEN_FULL_SECONDS = 60

/** When to try again what the object store did not answer to. */
const RETRY_WHEN_STORE_AWAY_SECONDS = 30
/** When to try again what PostgreSQL could not be reached for: it restarts, or another one takes its place. */
const RETRY_WHEN_DATABASE_AWAY_SECONDS = 5

/** Whether a request failed because its client broke it off: nobody hears the answer, and nothing is wrong here. */
const hasLeft = (error: Error, c: Context): boolean =>
  c.req.raw.signal.aborted &&
  'code' in error &&
  (error.code === 'ECONNRESET' || error.code === 'ERR_STREAM_PREMATURE_CLOSE')

/** The one place where a failure becomes an answer: `{detail, code}` with the shop's words, never a stack. */
export const onError = (log: Logger) => (error: Error, c: Context) => {
  if (error instanceof AppError) {
    const { retry_after } = error.extra
    if (typeof retry_after === 'number') c.header('retry-after', String(retry_after))
    return c.json({ detail: error.message, code: error.code, ...error.extra }, error.status)
  }
  if (error instanceof HTTPException) {
    const { message, status } = error
    return c.json({ detail: message || messages.invalidRequest, code: codeOfStatus(status) }, status)
  }
  if (isDiskFull(error)) {
    log.error({ err: error }, 'the disk is full')
    c.header('retry-after', String(RETRY_WHEN_FULL_SECONDS))
    return c.json({ detail: messages.diskFull, code: 'unavailable' }, 503)
  }
  if (error instanceof ObjectStoreAway) {
    log.error({ err: error, method: c.req.method, route: routePath(c) }, 'the object store is away')
    c.header('retry-after', String(RETRY_WHEN_STORE_AWAY_SECONDS))
    return c.json({ detail: messages.photosAway, code: 'unavailable' }, 503)
  }
  if (hasLeft(error, c)) {
    log.info({ method: c.req.method, route: routePath(c) }, 'the client went away')
    return c.json({ detail: messages.invalidRequest, code: 'bad_request' }, 400)
  }
  if (isDatabaseAway(error)) {
    // Once for each request: the loops that work with it say the rest.
    log.warn({ reason: error.message }, 'the database is away')
    c.header('retry-after', String(RETRY_WHEN_DATABASE_AWAY_SECONDS))
    return c.json({ detail: messages.databaseAway, code: 'unavailable' }, 503)
  }
  log.error({ err: error, method: c.req.method, route: routePath(c) }, 'request failed')
  return c.json({ detail: messages.somethingWentWrong, code: 'internal', request_id: c.get('requestId') }, 500)
}

/** Zod's issues as the first message and one message a field. */
export const validationError = (error: z.core.$ZodError): AppError => {
  const errors: Record<string, string> = {}
  for (const issue of error.issues) {
    const field = issue.path.map(String).join('.') || 'body'
    errors[field] ??= issue.message
  }
  return new AppError('invalid', Object.values(errors)[0] ?? messages.invalidRequest, { errors })
}

/**
 * Every route's validator ends here instead of leaking the schema's own report. Whatever the schema, JSON must come as JSON, and text
 * must be such that it can be kept.
 */
export const refuseInvalid = (
  result: { target: string } & ({ success: true; data: unknown } | { success: false; error: z.core.$ZodError }),
  c: Context,
): void => {
  if (result.target === 'json' && !c.req.header('content-type')) throw new AppError('unsupported', 'Send JSON')
  if (!result.success) throw validationError(result.error)
  const field = unstorableField(result.data)
  if (field !== undefined) throw invalidField(field, 'The text holds a character that cannot be kept')
}
