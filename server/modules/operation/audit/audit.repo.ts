import type { Selectable } from 'kysely'
import { z } from 'zod'
import type { Db, Transaction } from '#server/db/database.ts'
import { jsonColumn } from '#server/db/json-column.ts'
import { listPage } from '#server/db/list-page.ts'
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

/** What a search of the log looks for: acts by or on any of these ids, and acts whose name begins so. */
export interface AuditSearch {
  ids: string[]
  action: string
}

/** The entries that a search finds; each part of it has an index of its own. */
const found = (db: Db, { ids, action }: AuditSearch) =>
  db
    .selectFrom('audit_entries')
    .where((eb) =>
      eb.or([
        eb.and([eb('action', '>=', action), eb('action', '<', `${action}\uffff`)]),
        eb('actor', 'in', ids),
        eb('subject', 'in', ids),
      ]),
    )

/** A page of the entries that a search finds, newest first, and how many there are. */
export const searchEntries = async (db: Db, search: AuditSearch, page: { page: number; limit: number }) => {
  const { shown, total } = await listPage(
    page,
    ({ limit, offset }) =>
      found(db, search).select('sequence').orderBy('sequence', 'desc').limit(limit).offset(offset).execute(),
    async () => {
      const query = found(db, search).select((eb) => eb.fn.countAll<number>().as('n'))
      return Number((await query.executeTakeFirstOrThrow()).n)
    },
  )
  const rows = await entriesOf(
    db,
    shown.map(({ sequence }) => sequence),
  )
  return { rows, total }
}

const entriesOf = async (db: Db, sequences: number[]): Promise<AuditRow[]> =>
  sequences.length === 0
    ? []
    : db
        .selectFrom('audit_entries')
        .selectAll()
        .where('sequence', 'in', sequences)
        .orderBy('sequence', 'desc')
        .execute()

/** The newest acts on some subjects. */
export const entriesOn = (db: Db, subjects: string[], limit: number): Promise<AuditRow[]> =>
  db
    .selectFrom('audit_entries')
    .selectAll()
    .where('subject', 'in', subjects)
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
