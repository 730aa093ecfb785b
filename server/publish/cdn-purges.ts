import type { Logger } from 'pino'
import { startLoop } from '#server/background/loop.ts'
import { backoff } from '#server/lib/backoff.ts'
import { type Cdn, EXPIRED_MS, storeTag } from '#server/ports/cdn.ts'
import type { Metrics } from '#server/ports/metrics.ts'

/**
 * Delay between a publication and its purge, in milliseconds. Web processes and nginx notice a new version within a
 * second; an earlier purge could make the CDN fetch the old page again.
 */
const SETTLE_MS = 1_500
const LOOK_MS = 250
/** Tags per call: Cloudflare's limit on every plan. */
const TAGS_A_CALL = 30
/** Waiting purges, some 100 bytes each. Beyond that the oldest page expires by itself. */
const MAX_WAITING = 20_000
const RETRY_SECONDS = [1, 2, 5, 10]
/** How long a stop waits for the last purges. */
const LAST_CALL_MS = 1_000

/** Tells a CDN which stores changed. Nothing waits for it. */
export interface CdnPurges {
  /** Enqueues the purge of a store's pages. */
  add(storeId: string): void
  /** Tries the waiting purges once more, then ends. */
  stop(): Promise<void>
}

interface CdnPurgesOptions {
  cdn: Cdn
  log: Logger
  counter: Metrics['purges']
  /** Shorter delays, in milliseconds, for tests. */
  settleMs?: number
  retrySeconds?: readonly number[]
}

/** Purges a store's tag after each publication. Retries failures until the page expires by itself. */
export const startCdnPurges = ({
  cdn,
  log,
  counter,
  settleMs = SETTLE_MS,
  retrySeconds = RETRY_SECONDS,
}: CdnPurgesOptions): CdnPurges => {
  /** In order of publication. */
  let waiting: { tag: string; at: number }[] = []
  let failures = 0
  let pausedUntil = 0

  /** Purges up to 30 tags published before `until`. Returns whether there were any. */
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
