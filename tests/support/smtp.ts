import type { AddressInfo } from 'node:net'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { onTestFinished } from 'vitest'

/** What the mail server does with a mail it is handed. */
export type SmtpMood = 'takes' | 'refuses' | 'dies'

/** A mail server on a port of its own, with what it took, parsed; `mood` may be changed while it runs. */
export const startSmtp = async () => {
  const smtp = { mood: 'takes' as SmtpMood, received: [] as Email[], tries: 0, url: '' }
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    onRcptTo: (_address, session, done) => {
      smtp.tries++
      if (smtp.mood === 'refuses') return done(new Error('Mailbox unavailable'))
      // The connection breaks in the middle of the conversation.
      if (smtp.mood === 'dies') for (const one of server.connections) if (one.session === session) one.close()
      if (smtp.mood === 'takes') done()
    },
    onData: (stream, _session, done) => {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', async () => {
        smtp.received.push(await PostalMime.parse(Buffer.concat(chunks)))
        done()
      })
    },
  })
  server.on('error', () => {})
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())))
  smtp.url = `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`
  return smtp
}
