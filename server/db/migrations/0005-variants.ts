import { type Kysely, sql } from 'kysely'

/**
 * Moves stock from products to their variants. Every product gets the variant that has its id: the only one without
 * options, the first one with them. Orders and holds name the variant.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  const { schema } = db
  await schema
    .createTable('product_variants')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('product_id', 'text', (column) => column.notNull().references('products.id').onDelete('cascade'))
    .addColumn('store_id', 'text', (column) => column.notNull().references('stores.id').onDelete('cascade'))
    .addColumn('position', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('value_ids', 'text', (column) => column.notNull().defaultTo('[]'))
    .addColumn('sku', 'text')
    .addColumn('price', 'bigint')
    .addColumn('image_id', 'text', (column) => column.references('images.id').onDelete('set null'))
    .addColumn('inventory_count', 'integer', (column) => column.notNull())
    .addColumn('held_count', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('archived_at', 'text')
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .execute()
  await sql`insert into product_variants (id, product_id, store_id, inventory_count, held_count, updated_at)
    select id, id, store_id, inventory_count, held_count, updated_at from products`.execute(db)
  await schema.createIndex('product_variants_product').on('product_variants').column('product_id').execute()
  await schema.createIndex('product_variants_store').on('product_variants').column('store_id').execute()
  await schema
    .createIndex('product_variants_image')
    .on('product_variants')
    .column('image_id')
    .where(sql.ref('image_id'), 'is not', null)
    .execute()
  for (const column of ['inventory_count', 'held_count', 'updated_at']) {
    await schema.alterTable('products').dropColumn(column).execute()
  }
  await schema.alterTable('products').addColumn('options', 'text').execute()
  await schema.alterTable('order_holds').renameColumn('product_id', 'variant_id').execute()
  await schema.alterTable('order_items').addColumn('variant_id', 'text').execute()
  await schema.alterTable('order_items').addColumn('variant_label', 'text').execute()
  await sql`update order_items set variant_id = product_id`.execute(db)
}
