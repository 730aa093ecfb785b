import { expect, test } from 'vitest'
import { prepared } from '#server/db/prepared.ts'
import { createTestApp } from '../support/apps/test-app.ts'

const insert = prepared((db, digest: { recipient: string; sent_at: string }) =>
  db.insertInto('mail_digests').values({ ...digest, topic: 'orders' }),
)
const sentAt = prepared((db, { recipient }: { recipient: string }) =>
  db.selectFrom('mail_digests').select('sent_at').where('recipient', '=', recipient),
)
const move = prepared((db, { recipient, sent_at }: { recipient: string; sent_at: string }) =>
  db.updateTable('mail_digests').set({ sent_at }).where('recipient', '=', recipient),
)

const digest = (recipient: string) => ({ recipient, sent_at: 'then' })

test('a transaction sees what it wrote, is told of how many rows, and takes it back with everything else', async () => {
  const { db } = await createTestApp()
  const undone = db.transaction().execute(async (trx) => {
    await insert(trx, digest('noor'))
    expect((await move(trx, { recipient: 'noor', sent_at: 'now' })).numAffectedRows).toBe(1n)
    expect((await move(trx, { recipient: 'nobody', sent_at: 'now' })).numAffectedRows).toBe(0n)
    expect((await sentAt(trx, { recipient: 'noor' })).rows).toEqual([{ sent_at: 'now' }])
    await expect(insert(trx, digest('noor'))).rejects.toThrow('UNIQUE')
    throw new Error('undone')
  })
  await expect(undone).rejects.toThrow('undone')
  expect((await sentAt(db, { recipient: 'noor' })).rows).toEqual([])
})

test('whoever is in no transaction waits until the one under way has ended', async () => {
  const { db } = await createTestApp()
  const trx = await db.startTransaction().execute()
  await insert(trx, digest('noor'))
  const seen = sentAt(db, { recipient: 'noor' })
  await trx.rollback().execute()
  expect((await seen).rows).toEqual([])
})

test('a transaction that has ended takes no more', async () => {
  const { db } = await createTestApp()
  const committed = await db.startTransaction().execute()
  const piece = await committed.savepoint('piece').execute()
  await committed.commit().execute()
  await expect(insert(committed, digest('noor'))).rejects.toThrow('already committed')
  await expect(insert(piece, digest('noor'))).rejects.toThrow('already committed')
  const undone = await db.startTransaction().execute()
  await undone.rollback().execute()
  await expect(insert(undone, digest('noor'))).rejects.toThrow('already rolled back')
  expect((await sentAt(db, { recipient: 'noor' })).rows).toEqual([])
})
