import type { Db } from '#server/db/database.ts'

/** Writes one row: whether the database takes writes is known only by one. */
export const beat = async (db: Db, now: string): Promise<void> => {
  await db
    .insertInto('heartbeats')
    .values({ name: 'readiness', beat_at: now })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ beat_at: now }))
    .execute()
}

/** Stores that wait to be published, and mails that wait to be sent. */
export const queueDepths = async (db: Db): Promise<{ publish: number; mail: number }> => {
  const count = async (table: 'publish_jobs' | 'mail_outbox') => {
    const { waiting } = await db
      .selectFrom(table)
      .select((row) => row.fn.countAll<number>().as('waiting'))
      .executeTakeFirstOrThrow()
    return Number(waiting)
  }
  return { publish: await count('publish_jobs'), mail: await count('mail_outbox') }
}
