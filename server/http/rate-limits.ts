import { AsyncLocalStorage } from 'node:async_hooks'
import { LRUCache } from 'lru-cache'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { atMost } from '#server/lib/at-most.ts'
import { AppError } from './app-error.ts'

/** Counts attempts by key in a window and refuses those beyond. */
export interface RateLimit {
  /** Counts one attempt, or as many as are said. Throws `too_many` when the key has used up its points. */
  take(key: string, attempts?: number): Promise<void>
  /** Counts one attempt. Returns whether the key had room for it: for what is done otherwise beyond, instead of refused. */
  hasRoom(key: string): Promise<boolean>
  /**
   * Takes one attempt back: where only failures count, each is counted before it is known how it ends, so that many at once do not slip
   * through together.
   */
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

/**
 * Keys that one limit counts at a time, some 2 kB each. Beyond them it forgets who came least lately: who has so many addresses is not held
 * by a limit on one, and the memory of all others counts for more.
 */
export const MOST_KEYS = 5_000

/**
 * Runs something as nobody's request. A key's timer lasts as long as its window, and would keep the request that began it, with all of its
 * body, as long: uploads took 300 MB of a server that was loaded for a quarter of an hour.
 */
const outsideRequests = AsyncLocalStorage.snapshot()

/** A limit of `RateLimitBounds`, in the memory of this process. */
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
    hasRoom: async (key) => (await consume(key, 1)) === undefined,
    giveBack: async (key) => {
      await outsideRequests(() => limiter.reward(key, 1))
    },
  }
}
