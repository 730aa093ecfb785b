import type { Kysely } from 'kysely'

/** Adds the language of an account: of its dashboard, and of the mails and alerts it gets. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .alterTable('users')
    .addColumn('language', 'text', (column) => column.notNull().defaultTo('en'))
    .execute()
}
