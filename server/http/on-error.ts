import type { Context } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { routePath } from 'hono/route'
import type { Logger } from 'pino'
import type { z } from 'zod'
import { messages } from '#contract/error-messages.ts'
import { AppError, codeOfStatus, invalidField } from './app-error.ts'
import { unstorableField } from './storable-text.ts'

/** The one place where a failure becomes an answer: `{detail, code}` with the shop's words, never a stack. */
export const onError = (log: Logger) => (error: Error, c: Context) => {
  if (error instanceof AppError)
    return c.json({ detail: error.message, code: error.code, ...error.extra }, error.status)
  if (error instanceof HTTPException) {
    const { message, status } = error
    return c.json({ detail: message || messages.invalidRequest, code: codeOfStatus(status) }, status)
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
