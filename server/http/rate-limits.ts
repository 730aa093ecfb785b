import { AsyncLocalStorage } from 'node:async_hooks'
import { LRUCache } from 'lru-cache'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { atMost } from '#server/lib/at-most.ts'
import { AppError } from './app-error.ts'

/** Counts attempts by key in a window and refuses those beyond. */
export interface RateLimit {
  /** Counts attempts. Throws `too_many` when the key has used up its points. */
  take(key: string, attempts?: number): Promise<void>
  /** Counts one attempt. Returns `false` when the key has used up its points. */
  tryTake(key: string): Promise<boolean>
  /** Takes one attempt back. Where only failures count, each is counted first, so that many at once do not slip through. */
  giveBack(key: string): Promise<void>
}

/** `points` attempts in `seconds` for each key; `message` is what a refused caller reads. */
export interface RateLimitBounds {
  points: number
  seconds: number
  message: string
}

/** Tells a refused caller when to come again. */
export const tooMany = (message: string, { msBeforeNext }: Pick<RateLimiterRes, 'msBeforeNext'>): AppError =>
  new AppError('too_many', message, { retry_after: Math.ceil(msBeforeNext / 1000) })

/** Keys that one limit counts at a time, some 2 kB each. Beyond them it forgets the key that came least lately. */
export const MOST_KEYS = 5_000

/** Runs something outside of a request. Else a key's timer would keep the request and its body for a whole window. */
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
