import { existsSync, readdirSync, renameSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openDatabase } from '#server/db/database.ts'
import { beginMove, cancelMove, originOf } from '#server/db/move/origin.ts'
import { movedTables } from '#server/db/move/tables.ts'
import { onPostgres } from '../support/apps/dialect.ts'
import { send, sendJson, textOf } from '../support/apps/http.ts'
import { startObjectStore } from '../support/apps/object-store.ts'
import { anotherHandle, emptyPostgres, openPostgres } from '../support/apps/postgres.ts'
import { POSTGRES_FOR_TESTS } from '../support/apps/postgres-server.ts'
import { createPublishingApp, insertTestStore } from '../support/apps/publishing-app.ts'
import { type RealServer, runScript, startScript, startServer } from '../support/apps/real-server.ts'
import { orderForm } from '../support/apps/test-app.ts'
import { dumpOf } from '../support/fixtures/database-dump.ts'
import { addProduct } from '../support/fixtures/published-shop.ts'

const IMAGE = 'ring/640.webp'

/** A data folder with one published store, a product and a file of an image. */
const setUp = async () => {
  const app = await createPublishingApp()
  const store = await insertTestStore(app, 'noor')
  const product = await addProduct(app, store, { inventory_count: 100_000 })
  await app.deps.media.write(`${store.id}/${IMAGE}`, Buffer.from('a ring'))
  await app.settled()
  await app.stop()
  return { dataDir: app.dataDir, imagePath: `${store.id}/${IMAGE}`, productId: String(product.id) }
}

/** Orders of one buyer after the other, until `close` is called; what was answered by status. */
const openTrade = (server: RealServer, productId: string) => {
  const placed: string[] = []
  const other: number[] = []
  let open = true
  let buyers = 0
  const trade = async () => {
    while (open) {
      const buyer = buyers++
      const headers = {
        'idempotency-key': `buyer-number-${buyer}`,
        'x-forwarded-for': `198.51.${buyer >> 8}.${buyer & 255}`,
      }
      const form = orderForm(productId, { buyer_phone: `0300${String(buyer).padStart(7, '0')}` })
      const { status, body } = await sendJson('POST', `${server.origin}/api/orders`, form, { headers })
      if (status === 201) placed.push(body.order_id)
      else other.push(status)
    }
  }
  const trading = trade()
  const close = async () => {
    open = false
    await trading
  }
  return { placed, other, close }
}

test.runIf(onPostgres)(
  'a move that is killed again and again beside a trading server ends with every order, page and image, and goes back',
  async () => {
    const { dataDir, imagePath, productId } = await setUp()
    const { env: s3 } = await startObjectStore()
    const url = await emptyPostgres()
    const env = { TRUSTED_PROXIES: '127.0.0.1' }
    const postgres = { ...env, ...s3, DATABASE_URL: url }
    const there = { DATA_DIR: dataDir, ...s3 }
    const move = ['scripts/move.ts', '--to', url, '--s3']

    const server = await startServer(dataDir, env)
    const trade = openTrade(server, productId)
    await expect.poll(() => trade.placed.length).toBeGreaterThan(0)
    for (const moment of ['', 'orders:', 'Comparing', 'Nothing can be saved']) {
      const killed = startScript(move, there)
      await expect.poll(() => killed.said()).toContain(moment)
      killed.kill('SIGKILL')
      await killed.ended
    }
    const moved = await runScript(move, there)
    expect(moved).toMatchObject({ code: 0, errors: '' })
    expect(moved.output).toContain('Stop the server, and start it with DATABASE_URL')
    await expect.poll(() => trade.other.length).toBeGreaterThan(0)
    await trade.close()
    expect(new Set(trade.other)).toEqual(new Set([503]))
    expect((await send(`${server.origin}/store/noor/`)).status).toBe(200)
    server.kill('SIGTERM')
    await server.ended

    await expect(startServer(dataDir, env)).rejects.toThrow('The data were moved to another database')
    renameSync(join(dataDir, 'media'), join(dataDir, 'media.moved'))
    const elsewhere = await startServer(dataDir, postgres)
    expect(textOf(await send(`${elsewhere.origin}/media/${imagePath}`))).toBe('a ring')
    expect(textOf(await send(`${elsewhere.origin}/store/noor/`))).toContain('Glass bangles')
    const later = openTrade(elsewhere, productId)
    await expect.poll(() => later.placed.length).toBeGreaterThan(0)
    await later.close()
    elsewhere.kill('SIGTERM')
    await elsewhere.ended

    const back = await runScript(['scripts/move.ts', '--to', 'sqlite'], { ...there, ...postgres })
    expect(back).toMatchObject({ code: 0, errors: '' })
    expect(existsSync(join(dataDir, 'media', imagePath))).toBe(true)
    expect(readdirSync(dataDir).filter((name) => name.startsWith('app.db.before-move-')).length).toBeGreaterThan(0)
    const sides = [openDatabase(join(dataDir, 'app.db')), openDatabase({ ...POSTGRES_FOR_TESTS, url, connections: 1 })]
    const [here, away] = await Promise.all(sides.map(dumpOf))
    const orders = await sides[0]?.selectFrom('orders').select('order_id').execute()
    for (const db of sides) await db.destroy()
    // Every store is published anew, where it is served from now on.
    expect({ ...here, publish_jobs: [] }).toEqual({ ...away, publish_jobs: [] })
    const ids = orders?.map(({ order_id }) => order_id)
    expect([...trade.placed, ...later.placed].filter((id) => !ids?.includes(id))).toEqual([])
    const home = await startServer(dataDir, env)
    expect(textOf(await send(`${home.origin}/media/${imagePath}`))).toBe('a ring')
    expect((await send(`${home.origin}/readyz`)).status).toBe(200)
  },
)

