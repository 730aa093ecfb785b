import type { ColumnType } from 'kysely'
import type { MailTopic } from './digests.ts'

/** Mails that wait to be sent: written in the transaction that causes them. */
export interface MailOutboxTable {
  id: string
  recipient: string
  subject: string
  text: string
  html: string
  /** Of a mail that goes out together with others of its topic to the same person. */
  topic: ColumnType<MailTopic | null, MailTopic | null | undefined, never>
  /** What it says in one line, when it does. */
  line: ColumnType<string | null, string | null | undefined, never>
  attempts: number
  next_attempt_at: string
  created_at: string
  last_error: ColumnType<string | null, string | null | undefined, string | null>
  /** When it was given up, a dead letter; `null` while it is tried again. */
  failed_at: ColumnType<string | null, string | null | undefined, string | null>
}

/** When somebody was last written to on a topic. */
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
