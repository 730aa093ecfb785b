import type { Db } from '#server/db/database.ts'

/** Counts stores waiting to be published and mails waiting to be sent. */
export const queueDepths = async (db: Db): Promise<{ publish: number; mail: number }> => {
  const { publish } = await db
    .selectFrom('publish_jobs')
    .select((row) => row.fn.countAll<number>().as('publish'))
    .executeTakeFirstOrThrow()
  const { mail } = await db
    .selectFrom('mail_outbox')
    .select((row) => row.fn.countAll<number>().as('mail'))
    .where('failed_at', 'is', null)
    .executeTakeFirstOrThrow()
  return { publish: Number(publish), mail: Number(mail) }
}
