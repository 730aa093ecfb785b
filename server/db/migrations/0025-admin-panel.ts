import type { Kysely } from 'kysely'

/** What the admin panel looks up: acts by who, what and on whom, stores whose publication fails; and why a store was suspended. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  const { schema } = db
  for (const column of ['actor', 'action', 'subject']) {
    await schema.createIndex(`audit_entries_${column}`).on('audit_entries').columns([column, 'sequence']).execute()
  }
  await schema.createIndex('publish_jobs_attempts').on('publish_jobs').columns(['attempts', 'store_id']).execute()
  await schema.alterTable('stores').addColumn('suspended_reason', 'text').execute()
}
