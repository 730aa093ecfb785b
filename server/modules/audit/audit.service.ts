import { hash } from 'node:crypto'
import type { Db, Transaction } from '#server/db/database.ts'
import type { Clock } from '#server/ports/clock.ts'
import * as repo from './audit.repo.ts'

/** Who acts when it is nobody's session but a command on the server. */
export const OPERATOR = 'operator'

/** What an administrator did. */
export interface Act {
  actor: string
  action: string
  subject: string
  /** What the act changed, before and after; ids and states, not people's data: entries are kept for ever. */
  before?: unknown
  after?: unknown
}

/** The hash that stands before the first entry. */
const BEGINNING = '0'.repeat(64)
const BATCH = 500

const entryHash = ({ hash: _hash, ...entry }: repo.AuditRow): string =>
  hash(
    'sha256',
    JSON.stringify([
      entry.sequence,
      entry.at,
      entry.actor,
      entry.action,
      entry.subject,
      entry.before,
      entry.after,
      entry.previous_hash,
    ]),
  )

/** Writes an act down, in the transaction that performs it: both happen, or neither. */
export const recordAct = async (trx: Transaction, clock: Clock, act: Act): Promise<void> => {
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

/** Whether every entry is as it was written and follows the one before; else the first that does not. Reads the whole log in batches. */
export const checkChain = async (db: Db): Promise<{ intact: boolean; checked: number; broken_at: number | null }> => {
  let sequence = 0
  let previous = BEGINNING
  for (;;) {
    const batch = await repo.entriesAfter(db, sequence, BATCH)
    for (const entry of batch) {
      const follows = entry.sequence === sequence + 1 && entry.previous_hash === previous
      if (!follows || entry.hash !== entryHash(entry)) {
        return { intact: false, checked: sequence, broken_at: entry.sequence }
      }
      sequence = entry.sequence
      previous = entry.hash
    }
    if (batch.length < BATCH) return { intact: true, checked: sequence, broken_at: null }
  }
}
