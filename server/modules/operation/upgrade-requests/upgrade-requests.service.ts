import { normalisePhone } from '#contract/phone.ts'
import { offeredPrice } from '#contract/plans.ts'
import type { UpgradeRequest } from '#contract/whatsapp/upgrade-requests.ts'
import { newId } from '#server/db/ids.ts'
import { lock } from '#server/db/lock.ts'
import { write } from '#server/db/write.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/http/app-error.ts'
import { enqueueMail } from '#server/modules/messages/mail/mail-outbox.ts'
import { enqueueForOperator } from '#server/modules/messages/order-messages/message-queue.repo.ts'
import { listAdmins } from '#server/modules/operation/admin/admins.service.ts'
import { recordAct } from '#server/modules/operation/audit/audit.service.ts'
import { PLATFORM_SESSION } from '#server/ports/whatsapp.ts'
import { storeUrl } from '#server/records/stores/store-url.ts'
import { findStoreByOwner } from '#server/records/stores/stores.repo.ts'
import type { UserRow } from '#server/records/users/users.repo.ts'
import { upgradeRequestMail } from './upgrade-request-mail.ts'
import * as repo from './upgrade-requests.repo.ts'

const MAX_PER_DAY = 3
const DAY_MS = 86_400_000

/**
 * Stores a seller's upgrade request. Tells all admins by mail and the operator's number, without the seller's text.
 * Throws `forbidden` for another phone than the operator's, `too_many` at the fourth in 24 hours.
 */
export const requestUpgrade = async (
  deps: Deps,
  user: UserRow,
  input: { phone?: string | null | undefined; message: string; layout?: string | null | undefined },
): Promise<void> => {
  const { db, clock, config } = deps
  const operator = config.operatorWhatsApp
  if (input.phone && (!operator || normalisePhone(input.phone, '+92') !== operator)) {
    throw new AppError('forbidden', 'Messages can only be sent to the WhatsStore team')
  }
  const store = await findStoreByOwner(db, user.id)
  const number = normalisePhone(user.whatsapp_number, user.country_code)
  const facts = [
    `Seller: +${number}`,
    `Email: ${user.email}`,
    ...(store ? [`Store: ${storeUrl(store, config)}`] : []),
    `Price: ${offeredPrice(user.referral_price, user.country_code)} a month`,
  ].join('\n')
  const text = `*Upgrade request*\n${facts}`
  if (operator) await deps.whatsapp.register({ id: PLATFORM_SESSION, userId: null, name: 'WhatsStore' })

  await write(deps, async (trx) => {
    await lock(trx, 'account', user.id)
    const now = clock.now()
    const yesterday = new Date(now.getTime() - DAY_MS).toISOString()
    if ((await repo.countUpgradeRequestsSince(trx, user.id, yesterday)) >= MAX_PER_DAY) {
      throw new AppError('too_many', 'You have already sent 3 requests today. Admin will contact you shortly.')
    }
    const id = newId()
    await repo.insertUpgradeRequest(trx, {
      id,
      user_id: user.id,
      whatsapp_number: number,
      message: input.message,
      layout: input.layout ?? null,
      status: 'open',
      created_at: now.toISOString(),
    })
    if (operator) await enqueueForOperator(trx, clock, operator, { eventKey: `upgrade ${id}`, kind: 'upgrade', text })
    const admins = (await listAdmins(trx)).map((admin) => admin.email)
    for (const email of new Set([...admins, ...(config.adminEmail ? [config.adminEmail] : [])])) {
      const mail = upgradeRequestMail(email, facts, `${config.publicOrigin}/dashboard`)
      await enqueueMail(trx, clock, mail, { topic: 'upgrade requests', line: () => facts.replaceAll('\n', ' · ') })
    }
  })
}

/** Marks a request as done or reopens it. Throws `not_found`, `conflict` when it is so already. */
export const setUpgradeRequestStatus = (
  deps: Deps,
  admin: UserRow,
  id: string,
  status: UpgradeRequest['status'],
): Promise<void> =>
  write(deps, async (trx) => {
    const seen = await repo.findUpgradeRequest(trx, id)
    if (!seen) throw new AppError('not_found', 'Request not found')
    if (seen.status === status || !(await repo.swapUpgradeRequestStatus(trx, seen, status))) {
      throw new AppError('conflict', `Request is already ${status}`)
    }
    await recordAct(trx, deps.clock, {
      actor: admin.id,
      action: 'upgrade_request.status',
      subject: id,
      before: { status: seen.status },
      after: { status },
    })
  })
