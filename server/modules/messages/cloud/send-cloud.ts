import type { Language } from '#contract/languages.ts'
import { orderPage } from '#contract/orders/paths.ts'
import { type CloudProblem, FIRST_TIER } from '#contract/whatsapp/cloud.ts'
import type { CloudTemplateName } from '#contract/whatsapp/cloud-templates.ts'
import { byOne } from '#server/background/by-one.ts'
import { type Loop, startLoop } from '#server/background/loop.ts'
import type { Transaction } from '#server/db/database.ts'
import { ALONE, type Lease } from '#server/db/postgres/leases.ts'
import { write } from '#server/db/write.ts'
import type { Deps } from '#server/deps.ts'
import { backoff } from '#server/lib/backoff.ts'
import { missedAlertMail } from '#server/modules/messages/mail/alert-mails.ts'
import { enqueueMail } from '#server/modules/messages/mail/mail-outbox.ts'
import type { CloudMessage, CloudOutcome } from '#server/ports/cloud-api.ts'
import { PLATFORM_SESSION } from '#server/ports/whatsapp.ts'
import { senderOf, tierOf } from './accounts.ts'
import * as repo from './cloud.repo.ts'
import { templateText, WINDOW_MS } from './enqueue-cloud.ts'

const POLL_MS = 5_000
/** Messages per pass. Meta takes 80 a second of a number. */
const BATCH = 40
/** Least time between two messages to one phone (Meta's pair limit). */
const PAIR_MS = 6_000
/** Wait for a status of a message that may have arrived. Without any it never did, and is sent again. */
const UNKNOWN_MS = 10 * 60_000
/** Wait for the delivery of what Meta took. Its answer to a send says nothing about that. */
const DELIVERY_MS = 15 * 60_000
/** Wait for room within a number's daily limit, and after a problem of the number. */
const HELD_MS = 10 * 60_000
/** Meta's code for somebody who wants no messages. */
const STOPPED = 131050
/** Age after which a message is abandoned, as its order is known by then. */
const GIVE_UP_MS = 24 * 3_600_000

type SendDeps = Pick<Deps, 'config' | 'db' | 'writes' | 'clock' | 'log' | 'secrets' | 'cloud'>

/** Problems of a number by Meta's codes. All other codes are of one message. */
const problems: Record<number, CloudProblem> = {
  0: 'away',
  3: 'token',
  10: 'token',
  190: 'token',
  200: 'token',
  368: 'quality',
  131031: 'quality',
  131048: 'quality',
  131042: 'payment',
  132001: 'template',
  132015: 'template',
  132016: 'template',
}

/** Mails the seller an alert that her phone did not get. */
export const mailMissedAlert = async (
  { clock, config }: Pick<Deps, 'clock' | 'config'>,
  trx: Transaction,
  message: repo.CloudRow,
): Promise<void> => {
  if (message.kind !== 'order_new_seller' || !message.order_id) return
  const found = await trx
    .selectFrom('orders')
    .innerJoin('stores', 'stores.id', 'orders.store_id')
    .innerJoin('users', 'users.id', 'stores.user_id')
    .select(['users.email', 'orders.order_id'])
    .where('orders.id', '=', message.order_id)
    .executeTakeFirst()
  if (!found) return
  const content = JSON.parse(message.content) as CloudMessage['content']
  const text = (language: Language) =>
    content.kind === 'template'
      ? templateText(content.name as CloudTemplateName, language, content.values)
      : content.text
  await enqueueMail(
    trx,
    clock,
    missedAlertMail(found.email, text, `${config.publicOrigin}${orderPage(found.order_id)}`),
  )
}

/** Marks a message as failed, and mails the seller what she should have got. */
const giveUp = (deps: SendDeps, message: repo.CloudRow, error: number | null): Promise<void> =>
  write(deps, async (trx) => {
    const change = { status: 'failed' as const, error, next_attempt_at: null }
    if (await repo.moveCloudMessage(trx, message.id, ['queued', 'sending', 'unknown'], change))
      await mailMissedAlert(deps, trx, message)
  })

/** Records the outcome of a send. A status may have come before it, and then counts. */
const note = async (deps: SendDeps, message: repo.CloudRow, outcome: CloudOutcome): Promise<void> => {
  const { db, clock, log } = deps
  const now = clock.now().getTime()
  const at = (milliseconds: number) => new Date(now + milliseconds).toISOString()
  if (outcome.kind === 'taken') {
    await repo.moveCloudMessage(db, message.id, ['sending'], {
      ...{ status: 'taken', wamid: outcome.wamid, sent_at: at(0), error: null, next_attempt_at: at(DELIVERY_MS) },
    })
    await repo.updateAccount(db, message.account_id, { problem: null, problem_until: null })
    return
  }
  if (outcome.kind === 'unknown') {
    const change = { status: 'unknown' as const, sent_at: at(0), next_attempt_at: at(UNKNOWN_MS) }
    await repo.moveCloudMessage(db, message.id, ['sending'], change)
    return
  }
  const { kind, code } = outcome
  log.warn({ message: message.id, code, kind }, 'official WhatsApp message not sent')
  if (kind === 'refused') return giveUp(deps, message, code)
  const problem = problems[code]
  const attempts = message.attempts + 1
  const next_attempt_at = at(problem ? HELD_MS : backoff(attempts))
  const change = { status: 'queued' as const, attempts, error: code, next_attempt_at }
  await repo.moveCloudMessage(db, message.id, ['sending'], change)
  if (problem) await repo.updateAccount(db, message.account_id, { problem, problem_until: at(HELD_MS) })
}

