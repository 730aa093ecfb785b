import type { Db } from '#server/db/database.ts'
import { OPERATOR, recordAct } from '#server/modules/audit/audit.service.ts'
import type { Clock } from '#server/ports/clock.ts'

/** What came of changing a role. */
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
  db.selectFrom('users').select(['id', 'email', 'created_at']).where('role', '=', 'admin').orderBy('email').execute()
