import type { Kysely } from 'kysely'

/** Holds of the last few of a product are remembered with the product, and holds that came by IPv6 are counted by their /48 as well. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  const { schema } = db
  await schema
    .alterTable('order_holds')
    .addColumn('crowded', 'integer', (c) => c.notNull().defaultTo(0))
    .execute()
  await schema.alterTable('order_holds').addColumn('network', 'text').execute()
  await schema
    .createIndex('order_holds_crowded')
    .on('order_holds')
    .columns(['product_id', 'crowded', 'ended_at'])
    .execute()
  await schema.createIndex('order_holds_network').on('order_holds').columns(['store_id', 'network']).execute()
}
