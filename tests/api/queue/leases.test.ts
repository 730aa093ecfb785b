import { sql } from 'kysely'
import { pino } from 'pino'
import { expect, onTestFinished, test } from 'vitest'
import { type Leases, openLeases } from '#server/db/leases.ts'
import { createWrites } from '#server/db/write.ts'
import { enqueueMail, startMailOutbox } from '#server/modules/mail/mail-outbox.ts'
import type { Mail } from '#server/ports/mailer.ts'
import { onPostgres } from '../../support/apps/dialect.ts'
import { addressOf, openPostgres } from '../../support/apps/postgres.ts'
import { clock } from '../../support/fixtures/publish-queue.ts'

const MAILS = 30

/** Two processes on one database. */
const setUp = async () => {
  const db = await openPostgres()
  const open = () => {
    const leases = openLeases(addressOf(db))
    onTestFinished(() => leases.stop())
    return leases
  }
  return { db, first: open(), second: open() }
}

const isHeld = async (leases: Leases, name: string) => (await leases.lease(name).hold()) !== undefined

test.runIf(onPostgres)('work is one process’s until it leaves it, or ends', async () => {
  const { first, second } = await setUp()
  expect(await isHeld(first, 'mail')).toBe(true)
  expect(await isHeld(first, 'mail')).toBe(true)
  expect(await isHeld(second, 'mail')).toBe(false)
  expect(await isHeld(second, 'idle tasks')).toBe(true)
  await first.lease('mail').release()
  expect(await isHeld(second, 'mail')).toBe(true)
  expect(await isHeld(first, 'mail')).toBe(false)
  await second.stop()
  await expect.poll(() => isHeld(first, 'mail')).toBe(true)
  await expect.poll(() => isHeld(first, 'idle tasks')).toBe(true)
})

test.runIf(onPostgres)(
  'who has lost the connection knows that it holds nothing, and a new hold from an old one',
  async () => {
    const { db, first, second } = await setUp()
    const lease = first.lease('order messages')
    const before = await lease.hold()
    expect(await lease.hold()).toBe(before)
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where application_name = 'whatsstore leases' and datname = current_database()`.execute(db)
    await expect.poll(() => isHeld(second, 'order messages')).toBe(true)
    expect(await lease.hold()).toBeUndefined()
    await second.stop()
    await expect.poll(() => lease.hold()).toBeDefined()
    expect(await lease.hold()).not.toBe(before)
  },
)

test.runIf(onPostgres)('of two processes that send mail one sends each, and the other takes over', async () => {
  const { db, first, second } = await setUp()
  const writes = createWrites(db)
  const deps = {
    db,
    writes,
    clock,
    log: pino({ level: 'silent' }),
    config: { publicOrigin: 'https://shop.example' },
  }
  const sent: string[] = []
  const senders = new Set<string>()
  const outboxOf = (name: string, leases: Leases) =>
    startMailOutbox(
      deps,
      {
        send: async (mail: Mail) => {
          sent.push(mail.subject)
          senders.add(name)
        },
      },
      { poll: false, lease: leases.lease('mail') },
    )
  const outboxes = [outboxOf('first', first), outboxOf('second', second)]
  const enqueue = (subject: string) =>
    writes.run((trx) => enqueueMail(trx, clock, { recipient: 'sana@example.pk', subject, text: 'Salam', html: '' }))
  const subjects = Array.from({ length: MAILS }, (_, index) => `mail ${index}`)
  for (const subject of subjects) await enqueue(subject)
  await Promise.all(outboxes.map((outbox) => outbox.idle()))
  expect(sent.sort()).toEqual(subjects.sort())
  expect(senders.size).toBe(1)

  const [sender] = senders
  await (sender === 'first' ? first : second).stop()
  await enqueue('one more')
  await expect
    .poll(async () => {
      for (const outbox of outboxes) await outbox.idle()
      return sent.includes('one more')
    })
    .toBe(true)
  for (const outbox of outboxes) await outbox.stop()
  expect(senders.size).toBe(2)
})
