import { sql } from 'kysely'
import type { BadgesChange, StoreFilters } from '#contract/admin/admin-stores.ts'
import { messages } from '#contract/error-messages.ts'
import { containing } from '#server/db/containing.ts'
import type { Db } from '#server/db/database.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/http/app-error.ts'
import { recordAct } from '#server/modules/audit/audit.service.ts'
import { notify } from '#server/modules/notifications/notifications.service.ts'
import { changeAndPublish } from '#server/modules/publications/publications.service.ts'
import { presentStore } from '#server/modules/store-settings/store-settings.service.ts'
import { findStoreById, type StoreRow, toStore, updateStore } from '#server/modules/stores/stores.repo.ts'
import type { UserRow } from '#server/modules/users/users.repo.ts'

const storeNotFound = () => new AppError('not_found', messages.noSuchStore)

const filtered = (db: Db, { search }: Pick<StoreFilters, 'search'>) => {
  const query = db.selectFrom('stores')
  if (!search) return query
  const pattern = containing(search)
  return query.where((eb) =>
    eb.or([
      sql<boolean>`${eb.ref('store_slug')} like ${pattern} escape '\\'`,
      sql<boolean>`lower(${eb.ref('name')}) like ${pattern} escape '\\'`,
    ]),
  )
}

/** A store as the admin panel lists it. */
const presentAdminStore = async (db: Db, row: StoreRow & { user_email: string }) => ({
  ...(await presentStore(db, row)),
  storeId: row.id,
  user_id: row.user_id,
  user_email: row.user_email,
  suspended_at: row.suspended_at,
})

/** One page of stores by name or address, newest first. */
export const listStores = async (db: Db, filters: StoreFilters) => {
  const { page, limit } = filters
  const ids = await filtered(db, filters)
    .select('id')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute()
  const { total } = await filtered(db, filters)
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  const rows =
    ids.length === 0
      ? []
      : await db
          .selectFrom('stores')
          .innerJoin('users', 'users.id', 'stores.user_id')
          .selectAll('stores')
          .select('users.email as user_email')
          .where(
            'stores.id',
            'in',
            ids.map(({ id }) => id),
          )
          .orderBy('stores.id', 'desc')
          .execute()
  const stores = []
  for (const row of rows) stores.push(await presentAdminStore(db, toStore(row)))
  return { stores, total: Number(total) }
}

/** Sets a store's badges. Throws `not_found`. */
export const setBadges = async (deps: Deps, admin: UserRow, id: string, { badges }: BadgesChange): Promise<void> =>
  changeAndPublish(deps, id, async (trx) => {
    const store = await findStoreById(trx, id)
    if (!store) throw storeNotFound()
    await updateStore(trx, id, { badges })
    await recordAct(trx, deps.clock, {
      actor: admin.id,
      action: 'store.badges',
      subject: id,
      before: store.badges,
      after: badges,
    })
  })

/**
 * Takes a store off the air or puts it back, and tells its owner. Its pages go with the next turn of the publisher, images, previews and
 * public calls at once; nothing of it is removed. Throws `not_found`, `conflict` when it is so already.
 */
export const setSuspended = async (deps: Deps, admin: UserRow, id: string, suspended: boolean) => {
  const suspended_at = suspended ? deps.clock.now().toISOString() : null
  await changeAndPublish(deps, id, async (trx) => {
    const store = await findStoreById(trx, id)
    if (!store) throw storeNotFound()
    if ((store.suspended_at !== null) === suspended) {
      throw new AppError('conflict', suspended ? 'Store is already suspended' : 'Store is not suspended')
    }
    await updateStore(trx, id, { suspended_at })
    await recordAct(trx, deps.clock, {
      actor: admin.id,
      action: suspended ? 'store.suspend' : 'store.unsuspend',
      subject: id,
      before: { suspended_at: store.suspended_at },
      after: { suspended_at },
    })
    const text = suspended
      ? `Your store "${store.name}" has been suspended. Please contact support.`
      : `Your store "${store.name}" is open again.`
    await notify(trx, deps.clock, [store.user_id], text)
  })
  if (suspended) deps.previews.cache.drop(id)
  return suspended_at
}
