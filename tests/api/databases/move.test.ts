import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { type Db, openDatabase } from '#server/db/database.ts'
import { migrateToLatest } from '#server/db/migrate.ts'
import { type Move, moveRows } from '#server/db/move/move-rows.ts'
import { cancelMove } from '#server/db/move/origin.ts'
import { assertNotMoved } from '#server/db/moved-away.ts'
import { preparePostgres } from '#server/db/prepare-postgres.ts'
import { createPurge } from '#server/maintenance/purge.ts'
import { onPostgres } from '../../support/apps/dialect.ts'
import { migratedDatabase } from '../../support/apps/memory-database.ts'
import { emptyPostgres } from '../../support/apps/postgres.ts'
import { POSTGRES_FOR_TESTS } from '../../support/apps/postgres-server.ts'
import { addProduct, addStore, createTestApp, orderForm } from '../../support/apps/test-app.ts'
import { createWorld, liftLimits } from '../../support/calls/world.ts'
import { dumpOf } from '../../support/fixtures/database-dump.ts'

/** A database of this test's own that a move may fill. */
interface Place {
  db: Db
  prepare: Move['prepare']
}

const postgresPlace = async (): Promise<Place> => {
  const options = { ...POSTGRES_FOR_TESTS, url: await emptyPostgres(), connections: 4 }
  const db = openDatabase(options)
  onTestFinished(() => db.destroy())
  return { db, prepare: () => preparePostgres(options) }
}

/** A file of SQLite; `contents` are what is in it. */
const sqlitePlace = (contents?: Buffer): Place => {
  const folder = mkdtempSync(join(tmpdir(), 'whatsstore-move-'))
  const file = join(folder, 'app.db')
  if (contents) writeFileSync(file, contents)
  const db = openDatabase(file)
  onTestFinished(async () => {
    await db.destroy()
    rmSync(folder, { recursive: true, force: true })
  })
  return { db, prepare: async () => void (await migrateToLatest(db)) }
}

const move = (source: Db, { db, prepare }: Place, change: Partial<Move> = {}) =>
  moveRows({
    source,
    target: db,
    prepare,
    where: 'The other database',
    say: () => {},
    settle: async () => {},
    now: () => '2026-03-01T09:00:00.000Z',
    ...change,
  })

/** A database refuses what it should. */
const rulesHold = async (db: Db) => {
  await expect(db.deleteFrom('audit_entries').execute()).rejects.toThrow('append-only')
  const orphan = { store_id: 'nobody', layout: 'default', customizations: '{}' }
  await expect(db.insertInto('kept_designs').values(orphan).execute()).rejects.toThrow(/foreign key/i)
}

/** An application on SQLite with a shop that takes orders of as many buyers as come. */
const openShop = async () => {
  const { db } = sqlitePlace(await migratedDatabase())
  const app = await createTestApp({}, { db })
  liftLimits(app)
  const { token } = await addStore(app)
  const product = await addProduct(app, token, { inventory_count: 10_000 })
  let buyers = 0
  const order = () =>
    app.call('POST', '/orders', { json: orderForm(product.id, { buyer_phone: `0300${1_000_000 + buyers++}` }) })
  return { app, token, order }
}

