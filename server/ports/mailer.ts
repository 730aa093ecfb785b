import { join } from 'node:path'
import nodemailer from 'nodemailer'
import writeFileAtomic from 'write-file-atomic'
import { closeFolder } from '#server/db/files/private-files.ts'
import { newId } from '#server/db/ids.ts'
import type { Metrics } from './metrics.ts'

export interface Mail {
  recipient: string
  subject: string
  text: string
  html: string
}

/** The mail server takes no mail at all. */
export class MailServerAway extends Error {}

export interface Mailer {
  /**
   * Sends a mail under an id of its own. Rejects when it was not accepted, and the outbox tries again.
   * Throws `MailServerAway` when that had nothing to do with the mail.
   */
  send(mail: Mail, id: string): Promise<void>
}

/** Returns the Message-ID of a mail. The same id always gives the same one. */
const messageId = (id: string, from: string): string => {
  const domain = /@([^\s<>@]+)>?\s*$/.exec(from)?.[1] ?? 'whatsstore.invalid'
  return `<${id.replaceAll(/[^\w.-]/g, '.')}@${domain}>`
}

/** Writes each mail to an `.eml` file in `folder`, the default. Sorted by name, the oldest is first. */
export const fileMailer = (folder: string, from: string): Mailer => {
  const transport = nodemailer.createTransport({ streamTransport: true, buffer: true })
  return {
    send: async ({ recipient, subject, text, html }, id) => {
      const mail = { from, to: recipient, subject, text, html, messageId: messageId(id, from) }
      const { message } = await transport.sendMail(mail)
      closeFolder(folder)
      const file = join(folder, `${newId()}.eml`)
      await writeFileAtomic(file, message as Buffer, { mode: 0o600 })
    },
  }
}

/** Counts sent and failed mails of a mailer. */
export const countingMailer = (mailer: Mailer, counter: Metrics['mails']): Mailer => ({
  send: async (mail, id) => {
    try {
      await mailer.send(mail, id)
      counter.inc({ outcome: 'sent' })
    } catch (error) {
      counter.inc({ outcome: 'failed' })
      throw error
    }
  },
})

/** Longest waits for an answer of a mail server, in milliseconds. */
const PATIENCE_MS = 10_000

/** Steps of a conversation in which a mail server judges the mail itself. */
const ABOUT_THE_MAIL = new Set(['RCPT TO', 'DATA'])

/** Sends mail by SMTP, with a URL such as `smtps://user:password@mail.example`. */
export const smtpMailer = (url: string, from: string, patienceMs = PATIENCE_MS): Mailer => {
  const patience = { connectionTimeout: patienceMs, greetingTimeout: patienceMs, socketTimeout: patienceMs }
  const transport = nodemailer.createTransport({ url, ...patience })

  /** Whether a mail failed because the server takes none. Asks the server when the error does not say. */
  const isAway = async (error: Error) => {
    const { command = '', responseCode } = error as { command?: string; responseCode?: number }
    if (responseCode !== undefined) return !ABOUT_THE_MAIL.has(command)
    return !(await transport.verify().catch(() => false))
  }

  return {
    send: async ({ recipient, subject, text, html }, id) => {
      const mail = { from, to: recipient, subject, text, html, messageId: messageId(id, from) }
      try {
        await transport.sendMail(mail)
      } catch (error) {
        if (!(error instanceof Error && (await isAway(error)))) throw error
        throw new MailServerAway(error.message, { cause: error })
      }
    },
  }
}
