import { z } from 'zod'
import type { CloudNumber } from '#contract/whatsapp/cloud-schema.ts'
import { isPaid } from '#server/auth/require-paid.ts'
import type { Db, Transaction } from '#server/db/database.ts'
import { jsonColumn } from '#server/db/json-column.ts'
import type { Deps } from '#server/deps.ts'
import type { CloudSender } from '#server/ports/cloud-api.ts'
import { PLATFORM_SESSION } from '#server/ports/whatsapp.ts'
import type { UserRow } from '#server/records/users/users.repo.ts'
import { type AccountRow, chargedIn, countWaitingFor, findAccount } from './cloud.repo.ts'

export type { AccountRow }

interface Secrets {
  token: string
  appSecret: string
}

const secrets = jsonColumn<Secrets | null>(z.object({ token: z.string(), appSecret: z.string() }), null)

type SecretDeps = Pick<Deps, 'config' | 'secrets'>

/** Seals a number's secrets for the database. */
export const sealSecrets = (deps: Pick<Deps, 'secrets'>, own: Secrets): string => deps.secrets.seal(JSON.stringify(own))

/** Returns a number's secrets, `undefined` where the operator took his out of the configuration. */
export const secretsOf = ({ config, secrets: box }: SecretDeps, { id, sealed }: AccountRow): Secrets | undefined => {
  if (id === PLATFORM_SESSION) return config.cloud
  return (sealed !== null && secrets(box.open(sealed))) || undefined
}

/** Returns what sends by a number. */
export const senderOf = (deps: SecretDeps, account: AccountRow): CloudSender | undefined => {
  const own = secretsOf(deps, account)
  return own && { numberId: account.number_id, token: own.token }
}

/** Text that the owner of a number enters at Meta, which shows it when it first calls the webhook. */
export const webhookToken = ({ secrets: box }: Pick<Deps, 'secrets'>, id: string): string =>
  box.fingerprint(`cloud webhook ${id}`).slice(0, 32)

export const webhookAddress = ({ config }: Pick<Deps, 'config'>, id: string): string =>
  `${config.publicOrigin}/webhooks/whatsapp/${id}`

/** Returns the official number that writes for a seller: her own, else the operator's. Both are part of Premium. */
export const numberFor = async (
  deps: Pick<Deps, 'config' | 'clock'>,
  trx: Transaction,
  owner: UserRow,
): Promise<AccountRow | undefined> => {
  if (!isPaid(deps, owner)) return undefined
  const own = await findAccount(trx, owner.id)
  if (own || !deps.config.cloud) return own
  return findAccount(trx, PLATFORM_SESSION)
}

/** Returns an account by its id. */
export const accountOf = (db: Db, id: string): Promise<AccountRow | undefined> => findAccount(db, id)

/** Alerts that wait for one seller's phone. Further ones are mailed, so that it does not ring for half an hour. */
const ALERTS_WAITING_MAX = 5

/** Whether one more alert may wait for a seller's phone. */
export const hasRoomFor = async (db: Db, account: AccountRow, phone: string): Promise<boolean> =>
  (await countWaitingFor(db, account.id, phone)) < ALERTS_WAITING_MAX

/** Returns how many new people a limit of Meta allows a day: 1000 for `TIER_1K`. */
export const tierOf = (limit: string | undefined): number | undefined => {
  const [, digits, thousands] = /^TIER_(\d+)(K?)$/.exec(limit ?? '') ?? []
  if (limit === 'TIER_UNLIMITED') return 1_000_000_000
  return digits ? Number(digits) * (thousands ? 1000 : 1) : undefined
}

export const monthOf = (now: Date): string => now.toISOString().slice(0, 7)

/** Describes a number without its secrets. */
export const presentNumber = async (deps: Pick<Deps, 'db' | 'clock'>, account: AccountRow): Promise<CloudNumber> => {
  const { phone, name, language, quality, tier, problem } = account
  const charged = await chargedIn(deps.db, account.id, monthOf(deps.clock.now()))
  return { phone, name, language, quality, tier, problem, charged }
}
