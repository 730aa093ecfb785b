import { expect, onTestFinished, test, vi } from 'vitest'
import { write } from '#server/db/write.ts'
import { enqueueMail, startMailOutbox } from '#server/modules/messages/mail/mail-outbox.ts'
import { retryFailedMails } from '#server/modules/messages/mail/mail-work.ts'
import { countingMailer, type Mail, MailServerAway } from '#server/ports/mailer.ts'
import { addSeller, createTestApp } from '../../support/apps/test-app.ts'
import { letterTo } from '../../support/fixtures/letters.ts'

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

/** Prepares an outbox whose mails the test reads, and a shop that mails new orders. */
const withOrders = async () => {
  const app = await createTestApp()
  const sent: Mail[] = []
  const server = { dead: false }
  const send = async (mail: Mail) => {
    if (server.dead) throw new Error('connect ECONNREFUSED')
    sent.push(mail)
  }
  const outbox = startMailOutbox(app.deps, { send }, { poll: false })
  onTestFinished(() => outbox.stop())
  const recipient = 'noor@seller.example'
  const order = (number: number) =>
    write(app.deps, (trx) =>
      enqueueMail(trx, app.clock, letterTo(recipient, `New order ${number}`, 'whole'), {
        topic: 'orders',
        line: () => `ORDER-${number}`,
      }),
    )
  const pass = async (seconds: number) => {
    app.clock.time = new Date(app.clock.time.getTime() + seconds * 1000)
    await outbox.idle()
  }
  return { app, sent, server, recipient, order, pass }
}

test('tells of the first order at once and of all that follow within a minute in one mail', async () => {
  const { app, sent, order, pass } = await withOrders()
  await order(0)
  await pass(0)
  expect(sent.map(({ subject, text }) => [subject, text])).toEqual([['New order 0', 'whole\n\n-- \nWhatsStore']])
  for (let number = 1; number <= 120; number++) await order(number)
  await pass(30)
  expect(sent).toHaveLength(1)
  await pass(30)
  expect(sent).toHaveLength(2)
  const { subject, text } = sent[1] ?? { subject: '', text: '' }
  expect(subject).toBe('120 new orders')
  for (const number of [1, 50]) expect(text).toContain(`ORDER-${number}\n`)
  expect(text).toContain('… and 70 more.')
  expect(text).toContain('Open your orders:\nhttp://localhost:4321/dashboard?tab=orders')
  expect(await app.db.selectFrom('mail_outbox').select('id').execute()).toEqual([])
  await pass(61)
  await order(121)
  await pass(0)
  expect(sent.at(-1)?.subject).toBe('New order 121')
})

test('a mail that waits for its time does so from the first on, and wakes nobody', async () => {
  const { app, order, pass } = await withOrders()
  await order(0)
  await pass(0)
  const sent = app.clock.time.getTime()
  app.clock.time = new Date(sent + 20_000)
  const wake = vi.fn()
  app.deps.writes.consume('mail', { wake })
  await order(1)
  expect(wake).not.toHaveBeenCalled()
  expect(await app.db.selectFrom('mail_outbox').select('next_attempt_at').execute()).toEqual([
    { next_attempt_at: new Date(sent + 60_000).toISOString() },
  ])
})

test('a clock that was set back holds up no mail', async () => {
  const { sent, order, pass } = await withOrders()
  await order(0)
  await pass(0)
  await pass(-20 * 3600)
  await order(1)
  await pass(0)
  expect(sent.map(({ subject }) => subject)).toEqual(['New order 0', 'New order 1'])
})

test('mails that wait together are kept while the mail server is dead, and sent once', async () => {
  const { app, sent, server, order, pass } = await withOrders()
  server.dead = true
  for (const number of [1, 2]) await order(number)
  await pass(0)
  await order(3)
  await pass(5)
  server.dead = false
  await pass(60)
  await pass(60)
  expect(sent.map(({ subject }) => subject)).toEqual(['3 new orders'])
  expect(await app.db.selectFrom('mail_outbox').select('id').execute()).toEqual([])
})

test('all 115 orders of a shop arrive within a minute after the mail server was away for 32 seconds', async () => {
  const { app, sent, server, order, pass } = await withOrders()
  server.dead = true
  for (let number = 0; number < 115; number++) {
    await order(number)
    await pass(32 / 115)
  }
  expect(sent).toEqual([])
  server.dead = false
  for (let second = 0; second < 60; second += 5) await pass(5)
  expect(sent.map(({ subject }) => subject)).toEqual(['115 new orders'])
  expect(await app.db.selectFrom('mail_outbox').select('id').execute()).toEqual([])
})

test('a mail is given up after four days, however many tries those had, and retried as if it were new', async () => {
  const { app, sent, server, order, pass } = await withOrders()
  server.dead = true
  const waiting = () => app.db.selectFrom('mail_outbox').select('id').where('failed_at', 'is', null).execute()
  for (let hour = 0; hour < 95; hour++) {
    await order(hour)
    await pass(3600)
  }
  await app.db.updateTable('mail_outbox').set({ attempts: 1_000 }).execute()
  expect(await waiting()).toHaveLength(95)
  await pass(3600)
  // Only the oldest has waited for four days.
  expect(await waiting()).toHaveLength(94)
  await pass(4 * 24 * 3600)
  expect(await waiting()).toEqual([])

  await write(app.deps, (trx) => retryFailedMails(trx, app.clock.now().toISOString(), 1_000))
  await pass(0)
  expect(await waiting()).toHaveLength(95)
  server.dead = false
  await pass(3600)
  expect(sent.map(({ subject }) => subject)).toEqual(['95 new orders'])
})

