import type { Kysely } from 'kysely'

/** What a seller changed, so that each version of her pages says what is new in it. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  const { schema } = db
  await schema
    .createTable('store_changes')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('store_id', 'text', (c) => c.notNull().references('stores.id').onDelete('cascade'))
    .addColumn('revision', 'integer', (c) => c.notNull())
    .addColumn('what', 'text', (c) => c.notNull())
    .addColumn('name', 'text')
    .execute()
  await schema.createIndex('store_changes_revision').on('store_changes').columns(['store_id', 'revision']).execute()
  await schema.alterTable('publications').addColumn('changes', 'text').execute()
}
