import { EMAIL_UNDO_DAYS } from '#contract/retention.ts'
import type { AuthDeps } from '#server/auth/auth-deps.ts'
import { secretHash } from '#server/auth/sessions.ts'
import type { Db, Transaction } from '#server/db/database.ts'
import { newId, newSecret } from '#server/db/ids.ts'
import { findUserById, type UserRow } from '#server/records/users/users.repo.ts'
import type { ChangeKind } from './changes.table.ts'
import { readStateBefore } from './state-before.ts'
import { undoToken } from './undo-token.ts'

const HOUR_MS = 3_600_000
/** How long the link to a new address works. */
const LINK_HOURS = 24

/** Ends the unconfirmed changes of an account. Returns how many. */
export const endPendingChanges = async (trx: Transaction, userId: string): Promise<number> => {
  const { numDeletedRows } = await trx
    .deleteFrom('email_changes')
    .where('user_id', '=', userId)
    .where('confirmed_at', 'is', null)
    .executeTakeFirst()
  return Number(numDeletedRows)
}

/** Whether an account has a change of a kind recorded after `since` that can still be undone. */
export const hasChange = async (
  db: Db,
  userId: string,
  kind: ChangeKind,
  { now, since = '' }: { now: string; since?: string },
): Promise<boolean> => {
  const found = await db
    .selectFrom('email_changes')
    .select('id')
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .where('created_at', '>', since)
    .where('expires_at', '>', now)
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

/** Records a change with the state before it. Returns the token that undoes it. */
const record = async (
  trx: Transaction,
  deps: Pick<AuthDeps, 'clock' | 'secrets'>,
  user: UserRow,
  change: {
    kind: ChangeKind
    new_email: string
    token: string
    session_id: string | null
    hours: number
    now?: Date
  },
): Promise<string> => {
  const { token, hours, now = deps.clock.now(), ...rest } = change
  const id = newId()
  await trx
    .insertInto('email_changes')
    .values({
      ...rest,
      id,
      user_id: user.id,
      old_email: user.email,
      token_hash: secretHash(token),
      state_before: await readStateBefore(trx, (await findUserById(trx, user.id)) ?? user),
      created_at: now.toISOString(),
      confirmed_at: change.kind === 'email' ? null : now.toISOString(),
      expires_at: new Date(now.getTime() + hours * HOUR_MS).toISOString(),
    })
    .execute()
  return undoToken(deps, id)
}

/** Records a change of address that waits for its link, in place of an earlier one. Returns the undo token. */
export const recordEmailChange = async (
  trx: Transaction,
  deps: Pick<AuthDeps, 'clock' | 'secrets'>,
  user: UserRow,
  change: { new_email: string; token: string; session_id: string },
): Promise<string> => {
  await endPendingChanges(trx, user.id)
  return record(trx, deps, user, { ...change, kind: 'email', hours: LINK_HOURS })
}

/**
 * Records a change that took effect at once. Numbers and links are recorded before they change. Returns the undo token.
 */
export const recordChange = (
  trx: Transaction,
  deps: Pick<AuthDeps, 'clock' | 'secrets'>,
  user: UserRow,
  kind: Exclude<ChangeKind, 'email'>,
  now?: Date,
): Promise<string> =>
  record(trx, deps, user, {
    kind,
    new_email: user.email,
    token: newSecret(),
    session_id: null,
    hours: EMAIL_UNDO_DAYS * 24,
    ...(now && { now }),
  })
