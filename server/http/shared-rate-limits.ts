import { CompiledQuery } from 'kysely'
import { LRUCache } from 'lru-cache'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import type { Db } from '#server/db/database.ts'
import { isDatabaseAway } from '#server/db/postgres/postgres.ts'
import { atMost } from '#server/lib/at-most.ts'
import { MOST_KEYS, type RateLimit, type RateLimitBounds, rateLimit, tooMany } from './rate-limits.ts'

/** Dependencies of counts shared by several processes. */
export interface SharedCounts {
  /** PostgreSQL over separate connections, so that a count does not wait for writes. */
  db: Db
  /** Hashes a key, since keys hold IP addresses, phone numbers and mail addresses. */
  fingerprint(key: string): string
}

/** Adapts a handle to the `pg` client that the library expects. */
const clientOf = (db: Db) => ({
  query: ({ text, values }: { text: string; values: unknown[] }) => db.executeQuery(CompiledQuery.raw(text, values)),
})

/**
 * Returns a limit that processes count together in one table. While PostgreSQL is away each process counts on its own,
 * so that floods stay bounded and nobody is shut out.
 */
export const sharedRateLimit = (
  { db, fingerprint }: SharedCounts,
  name: string,
  bounds: RateLimitBounds,
): RateLimit => {
  const { points, seconds, message } = bounds
  const limiter = new RateLimiterPostgres({
    storeClient: clientOf(db),
    storeType: 'client',
    tableName: 'rate_limits',
    tableCreated: true,
    clearExpiredByTimeout: false,
    keyPrefix: '',
    points,
    duration: seconds,
  })
  const alone = rateLimit(points, seconds, message)
  /** End of each refusal by key, so that a flood of refused calls does not query the table. */
  const refused = new LRUCache<string, number>(atMost(MOST_KEYS))
  const keyOf = (key: string) => fingerprint(`limit ${name} ${key}`)

  const consume = async (key: string, attempts: number): Promise<Pick<RateLimiterRes, 'msBeforeNext'> | undefined> => {
    const msBeforeNext = (refused.get(key) ?? 0) - Date.now()
    if (msBeforeNext > 0) return { msBeforeNext }
    try {
      await limiter.consume(key, attempts)
      return undefined
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal
      refused.set(key, Date.now() + refusal.msBeforeNext)
      return refusal
    }
  }
  const unlessAway = async <Result>(shared: () => Promise<Result>, own: () => Promise<Result>): Promise<Result> => {
    try {
      return await shared()
    } catch (error) {
      if (!isDatabaseAway(error)) throw error
      return own()
    }
  }

  return {
    take: (key, attempts = 1) =>
      unlessAway(
        async () => {
          const refusal = await consume(keyOf(key), attempts)
          if (refusal) throw tooMany(message, refusal)
        },
        () => alone.take(key, attempts),
      ),
    tryTake: (key) =>
      unlessAway(
        async () => (await consume(keyOf(key), 1)) === undefined,
        () => alone.tryTake(key),
      ),
    giveBack: (key) =>
      unlessAway(
        async () => {
          refused.delete(keyOf(key))
          await limiter.reward(keyOf(key), 1)
        },
        () => alone.giveBack(key),
      ),
  }
}
