import type { z } from 'zod'
import { FIRST_TIER } from '#contract/whatsapp/cloud.ts'
import type { CloudNumber, CloudOverview, CloudReport, cloudChoice } from '#contract/whatsapp/cloud-schema.ts'
import { write } from '#server/db/write.ts'
import type { Deps } from '#server/deps.ts'
import { AppError, invalidField } from '#server/http/app-error.ts'
import type { UserRow } from '#server/records/users/users.repo.ts'
import { presentNumber, sealSecrets, tierOf, webhookAddress, webhookToken } from './accounts.ts'
import * as repo from './cloud.repo.ts'
import { mailMissedAlert } from './send-cloud.ts'

/** Returns a seller's official number, and what she enters at Meta. */
export const cloudReportOf = async (deps: Deps, owner: UserRow): Promise<CloudReport> => {
  const own = await repo.findAccount(deps.db, owner.id)
  return {
    platform: deps.config.cloud !== undefined,
    own: own ? await presentNumber(deps, own) : null,
    webhook: { address: webhookAddress(deps, owner.id), token: webhookToken(deps, owner.id) },
  }
}

/**
 * Saves a seller's number once Meta knows the token for it. Throws `invalid` for a wrong token or number, `unavailable`
 * while Meta does not answer, `conflict` for a number that another account has.
 */
export const saveNumber = async (
  deps: Deps,
  owner: UserRow,
  { number_id, token, app_secret, language }: z.output<typeof cloudChoice>,
): Promise<CloudNumber> => {
  const found = await deps.cloud.describe({ numberId: number_id, token })
  if (found === 'away') throw new AppError('unavailable', 'Meta does not answer. Please try again in a minute.')
  if (found === 'refused') throw invalidField('token', 'Meta refuses this token for this number')
  const before = await repo.findAccount(deps.db, owner.id)
  const { limit, ...described } = found
  const tier = tierOf(limit) ?? (before?.number_id === number_id ? before.tier : FIRST_TIER)
  const account = {
    ...{ id: owner.id, user_id: owner.id, number_id, language, ...described, tier },
    ...{ sealed: sealSecrets(deps, { token, appSecret: app_secret }), problem: null, problem_until: null },
    created_at: deps.clock.now().toISOString(),
  }
  await write(deps, async (trx) => {
    const holder = await repo.accountOfNumber(trx, number_id)
    if (holder && holder.id !== owner.id) throw new AppError('conflict', 'Another account uses this number')
    await repo.saveAccount(trx, account)
  })
  return presentNumber(deps, account)
}

export const removeNumber = async (deps: Deps, owner: UserRow): Promise<void> => {
  await write(deps, async (trx) => {
    // Alerts that wait would be lost with the number.
    for (const message of await repo.waitingAlerts(trx, owner.id)) await mailMissedAlert(deps, trx, message)
    if (!(await repo.removeAccount(trx, owner.id))) throw new AppError('not_found', 'There is no official number')
  })
}

/** Numbers that an admin sees. */
const SHOWN = 100

/** Returns the newest official numbers for the admin: quality, limits, costs, what waits and what failed. */
export const cloudOverviewOf = async (deps: Pick<Deps, 'db' | 'clock'>): Promise<CloudOverview> => {
  const numbers: CloudOverview['numbers'] = []
  for (const account of await repo.newestAccounts(deps.db, SHOWN)) {
    numbers.push({
      id: account.id,
      ...(await presentNumber(deps, account)),
      waiting: await repo.countInState(deps.db, account.id, 'queued'),
      failed: await repo.countInState(deps.db, account.id, 'failed'),
    })
  }
  return { numbers }
}
