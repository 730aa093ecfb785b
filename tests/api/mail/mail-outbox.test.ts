import { expect, onTestFinished, test } from 'vitest'
import { startMailOutbox } from '#server/modules/mail/mail-outbox.ts'
import { countingMailer, type Mail } from '#server/ports/mailer.ts'
import { createTestApp } from '../../support/apps/test-app.ts'

const account = { email: 'sana@example.pk', password: 'long enough', whatsapp_number: '03001234567' }

test('an unreachable mail server fails no call, and the mail is retried and sent once', async () => {
  const app = await createTestApp()
  const sent: Mail[] = []
  let dead = true
  const attempts: (() => void)[] = []
  const mailer = countingMailer(
    {
      send: async (mail) => {
        queueMicrotask(() => attempts.shift()?.())
        if (dead) throw new Error('connect ECONNREFUSED')
        sent.push(mail)
      },
    },
    app.deps.metrics.mails,
  )
  const outbox = startMailOutbox(app.deps, mailer)
  onTestFinished(() => outbox.stop())
  app.deps.writes.consume('mail', outbox)
  const attempted = () => new Promise<void>((resolve) => attempts.push(resolve))
  const waiting = async () => (await app.db.selectFrom('mail_outbox').select(['attempts']).execute()).at(0)

  const first = attempted()
  expect((await app.call('POST', '/auth/register', { json: account })).status).toBe(200)
  await first
  await expect.poll(waiting).toEqual({ attempts: 1 })
  expect(sent).toEqual([])

  dead = false
  const second = attempted()
  app.clock.time = new Date(app.clock.time.getTime() + 5_000)
  outbox.wake()
  await second
  await expect.poll(waiting).toBeUndefined()
  expect(sent.map((mail) => mail.recipient)).toEqual([account.email])
  const counted = (await app.deps.metrics.mails.get()).values.map(({ labels, value }) => [labels.outcome, value])
  expect(counted).toEqual([
    ['failed', 1],
    ['sent', 1],
  ])
})
