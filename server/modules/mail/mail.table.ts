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

export interface MailTables {
  mail_outbox: MailOutboxTable
}
