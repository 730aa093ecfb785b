import type { ColumnType } from 'kysely'
import type { MailTopic } from './digests.ts'

/** Mails waiting to be sent, written in the transaction that causes them. */
export interface MailOutboxTable {
  id: string
  recipient: string
  subject: string
  text: string
  html: string
  /** Topic of a mail that may join a digest. */
  topic: ColumnType<MailTopic | null, MailTopic | null | undefined, never>
  /** Its line in a digest. */
  line: ColumnType<string | null, string | null | undefined, never>
  attempts: number
  next_attempt_at: string
  created_at: string
  last_error: ColumnType<string | null, string | null | undefined, string | null>
  /** When it was abandoned; `null` while it is retried. */
  failed_at: ColumnType<string | null, string | null | undefined, string | null>
}

/** When a person was last mailed on a topic. */
export interface MailDigestsTable {
  recipient: string
  topic: MailTopic
  sent_at: string
}

declare module '#server/db/database.ts' {
  interface Tables {
    mail_outbox: MailOutboxTable
    mail_digests: MailDigestsTable
  }
}
