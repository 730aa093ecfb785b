import { type Kysely, sql } from 'kysely'

/** Finds when orders were sent without reading the rest of their history. The weekly cash of parcels asks for it. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`create index order_history_sent on order_history (order_id, at) where to_status = 'Shipped' and undo = 0`.execute(
    db,
  )
}
