import { AppError } from '#server/http/app-error.ts'

/** Most previews of one seller rendering at once. A browser asks one by one, in a few tabs at most. */
const MAX_UNDER_WAY = 4

/** Limits each seller's simultaneous previews, so that nobody occupies all publishing threads. */
export const createConcurrencyLimit = () => {
  const counts = new Map<string, number>()

  /** Runs `work`. Throws `too_many` when the seller has too many under way. */
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