test.runIf(onPostgres)(
  'a move begins, and is forgotten, beside a write that goes from one table to another',
  async () => {
    const db = await openPostgres()
    const [mover, watcher] = [anotherHandle(db), anotherHandle(db)]
    const tables = await movedTables(db)
    const waiting = async () =>
      (
        await sql`select 1 from pg_locks where not granted
        and database = (select oid from pg_database where datname = current_database())`.execute(watcher)
      ).rows.length
    const besideWrite = async <Result>(act: () => Promise<Result>): Promise<Result> => {
      let acting: Promise<Result> | undefined
      await db.transaction().execute(async (trx) => {
        await sql`lock table users in row exclusive mode`.execute(trx)
        acting = act()
        await expect.poll(waiting).toBe(1)
        await sql`lock table orders in row exclusive mode`.execute(trx)
      })
      return acting as Promise<Result>
    }
    const begun = await besideWrite(() => beginMove(mover, tables, new Date().toISOString()))
    expect(begun.finished_at).toBeNull()
    expect(await besideWrite(() => cancelMove(mover))).toBe(true)
    expect(await originOf(db)).toBeUndefined()
  },
)

test.runIf(onPostgres)('a move that cannot be is refused in a sentence, and nothing is changed', async () => {
  const { dataDir } = await setUp()
  const url = await emptyPostgres()
  const refusal = async (args: string[], env: Record<string, string> = {}) => {
    const { code, output, errors } = await runScript(['scripts/move.ts', ...args], { DATA_DIR: dataDir, ...env })
    expect({ code, output }).toEqual({ code: 1, output: '' })
    return errors.trim()
  }
  expect(await refusal([])).toBe('Say where to: --to postgres://… or --to sqlite.')
  expect(await refusal(['--to', 'sqlite'])).toContain('The data are in SQLite')
  expect(await refusal(['--to', url], { DATABASE_URL: url })).toContain('The data are in PostgreSQL (DATABASE_URL).')
  expect(await refusal(['--to', url, '--s3'])).toContain('There is no object store')
  expect(await refusal(['--to', 'sqlite'], { DATABASE_URL: url })).toContain('that was not moved away')
  expect(await refusal(['--to', 'postgres://nobody@127.0.0.1:1/nothing'])).toContain('PostgreSQL cannot be reached')
  const cancelled = await runScript(['scripts/move.ts', '--cancel'], { DATA_DIR: dataDir })
  expect(cancelled.output).toBe('No move was begun from these data.\n')
})

test('a move from a DATA_DIR that is not there is refused in one sentence, and makes none', async () => {
  const dataDir = join(tmpdir(), 'whatsstore-mistyped')
  const { code, errors } = await runScript(['scripts/move.ts', '--to', 'postgres://nobody@127.0.0.1:1/none'], {
    DATA_DIR: dataDir,
  })
  expect({ code, errors }).toEqual({ code: 1, errors: `There is no WhatsStore in ${dataDir}.\n` })
  expect(existsSync(dataDir)).toBe(false)
})
