import type { BadgesChange } from '#contract/admin/admin-stores.ts'
import { messages } from '#contract/error-messages.ts'
import type { Transaction } from '#server/db/database.ts'
import { write } from '#server/db/write.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/http/app-error.ts'
import { assertUnchanged } from '#server/http/if-match.ts'
import { versionTag } from '#server/http/version-tag.ts'
import { notify } from '#server/modules/messages/notifications/notifications.service.ts'
import { recordAct } from '#server/modules/operation/audit/audit.service.ts'
import { layoutConfigOf } from '#server/records/layouts/layout-config.ts'
import { changeAndPublish, enqueueRepublish } from '#server/records/publications/enqueue-publish.ts'
import { findStoreById, type StoreRow, updateStore } from '#server/records/stores/stores.repo.ts'
import { wearing } from '#server/records/stores/wearing.ts'
import type { UserRow } from '#server/records/users/users.repo.ts'

const storeNotFound = () => new AppError('not_found', messages.noSuchStore)

/** Returns the version tag of what an admin changes of a store. */
export const storeVersion = ({ badges, suspended_at }: StoreRow, layout: string): string =>
  versionTag(badges, suspended_at, layout)

/** Finds the store to change. Throws `not_found`, or `changed_elsewhere` when `ifMatch` names an older state. */
export const storeToChange = async (trx: Transaction, id: string, ifMatch: string | undefined): Promise<StoreRow> => {
  const store = await findStoreById(trx, id)
  if (!store) throw storeNotFound()
  assertUnchanged(ifMatch, storeVersion(store, (await layoutConfigOf(trx, id)).layout))
  return store
}

/** Sets a store's badges. Throws as `storeToChange` does. */
export const setBadges = async (
  deps: Deps,
  admin: UserRow,
  id: string,
  { badges }: BadgesChange,
  ifMatch?: string,
): Promise<void> =>
  changeAndPublish(deps, id, async (trx) => {
    const store = await storeToChange(trx, id, ifMatch)
    await updateStore(trx, id, wearing(store, badges, deps.clock.now().toISOString()))
    await recordAct(trx, deps.clock, {
      actor: admin.id,
      action: 'store.badges',
      subject: id,
      before: store.badges,
      after: badges,
    })
  })

/**
 * Suspends a store or reopens it, and notifies its owner. Pages end with the next publication; images, previews and
 * public calls at once. Deletes nothing. Throws `not_found`, `conflict` when it is so already.
 */
export const setSuspended = async (deps: Deps, admin: UserRow, id: string, suspended: boolean, reason?: string) => {
  const suspended_at = suspended ? deps.clock.now().toISOString() : null
  const suspended_reason = (suspended && reason) || null
  await changeAndPublish(deps, id, async (trx) => {
    const store = await findStoreById(trx, id)
    if (!store) throw storeNotFound()
    if ((store.suspended_at !== null) === suspended) {
      throw new AppError('conflict', suspended ? 'Store is already suspended' : 'Store is not suspended')
    }
    await updateStore(trx, id, { suspended_at, suspended_reason })
    await recordAct(trx, deps.clock, {
      actor: admin.id,
      action: suspended ? 'store.suspend' : 'store.unsuspend',
      subject: id,
      before: { suspended_at: store.suspended_at },
      after: { suspended_at, ...(suspended_reason && { reason_hash: deps.secrets.fingerprint(suspended_reason) }) },
    })
    await notify(trx, deps.clock, [store.user_id], ({ notices }) => {
      if (!suspended) return notices.openAgain(store.name)
      return suspended_reason ? notices.suspendedFor(store.name, suspended_reason) : notices.suspended(store.name)
    })
  })
  if (suspended) await deps.previews.cache.drop(id)
  return suspended_at
}

/** Republishes every page of a store. Throws `not_found`, `conflict` for a suspended store. */
export const republishStore = (deps: Deps, admin: UserRow, id: string): Promise<void> =>
  write(deps, async (trx) => {
    const store = await findStoreById(trx, id)
    if (!store) throw storeNotFound()
    if (store.suspended_at) throw new AppError('conflict', 'Store is suspended')
    await enqueueRepublish(trx, deps.clock, [id], { force: true })
    await recordAct(trx, deps.clock, { actor: admin.id, action: 'store.publish', subject: id })
  })
