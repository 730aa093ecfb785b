import type { IdleTask } from '#server/background/idle-tasks.ts'
import type { Deps } from '#server/deps.ts'
import { findCheckpoint } from '#server/modules/operation/audit/audit.repo.ts'
import { checkNextEntries } from '#server/modules/operation/audit/check-chain.ts'
import { dueEvery } from './due.ts'

const DAY_MS = 86_400_000
const HOUR_MS = 3_600_000

/** Checks the audit log in quiet moments: new entries once an hour, all entries once a day. */
export const createAuditCheck = (deps: Pick<Deps, 'db' | 'clock' | 'log'>): IdleTask => {
  const hourly = dueEvery(deps.clock, HOUR_MS)
  const daily = dueEvery(deps.clock, DAY_MS)
  return async () => {
    const fromStart = daily.isDue()
    if (!fromStart && !hourly.isDue()) return false
    if (fromStart) daily.done()
    if (await checkNextEntries(deps, { fromStart })) return true
    hourly.done()
    const broken_at = (await findCheckpoint(deps.db))?.broken_at
    if (broken_at)
      deps.log.error({ entry: broken_at }, 'the audit log was changed: this entry is not as it was written')
    return false
  }
}
