import { sql } from 'kysely'
import { pino } from 'pino'
import { expect, onTestFinished, test } from 'vitest'
import { createWrites } from '#server/db/write.ts'
import { enqueueMail, startMailOutbox } from '#server/modules/messages/mail/mail-outbox.ts'
import { mailWork } from '#server/modules/messages/mail/mail-work.ts'
import type { Mail } from '#server/ports/mailer.ts'
import { onPostgres } from '../../support/apps/dialect.ts'
import { anotherHandle, openPostgres } from '../../support/apps/postgres.ts'
import { letterTo } from '../../support/fixtures/letters.ts'
import { clock, openBossQueue } from '../../support/fixtures/work-queues.ts'

const MAILS = 30

test.runIf(onPostgres)(
  'processes that send mail share it: each mail is sent once, also after a try that failed',
  async () => {
    const db = await openPostgres()
    const sent: string[] = []
    const failed = new Set<string>()
    const mailer = {
      send: async ({ subject }: Mail) => {
        if (subject.endsWith('0') && !failed.has(subject)) {
          failed.add(subject)
          throw new Error('connect ECONNREFUSED')
        }
        sent.push(subject)
      },
    }
    const outboxes = [1, 2].map(() => {
      const own = anotherHandle(db)
      const config = { publicOrigin: 'https://shop.example' }
      const deps = { db: own, writes: createWrites(own), clock, log: pino({ level: 'silent' }), config }
      const outbox = startMailOutbox(deps, mailer, { poll: false, queue: openBossQueue(own, mailWork) })
      onTestFinished(() => outbox.stop())
      return outbox
    })
    const writes = createWrites(db)
    const subjects = Array.from({ length: MAILS }, (_, index) => `mail ${index}`)
    for (const subject of subjects) {
      await writes.run((trx) => enqueueMail(trx, clock, letterTo('sana@example.pk', subject)))
    }
    await Promise.all(outboxes.map((outbox) => outbox.idle()))
    const first = subjects.filter((subject) => !failed.has(subject))
    expect(failed.size).toBe(3)
    expect(sent.sort()).toEqual(first.sort())
    // They are due now.
    await sql`update pgboss.job set start_after = now()`.execute(db)
    await Promise.all(outboxes.map((outbox) => outbox.idle()))
    expect(sent.sort()).toEqual(subjects.sort())
    expect(await db.selectFrom('mail_outbox').select('id').execute()).toEqual([])
  },
)
