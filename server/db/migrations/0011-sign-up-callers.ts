import type { Kysely } from 'kysely'

/** Adds who signed up, so that one caller's sign-ups do not displace another's. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .alterTable('sign_ups')
    .addColumn('caller', 'text', (column) => column.notNull().defaultTo(''))
    .execute()
}
