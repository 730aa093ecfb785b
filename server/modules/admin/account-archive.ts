import { toDecimal } from '#contract/minor-units.ts'
import type { Db, Transaction } from '#server/db/database.ts'
import type { Deps } from '#server/deps.ts'
import { layoutConfigOf } from '#server/modules/layouts/layouts.service.ts'
import { ownTemplates } from '#server/modules/order-messages/templates.repo.ts'
import { productsOfStore } from '#server/modules/products/products.repo.ts'
import { withdrawalsOf } from '#server/modules/referrals/withdrawals.repo.ts'
import { presentWithdrawal } from '#server/modules/referrals/withdrawals.service.ts'
import { findStoreByOwner } from '#server/modules/stores/stores.repo.ts'
import type { UserRow } from '#server/modules/users/users.repo.ts'
import type { SecretBox } from '#server/ports/secret-box.ts'

/** Days in which the owner of a deleted account can have her data. */
const EXPORT_DAYS = 30

/** What a deleted account leaves for its owner: everything typed in, without images. */
export const accountArchive = async (db: Db, secrets: SecretBox, user: UserRow): Promise<string> => {
  const { password_hash: _hash, ...account } = user
  const own = {
    account,
    withdrawals: (await withdrawalsOf(db, user.id)).map((row) => {
      const { points_requested, payment_method, payment_details, status, request_date, processed_date } =
        presentWithdrawal(secrets, row)
      return { points_requested, payment_method, payment_details, status, request_date, processed_date }
    }),
    notifications: await db
      .selectFrom('notifications')
      .select(['message', 'created_at', 'read_at'])
      .where('user_id', '=', user.id)
      .orderBy('id')
      .execute(),
  }
  const store = await findStoreByOwner(db, user.id)
  if (!store) return JSON.stringify({ ...own, store: null })
  const orders = await db.selectFrom('orders').selectAll().where('store_id', '=', store.id).orderBy('id').execute()
  const items = await db
    .selectFrom('order_items')
    .innerJoin('orders', 'orders.id', 'order_items.order_id')
    .selectAll('order_items')
    .where('orders.store_id', '=', store.id)
    .orderBy('order_items.position')
    .execute()
  const itemsOf = Map.groupBy(items, (item) => item.order_id)
  return JSON.stringify({
    ...own,
    message_templates: Object.fromEntries(await ownTemplates(db, store.id)),
    store: { ...store, layoutConfig: await layoutConfigOf(db, store.id) },
    products: (await productsOfStore(db, store.id)).map((row) => ({ ...row, price: toDecimal(row.price) })),
    orders: orders.map((row) => ({
      ...row,
      total_amount: toDecimal(row.total_amount),
      items: (itemsOf.get(row.id) ?? []).map(({ order_id: _order, ...item }) => ({
        ...item,
        product_price: toDecimal(item.product_price),
      })),
    })),
  })
}

/** Keeps a deleted account's archive, sealed, for 30 days. */
export const keepArchive = async (trx: Transaction, deps: Deps, userId: string, archive: string): Promise<void> => {
  const now = deps.clock.now()
  await trx
    .insertInto('deleted_accounts')
    .values({
      id: userId,
      archive: deps.secrets.seal(archive),
      deleted_at: now.toISOString(),
      purge_at: new Date(now.getTime() + EXPORT_DAYS * 86_400_000).toISOString(),
    })
    .execute()
}

/** Removes archives whose 30 days are over. */
export const purgeArchives = async ({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> => {
  await db.deleteFrom('deleted_accounts').where('purge_at', '<=', clock.now().toISOString()).execute()
}

export const listArchives = (db: Db) =>
  db.selectFrom('deleted_accounts').select(['id', 'deleted_at', 'purge_at']).orderBy('purge_at', 'desc').execute()

/** A deleted account's data, while it is kept. */
export const openArchive = async (deps: Deps, id: string): Promise<string | undefined> => {
  const row = await deps.db
    .selectFrom('deleted_accounts')
    .select('archive')
    .where('id', '=', id)
    .where('purge_at', '>', deps.clock.now().toISOString())
    .executeTakeFirst()
  return row && deps.secrets.open(row.archive)
}
