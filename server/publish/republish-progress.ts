import type { Logger } from 'pino'
import type { Metrics } from '#server/ports/metrics.ts'
import type { PublishOutcome } from './publish-outcome.ts'

/** Interval between two progress lines. */
const TELL_EVERY_MS = 10_000

/** Logs progress while outdated stores are republished, as after an upgrade. */
export const createRepublishProgress = (
  storeIds: string[],
  metrics: Pick<Metrics, 'republishWaiting'>,
  log: Logger,
): { note(outcome: PublishOutcome): void } => {
  const waiting = new Set(storeIds)
  const total = waiting.size
  let told = performance.now()
  metrics.republishWaiting.set(total)
  if (total > 0) log.info({ stores: total }, `${total} stores are published anew in the background`)
  return {
    note: ({ storeId, kind }) => {
      if (kind === 'failed' || !waiting.delete(storeId)) return
      metrics.republishWaiting.set(waiting.size)
      if (waiting.size > 0 && performance.now() - told < TELL_EVERY_MS) return
      told = performance.now()
      log.info(`${total - waiting.size} of ${total} stores are published anew`)
    },
  }
}
