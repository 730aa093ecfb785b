import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { type ErrorCode, errorCodes } from '#contract/error-codes.ts'

const statuses: Record<ErrorCode, ContentfulStatusCode> = {
  bad_request: 400,
  unauthorized: 401,
  forbidden: 403,
  email_unverified: 403,
  sign_in_code_required: 403,
  totp_setup_required: 403,
  plan_limit: 403,
  not_found: 404,
  conflict: 409,
  changed_elsewhere: 409,
  too_large: 413,
  unsupported: 415,
  invalid: 422,
  too_many: 429,
  internal: 500,
  unavailable: 503,
}

/** A failure to tell the caller. The answer holds `extra` beside `detail`. Its `errors` are messages by field. */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly extra: Record<string, unknown>
  constructor(code: ErrorCode, detail: string, extra: Record<string, unknown> = {}) {
    super(detail)
    this.code = code
    this.extra = extra
  }
  get status(): ContentfulStatusCode {
    return statuses[this.code]
  }
}

/** Returns the error of a refused field. */
export const invalidField = (field: string, message: string): AppError =>
  new AppError('invalid', message, { errors: { [field]: message } })

/** Returns the code of a failure known by its status only, such as one of Hono's own. */
export const codeOfStatus = (status: number): ErrorCode =>
  errorCodes.find((code) => statuses[code] === status) ?? (status < 500 ? 'bad_request' : 'internal')
