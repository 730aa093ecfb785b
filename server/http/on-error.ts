import type { Context } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { routePath } from 'hono/route'
import type { Logger } from 'pino'
import type { z } from 'zod'
import { messages } from '#contract/error-messages.ts'
import { isDiskFull } from '#server/db/files/disk-full.ts'
import { isDatabaseAway } from '#server/db/postgres/postgres.ts'
import { FilesAway } from '#server/lib/files-away.ts'
import { ObjectStoreAway } from '#server/ports/object-store-errors.ts'
import { AppError, codeOfStatus, invalidField } from './app-error.ts'
import { unstorableField } from './storable-text.ts'

/** When to try again after a full disk. An operator must make room. */
const RETRY_WHEN_FULL_SECONDS = 60

/** When to try again while the object store does not answer. */
const RETRY_WHEN_STORE_AWAY_SECONDS = 30
/** When to try again while PostgreSQL is unreachable. It restarts or another one takes over. */
const RETRY_WHEN_DATABASE_AWAY_SECONDS = 5

/** When to try again while files cannot be read. Too many open ones are soon closed. */
const RETRY_WHEN_FILES_AWAY_SECONDS = 5

/** Whether a request failed because its client aborted it. Nobody reads the answer, and nothing is wrong here. */
const hasLeft = (error: Error, c: Context): boolean =>
  c.req.raw.signal.aborted &&
  'code' in error &&
  (error.code === 'ECONNRESET' || error.code === 'ERR_STREAM_PREMATURE_CLOSE')

/** Turns every failure into an answer `{detail, code}` with our own words, never a stack. */
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
  if (error instanceof FilesAway) {
    log.error({ err: error, method: c.req.method, route: routePath(c) }, 'files cannot be read')
    c.header('retry-after', String(RETRY_WHEN_FILES_AWAY_SECONDS))
    return c.json({ detail: messages.databaseAway, code: 'unavailable' }, 503)
  }
  if (hasLeft(error, c)) {
    log.info({ method: c.req.method, route: routePath(c) }, 'the client went away')
    return c.json({ detail: messages.invalidRequest, code: 'bad_request' }, 400)
  }
  if (isDatabaseAway(error)) {
    // Logs a line per request. The background loops log the details.
    log.warn({ reason: error.message }, 'the database is away')
    c.header('retry-after', String(RETRY_WHEN_DATABASE_AWAY_SECONDS))
    return c.json({ detail: messages.databaseAway, code: 'unavailable' }, 503)
  }
  log.error({ err: error, method: c.req.method, route: routePath(c) }, 'request failed')
  return c.json({ detail: messages.somethingWentWrong, code: 'internal', request_id: c.get('requestId') }, 500)
}

/** Turns Zod's issues into one message per field. The first is the answer's `detail`. */
export const validationError = (error: z.core.$ZodError): AppError => {
  const errors: Record<string, string> = {}
  for (const issue of error.issues) {
    const field = issue.path.map(String).join('.') || 'body'
    errors[field] ??= issue.message
  }
  return new AppError('invalid', Object.values(errors)[0] ?? messages.invalidRequest, { errors })
}

/**
 * Handles the result of every route's validator, in place of the schema's own report. JSON must come as JSON, and text
 * must be storable. Throws `unsupported`, `invalid`.
 */
export const refuseInvalid = (
  result: { target: string } & ({ success: true; data: unknown } | { success: false; error: z.core.$ZodError }),
  c: Context,
): void => {
  if (result.target === 'json' && !c.req.header('content-type')) throw new AppError('unsupported', 'Send JSON')
  if (!result.success) throw validationError(result.error)
  const field = unstorableField(result.data)
  if (field !== undefined) throw invalidField(field, 'The text has a character that cannot be saved')
}
