import type { ErrorCode } from '#contract/error-codes.ts'

/** A call that was not answered as hoped. `message` is the server's own word, or what to say instead. */
export class ApiError extends Error {
  /** HTTP status; 0 when there was no answer at all. */
  readonly status: number
  /** What tells this failure from others; `undefined` when there was no answer, or none of the API's own. */
  readonly code: ErrorCode | undefined
  /** One message a field, of a form that was refused. */
  readonly fields: Record<string, string>
  /** Whatever else the answer said. */
  readonly answer: Record<string, unknown>

  constructor(status: number, message: string, answer: Record<string, unknown> = {}) {
    super(message)
    this.name = 'ApiError'
    this.status = status
    this.answer = answer
    const { code, errors } = answer
    this.code = typeof code === 'string' ? (code as ErrorCode) : undefined
    this.fields = errors && typeof errors === 'object' ? (errors as Record<string, string>) : {}
  }

  get offline(): boolean {
    return this.status === 0
  }
}

export const OFFLINE = 'You seem to be offline. Please try again.'

/** What to say about a failure: the server's word, or the given one where it has none that a person can use. */
export const errorMessage = (error: unknown, fallback: string): string =>
  // A server that is busy says so in words of its own; one that fails has none.
  error instanceof ApiError && (error.status < 500 || error.code === 'unavailable') && error.message
    ? error.message
    : fallback
