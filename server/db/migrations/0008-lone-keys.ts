import type { Kysely } from 'kysely'

/** The key of an order is found without its store: of deleted products nobody knows whose they were. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema.createIndex('order_keys_key').on('order_keys').column('idempotency_key').execute()
}
