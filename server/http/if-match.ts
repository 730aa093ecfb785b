import { messages } from '#contract/error-messages.ts'
import { AppError } from './app-error.ts'

/**
 * Refuses a change that was made from an older state than the one there is. `expected` is the header as it came; without one, or with
 * `*`, every state will do. Call it in the transaction that writes. Throws `changed_elsewhere`.
 */
export const assertUnchanged = (expected: string | undefined, updatedAt: string): void => {
  if (expected === undefined || expected.trim() === '*') return
  const tags = expected.split(',').map((tag) => tag.trim().replace(/^W\//, ''))
  if (!tags.includes(`"${updatedAt}"`)) throw new AppError('changed_elsewhere', messages.changedElsewhere)
}

/** The time of a change as text, never the same as that of the change before: two within a millisecond are told apart. */
export const nextUpdatedAt = (now: Date, previous: string | undefined): string =>
  new Date(Math.max(now.getTime(), previous ? Date.parse(previous) + 1 : 0)).toISOString()