test('a mail that waited while the server itself was away for a month is tried more than once', async () => {
  const { app, sent, server, order, pass } = await withOrders()
  server.dead = true
  await order(0)
  app.clock.time = new Date(app.clock.time.getTime() + 31 * 24 * 3_600_000)
  await pass(0)
  server.dead = false
  await pass(3600)
  expect(sent).toHaveLength(1)
})

test('tries all waiting mails at once when a mail server that was away takes the first', async () => {
  const app = await createTestApp()
  const sent: string[] = []
  let away = true
  const send = async ({ recipient }: Mail) => {
    if (away) throw new MailServerAway('connect ECONNREFUSED')
    sent.push(recipient)
  }
  const outbox = startMailOutbox(app.deps, { send }, { poll: false })
  onTestFinished(() => outbox.stop())
  const enqueue = (recipient: string) =>
    write(app.deps, (trx) => enqueueMail(trx, app.clock, letterTo(recipient, recipient)))
  const pass = async (seconds: number) => {
    app.clock.time = new Date(app.clock.time.getTime() + seconds * 1000)
    await outbox.idle()
  }
  const first = Array.from({ length: 12 }, (_, number) => `seller${number}@example.pk`)
  for (const recipient of first) await enqueue(recipient)
  for (let minute = 0; minute < 10; minute++) await pass(60)
  away = false
  await enqueue('last@example.pk')
  await pass(5)
  expect(sent.toSorted()).toEqual([...first, 'last@example.pk'].toSorted())
})

test('mails to recipients who are never answered hold up nobody else', async () => {
  const app = await createTestApp()
  const sent: string[] = []
  const hanging = new Map<string, () => void>()
  const send = ({ recipient }: Mail) =>
    new Promise<void>((resolve, reject) => {
      if (recipient.startsWith('silent')) hanging.set(recipient, () => reject(new Error('Timeout')))
      else resolve(void sent.push(recipient))
    })
  const outbox = startMailOutbox(app.deps, { send }, { poll: false })
  onTestFinished(() => outbox.stop())
  app.deps.writes.consume('mail', outbox)
  const enqueue = (recipient: string) =>
    write(app.deps, (trx) => enqueueMail(trx, app.clock, letterTo(recipient, recipient)))
  const giveUpAll = () => {
    for (const giveUp of hanging.values()) giveUp()
    hanging.clear()
  }
  for (let number = 0; number < 6; number++) await enqueue(`silent${number}@example.pk`)
  await enqueue('sana@example.pk')
  await expect.poll(() => hanging.size).toBe(4)
  giveUpAll()
  await expect.poll(() => [hanging.size, sent]).toEqual([2, ['sana@example.pk']])
  giveUpAll()
  const tried = async () =>
    (await app.db.selectFrom('mail_outbox').select('attempts').execute()).map((row) => row.attempts)
  await expect.poll(tried).toEqual([1, 1, 1, 1, 1, 1])

  app.clock.time = new Date(app.clock.time.getTime() + 5_000)
  outbox.wake()
  await expect.poll(() => hanging.size).toBe(3)
  await enqueue('noor@example.pk')
  await expect.poll(() => sent).toEqual(['sana@example.pk', 'noor@example.pk'])
  expect(hanging.size).toBe(3)
  giveUpAll()
})

test("one person's gathered mails hold up neither other mails to her nor anybody else's", async () => {
  const { app, sent, order, pass, recipient } = await withOrders()
  await order(0)
  await pass(0)
  await order(1)
  await write(app.deps, (trx) => enqueueMail(trx, app.clock, letterTo(recipient, 'A code')))
  const other = letterTo('zari@seller.example', 'New order 9')
  await write(app.deps, (trx) => enqueueMail(trx, app.clock, other, { topic: 'orders', line: () => 'ORDER-9' }))
  await pass(1)
  expect(sent.map(({ subject }) => subject)).toEqual(['New order 0', 'A code', 'New order 9'])
})

test('upgrade requests of many sellers reach an admin in few mails', async () => {
  const app = await createTestApp({ ADMIN_EMAIL: 'boss@shop.example' })
  const sent: Mail[] = []
  const outbox = startMailOutbox(app.deps, { send: async (mail) => void sent.push(mail) }, { poll: false })
  onTestFinished(() => outbox.stop())
  for (let count = 0; count < 12; count++) {
    const { token } = await addSeller(app, { email: `seller${count}@example.pk` })
    await app.call('POST', '/send-whatsapp', { token, json: { message: 'Upgrade me' } })
    await outbox.idle()
  }
  app.clock.time = new Date(app.clock.time.getTime() + 600_000)
  await outbox.idle()
  expect(sent.map(({ subject }) => subject)).toEqual(['Upgrade request', '11 upgrade requests'])
  for (let count = 1; count < 12; count++) expect(sent[1]?.text).toContain(`seller${count}@example.pk`)
})
