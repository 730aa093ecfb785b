import type { Attention } from '#contract/admin/platform.ts'
import type { Db } from '#server/db/database.ts'
import type { Deps } from '#server/deps.ts'
import { countWithdrawals } from '#server/modules/growth/referrals/withdrawals.repo.ts'
import { isSenderUp } from '#server/modules/operation/health/sender-health.ts'
import { countFailing } from '#server/records/publications/publish-jobs.repo.ts'
import { countFailedWork } from './failed-work.service.ts'

const countOpenRequests = async (db: Db): Promise<number> => {
  const { open } = await db
    .selectFrom('upgrade_requests')
    .select((eb) => eb.fn.countAll<number>().as('open'))
    .where('status', '=', 'open')
    .executeTakeFirstOrThrow()
  return Number(open)
}

/** Returns counts of what waits for an admin or is broken. */
export const needsAttention = async (deps: Deps): Promise<Attention> => {
  const { db, whatsapp, backups } = deps
  return {
    open_upgrade_requests: await countOpenRequests(db),
    pending_withdrawals: await countWithdrawals(db, 'pending'),
    failing_publications: await countFailing(db),
    failed_work: await countFailedWork(db),
    whatsapp_up: await isSenderUp(deps),
    whatsapp_disconnected: (await whatsapp.sessions()).filter((session) => !session.isConnected).length,
    backups_made_here: backups.madeHere,
    last_backup_at: backups.list()[0]?.created_at ?? null,
  }
}
