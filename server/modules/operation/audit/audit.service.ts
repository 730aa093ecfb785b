import type { Transaction } from '#server/db/database.ts'
import { lock } from '#server/db/lock.ts'
import type { Clock } from '#server/ports/clock.ts'
import * as repo from './audit.repo.ts'
import { BEGINNING, entryHash } from './entry-hash.ts'

/** Actor of commands on the server, which have no session. */
export const OPERATOR = 'operator'

/** An administrator's act. */
export interface Act {
  actor: string
  action: string
  subject: string
  /** State before and after. Ids, states and fingerprints only, no personal data, as entries are kept forever. */
  before?: unknown
  after?: unknown
}

/** Records an act in the transaction that performs it. */
export const recordAct = async (trx: Transaction, clock: Clock, act: Act): Promise<void> => {
  await lock(trx, 'audit log')
  const last = await repo.lastEntry(trx)
  const entry: repo.AuditRow = {
    sequence: (last?.sequence ?? 0) + 1,
    at: clock.now().toISOString(),
    actor: act.actor,
    action: act.action,
    subject: act.subject,
    before: JSON.stringify(act.before ?? null),
    after: JSON.stringify(act.after ?? null),
    previous_hash: last?.hash ?? BEGINNING,
    hash: '',
  }
  await repo.insertEntry(trx, { ...entry, hash: entryHash(entry) })
}
