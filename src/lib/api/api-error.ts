import type { ErrorCode } from '#contract/error-codes.ts'
import { said } from '../server-words.ts'
import * as say from './words.ts'

/** A failed call. `message` is the server's, in the language of the dashboard, or a substitute. */
export class ApiError extends Error {
  /** HTTP status; 0 without an answer. */
  readonly status: number
  /** Tells failures apart; `undefined` unless the API answered. */
  readonly code: ErrorCode | undefined
  /** One message per refused field. */
  readonly fields: Record<string, string>
  /** The whole answer. */
  readonly answer: Record<string, unknown>

  constructor(status: number, message: string, answer: Record<string, unknown> = {}) {
    super(said(message))
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

/** Returns the error of a call without an answer. */
export const noAnswer = (): ApiError => new ApiError(0, navigator.onLine ? say.weCannotBeReached : say.youSeemToBe)

/** Returns the server's message, or `fallback` if it has none for people. */
export const errorMessage = (error: unknown, fallback: string): string =>
  // A busy server explains itself; a failing one does not.
  error instanceof ApiError && (error.status < 500 || error.code === 'unavailable') && error.message
    ? error.message
    : fallback
