import { type Kysely, sql } from 'kysely'

const DAY_MS = 86_400_000

/** Adds when a seller's last paid plan ended. Ends of more than a day ago count as told. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema.alterTable('users').addColumn('plan_ended_at', 'text').execute()
  const told = new Date(Date.now() - DAY_MS).toISOString()
  await sql`update users set plan_ended_at = plan_expiry where plan = 'paid' and plan_expiry < ${told}`.execute(db)
}
