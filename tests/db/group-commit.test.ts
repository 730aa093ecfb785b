import { sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import { newId } from '#server/db/ids.ts'
import { createTestApp } from '../support/apps/test-app.ts'

const mail = (recipient: string) => ({
  id: newId(),
  recipient,
  subject: 's',
  text: 't',
  html: 'h',
  attempts: 0,
  next_attempt_at: '2026-01-01',
  created_at: '2026-01-01',
})

test('commits or undoes each write of a group by itself', async () => {
  const { db, deps } = await createTestApp()
  const outcomes = await Promise.allSettled(
    Array.from({ length: 30 }, (_, index) =>
      deps.writes.run(async (trx) => {
        await trx
          .insertInto('mail_outbox')
          .values(mail(`buyer-${index}`))
          .execute()
        if (index % 3 === 1) throw new Error(`piece ${index}`)
        return index
      }),
    ),
  )
  expect(outcomes.map((outcome) => (outcome.status === 'fulfilled' ? outcome.value : outcome.reason.message))).toEqual(
    Array.from({ length: 30 }, (_, index) => (index % 3 === 1 ? `piece ${index}` : index)),
  )
  const kept = await db.selectFrom('mail_outbox').select('recipient').execute()
  expect(kept).toHaveLength(20)
})

test('a write sees earlier writes of its group, and a failed commit rejects them all', async () => {
  const { db, deps } = await createTestApp()
  const counts = await Promise.all(
    Array.from({ length: 5 }, () =>
      deps.writes.run(async (trx) => {
        await trx.insertInto('mail_outbox').values(mail('one')).execute()
        return (await trx.selectFrom('mail_outbox').select('id').execute()).length
      }),
    ),
  )
  expect(counts).toEqual([1, 2, 3, 4, 5])
  // Deferred foreign keys are checked by the commit: the group that holds a wrong one is lost as a whole.
  const together = await Promise.allSettled([
    deps.writes.run((trx) => trx.insertInto('mail_outbox').values(mail('lost')).execute()),
    deps.writes.run(async (trx) => {
      await sql`pragma defer_foreign_keys = on`.execute(trx)
      await trx
        .insertInto('sign_ups')
        .values({
          id: 'x',
          user_id: 'nobody',
          password_hash: '',
          whatsapp_number: '',
          country_code: '',
          created_at: '',
        })
        .execute()
    }),
  ])
  expect(together.map((outcome) => outcome.status)).toEqual(['rejected', 'rejected'])
  expect(await db.selectFrom('mail_outbox').select('id').where('recipient', '=', 'lost').execute()).toEqual([])
  // And the next write works.
  await deps.writes.run((trx) => trx.insertInto('mail_outbox').values(mail('next')).execute())
})

test('between two groups others have their turn', async () => {
  const { deps } = await createTestApp()
  const happened: string[] = []
  const writes = Array.from({ length: 65 }, (_, index) =>
    deps.writes.run(async () => {
      if (index === 0) setImmediate(() => happened.push('a turn'))
      if (index === 64) happened.push('the next group')
    }),
  )
  await Promise.all(writes)
  expect(happened).toEqual(['a turn', 'the next group'])
})

test('a group that cannot begin or was rolled back by the database fails alone; later writes succeed', async () => {
  const { db, deps } = await createTestApp()
  const write = (recipient: string) =>
    deps.writes.run((trx) => trx.insertInto('mail_outbox').values(mail(recipient)).execute())
  const statuses = async (pieces: Promise<unknown>[]) =>
    (await Promise.allSettled(pieces)).map((outcome) => outcome.status)

  const begin = vi.spyOn(db, 'startTransaction').mockImplementationOnce(() => {
    throw new Error('database is locked')
  })
  expect(await statuses([write('one'), write('two')])).toEqual(['rejected', 'rejected'])
  begin.mockRestore()
  expect(await statuses([write('three'), write('four')])).toEqual(['fulfilled', 'fulfilled'])

  // A full disk ends the transaction in the middle of a piece.
  const given = deps.writes.run(async (trx) => {
    await sql`rollback`.execute(trx)
    throw new Error('disk is full')
  })
  expect(await statuses([write('five'), given, write('six')])).toEqual(['rejected', 'rejected', 'rejected'])
  expect(await statuses([write('seven'), write('eight')])).toEqual(['fulfilled', 'fulfilled'])
  const kept = await db.selectFrom('mail_outbox').select('recipient').orderBy('recipient').execute()
  expect(kept.map((row) => row.recipient)).toEqual(['eight', 'four', 'seven', 'three'])
})
