import type { IdleTask } from '#server/background/idle-tasks.ts'
import type { Deps } from '#server/deps.ts'
import {
  removeExpiredMailedTokens,
  removeExpiredOtps,
  removeExpiredSessions,
} from '#server/modules/accounts/expired-secrets.ts'
import { purgeArchives } from '#server/modules/admin/account-archive.ts'
import { purgeMessages } from '#server/modules/order-messages/message-queue.repo.ts'
import { removeOrderKeys } from '#server/modules/orders/orders.repo.ts'
import { removeProductKeys } from '#server/modules/products/product-keys.repo.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
/** Rows removed in one statement, so that nobody waits long for the write lock. */
const BATCH = 500
/** A form that was sent and got no answer may be sent again for so long. */
const KEY_DAYS = 30
/** Messages hold people's addresses. */
const MESSAGE_DAYS = 30

/**
 * Once an hour, removes what has expired: sessions, links and codes of mails, keys of orders and
 * products, messages of orders, archives of deleted accounts, old backups.
 */
export const createPurge = ({ db, clock, backups }: Pick<Deps, 'db' | 'clock' | 'backups'>): IdleTask => {
  let next = Number.NEGATIVE_INFINITY
  return async () => {
    const now = clock.now().getTime()
    if (now < next) return false
    const moment = new Date(now).toISOString()
    const oldestKey = new Date(now - KEY_DAYS * DAY_MS).toISOString()
    const removed =
      (await removeExpiredSessions(db, moment, BATCH)) ||
      (await removeExpiredMailedTokens(db, moment, BATCH)) ||
      (await removeExpiredOtps(db, moment, BATCH)) ||
      (await removeOrderKeys(db, oldestKey, BATCH)) ||
      (await removeProductKeys(db, oldestKey, BATCH))
    if (removed > 0) return true
    await purgeMessages(db, new Date(now - MESSAGE_DAYS * DAY_MS).toISOString())
    await purgeArchives({ db, clock })
    backups.removeOld()
    next = now + HOUR_MS
    return false
  }
}
