import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { AppError } from './app-error.ts'

/** Counts attempts by key in a window and refuses those beyond. */
export interface RateLimit {
  /** Counts one attempt, or as many as are said. Throws `too_many` when the key has used up its points. */
  take(key: string, attempts?: number): Promise<void>
}

/** `points` attempts in `seconds` for each key; `message` is what a refused caller reads. */
export const rateLimit = (points: number, seconds: number, message: string): RateLimit => {
  const limiter = new RateLimiterMemory({ points, duration: seconds })
  return {
    take: async (key, attempts = 1) => {
      try {
        await limiter.consume(key, attempts)
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal
        throw new AppError('too_many', message, { retry_after: Math.ceil(refusal.msBeforeNext / 1000) })
      }
    },
  }
}
