import { AppError } from '#server/http/app-error.ts'

/** Previews of one seller that may be in the making at a time: a browser asks for one after the other, in a few tabs at most. */
const MAX_UNDER_WAY = 4

/** Lets each seller have a few pages drawn at a time, so that none keeps the publishing threads from the others. */
export const createConcurrencyLimit = () => {
  const counts = new Map<string, number>()

  /** Throws `too_many` when as much as may be is under way for this seller. */
  return async <Result>(userId: string, work: () => Promise<Result>): Promise<Result> => {
    const before = counts.get(userId) ?? 0
    if (before >= MAX_UNDER_WAY) {
      throw new AppError('too_many', 'Too many attempts. Please wait a moment and try again.', { retry_after: 1 })
    }
    counts.set(userId, before + 1)
    try {
      return await work()
    } finally {
      const left = (counts.get(userId) ?? 1) - 1
      if (left > 0) counts.set(userId, left)
      else counts.delete(userId)
    }
  }
}
