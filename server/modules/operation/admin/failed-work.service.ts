import { type FailedWork, type FailedWorkKind, failedWorkKinds } from '#contract/admin/platform.ts'
import type { Db, Transaction } from '#server/db/database.ts'
import { write } from '#server/db/write.ts'
import type { Deps } from '#server/deps.ts'
import { retryFailedImages } from '#server/modules/catalogue/images/image-work.ts'
import { retryFailedMails } from '#server/modules/messages/mail/mail-work.ts'
import { retryFailedEvents } from '#server/modules/messages/order-messages/order-event-work.ts'
import { recordAct } from '#server/modules/operation/audit/audit.service.ts'
import type { UserRow } from '#server/records/users/users.repo.ts'

/** Most items of each kind retried at once, oldest failure first. */
const MOST_RETRIED = 1_000

interface Kind {
  table: 'mail_outbox' | 'order_events' | 'image_tries'
  /** Retries at most `limit` abandoned items. Returns how many. */
  retry(trx: Transaction, now: string, limit: number): Promise<number>
}

const kinds: Record<FailedWorkKind, Kind> = {
  mails: { table: 'mail_outbox', retry: retryFailedMails },
  'order events': { table: 'order_events', retry: retryFailedEvents },
  images: { table: 'image_tries', retry: retryFailedImages },
}

const countOf = async (db: Db, { table }: Kind): Promise<number> => {
  const { failed } = await db
    .selectFrom(table)
    .select((row) => row.fn.countAll<number>().as('failed'))
    .where('failed_at', 'is not', null)
    .executeTakeFirstOrThrow()
  return Number(failed)
}

/** Counts abandoned work of all kinds. */
export const countFailedWork = async (db: Db): Promise<number> => {
  let sum = 0
  for (const kind of failedWorkKinds) sum += await countOf(db, kinds[kind])
  return sum
}

/** Returns abandoned work by kind. */
export const failedWork = async (db: Db): Promise<FailedWork[]> => {
  const found: FailedWork[] = []
  for (const kind of failedWorkKinds) {
    const last = await db
      .selectFrom(kinds[kind].table)
      .select(['failed_at', 'last_error'])
      .where('failed_at', 'is not', null)
      .orderBy('failed_at', 'desc')
      .limit(1)
      .executeTakeFirst()
    if (!last?.failed_at) continue
    const { failed_at, last_error } = last
    found.push({ kind, count: await countOf(db, kinds[kind]), failed_at, last_error: last_error ?? '' })
  }
  return found
}

/** Retries abandoned work with fresh attempts. Returns how much. */
export const retryFailedWork = (deps: Deps, admin: UserRow): Promise<number> =>
  write(deps, async (trx) => {
    const now = deps.clock.now().toISOString()
    let retried = 0
    for (const kind of failedWorkKinds) retried += await kinds[kind].retry(trx, now, MOST_RETRIED)
    await recordAct(trx, deps.clock, { actor: admin.id, action: 'work.retry', subject: 'all', after: { retried } })
    return retried
  })

/** Deletes work abandoned before a moment. */
export const removeFailedWork = async (db: Db, before: string): Promise<void> => {
  for (const kind of failedWorkKinds) {
    await db.deleteFrom(kinds[kind].table).where('failed_at', '<', before).execute()
  }
}
