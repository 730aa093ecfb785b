import type { Kysely } from 'kysely'

/** Keys of products whose answer may have been lost, so that one sent again is not made twice. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  const { schema } = db
  await schema
    .createTable('product_keys')
    .addColumn('store_id', 'text', (c) => c.notNull().references('stores.id').onDelete('cascade'))
    .addColumn('idempotency_key', 'text', (c) => c.notNull())
    .addColumn('request_hash', 'text', (c) => c.notNull())
    .addColumn('product_id', 'text', (c) => c.notNull().references('products.id').onDelete('cascade'))
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('product_keys_pk', ['store_id', 'idempotency_key'])
    .execute()
  await schema.createIndex('product_keys_product').on('product_keys').column('product_id').execute()
  await schema.createIndex('product_keys_age').on('product_keys').columns(['created_at', 'product_id']).execute()
}
