import type { Logger } from 'pino'
import { backoff } from '#server/background/backoff.ts'
import { startLoop } from '#server/background/loop.ts'
import { type Cdn, EXPIRED_MS, storeTag } from '#server/ports/cdn.ts'
import type { Metrics } from '#server/ports/metrics.ts'

/**
 * From a publication until its purge: a web process that was not told asks anew within a second, as nginx between it and the CDN does. An earlier
 * purge could have the page from before fetched and kept once more.
 */
const SETTLE_MS = 1_500
const LOOK_MS = 250
/** Tags of one call, as many as Cloudflare takes on each of its plans. */
const TAGS_A_CALL = 30
/** Publications that wait, some 100 bytes each; beyond that the oldest is left to expire. */
const MAX_WAITING = 20_000
const RETRY_SECONDS = [1, 2, 5, 10]
/** How long a stop waits for the CDN to hear of what was published last. */
const LAST_CALL_MS = 1_000

/** Tells a CDN of stores whose pages have changed. Nothing waits for it. */
export interface CdnPurges {
  /** A store's pages have changed: what is kept of them is purged in a moment. */
  add(storeId: string): void
  /** Tries once more to tell of what waits. */
  stop(): Promise<void>
}

interface CdnPurgesOptions {
  cdn: Cdn
  log: Logger
  counter: Metrics['purges']
  /** Waits in milliseconds, for tests. */
  settleMs?: number
  retrySeconds?: readonly number[]
}

/** Purges a store's tag after each of its publications. What fails is tried again until it has expired by itself. */
export const startCdnPurges = ({
  cdn,
  log,
  counter,
  settleMs = SETTLE_MS,
  retrySeconds = RETRY_SECONDS,
}: CdnPurgesOptions): CdnPurges => {
  /** In the order of their publications. */
  let waiting: { tag: string; at: number }[] = []
  let failures = 0
  let pausedUntil = 0

  /** Has some of the tags purged of which publications were made before a moment. Returns whether there were any. */
  const purgeSome = async (until: number, signal: AbortSignal): Promise<boolean> => {
    waiting = waiting.filter(({ at }) => performance.now() - at < EXPIRED_MS)
    const due = waiting.filter(({ at }) => at <= until)
    const tags = [...new Set(due.map(({ tag }) => tag))].slice(0, TAGS_A_CALL)
    if (tags.length === 0) return false
    await cdn.purge(tags, signal)
    const told = new Set(due.filter(({ tag }) => tags.includes(tag)))
    waiting = waiting.filter((publication) => !told.has(publication))
    failures = 0
    counter.inc({ outcome: 'sent' })
    return true
  }

  const noteFailure = (error: unknown) => {
    counter.inc({ outcome: 'failed' })
    pausedUntil = performance.now() + backoff(++failures, retrySeconds)
    log.warn({ err: error, stores: waiting.length }, 'the CDN could not be told what has changed')
  }

  const loop = startLoop({
    pass: async (signal) => performance.now() >= pausedUntil && purgeSome(performance.now() - settleMs, signal),
    every: LOOK_MS,
    onError: noteFailure,
  })
  return {
    add: (storeId) => {
      waiting.push({ tag: storeTag(storeId), at: performance.now() })
      if (waiting.length > MAX_WAITING) waiting.shift()
    },
    stop: async () => {
      await loop.stop()
      const signal = AbortSignal.timeout(LAST_CALL_MS)
      try {
        while (await purgeSome(performance.now(), signal));
      } catch (error) {
        noteFailure(error)
      }
    },
  }
}