interface Pacing {
  /** When each phone was last written to. */
  lastTo: Map<string, number>
  /** Phones that a number wrote to by template within a day, this pass included. */
  writtenBy(accountId: string): Promise<Set<string>>
}

/** Looks at one message that is due: sends it, holds it back, or sees what became of it. */
const takeOne = async (deps: SendDeps, message: repo.CloudRow, { lastTo, writtenBy }: Pacing): Promise<void> => {
  const { db, clock } = deps
  const now = clock.now().getTime()
  const at = (milliseconds: number) => new Date(now + milliseconds).toISOString()
  const wait = (milliseconds: number) =>
    repo.moveCloudMessage(db, message.id, [message.status], { next_attempt_at: at(milliseconds) })

  if (message.status === 'taken' || message.status === 'sent') {
    return write(deps, async (trx) => {
      if (await repo.moveCloudMessage(trx, message.id, ['taken', 'sent'], { next_attempt_at: null }))
        await mailMissedAlert(deps, trx, message)
    })
  }
  const age = now - Date.parse(message.created_at)
  // An alert that waits is mailed long before.
  if (age > (message.kind === 'order_new_seller' ? DELIVERY_MS : GIVE_UP_MS))
    return giveUp(deps, message, message.error)
  if ((await repo.contactOf(db, message.account_id, message.recipient))?.stopped_at) {
    return giveUp(deps, message, STOPPED)
  }
  const account = await repo.findAccount(db, message.account_id)
  const sender = account && senderOf(deps, account)
  if (!account || !sender) return giveUp(deps, message, null)
  if (account.problem_until && account.problem_until > at(0)) return void (await wait(HELD_MS))
  const pair = `${account.id} ${message.recipient}`
  const free = (lastTo.get(pair) ?? Number.NEGATIVE_INFINITY) + PAIR_MS
  if (free > now) return void (await wait(free - now))
  if (message.template) {
    const written = await writtenBy(account.id)
    if (!written.has(message.recipient) && written.size >= account.tier) return void (await wait(HELD_MS))
    written.add(message.recipient)
  }
  const claimed = { status: 'sending' as const, sent_at: at(0), next_attempt_at: at(UNKNOWN_MS) }
  if (!(await repo.moveCloudMessage(db, message.id, [message.status], claimed))) return
  lastTo.set(pair, now)
  const content = JSON.parse(message.content) as CloudMessage['content']
  await note(deps, message, await deps.cloud.send(sender, { mark: message.id, to: message.recipient, content }))
}

/** Makes the operator's number known, as the configuration has it. */
const knowPlatform = async (deps: SendDeps): Promise<void> => {
  const { cloud } = deps.config
  if (!cloud) return
  const known = await repo.findAccount(deps.db, PLATFORM_SESSION)
  if (known?.number_id === cloud.numberId && known.language === cloud.language) return
  const sender = { numberId: cloud.numberId, token: cloud.token }
  const found = await deps.cloud.describe(sender)
  const unknown = { phone: '', name: 'WhatsStore', quality: null, limit: undefined }
  const { phone, name, quality, limit } = typeof found === 'string' ? unknown : found
  const tier = tierOf(limit) ?? (known?.number_id === cloud.numberId ? known.tier : FIRST_TIER)
  await write(deps, (trx) =>
    repo.saveAccount(trx, {
      ...{ id: PLATFORM_SESSION, user_id: null, number_id: cloud.numberId, phone, name, sealed: null },
      ...{ language: cloud.language, quality, tier },
      ...{ problem: null, problem_until: null, created_at: deps.clock.now().toISOString() },
    }),
  )
}

/** Sends due messages, several at once but one after the other to a phone. Returns whether more may be due. */
const sendDue = async (deps: SendDeps, lastTo: Map<string, number>): Promise<boolean> => {
  const now = deps.clock.now()
  for (const [pair, at] of lastTo) if (at + PAIR_MS < now.getTime()) lastTo.delete(pair)
  const due = await repo.dueCloudMessages(deps.db, now.toISOString(), BATCH)
  const since = new Date(now.getTime() - WINDOW_MS).toISOString()
  const written = new Map<string, Promise<Set<string>>>()
  const writtenBy = (accountId: string) => {
    const known = written.get(accountId) ?? repo.phonesWrittenTo(deps.db, accountId, since)
    written.set(accountId, known)
    return known
  }
  const byPhone = Map.groupBy(due, ({ account_id, recipient }) => `${account_id} ${recipient}`)
  await Promise.all(
    [...byPhone.values()].map(async (messages) => {
      for (const message of messages) await takeOne(deps, message, { lastTo, writtenBy })
    }),
  )
  return due.length === BATCH
}

/** Sends by official numbers while it has the `lease`. Without `poll`, works only when woken or asked to be idle. */
export const startCloudMessages = (deps: SendDeps, options: { poll?: boolean; lease?: Lease } = {}): Loop => {
  const lastTo = new Map<string, number>()
  let known = false
  return startLoop({
    pass: byOne(options.lease ?? ALONE, async () => {
      if (!known) await knowPlatform(deps)
      known = true
      return sendDue(deps, lastTo)
    }),
    every: options.poll === false ? undefined : POLL_MS,
    onError: (error) => deps.log.error({ err: error }, 'official WhatsApp messages could not be sent'),
  })
}
