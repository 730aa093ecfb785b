import { createServer, type Socket } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { startMailOutbox } from '#server/modules/messages/mail/mail-outbox.ts'
import { MailServerAway, smtpMailer } from '#server/ports/mailer.ts'
import { createTestApp } from '../../support/apps/test-app.ts'
import { startSmtp } from '../../support/fixtures/smtp.ts'

const account = { email: 'sana@example.pk', password: 'long enough', whatsapp_number: '03001234567' }

/** Creates an application that sends its mails to a mail server. */
const setUp = async (url: string) => {
  const app = await createTestApp({ PUBLIC_ORIGIN: 'https://shop.example' })
  const mailer = smtpMailer(url, 'WhatsStore <mail@shop.example>')
  const outbox = startMailOutbox(app.deps, mailer)
  onTestFinished(() => outbox.stop())
  app.deps.writes.consume('mail', outbox)
  const register = () => app.call('POST', '/auth/register', { json: account })
  const attempts = async () =>
    (await app.db.selectFrom('mail_outbox').select('attempts').execute()).map((mail) => mail.attempts)
  const later = (seconds: number) => {
    app.clock.time = new Date(app.clock.time.getTime() + seconds * 1000)
    outbox.wake()
  }
  return { app, register, attempts, later }
}

test('a verification mail arrives over SMTP as HTML and as text, and its link works', async () => {
  const smtp = await startSmtp()
  const { app, register, attempts } = await setUp(smtp.url)
  expect((await register()).status).toBe(200)
  await expect.poll(() => smtp.received.length).toBe(1)
  const [mail] = smtp.received
  expect(mail).toMatchObject({
    subject: 'Verify your email for WhatsStore',
    from: { name: 'WhatsStore', address: 'mail@shop.example' },
    to: [{ address: account.email }],
  })
  const link = /https:\/\/shop\.example\/auth\/verify\?token=([\w-]+)/
  const token = link.exec(mail?.text ?? '')?.[1]
  expect(link.exec(mail?.html ?? '')?.[1]).toBe(token)
  expect((await app.call('POST', '/auth/verify', { json: { token, password: account.password } })).body).toMatchObject({
    verified: true,
  })
  await expect.poll(attempts).toEqual([])
})

test.each(['refuses', 'dies'] as const)(
  'a mail server that %s fails no call; the mail comes once it is well',
  async (mood) => {
    const smtp = await startSmtp()
    smtp.mood = mood
    const { register, attempts, later } = await setUp(smtp.url)
    expect((await register()).status).toBe(200)
    await expect.poll(attempts).toEqual([1])
    later(4)
    later(1)
    await expect.poll(attempts).toEqual([2])
    expect(smtp.tries).toBe(2)
    smtp.mood = 'takes'
    later(30)
    await expect.poll(attempts).toEqual([])
    expect(smtp.received.map((mail) => mail.to?.[0]?.address)).toEqual([account.email])
  },
)

test('a mail that arrives twice has the same Message-ID', async () => {
  const smtp = await startSmtp()
  smtp.mood = 'dies after the mail'
  const { register, attempts, later } = await setUp(smtp.url)
  expect((await register()).status).toBe(200)
  await expect.poll(attempts).toEqual([1])
  smtp.mood = 'takes'
  later(5)
  await expect.poll(attempts).toEqual([])
  const [first, second] = smtp.received.map((mail) => mail.messageId)
  expect(first).toMatch(/^<[\w-]+@shop\.example>$/)
  expect(second).toBe(first)
})

const salam = { recipient: 'sana@example.pk', subject: 'Salam', text: 'Salam', html: '<p>Salam</p>' }

test('a recipient whom the mail server never answers takes a bounded time, and the server counts as there', async () => {
  const smtp = await startSmtp()
  smtp.mood = 'is silent'
  const sending = smtpMailer(smtp.url, 'mail@shop.example', 200).send(salam, 'first')
  await expect(sending).rejects.not.toBeInstanceOf(MailServerAway)
})

test('a mail server that cannot be reached counts as away', async () => {
  const closed = createServer()
  await new Promise<void>((resolve) => closed.listen(0, '127.0.0.1', resolve))
  const address = closed.address()
  if (!address || typeof address === 'string') throw new Error('no port')
  await new Promise((resolve) => closed.close(resolve))
  const sending = smtpMailer(`smtp://127.0.0.1:${address.port}`, 'mail@shop.example').send(salam, 'first')
  await expect(sending).rejects.toBeInstanceOf(MailServerAway)
})

test('a silent mail server delays no call', async () => {
  const sockets: Socket[] = []
  const silent = createServer((socket) => void sockets.push(socket.on('error', () => {})))
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve))
  const address = silent.address()
  if (!address || typeof address === 'string') throw new Error('no port')
  const { app, register, attempts } = await setUp(`smtp://127.0.0.1:${address.port}`)
  expect((await register()).status).toBe(200)
  await expect.poll(() => sockets.length).toBe(1)
  // The mailer is in the middle of its first attempt while calls that cause mails are answered.
  expect((await app.call('POST', '/auth/resend-verification', { json: { email: account.email } })).status).toBe(200)
  expect((await app.call('POST', '/auth/forgot-password', { json: { email: account.email } })).status).toBe(200)
  expect(await attempts()).toEqual([0, 0, 0])
  for (const socket of sockets) socket.destroy()
  silent.close()
  await expect.poll(attempts).toEqual([1, 1, 1])
})
