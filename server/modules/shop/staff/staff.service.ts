import type { z } from 'zod'
import type { StaffMember, StaffRole, staffList } from '#contract/staff/staff.ts'
import { INVITATION_DAYS, type newStaff } from '#contract/staff/staff.ts'
import { deleteSessionsOf } from '#server/auth/sessions.repo.ts'
import { secretHash } from '#server/auth/sessions.ts'
import { hasRoom, staffLimit } from '#server/auth/workplace.ts'
import type { Transaction } from '#server/db/database.ts'
import { newId, newSecret } from '#server/db/ids.ts'
import { lock } from '#server/db/lock.ts'
import { write } from '#server/db/write.ts'
import type { Deps } from '#server/deps.ts'
import { AppError, invalidField } from '#server/http/app-error.ts'
import { enqueueMail } from '#server/modules/messages/mail/mail-outbox.ts'
import { invitationMail } from '#server/modules/messages/mail/staff-mails.ts'
import * as repo from '#server/records/staff/staff.repo.ts'
import type { StoreRow } from '#server/records/stores/stores.repo.ts'
import type { UserRow } from '#server/records/users/users.repo.ts'

const DAY_MS = 86_400_000
const notFound = () => new AppError('not_found', 'Nobody of your shop has this id')

const stateOf = (row: repo.StaffRow, all: repo.StaffRow[], limit: number, now: string): StaffMember['state'] => {
  if (row.user_id === null) return row.expires_at > now ? 'invited' : 'expired'
  return hasRoom(row, all, limit) ? 'works' : 'resting'
}

/** Returns people of a shop and those invited, the oldest first. */
export const listStaff = async (
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  owner: UserRow,
  store: StoreRow,
): Promise<z.infer<typeof staffList>> => {
  const most = staffLimit(owner, clock.now())
  const all = await repo.staffOf(db, store.id)
  const now = clock.now().toISOString()
  const staff = all.map((row) => {
    const { id, name, email, role, created_at } = row
    return { id, name, email, role, state: stateOf(row, all, most, now), created_at }
  })
  return { staff, most }
}

/**
 * Invites somebody by mail. The same address again gets a new link. Throws `plan_limit` when the plan has no room,
 * `conflict` for somebody who works here already, `invalid` for the owner's own address.
 */
export const inviteStaff = (
  deps: Deps,
  owner: UserRow,
  store: StoreRow,
  { name, email, role }: z.infer<typeof newStaff>,
): Promise<void> => {
  if (email === owner.email) throw invalidField('email', 'This is your own address')
  return write(deps, async (trx) => {
    await lock(trx, 'store', store.id)
    const all = await repo.staffOf(trx, store.id)
    const known = all.find((one) => one.email === email)
    if (known?.user_id) throw new AppError('conflict', 'They work in your shop already')
    const most = staffLimit(owner, deps.clock.now())
    if (!known && all.length >= most) {
      throw new AppError(
        'plan_limit',
        most === 1
          ? 'One helper is free. Premium has room for more.'
          : `Your plan has room for ${most} people. Remove somebody first.`,
      )
    }
    const token = newSecret()
    const now = deps.clock.now()
    const sent = {
      name,
      role,
      token_hash: secretHash(token),
      expires_at: new Date(now.getTime() + INVITATION_DAYS * DAY_MS).toISOString(),
    }
    if (known) await repo.updateStaff(trx, known.id, sent)
    else
      await repo.insertStaff(trx, {
        ...sent,
        id: newId(),
        store_id: store.id,
        user_id: null,
        email,
        created_at: now.toISOString(),
      })
    const invited = { token, storeName: store.name, role, otherwise: owner.language }
    await enqueueMail(trx, deps.clock, invitationMail(email, deps.config.publicOrigin, invited))
  })
}

const ofStore = async (trx: Transaction, store: StoreRow, id: string): Promise<repo.StaffRow> => {
  const found = (await repo.staffOf(trx, store.id)).find((one) => one.id === id)
  if (!found) throw notFound()
  return found
}

/** Changes what somebody may do, from their next call on. */
export const changeStaff = (deps: Deps, store: StoreRow, id: string, role: StaffRole): Promise<void> =>
  write(deps, async (trx) => {
    await repo.updateStaff(trx, (await ofStore(trx, store, id)).id, { role })
  })

const end = async (trx: Transaction, row: repo.StaffRow): Promise<void> => {
  await repo.deleteStaff(trx, row.id)
  if (row.user_id) await deleteSessionsOf(trx, row.user_id)
}

/** Removes somebody and ends their sessions, or takes an invitation back. */
export const removeStaff = (deps: Deps, store: StoreRow, id: string): Promise<void> =>
  write(deps, async (trx) => end(trx, await ofStore(trx, store, id)))

/** Leaves the shop that an account works in. Its sessions stay: the account is its owner's. */
export const leaveShop = (deps: Deps, user: UserRow): Promise<void> =>
  write(deps, async (trx) => {
    const job = await repo.findJob(trx, user.id)
    if (!job) throw new AppError('not_found', 'You work in no shop')
    await repo.deleteStaff(trx, job.id)
  })
