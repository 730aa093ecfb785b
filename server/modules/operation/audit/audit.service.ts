import type { Transaction } from '#server/db/database.ts'
import { lock } from '#server/db/lock.ts'
import type { Clock } from '#server/ports/clock.ts'
import * as repo from './audit.repo.ts'
import { BEGINNING, entryHash } from './entry-hash.ts'

/** Who acts when it is nobody's session but a command on the server. */
export const OPERATOR = 'operator'

/** What an administrator did. */
export interface Act {
  actor: string
  action: string
  subject: string
  /** What the act changed, before and after; ids, states and fingerprints of texts, not people's data: entries are kept for ever. */
  before?: unknown
  after?: unknown
}

/** Writes an act down, in the transaction that performs it: both happen, or neither. */
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
