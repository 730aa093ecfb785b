import { type DomainReport, type OwnDomain, PROOF_NAME } from '#contract/domains/domains.ts'
import { messages } from '#contract/error-messages.ts'
import { isPaid } from '#server/auth/require-paid.ts'
import type { Deps } from '#server/deps.ts'
import { AppError, invalidField } from '#server/http/app-error.ts'
import { domainClaimedMail } from '#server/modules/messages/mail/domain-mails.ts'
import { enqueueMail } from '#server/modules/messages/mail/mail-outbox.ts'
import { changeAndPublish } from '#server/records/publications/enqueue-publish.ts'
import * as repo from '#server/records/stores/domains.repo.ts'
import { findStoreById, type StoreRow, updateStore } from '#server/records/stores/stores.repo.ts'
import type { UserRow } from '#server/records/users/users.repo.ts'
import { checkDomain } from './check-domain.ts'
import { passesForPlatform } from './likeness.ts'

const present = ({ host, state, reason, token, checked_at }: repo.DomainRow): OwnDomain => ({
  host,
  state,
  problem: reason,
  proof: { name: `${PROOF_NAME}.${host}`, text: token },
  checked_at,
})

const noDomain = () => new AppError('not_found', 'Your shop has no address of its own')

const presentOf = async (deps: Deps, storeId: string): Promise<OwnDomain> => {
  const row = await repo.domainOfStore(deps.db, storeId)
  if (!row) throw noDomain()
  return present(row)
}

export const domainReportOf = async (deps: Deps, owner: UserRow, store: StoreRow): Promise<DomainReport> => {
  const row = await repo.domainOfStore(deps.db, store.id)
  return {
    target: deps.config.domainsTarget ?? null,
    allowed: isPaid(deps, owner),
    domain: row ? present(row) : null,
  }
}

/** Hosts that are the platform's own. */
const ownHosts = ({ config }: Pick<Deps, 'config'>): string[] => [
  new URL(config.publicOrigin).hostname,
  new URL(config.storesOrigin).hostname,
  ...(config.domainsTarget ? [config.domainsTarget] : []),
]

/** Throws `invalid` for a host that is the platform's, or could pass for it. */
const assertFree = (deps: Deps, host: string): void => {
  const own = ownHosts(deps)
  if (
    own.some((name) => host === name || host.endsWith(`.${name}`)) ||
    passesForPlatform(host, [new URL(deps.config.publicOrigin).hostname])
  ) {
    throw invalidField('host', 'This address looks like ours. Please choose another.')
  }
}

/** Takes a store from its domain back to the platform's address, if it was there. */
const leave = (deps: Deps, storeId: string, change: (trx: Parameters<typeof updateStore>[0]) => Promise<void>) =>
  changeAndPublish(deps, storeId, async (trx) => {
    if (!(await findStoreById(trx, storeId))) throw new AppError('not_found', messages.noSuchStore)
    await change(trx)
    await updateStore(trx, storeId, { domain: null })
  })

/** Claims a domain and checks it at once. Throws `plan_limit` without Premium, `invalid` for a refused one. */
export const setDomain = async (deps: Deps, owner: UserRow, store: StoreRow, host: string): Promise<OwnDomain> => {
  if (!deps.config.domainsTarget) throw new AppError('not_found', 'Addresses of your own are not offered here')
  if (!isPaid(deps, owner)) throw new AppError('plan_limit', 'An address of your own is part of Premium.')
  assertFree(deps, host)
  if ((await repo.domainOfStore(deps.db, store.id))?.host !== host) {
    const now = deps.clock.now().toISOString()
    // The same for each claim of a shop, so that a record may stay where it is.
    const token = `whatsstore-${deps.secrets.fingerprint(`domain ${store.id} ${host}`).slice(0, 32)}`
    const claim = { store_id: store.id, host, token, state: 'pending' as const, reason: null, misses: 0 }
    await leave(deps, store.id, async (trx) => {
      await repo.claimDomain(trx, { ...claim, created_at: now, checked_at: null, next_check_at: now })
      await enqueueMail(trx, deps.clock, domainClaimedMail(owner.email, { host, shop: store.name }))
    })
  }
  await checkDomain(deps, store.id)
  return presentOf(deps, store.id)
}

/** Checks a store's domain now. Throws `not_found` when it has none. */
export const checkNow = async (deps: Deps, storeId: string): Promise<OwnDomain> => {
  if (!(await repo.domainOfStore(deps.db, storeId))) throw noDomain()
  await checkDomain(deps, storeId)
  return presentOf(deps, storeId)
}

export const removeDomain = async (deps: Deps, storeId: string): Promise<void> => {
  if (!(await repo.domainOfStore(deps.db, storeId))) throw noDomain()
  await leave(deps, storeId, (trx) => repo.removeDomainOf(trx, storeId))
}

/** Whether the proxy may get a certificate for a host: its records are right, so visitors come to us. */
export const mayHaveCertificate = async (deps: Deps, host: string): Promise<boolean> => {
  const known = await repo.provenDomain(deps.db, host)
  return known !== undefined && known.state !== 'error'
}