describe.runIf(onPostgres)('moving all rows', () => {
  test('from PostgreSQL to SQLite, to PostgreSQL and back to SQLite leaves every row as it was', async () => {
    const { app } = await createWorld()
    // What is hard to keep: other scripts, signs beyond 16 bits, quotes, large sums, an empty text.
    const name = `نور 🧵 "O'Neill" \\ \u00ad`
    await app.db.updateTable('products').set({ name, description: '', price: 9_007_199_254_740_991 }).execute()
    const before = await dumpOf(app.db)
    expect(Object.values(before).filter((rows) => rows.length > 0).length).toBeGreaterThan(25)

    const [one, other, last] = [sqlitePlace(), await postgresPlace(), sqlitePlace()]
    const digests = await move(app.db, one)
    expect(await dumpOf(one.db)).toEqual(before)
    expect(await move(one.db, other)).toEqual(digests)
    expect(await dumpOf(other.db)).toEqual(before)
    await rulesHold(other.db)
    expect(await move(other.db, last)).toEqual(digests)
    expect(await dumpOf(last.db)).toEqual(before)
    await rulesHold(last.db)
    await assertNotMoved(last.db)
    await expect(assertNotMoved(one.db)).rejects.toThrow('were moved to another database')
  })

  test('while orders come in loses none that was confirmed, and refuses those at the end with 503', async () => {
    const { app, order } = await openShop()
    const target = await postgresPlace()
    const placed: string[] = []
    const refused: unknown[] = []
    const buy = async () => {
      const { status, body, headers } = await order()
      if (status === 201) placed.push(body.order_id)
      else refused.push({ status, body, retry: headers.get('retry-after') })
    }
    // Some while each table is copied, and some while nobody else would wait.
    const trade: Promise<void>[] = []
    await Promise.all([buy(), buy(), buy()])
    await move(app.db, target, {
      say: () => void trade.push(buy(), buy()),
      files: { copyAll: buy, copyOf: buy },
    })
    await Promise.all(trade)
    await buy()
    expect(placed.length).toBeGreaterThan(10)
    expect(new Set(refused.map((answer) => JSON.stringify(answer)))).toEqual(
      new Set([
        JSON.stringify({
          status: 503,
          body: { detail: 'The shop cannot be reached for a moment. Please try again.', code: 'unavailable' },
          retry: '5',
        }),
      ]),
    )
    const kept = await target.db.selectFrom('orders').select('order_id').execute()
    expect(kept.map(({ order_id }) => order_id).sort()).toEqual(placed.sort())
    expect(await dumpOf(target.db)).toEqual(await dumpOf(app.db))
    app.clock.time = new Date(app.clock.time.getTime() + 60_000)
    expect(await (await app.app.request('/readyz')).json()).toMatchObject({
      status: 'not ready',
      database: 'read-only',
    })
  })

  test('follows rows that change, go, and take one another’s place while they are copied', async () => {
    const { app, token } = await openShop()
    const products = []
    for (const name of ['Ring', 'Bracelet', 'Anklet']) products.push(await addProduct(app, token, { name }))
    const [ring, bracelet, anklet] = products
    const target = await postgresPlace()
    const change = (id: string, set: { slug?: string; price?: number }) =>
      app.db.updateTable('products').set(set).where('id', '=', id).execute()
    await move(app.db, target, {
      files: {
        copyOf: async () => {},
        copyAll: async () => {
          await change(ring.id, { slug: 'aside' })
          await change(bracelet.id, { slug: ring.slug })
          await change(ring.id, { slug: bracelet.slug, price: 777 })
          await app.db.deleteFrom('products').where('id', '=', anklet.id).execute()
          await addProduct(app, token, { name: 'Necklace' })
        },
      },
    })
    expect(await dumpOf(target.db)).toEqual(await dumpOf(app.db))
    const moved = await target.db.selectFrom('products').select(['name', 'slug', 'price']).orderBy('name').execute()
    expect(moved.map(({ name }) => name)).toEqual(['Bracelet', 'Glass bangles', 'Necklace', 'Ring'])
    expect(moved.at(-1)).toMatchObject({ slug: bracelet.slug, price: 777 })
  })

  test('that was interrupted anywhere is taken up again, and the source takes writes meanwhile', async () => {
    const { app, order } = await openShop()
    const target = await postgresPlace()
    const crash = () => Promise.reject(new Error('the power went'))
    const atOrders = (line: string) => {
      if (line.startsWith('orders:')) throw new Error('the power went')
    }
    const interrupted: Partial<Move>[] = [
      { prepare: crash },
      { say: atOrders },
      { files: { copyAll: crash, copyOf: crash } },
      { files: { copyAll: async () => {}, copyOf: crash } },
    ]
    for (const change of interrupted) {
      expect((await order()).status).toBe(201)
      await expect(move(app.db, target, change)).rejects.toThrow('the power went')
      await expect(assertNotMoved(target.db)).rejects.toThrow('still being moved into')
      expect((await order()).status).toBe(201)
    }
    // All is moved, and what follows is not done yet.
    await expect(move(app.db, target, { settle: crash })).rejects.toThrow('the power went')
    expect((await order()).status).toBe(503)
    const settled: Db[] = []
    const settle = async (db: Db) => void settled.push(db)
    expect(await move(app.db, target, { settle })).toBeUndefined()
    expect(settled).toEqual([target.db])
    await assertNotMoved(target.db)
    expect(await dumpOf(target.db)).toEqual(await dumpOf(app.db))
    expect((await dumpOf(target.db)).orders).toHaveLength(8)
  })

  test('into a database with anything else in it is refused, and nothing is changed', async () => {
    const { app, order } = await openShop()
    const foreign = await postgresPlace()
    await foreign.prepare()
    await expect(move(app.db, foreign)).rejects.toThrow(
      'The other database is not empty, and what is in it is not of this move. Nothing was changed. Create an empty database and name that.',
    )
    const other = await openShop()
    const target = await postgresPlace()
    await expect(move(other.app.db, target, { prepare: () => Promise.reject(new Error('stop')) })).rejects.toThrow(
      'stop',
    )
    await expect(move(app.db, target)).rejects.toThrow('is not empty')
    expect(await cancelMove(app.db)).toBe(false)
    expect((await order()).status).toBe(201)
  })

  test('that does not leave both alike finishes nothing, and says where', async () => {
    const { app, order } = await openShop()
    const target = await postgresPlace()
    const spoil = async () => {
      await target.db.updateTable('products').set({ price: 1 }).execute()
    }
    await expect(move(app.db, target, { files: { copyAll: spoil, copyOf: async () => {} } })).rejects.toThrow(
      /^products differs at \["[\w-]{36}"\]/,
    )
    expect((await order()).status).toBe(201)
  })

  test('is given up after two days without anybody who goes on with it', async () => {
    const { app } = await openShop()
    const tables = async () => (await app.db.introspection.getTables()).map(({ name }) => name)
    const target = await postgresPlace()
    const begin = () => move(app.db, target, { prepare: () => Promise.reject(new Error('stop')) })
    const purge = createPurge(app.deps)
    const purgeAfter = async (hours: number) => {
      app.clock.time = new Date(app.clock.time.getTime() + hours * 3_600_000)
      while (await purge());
    }
    await expect(begin()).rejects.toThrow('stop')
    await purgeAfter(47)
    expect(await tables()).toContain('move_changes')
    await purgeAfter(2)
    expect(await tables()).not.toContain('move_changes')
    await expect(begin()).rejects.toThrow('is not empty')
  })

  test('can be taken back: the former database takes writes as before', async () => {
    const { app, order } = await openShop()
    const before = (await app.db.introspection.getTables()).length
    await move(app.db, await postgresPlace())
    expect((await order()).status).toBe(503)
    expect(await cancelMove(app.db)).toBe(true)
    expect((await order()).status).toBe(201)
    expect(await app.db.introspection.getTables()).toHaveLength(before)
  })
})
