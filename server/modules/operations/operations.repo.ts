import type { Db } from '#server/db/database.ts'

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
