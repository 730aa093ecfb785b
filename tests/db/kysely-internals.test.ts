import { expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '#server/db/database.ts'
import { prepared } from '#server/db/prepared.ts'
import { OneConnectionAdapter } from '#server/db/sqlite/sqlite.ts'
import type { MailTopic } from '#server/modules/messages/mail/digests.ts'
import { createTestApp } from '../support/apps/test-app.ts'

// Tests undocumented behaviour of Kysely. If one fails after an upgrade, fix `server/db/{sqlite,prepared}.ts`.

const open = () => {
  const db = openDatabase(':memory:')
  onTestFinished(() => db.destroy())
  return db
}

test('a parameter is written as likely(?), and a literal as itself', () => {
  const query = open().selectFrom('users').select('id').where('email', '=', 'a@b.c').where('role', '=', 'admin')
  expect(query.compile()).toMatchObject({
    sql: 'select "id" from "users" where "email" = likely(?) and "role" = likely(?)',
    parameters: ['a@b.c', 'admin'],
  })
})

test('a handle and its transactions share the adapter that runs statements past Kysely', async () => {
  const db = open()
  const { adapter } = db.getExecutor()
  expect(adapter).toBeInstanceOf(OneConnectionAdapter)
  await db.transaction().execute(async (trx) => expect(trx.getExecutor().adapter).toBe(adapter))
  // Else a migration that a kill interrupted would stay half done.
  expect(adapter.supportsTransactionalDdl).toBe(true)
})

test('a query that was compiled once runs with the values of each call, in their places', async () => {
  const { db } = await createTestApp()
  const find = prepared((handle, { topic, recipient }: { topic: MailTopic; recipient: string }) =>
    handle.selectFrom('mail_digests').select('sent_at').where('recipient', '=', recipient).where('topic', '=', topic),
  )
  await db.insertInto('mail_digests').values({ recipient: 'noor', topic: 'orders', sent_at: 'then' }).execute()
  const found = async (topic: MailTopic) => (await find(db, { topic, recipient: 'noor' })).rows.length
  expect([await found('orders'), await found('upgrade requests')]).toEqual([1, 0])
})
