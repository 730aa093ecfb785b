import { AsyncLocalStorage } from 'node:async_hooks'
import { LRUCache } from 'lru-cache'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { atMost } from '#server/lib/at-most.ts'
import { AppError } from './app-error.ts'

/** Counts attempts per key in a time window and refuses those beyond a limit. */
export interface RateLimit {
  /** Counts attempts. Throws `too_many` when the key has no points left. */
  take(key: string, attempts?: number): Promise<void>
  /** Counts one attempt. Returns `false` when the key has no points left. */
  tryTake(key: string): Promise<boolean>
  /** Takes an attempt back. Where only failures count, each is counted first, so that parallel ones are bounded. */
  giveBack(key: string): Promise<void>
}

/** `points` attempts in `seconds` per key. `message` is for the refused caller. */
export interface RateLimitBounds {
  points: number
  seconds: number
  message: string
}

/** Returns the error of a refused caller, with the seconds to wait. */
export const tooMany = (message: string, { msBeforeNext }: Pick<RateLimiterRes, 'msBeforeNext'>): AppError =>
  new AppError('too_many', message, { retry_after: Math.ceil(msBeforeNext / 1000) })

/** Keys counted per limit, about 2 kB each. Beyond them the least recently used key is forgotten. */
export const MOST_KEYS = 5_000

/** Runs code outside of any request. A key's timer would otherwise keep the request and its body for a whole window. */
const outsideRequests = AsyncLocalStorage.snapshot()

/** Returns a limit that counts in the memory of this process. */
export const rateLimit = (points: number, seconds: number, message: string, mostKeys = MOST_KEYS): RateLimit => {
  const limiter = new RateLimiterMemory({ points, duration: seconds })
  const keys = new LRUCache<string, true>({ ...atMost(mostKeys), dispose: (_, key) => void limiter.delete(key) })
  const consume = async (key: string, attempts: number): Promise<RateLimiterRes | undefined> => {
    if (!keys.get(key)) keys.set(key, true)
    try {
      await outsideRequests(() => limiter.consume(key, attempts))
      return undefined
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal
      return refusal
    }
  }
  return {
    take: async (key, attempts = 1) => {
      const refusal = await consume(key, attempts)
      if (refusal) throw tooMany(message, refusal)
    },
    tryTake: async (key) => (await consume(key, 1)) === undefined,
    giveBack: async (key) => {
      await outsideRequests(() => limiter.reward(key, 1))
    },
  }
}
