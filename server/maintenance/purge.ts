import { existsSync, readdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { CONTACT_DAYS, FAILED_WORK_DAYS, MESSAGE_DAYS, SIGN_UP_DAYS } from '#contract/retention.ts'
import type { IdleTask } from '#server/background/idle-tasks.ts'
import { truncateLog } from '#server/db/truncate-log.ts'
import type { Deps } from '#server/deps.ts'
import { removeDueAccount } from '#server/modules/account-deletion/account-deletion.service.ts'
import {
  removeExpiredCodes,
  removeExpiredMailedTokens,
  removeExpiredSessions,
  removeOldSignUps,
  removeUnconfirmedAccounts,
} from '#server/modules/accounts/expired-secrets.ts'
import { purgeArchives } from '#server/modules/admin/account-archive.ts'
import { removeFailedWork } from '#server/modules/admin/failed-work.service.ts'
import { removeOldChanges } from '#server/modules/email-change/old-changes.ts'
import { forgetDigests } from '#server/modules/mail/mail-outbox.ts'
import { forgetContacts } from '#server/modules/order-messages/contacts.ts'
import { purgeMessages } from '#server/modules/order-messages/message-queue.repo.ts'
import { forgetEndedHolds } from '#server/modules/orders/holds.repo.ts'
import { removeOrderKeys } from '#server/modules/orders/orders.repo.ts'
import { removeProductKeys } from '#server/modules/products/product-keys.repo.ts'
import { freeDeletedSlugs } from '#server/modules/stores/stores.repo.ts'
import { dueEvery } from './due.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
/** Rows removed in one statement, so that nobody waits long for the write lock. */
const BATCH = 500
/** A form that was sent and got no answer may be sent again for so long. */
const KEY_DAYS = 30
/** Mails that were written into files because there is no mail server hold addresses, too. */
const MAIL_FILE_DAYS = 30

/**
 * Once an hour, removes what has expired: accounts whose owners deleted them 30 days ago, changes of addresses, sessions, links and codes of mails, sign-ups that nobody confirmed, ended holds, keys of orders and
 * products, messages of orders and whom they went to, work that was given up, mails in files, archives of deleted accounts, old backups.
 */
export const createPurge = (deps: Deps): IdleTask => {
  const { db, clock, backups, config } = deps
  const hourly = dueEvery(clock, HOUR_MS)
  return async () => {
    if (!hourly.isDue()) return false
    const now = clock.now().getTime()
    const moment = new Date(now).toISOString()
    const oldestSignUp = new Date(now - SIGN_UP_DAYS * DAY_MS).toISOString()
    const oldestKey = new Date(now - KEY_DAYS * DAY_MS).toISOString()
    const removed =
      (await removeOldChanges(db, moment, BATCH)) ||
      (await removeExpiredSessions(db, moment, BATCH)) ||
      (await removeExpiredMailedTokens(db, moment, BATCH)) ||
      (await removeExpiredCodes(db, moment, BATCH)) ||
      (await removeOldSignUps(db, oldestSignUp, BATCH)) ||
      (await removeUnconfirmedAccounts(deps, oldestSignUp, BATCH)) ||
      (await forgetEndedHolds(db, new Date(now - DAY_MS).toISOString(), BATCH)) ||
      (await removeOrderKeys(db, oldestKey, BATCH)) ||
      (await removeProductKeys(db, oldestKey, BATCH))
    if (removed > 0) return true
    await purgeMessages(db, new Date(now - MESSAGE_DAYS * DAY_MS).toISOString())
    await forgetContacts(db, new Date(now - CONTACT_DAYS * DAY_MS).toISOString())
    await removeFailedWork(db, new Date(now - FAILED_WORK_DAYS * DAY_MS).toISOString())
    await forgetDigests(db, new Date(now - DAY_MS).toISOString())
    await freeDeletedSlugs(db, moment)
    await purgeArchives({ db, clock })
    await truncateLog(db)
    backups.removeOld()
    removeOldFiles(join(config.dataDir, 'mail'), now - MAIL_FILE_DAYS * DAY_MS)
    // Last, as it does most: where it fails, all else is done.
    if ((await removeDueAccount(deps)) > 0) return true
    hourly.done()
    return false
  }
}

/** Removes the files of a folder, which may not be there, that were last written before `oldest` (milliseconds). */
const removeOldFiles = (folder: string, oldest: number) => {
  if (!existsSync(folder)) return
  for (const name of readdirSync(folder)) if (statSync(join(folder, name)).mtimeMs < oldest) rmSync(join(folder, name))
}
