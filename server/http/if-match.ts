import { messages } from '#contract/error-messages.ts'
import { AppError } from './app-error.ts'

/**
 * Refuses a change made from an older state. `expected` is the `If-Match` header. Without one, or with `*`, any state
 * will do. Call it in the transaction that writes. Throws `changed_elsewhere`.
 */
export const assertUnchanged = (expected: string | undefined, updatedAt: string): void => {
  if (expected === undefined || expected.trim() === '*') return
  const tags = expected.split(',').map((tag) => tag.trim().replace(/^W\//, ''))
  if (!tags.includes(`"${updatedAt}"`)) throw new AppError('changed_elsewhere', messages.changedElsewhere)
}

/** Returns the time of a change as text, always later than `previous`, even within the same millisecond. */
export const nextUpdatedAt = (now: Date, previous: string | undefined): string =>
  new Date(Math.max(now.getTime(), previous ? Date.parse(previous) + 1 : 0)).toISOString()
