/** Mails that wait to be sent: written in the transaction that causes them. */
export interface MailOutboxTable {
  id: string
  recipient: string
  subject: string
  text: string
  html: string
  attempts: number
  next_attempt_at: string
  created_at: string
}

declare module '#server/db/database.ts' {
  interface Tables {
    mail_outbox: MailOutboxTable
  }
}
