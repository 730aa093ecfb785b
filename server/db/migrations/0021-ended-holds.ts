import type { Kysely } from 'kysely'

/** Holds that ended unconfirmed are remembered for a while: whoever let them end holds no more beside them. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  const { schema } = db
  await schema.alterTable('order_holds').addColumn('ended_at', 'text').execute()
  await schema.dropIndex('order_holds_end').execute()
  await schema.createIndex('order_holds_end').on('order_holds').columns(['ended_at', 'ends_at', 'order_id']).execute()
}
