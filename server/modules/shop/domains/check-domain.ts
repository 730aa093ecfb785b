import { type DomainProblem, PROOF_NAME } from '#contract/domains/domains.ts'
import { isPaid } from '#server/auth/require-paid.ts'
import { byOne } from '#server/background/by-one.ts'
import { forEach } from '#server/background/for-each.ts'
import { type Loop, startLoop } from '#server/background/loop.ts'
import type { Transaction } from '#server/db/database.ts'
import { lock } from '#server/db/lock.ts'
import { ALONE, type Lease } from '#server/db/postgres/leases.ts'
import { write } from '#server/db/write.ts'
import type { Deps } from '#server/deps.ts'
import { domainLostMail } from '#server/modules/messages/mail/domain-mails.ts'
import { enqueueMail } from '#server/modules/messages/mail/mail-outbox.ts'
import { enqueuePublish } from '#server/records/publications/enqueue-publish.ts'
import * as repo from '#server/records/stores/domains.repo.ts'
import { storeUrl } from '#server/records/stores/store-url.ts'
import { findStoreById, updateStore } from '#server/records/stores/stores.repo.ts'
import { findUserById } from '#server/records/users/users.repo.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS
const POLL_MS = 30_000
const BATCH = 20
/** Hourly checks without any answer after which a shop leaves its domain. */
const SILENT_CHECKS = 24
/** Time between checks of a serving domain. A domain whose records are gone is left within a day. */
const SERVING_MS = 6 * HOUR_MS
/** Time after which nobody looks any more, unless asked. */
const GIVEN_UP_MS = 14 * DAY_MS

type CheckDeps = Pick<Deps, 'config' | 'db' | 'writes' | 'clock' | 'log' | 'domains'>
type DomainRow = repo.DomainRow

/** Time until the next check of a claim that is not served yet. */
const waitOf = (age: number): number => {
  if (age < HOUR_MS) return MINUTE_MS
  return age < DAY_MS ? 10 * MINUTE_MS : HOUR_MS
}

/** Returns what is wrong with a domain's records, `undefined` when a shop may be served there. */
const problemOf = async (deps: CheckDeps, { host, token, store_id }: DomainRow): Promise<DomainProblem | undefined> => {
  const store = await findStoreById(deps.db, store_id)
  const owner = store && (await findUserById(deps.db, store.user_id))
  if (!owner || !isPaid(deps, owner)) return 'plan'
  try {
    if (!(await deps.domains.texts(`${PROOF_NAME}.${host}`)).includes(token)) return 'no proof'
    const ours = await deps.domains.addresses(deps.config.domainsTarget ?? '')
    // A mistake in the operator's own records must not send every shop away.
    if (ours.length === 0) return 'no answer'
    const led = await deps.domains.addresses(host)
    if (led.length === 0 || !led.every((address) => ours.includes(address))) return 'points elsewhere'
  } catch {
    return 'no answer'
  }
  const holder = await repo.storeServedAt(deps.db, host)
  return holder && holder.id !== store_id ? 'taken' : undefined
}

/** Moves a store to its domain, or back, and publishes it there. */
const move = async (trx: Transaction, deps: CheckDeps, storeId: string, domain: string | null): Promise<void> => {
  await updateStore(trx, storeId, { domain })
  await enqueuePublish(trx, deps.clock, storeId)
}

/** Records what a check found, and moves the shop where that changes its address. */
const settle = (deps: CheckDeps, row: DomainRow, problem: DomainProblem | undefined): Promise<void> =>
  write(deps, async (trx) => {
    await lock(trx, 'store', row.store_id)
    const store = await findStoreById(trx, row.store_id)
    if (!store) return
    const now = deps.clock.now()
    const next = (milliseconds: number) => new Date(now.getTime() + milliseconds).toISOString()
    const age = now.getTime() - Date.parse(row.created_at)
    const checked = { reason: problem ?? null, checked_at: now.toISOString() }
    const record = (change: Parameters<typeof repo.updateDomain>[2]) =>
      repo.updateDomain(trx, row, { ...checked, ...change })

    if (problem === undefined) {
      const holds = await record({ state: 'serving', misses: 0, next_check_at: next(SERVING_MS) })
      if (holds && store.domain !== row.host) await move(trx, deps, store.id, row.host)
      return
    }
    if (store.domain === row.host) {
      const misses = row.misses + 1
      // One wrong answer may be a mistake, and nobody answering proves nothing for a day.
      const isSure =
        problem === 'no answer'
          ? misses >= SILENT_CHECKS
          : problem === 'plan' || (row.reason ?? 'no answer') !== 'no answer'
      if (!isSure) return void (await record({ misses, next_check_at: next(HOUR_MS) }))
      const state = problem === 'no certificate' ? 'verified' : 'error'
      const since = now.toISOString()
      if (!(await record({ state, misses: 0, created_at: since, next_check_at: next(HOUR_MS) }))) return
      await move(trx, deps, store.id, null)
      const owner = await findUserById(trx, store.user_id)
      const address = storeUrl({ ...store, domain: null }, deps.config)
      if (owner) await enqueueMail(trx, deps.clock, domainLostMail(owner.email, { host: row.host, problem, address }))
      return
    }
    const isError = row.state === 'error' && problem !== 'no certificate'
    if (age > GIVEN_UP_MS && !isError) {
      await record({ state: 'pending', reason: 'given up', next_check_at: null })
      return
    }
    const state = problem === 'no certificate' ? 'verified' : isError ? 'error' : 'pending'
    await record({ state, misses: 0, next_check_at: next(isError ? HOUR_MS : waitOf(age)) })
  })

/** Checks a store's domain: its records, then whether the proxy answers for it. */
export const checkDomain = async (deps: CheckDeps, storeId: string): Promise<void> => {
  const row = await repo.domainOfStore(deps.db, storeId)
  const { domainsTarget: target } = deps.config
  if (!row || !target) return
  const problem = await problemOf(deps, row)
  if (problem !== undefined) return settle(deps, row, problem)
  // The proxy asks for the certificate only of domains that are known as verified.
  if (row.state === 'pending' || row.state === 'error') {
    const { clock } = deps
    await write(deps, async (trx) => {
      const now = clock.now().toISOString()
      const since = row.state === 'error' ? { created_at: now } : {}
      const change = { state: 'verified' as const, reason: 'no certificate' as const, checked_at: now, ...since }
      await repo.updateDomain(trx, row, change)
    })
  }
  const answers = await deps.domains.answers(row.host, target)
  await settle(deps, { ...row, state: 'verified' }, answers ? undefined : 'no certificate')
}

/** Checks domains when they are due, while it has the `lease`. Without `poll`, works only when asked to be idle. */
export const startDomainChecks = (deps: CheckDeps, options: { poll?: boolean; lease?: Lease } = {}): Loop =>
  startLoop({
    pass: byOne(options.lease ?? ALONE, async () => {
      if (!deps.config.domainsTarget) return false
      const due = await repo.dueDomains(deps.db, deps.clock.now().toISOString(), BATCH)
      await forEach(due, ({ store_id }) => checkDomain(deps, store_id))
      return due.length === BATCH
    }),
    every: options.poll === false ? undefined : POLL_MS,
    onError: (error) => deps.log.error({ err: error }, 'domains could not be checked'),
  })
