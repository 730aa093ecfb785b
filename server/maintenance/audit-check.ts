import type { IdleTask } from '#server/background/idle-tasks.ts'
import type { Deps } from '#server/deps.ts'
import { findCheckpoint } from '#server/modules/audit/audit.repo.ts'
import { checkNextEntries } from '#server/modules/audit/check-chain.ts'

const DAY_MS = 86_400_000
const HOUR_MS = 3_600_000

/** Checks the audit log in quiet moments: what is new once an hour, everything from the first entry once a day. */
export const createAuditCheck = (deps: Pick<Deps, 'db' | 'clock' | 'log'>): IdleTask => {
  let nextNew = Number.NEGATIVE_INFINITY
  let nextWhole = Number.NEGATIVE_INFINITY
  return async () => {
    const now = deps.clock.now().getTime()
    const fromStart = now >= nextWhole
    if (!fromStart && now < nextNew) return false
    if (fromStart) nextWhole = now + DAY_MS
    if (await checkNextEntries(deps, { fromStart })) return true
    nextNew = now + HOUR_MS
    const broken_at = (await findCheckpoint(deps.db))?.broken_at
    if (broken_at)
      deps.log.error({ entry: broken_at }, 'the audit log was changed: this entry is not as it was written')
    return false
  }
}
