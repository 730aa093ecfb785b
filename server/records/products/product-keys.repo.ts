import type { Selectable } from 'kysely'
import type { Db, Transaction } from '#server/db/database.ts'
import type { ProductKeysTable } from '#server/records/products/products.table.ts'

type ProductKey = Selectable<ProductKeysTable>

export const insertProductKey = async (trx: Transaction, key: ProductKey): Promise<void> => {
  await trx.insertInto('product_keys').values(key).execute()
}

export const findProductKey = (db: Db, storeId: string, key: string): Promise<ProductKey | undefined> =>
  db
    .selectFrom('product_keys')
    .selectAll()
    .where('store_id', '=', storeId)
    .where('idempotency_key', '=', key)
    .executeTakeFirst()

/** Finds the keys that one import gave to the products it added: `key:2` for that of row 2 */
export const findImportKeys = (db: Db, storeId: string, key: string): Promise<ProductKey[]> =>
  db
    .selectFrom('product_keys')
    .selectAll()
    .where('store_id', '=', storeId)
    .where('idempotency_key', '>=', `${key}:`)
    .where('idempotency_key', '<', `${key};`)
    .execute()

/** Removes at most `limit` idempotency keys older than `before`. Products stay. Returns how many. */
export const removeProductKeys = async (db: Db, before: string, limit: number): Promise<number> => {
  const result = await db
    .deleteFrom('product_keys')
    .where('product_id', 'in', (old) =>
      old.selectFrom('product_keys').select('product_id').where('created_at', '<=', before).limit(limit),
    )
    .executeTakeFirst()
  return Number(result.numDeletedRows)
}
