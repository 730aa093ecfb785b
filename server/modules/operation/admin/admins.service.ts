import { sql } from 'kysely'
import type { Db } from '#server/db/database.ts'
import { deleteTotp, findTotp } from '#server/modules/account/totp/totp.repo.ts'
import { OPERATOR, recordAct } from '#server/modules/operation/audit/audit.service.ts'
import type { Clock } from '#server/ports/clock.ts'
import { findUserByEmail } from '#server/records/users/users.repo.ts'

/** Result of changing a role or second factor. */
export type RoleChange = 'changed' | 'unchanged' | 'no account' | 'not verified'

/**
 * Grants or revokes the admin role for the operator. Only verified accounts can become admin: else whoever signs up
 * with the operator's address first could wait for the role.
 */
const changeRole = (db: Db, clock: Clock, email: string, role: 'admin' | 'seller'): Promise<RoleChange> =>
  db.transaction().execute(async (trx) => {
    const user = await trx
      .selectFrom('users')
      .select(['id', 'role', 'verified_at'])
      .where('email', '=', email.trim().toLowerCase())
      .executeTakeFirst()
    if (!user) return 'no account'
    if (user.role === role) return 'unchanged'
    if (role === 'admin' && !user.verified_at) return 'not verified'
    await trx.updateTable('users').set({ role }).where('id', '=', user.id).execute()
    await recordAct(trx, clock, {
      actor: OPERATOR,
      action: role === 'admin' ? 'admin.grant' : 'admin.revoke',
      subject: user.id,
      before: { role: user.role },
      after: { role },
    })
    return 'changed'
  })

export const grantAdmin = (db: Db, clock: Clock, email: string): Promise<RoleChange> =>
  changeRole(db, clock, email, 'admin')

export const revokeAdmin = (db: Db, clock: Clock, email: string): Promise<RoleChange> =>
  changeRole(db, clock, email, 'seller')

export const listAdmins = (db: Db) =>
  db
    .selectFrom('users')
    .select(['id', 'email', 'created_at'])
    .where('role', '=', sql.lit('admin'))
    .orderBy('email')
    .execute()

/**
 * Turns two-step sign-in off for a user who lost phone and recovery codes and proved their identity to the operator.
 * The password is still required. Returns `unchanged` for an account without it.
 */
export const forgetSecondFactor = (db: Db, clock: Clock, email: string): Promise<RoleChange> =>
  db.transaction().execute(async (trx) => {
    const user = await findUserByEmail(trx, email.trim().toLowerCase())
    if (!user) return 'no account'
    if (!(await findTotp(trx, user.id))) return 'unchanged'
    await deleteTotp(trx, user.id)
    await recordAct(trx, clock, { actor: OPERATOR, action: 'user.second_factor_off', subject: user.id })
    return 'changed'
  })
