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

/** Sends a mail. Rejects when it was not accepted, and the outbox tries again. */
export interface Mailer {
  send(mail: Mail): Promise<void>
}

/** Writes each mail to an `.eml` file in `folder`, the default. Sorted by name, the oldest is first. */
export const fileMailer = (folder: string, from: string): Mailer => {
  const transport = nodemailer.createTransport({ streamTransport: true, buffer: true })
  return {
    send: async ({ recipient, subject, text, html }) => {
      const { message } = await transport.sendMail({ from, to: recipient, subject, text, html })
      closeFolder(folder)
      const file = join(folder, `${newId()}.eml`)
      await writeFileAtomic(file, message as Buffer, { mode: 0o600 })
    },
  }
}

/** Counts sent and failed mails of a mailer. */
export const countingMailer = (mailer: Mailer, counter: Metrics['mails']): Mailer => ({
  send: async (mail) => {
    try {
      await mailer.send(mail)
      counter.inc({ outcome: 'sent' })
    } catch (error) {
      counter.inc({ outcome: 'failed' })
      throw error
    }
  },
})

/** Longest waits for a mail server, in milliseconds. */
const PATIENCE = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 }

/** Sends mail by SMTP, with a URL such as `smtps://user:password@mail.example`. */
export const smtpMailer = (url: string, from: string): Mailer => {
  const transport = nodemailer.createTransport({ url, ...PATIENCE })
  return {
    send: async ({ recipient, subject, text, html }) => {
      await transport.sendMail({ from, to: recipient, subject, text, html })
    },
  }
}
