import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { addStore, createTestApp } from '../../support/apps/test-app.ts'
import { openTestDatabase } from '../../support/apps/test-database.ts'

/** Texts in SQLite's order. A dictionary would order them differently. */
const words = ['Zari', 'abaya', 'Éclair', 'zebra', 'Abaya', 'ärmel', 'شال', '_under', '9 pm', 'a b']

test('text sorts by its bytes and ranges by them, on every database', async () => {
  const { db } = await createTestApp()
  for (const [index, name] of words.entries())
    await db
      .insertInto('heartbeats')
      .values({ name, beat_at: `${index}` })
      .execute()
  const sorted = words.toSorted((one, other) => Buffer.compare(Buffer.from(one), Buffer.from(other)))
  const read = db.selectFrom('heartbeats').select('name')
  expect((await read.orderBy('name').execute()).map(({ name }) => name)).toEqual(sorted)
  expect(
    (await read.where('name', '>=', 'a').where('name', '<', 'b').orderBy('name').execute()).map(({ name }) => name),
  ).toEqual(['a b', 'abaya'])
  const { least, most } = await db
    .selectFrom('heartbeats')
    .select((eb) => [eb.fn.min('name').as('least'), eb.fn.max('name').as('most')])
    .executeTakeFirstOrThrow()
  expect([least, most]).toEqual([sorted[0], sorted.at(-1)])
})

test('only ASCII letters have another case', async () => {
  const { db } = await createTestApp()
  await db.insertInto('heartbeats').values({ name: 'ÉCLAIR Ä', beat_at: '' }).execute()
  const { rows } = await sql<{ lower: string }>`select lower(name) as lower from heartbeats`.execute(db)
  expect(rows).toEqual([{ lower: 'ÉclaiR Ä'.replace('R', 'r') }])
})

test('counts and sums are numbers, up to the largest that there is', async () => {
  const app = await createTestApp()
  const { store } = await addStore(app)
  const put = (status: string, amount: string) =>
    sql`insert into order_totals (store_id, status, orders, amount) values (${store.id}, ${status}, 1, ${sql.raw(amount)})`.execute(
      app.db,
    )
  await put('Pending', '9007199254740991')
  const { count, sum, amount } = await app.db
    .selectFrom('order_totals')
    .select((eb) => [eb.fn.countAll().as('count'), eb.fn.sum('orders').as('sum'), 'amount'])
    .groupBy('amount')
    .executeTakeFirstOrThrow()
  expect([count, sum, amount]).toEqual([1, 1, 9007199254740991])
})

test('the database itself refuses to change what is kept for ever', async () => {
  const db = await openTestDatabase()
  const row = {
    sequence: 1,
    at: '',
    actor: '',
    action: '',
    subject: '',
    before: '',
    after: '',
    previous_hash: '',
    hash: '',
  }
  await db.insertInto('audit_entries').values(row).execute()
  await expect(db.updateTable('audit_entries').set({ actor: 'nobody' }).execute()).rejects.toThrow(/append-only/)
  await expect(db.deleteFrom('audit_entries').execute()).rejects.toThrow(/append-only/)
  await db.destroy()
})
