import type { Logger } from 'pino'
import type { Metrics } from '#server/ports/metrics.ts'
import type { PublishOutcome } from './publish-outcome.ts'

/** Between two lines about the same upgrade. */
const TELL_EVERY_MS = 10_000

/** Tells an operator how far the stores are that a start found out of date, as after an upgrade of the program. */
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
