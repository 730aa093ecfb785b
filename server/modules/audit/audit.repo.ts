import type { Selectable } from 'kysely'
import { z } from 'zod'
import type { Db, Transaction } from '#server/db/database.ts'
import { jsonColumn } from '#server/db/json-column.ts'
import type { AuditCheckpointsTable, AuditEntriesTable } from './audit.table.ts'

export type AuditRow = Selectable<AuditEntriesTable>
/** What the next entry follows. */
export type Link = Pick<AuditRow, 'sequence' | 'hash'>

export const lastEntry = (db: Db): Promise<Pick<AuditRow, 'sequence' | 'hash'> | undefined> =>
  db.selectFrom('audit_entries').select(['sequence', 'hash']).orderBy('sequence', 'desc').limit(1).executeTakeFirst()

export const insertEntry = async (trx: Transaction, entry: AuditRow): Promise<void> => {
  await trx.insertInto('audit_entries').values(entry).execute()
}

const recorded = jsonColumn(z.unknown(), null)

/** Returns an entry to be read by people: what was written down of before and after, without the chain's own columns. */
export const presentEntry = ({ previous_hash: _previous, before, after, ...entry }: AuditRow) => ({
  ...entry,
  before: recorded(before),
  after: recorded(after),
})

/** A page of entries, newest first. Sequence numbers have no gaps, so a page is found without counting through the others. */
export const listEntries = (db: Db, newest: number, limit: number): Promise<AuditRow[]> =>
  db
    .selectFrom('audit_entries')
    .selectAll()
    .where('sequence', '<=', newest)
    .orderBy('sequence', 'desc')
    .limit(limit)
    .execute()

/** Entries after a sequence number, oldest first. */
export const entriesAfter = (db: Db, sequence: number, limit: number): Promise<AuditRow[]> =>
  db.selectFrom('audit_entries').selectAll().where('sequence', '>', sequence).orderBy('sequence').limit(limit).execute()

/** Returns what an entry follows; `undefined` for the first. */
export const linkBefore = (db: Db, sequence: number): Promise<Link | undefined> =>
  db
    .selectFrom('audit_entries')
    .select(['sequence', 'hash'])
    .where('sequence', '=', sequence - 1)
    .executeTakeFirst()

const CHECKPOINT = 'chain'

/** Returns how far the log has been checked. */
export const findCheckpoint = (db: Db): Promise<Selectable<AuditCheckpointsTable> | undefined> =>
  db.selectFrom('audit_checkpoints').selectAll().where('name', '=', CHECKPOINT).executeTakeFirst()

export const saveCheckpoint = async (
  db: Db,
  checkpoint: Omit<Selectable<AuditCheckpointsTable>, 'name'>,
): Promise<void> => {
  await db
    .insertInto('audit_checkpoints')
    .values({ name: CHECKPOINT, ...checkpoint })
    .onConflict((conflict) => conflict.column('name').doUpdateSet(checkpoint))
    .execute()
}
