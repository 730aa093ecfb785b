import type { Selectable } from 'kysely'
import { z } from 'zod'
import type { Db, Transaction } from '#server/db/database.ts'
import { jsonColumn } from '#server/db/json-column.ts'
import { listPage } from '#server/db/list-page.ts'
import type { AuditCheckpointsTable, AuditEntriesTable } from './audit.table.ts'

export type AuditRow = Selectable<AuditEntriesTable>
/** The entry that the next one follows. */
export type Link = Pick<AuditRow, 'sequence' | 'hash'>

export const lastEntry = (db: Db): Promise<Pick<AuditRow, 'sequence' | 'hash'> | undefined> =>
  db.selectFrom('audit_entries').select(['sequence', 'hash']).orderBy('sequence', 'desc').limit(1).executeTakeFirst()

export const insertEntry = async (trx: Transaction, entry: AuditRow): Promise<void> => {
  await trx.insertInto('audit_entries').values(entry).execute()
}

const recorded = jsonColumn(z.unknown(), null)

/** Returns an entry for people, with decoded `before` and `after` and without the previous hash. */
export const presentEntry = ({ previous_hash: _previous, before, after, ...entry }: AuditRow) => ({
  ...entry,
  before: recorded(before),
  after: recorded(after),
})

/** Returns a page of entries, newest first. Sequence numbers have no gaps, so it needs no offset. */
export const listEntries = (db: Db, newest: number, limit: number): Promise<AuditRow[]> =>
  db
    .selectFrom('audit_entries')
    .selectAll()
    .where('sequence', '<=', newest)
    .orderBy('sequence', 'desc')
    .limit(limit)
    .execute()

/** Search for acts by or on any of these ids, or acts whose name begins with `action`. */
export interface AuditSearch {
  ids: string[]
  action: string
}

/** Selects matching entries. Each condition has its own index. */
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

/** Returns a page of matching entries, newest first, and their total. */
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

/** Returns the newest acts on some subjects. */
export const entriesOn = (db: Db, subjects: string[], limit: number): Promise<AuditRow[]> =>
  db
    .selectFrom('audit_entries')
    .selectAll()
    .where('subject', 'in', subjects)
    .orderBy('sequence', 'desc')
    .limit(limit)
    .execute()

/** Returns entries after a sequence number, oldest first. */
export const entriesAfter = (db: Db, sequence: number, limit: number): Promise<AuditRow[]> =>
  db.selectFrom('audit_entries').selectAll().where('sequence', '>', sequence).orderBy('sequence').limit(limit).execute()

/** Returns the link before an entry, `undefined` for the first. */
export const linkBefore = (db: Db, sequence: number): Promise<Link | undefined> =>
  db
    .selectFrom('audit_entries')
    .select(['sequence', 'hash'])
    .where('sequence', '=', sequence - 1)
    .executeTakeFirst()

const CHECKPOINT = 'chain'

/** Returns how far the log has been verified. */
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
