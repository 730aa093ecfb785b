import { existsSync, readdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import {
  CONTACT_DAYS,
  FAILED_WORK_DAYS,
  KEY_DAYS,
  MAIL_FILE_DAYS,
  MESSAGE_DAYS,
  PAYMENT_DAYS,
  PROOF_DAYS,
  SIGN_UP_DAYS,
} from '#contract/retention.ts'
import type { IdleTask } from '#server/background/idle-tasks.ts'
import { truncateLog } from '#server/db/sqlite/truncate-log.ts'
import type { Deps } from '#server/deps.ts'
import {
  removeExpiredCodes,
  removeExpiredMailedTokens,
  removeExpiredSessions,
  removeOldSignUps,
  removeUnconfirmedAccounts,
} from '#server/modules/account/accounts/expired-secrets.ts'
import { removeDueAccount } from '#server/modules/account/deletion/account-deletion.service.ts'
import { removeOldChanges } from '#server/modules/account/email-change/old-changes.ts'
import { forgetCloudContacts, purgeCloudMessages } from '#server/modules/messages/cloud/cloud.repo.ts'
import { forgetDigests } from '#server/modules/messages/mail/digest-times.ts'
import { purgeMessages } from '#server/modules/messages/order-messages/message-queue.repo.ts'
import { purgeArchives } from '#server/modules/operation/admin/account-archive.ts'
import { removeFailedWork } from '#server/modules/operation/admin/failed-work.service.ts'
import { forgetEndedHolds } from '#server/modules/selling/orders/holds.repo.ts'
import { forgetEndedUndos } from '#server/modules/selling/orders/undos.repo.ts'
import { removeOrderKeys } from '#server/records/orders/orders.repo.ts'
import { removeOldProofs } from '#server/records/payments/payment-proofs.repo.ts'
import { removeOldPayments } from '#server/records/payments/payments.repo.ts'
import { removeProductKeys } from '#server/records/products/product-keys.repo.ts'
import { freeDeletedSlugs } from '#server/records/stores/stores.repo.ts'
import { dueEvery } from './due.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
/** Rows removed per statement, so that nobody waits long for the write lock. */
const BATCH = 500

/** Named tasks. One that returns a count is run again until the count is 0. */
const tasksOf = (deps: Deps): [name: string, remove: () => unknown][] => {
  const { db, clock, backups, config } = deps
  const now = clock.now().getTime()
  const daysAgo = (days: number) => new Date(now - days * DAY_MS).toISOString()
  return [
    ['email changes', () => removeOldChanges(db, daysAgo(0), BATCH)],
    ['sessions', () => removeExpiredSessions(db, daysAgo(0), BATCH)],
    ['mailed links', () => removeExpiredMailedTokens(db, daysAgo(0), BATCH)],
    ['mailed codes', () => removeExpiredCodes(db, daysAgo(0), BATCH)],
    ['sign-ups', () => removeOldSignUps(db, daysAgo(SIGN_UP_DAYS), BATCH)],
    ['unconfirmed accounts', () => removeUnconfirmedAccounts(deps, daysAgo(SIGN_UP_DAYS), BATCH)],
    ['ended holds', () => forgetEndedHolds(db, daysAgo(1), BATCH)],
    ['undos of taps', () => forgetEndedUndos(db, daysAgo(0), BATCH)],
    ['order keys', () => removeOrderKeys(db, daysAgo(KEY_DAYS), BATCH)],
    ['product keys', () => removeProductKeys(db, daysAgo(KEY_DAYS), BATCH)],
    ['order messages', () => purgeMessages(db, daysAgo(MESSAGE_DAYS))],
    ['official messages', () => purgeCloudMessages(db, daysAgo(MESSAGE_DAYS))],
    ['official contacts', () => forgetCloudContacts(db, daysAgo(CONTACT_DAYS))],
    ['failed work', () => removeFailedWork(db, daysAgo(FAILED_WORK_DAYS))],
    ['screenshots of payments', () => removeOldProofs(db, daysAgo(PROOF_DAYS), BATCH)],
    ['payments', () => removeOldPayments(db, daysAgo(PAYMENT_DAYS), BATCH)],
    ['digests', () => forgetDigests(db, daysAgo(1))],
    ['slugs of deleted stores', () => freeDeletedSlugs(db, daysAgo(0))],
    ['account archives', () => purgeArchives({ db, clock })],
    ['write-ahead log', () => truncateLog(db)],
    ['backups', () => backups.removeOld()],
    ['mail files', () => removeOldFiles(join(config.dataDir, 'mail'), now - MAIL_FILE_DAYS * DAY_MS)],
    // Last, since it does most. If it fails, everything else is done.
    ['deleted accounts', () => removeDueAccount(deps)],
  ]
}

/** Removes expired data once an hour. */
export const createPurge = (deps: Deps): IdleTask => {
  const hourly = dueEvery(deps.clock, HOUR_MS)
  return async () => {
    if (!hourly.isDue()) return false
    for (const [name, remove] of tasksOf(deps)) {
      try {
        const removed = await remove()
        if (typeof removed === 'number' && removed > 0) return true
      } catch (error) {
        deps.log.error({ task: name }, 'a purge failed')
        throw error
      }
    }
    hourly.done()
    return false
  }
}

/** Removes files last written before `oldest` (milliseconds). The folder may be missing. */
const removeOldFiles = (folder: string, oldest: number) => {
  if (!existsSync(folder)) return
  for (const name of readdirSync(folder)) if (statSync(join(folder, name)).mtimeMs < oldest) rmSync(join(folder, name))
}
