import type { Kysely } from 'kysely'

const LANGUAGES = ['en', 'ur']

/**
 * Adds the second language of a store, the texts in it, and the language that an order was placed in. Texts are named
 * by their language and not «the other's», so that a store may swap its languages without losing them.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .alterTable('stores')
    .addColumn('both_languages', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
  for (const language of LANGUAGES) {
    await db.schema.alterTable('stores').addColumn(`bio_${language}`, 'text').execute()
    await db.schema.alterTable('products').addColumn(`name_${language}`, 'text').execute()
    await db.schema.alterTable('products').addColumn(`description_${language}`, 'text').execute()
  }
  await db.schema.alterTable('orders').addColumn('language', 'text').execute()
}
