import { globSync, readFileSync } from 'node:fs'
import { type Kysely, sql } from 'kysely'
import ts from 'typescript'
import { expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '#server/db/database.ts'
import { migrateToLatest } from '#server/db/migrate.ts'
import { up as endBuyerMessages } from '#server/db/migrations/0035-linked-own-number.ts'
import { StartRefused } from '#server/lib/start-refused.ts'

const migrated = async () => {
  const db = openDatabase(':memory:')
  onTestFinished(() => db.destroy())
  await migrateToLatest(db)
  return db
}

/** Reads the columns of each table from the types in the `*.table.ts` files. */
const typedColumns = (): Record<string, string[]> => {
  const interfaces = globSync('server/**/*.table.ts').flatMap((file) => {
    const found: ts.InterfaceDeclaration[] = []
    const visit = (node: ts.Node): void => {
      if (ts.isInterfaceDeclaration(node)) found.push(node)
      ts.forEachChild(node, visit)
    }
    visit(ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true))
    return found
  })
  const fields = (node: ts.InterfaceDeclaration) => node.members.map((member) => member.name?.getText() ?? '')
  const columns = new Map(interfaces.map((node) => [node.name.text, fields(node).sort()]))
  const tables = interfaces.filter((node) => node.name.text === 'Tables').flatMap((node) => [...node.members])
  return Object.fromEntries(
    tables.map((member) => [
      member.name?.getText() ?? '',
      ts.isPropertySignature(member) ? columns.get(member.type?.getText() ?? '') : undefined,
    ]),
  ) as Record<string, string[]>
}

test('the types of the tables name the columns of the schema, no more and no less', async () => {
  const tables = await (await migrated()).introspection.getTables()
  const schema = tables.map(({ name, columns }) => [name, columns.map((column) => column.name).sort()])
  expect(typedColumns()).toEqual(Object.fromEntries(schema))
})

test('a database of another release is refused in a sentence', async () => {
  const db = await migrated()
  await sql`insert into kysely_migration (name, timestamp) values ('0000-before', '')`.execute(db)
  await expect(migrateToLatest(db)).rejects.toThrow(StartRefused)
  await expect(migrateToLatest(db)).rejects.toThrow('The database is of another release of WhatsStore')
})

test('messages of linked numbers to buyers wait no longer; alerts, sent ones and those to the operator stay', async () => {
  const db = await migrated()
  await sql`create table whatsapp_contacts (phone text)`.execute(db)
  await sql`insert into whatsapp_sessions (id, name, connected, created_at)
    values ('seller', '', 1, ''), ('platform', '', 1, '')`.execute(db)
  await sql`insert into whatsapp_messages
    (id, event_key, recipient, session_id, kind, text, status, next_attempt_at, created_at) values
    ('alert', '1', '1', 'seller', 'order_alert', '', 'queued', '', ''),
    ('buyer', '2', '2', 'seller', 'order_placed', '', 'queued', '', ''),
    ('sent', '3', '2', 'seller', 'order_placed', '', 'sent', '', ''),
    ('upgrade', '4', '3', 'platform', 'upgrade', '', 'queued', '', '')`.execute(db)
  await endBuyerMessages(db as unknown as Kysely<unknown>)
  const kept = await db.selectFrom('whatsapp_messages').select('id').orderBy('id').execute()
  expect(kept.map(({ id }) => id)).toEqual(['alert', 'sent', 'upgrade'])
})
