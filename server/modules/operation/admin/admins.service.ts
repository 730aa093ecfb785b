import { sql } from 'kysely'
import type { Db } from '#server/db/database.ts'
import { deleteTotp, findTotp } from '#server/modules/account/totp/totp.repo.ts'
import { OPERATOR, recordAct } from '#server/modules/operation/audit/audit.service.ts'
import type { Clock } from '#server/ports/clock.ts'
import { findUserByEmail } from '#server/records/users/users.repo.ts'

/** What came of changing a role, or what protects an account. */
export type RoleChange = 'changed' | 'unchanged' | 'no account' | 'not verified'

/**
 * Returns or takes the admin role, on the operator's word. Only an account whose address is verified can become admin: otherwise whoever
 * signs up with the operator's address first would wait for the role.
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
 * Turns an account's two-step sign-in off, on the operator's word: for who has lost the phone and the recovery codes, and has shown the operator
 * who she is. Her password is asked for as before. Returns `unchanged` for an account without one.
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
