import { z } from 'zod'
import { START_WORDS, STOP_WORDS } from '#contract/whatsapp/cloud.ts'
import type { Transaction } from '#server/db/database.ts'
import { write } from '#server/db/write.ts'
import type { Deps } from '#server/deps.ts'
import { monthOf, tierOf } from './accounts.ts'
import * as repo from './cloud.repo.ts'
import type { CloudStatus } from './cloud.table.ts'
import { mailMissedAlert } from './send-cloud.ts'

const seconds = z.string().regex(/^\d{1,12}$/)
const phone = z.string().regex(/^\d{6,15}$/)

const statusReport = z.object({
  id: z.string().max(300),
  status: z.string(),
  biz_opaque_callback_data: z.string().max(512).optional(),
  errors: z.array(z.object({ code: z.number() })).optional(),
  pricing: z.object({ billable: z.boolean().optional() }).optional(),
})

const received = z.object({
  from: phone,
  timestamp: seconds,
  text: z.object({ body: z.string() }).optional(),
  button: z.object({ payload: z.string().max(300).optional() }).optional(),
})

/** A report of Meta, as far as it is read: https://developers.facebook.com/docs/whatsapp/cloud-api/webhooks */
const report = z.object({
  entry: z.array(
    z.object({
      changes: z.array(
        z.object({
          field: z.string(),
          value: z.object({
            metadata: z.object({ phone_number_id: z.string() }).optional(),
            statuses: z.array(z.unknown()).optional(),
            messages: z.array(z.unknown()).optional(),
            event: z.string().optional(),
            current_limit: z.string().optional(),
            display_phone_number: z.string().optional(),
          }),
        }),
      ),
    }),
  ),
})

/** Quick reply of a buyer: the payload that its template was sent with. */
export interface Reply {
  /** E.164 digits. */
  from: string
  payload: string
  at: string
}
export type OnReply = (reply: Reply) => Promise<void>

type Account = Pick<repo.AccountRow, 'id' | 'user_id' | 'number_id' | 'phone'>

type ReportDeps = Pick<Deps, 'config' | 'db' | 'writes' | 'clock' | 'log'>

/** States in the order they come. Reports may be late, repeated, or out of order: a message never goes back. */
const ORDER: readonly CloudStatus[] = ['queued', 'sending', 'unknown', 'taken', 'sent', 'delivered', 'read']
const before = (status: CloudStatus): CloudStatus[] => ORDER.slice(0, ORDER.indexOf(status))
const REPORTED = ['sent', 'delivered', 'read', 'failed'] as const

/** Records what became of a message. Meta's statuses alone say that it arrived. */
const takeStatus = async (deps: ReportDeps, trx: Transaction, accountId: string, given: unknown): Promise<void> => {
  const found = statusReport.safeParse(given)
  const status = REPORTED.find((known) => known === found.data?.status)
  if (!found.data || !status) return
  const { id, biz_opaque_callback_data: mark, errors, pricing } = found.data
  const message =
    (mark ? await repo.findCloudMessage(trx, accountId, mark) : undefined) ??
    (await repo.findByWamid(trx, accountId, id))
  if (!message) return
  const now = deps.clock.now().toISOString()
  const known = { wamid: message.wamid ?? id, sent_at: message.sent_at ?? now }
  if (status === 'failed') {
    const error = errors?.[0]?.code ?? null
    const change = { ...known, status, error, next_attempt_at: null }
    const isNew = await repo.moveCloudMessage(trx, message.id, before('delivered'), change)
    // Mailed already once nobody waited for it any more.
    if (isNew && message.next_attempt_at !== null) await mailMissedAlert(deps, trx, message)
    return
  }
  const isOver = status === 'sent' ? {} : { next_attempt_at: null }
  await repo.moveCloudMessage(trx, message.id, before(status), { ...known, status, ...isOver })
  if (pricing?.billable && message.charged === 0) {
    await repo.moveCloudMessage(trx, message.id, [...ORDER, 'failed'], { charged: 1 })
    await repo.countCharged(trx, accountId, monthOf(deps.clock.now()))
  }
}

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\s]/gu, '')
    .trim()

/** Records that a buyer wrote, and whether he wants messages. Returns the payload of a tapped quick reply. */
const takeMessage = async (trx: Transaction, account: Account, given: unknown): Promise<Reply | undefined> => {
  const found = received.safeParse(given)
  if (!found.data) return undefined
  const { from, timestamp, text, button } = found.data
  const at = new Date(Number(timestamp) * 1000).toISOString()
  const known = await repo.contactOf(trx, account.id, from)
  const words = plain(text?.body ?? '')
  const isNewest = !known?.wrote_at || at >= known.wrote_at
  const stopped = () => {
    if (!isNewest) return known?.stopped_at ?? null
    if (STOP_WORDS.includes(words)) return at
    return START_WORDS.includes(words) ? null : (known?.stopped_at ?? null)
  }
  const wrote_at = isNewest ? at : (known?.wrote_at ?? at)
  await repo.saveContact(
    trx,
    { account_id: account.id, user_id: account.user_id, phone: from },
    { wrote_at, stopped_at: stopped() },
  )
  return button?.payload ? { from, payload: button.payload, at } : undefined
}

/** Records what Meta says of the number itself. */
const takeNumberNews = async (
  deps: ReportDeps,
  trx: Transaction,
  { id: accountId, phone: own }: Account,
  { field, value }: z.infer<typeof report>['entry'][number]['changes'][number],
): Promise<void> => {
  const { event = '', current_limit, display_phone_number: about } = value
  // A business account may have several numbers.
  if (about && about.replace(/\D/g, '') !== own) return
  if (field === 'phone_number_quality_update') {
    const tier = tierOf(current_limit)
    const quality = event === 'FLAGGED' ? 'RED' : event === 'UNFLAGGED' ? 'GREEN' : undefined
    if (tier) await repo.updateAccount(trx, accountId, { tier })
    if (quality) await repo.updateAccount(trx, accountId, { quality })
  }
  if (field === 'message_template_status_update' && /REJECTED|PAUSED|DISABLED/.test(event)) {
    await repo.updateAccount(trx, accountId, { problem: 'template' })
  }
  deps.log.info({ account: accountId, field, event }, 'news of an official WhatsApp number')
}

/**
 * Takes a report about an account's number in one write, then does what buyers tapped. Reports of other numbers of the
 * same app are left out. Throws for what is no report.
 */
export const takeReport = async (
  deps: ReportDeps,
  account: Account,
  body: unknown,
  onReply: OnReply,
): Promise<void> => {
  const changes = report.parse(body).entry.flatMap((entry) => entry.changes)
  const replies = await write(deps, async (trx) => {
    const tapped: Reply[] = []
    for (const change of changes) {
      const { metadata, statuses = [], messages = [] } = change.value
      if (metadata && metadata.phone_number_id !== account.number_id) continue
      for (const status of statuses) await takeStatus(deps, trx, account.id, status)
      for (const message of messages) {
        const reply = await takeMessage(trx, account, message)
        if (reply) tapped.push(reply)
      }
      if (change.field !== 'messages') await takeNumberNews(deps, trx, account, change)
    }
    return tapped
  })
  for (const reply of replies) await onReply(reply)
}
