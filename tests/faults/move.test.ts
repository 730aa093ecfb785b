import { existsSync, readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openDatabase } from '#server/db/database.ts'
import { onPostgres } from '../support/apps/dialect.ts'
import { send, sendJson, textOf } from '../support/apps/http.ts'
import { startObjectStore } from '../support/apps/object-store.ts'
import { emptyPostgres } from '../support/apps/postgres.ts'
import { POSTGRES_FOR_TESTS } from '../support/apps/postgres-server.ts'
import { createPublishingApp, insertTestStore } from '../support/apps/publishing-app.ts'
import { runScript, startServer } from '../support/apps/real-server.ts'
import { orderForm } from '../support/apps/test-app.ts'
import { dumpOf } from '../support/fixtures/database-dump.ts'
import { addProduct } from '../support/fixtures/published-shop.ts'

const IMAGE = 'ring/640.webp'

/** A data folder with one published store, a product and a file of an image. */
const setUp = async () => {
  const app = await createPublishingApp()
  const store = await insertTestStore(app, 'noor')
  const product = await addProduct(app, store, { inventory_count: 10 })
  await app.deps.media.write(`${store.id}/${IMAGE}`, Buffer.from('a ring'))
  await app.settled()
  await app.stop()
  return { dataDir: app.dataDir, imagePath: `${store.id}/${IMAGE}`, productId: String(product.id) }
}

test.runIf(onPostgres)('a move keeps every row, page and image, and goes back', async () => {
  const { dataDir, imagePath, productId } = await setUp()
  const { env: s3 } = await startObjectStore()
  const url = await emptyPostgres()
  const postgres = { ...s3, DATABASE_URL: url }
  const there = { DATA_DIR: dataDir, ...s3 }
  const move = ['scripts/move.ts', '--to', url, '--s3']

  const server = await startServer(dataDir)
  expect((await sendJson('POST', `${server.origin}/api/orders`, orderForm(productId))).status).toBe(201)
  expect((await runScript(move, there)).errors).toBe(`A server uses ${dataDir}. Stop it first, then move.\n`)
  server.kill('SIGTERM')
  await server.ended

  const planned = await runScript([...move, '--dry-run'], there)
  expect(planned).toMatchObject({ code: 0, errors: '' })
  expect(planned.output).toContain('orders: 1 rows')
  expect(planned.output).toContain('and all images. Nothing was changed.')
  const moved = await runScript(move, there)
  expect(moved).toMatchObject({ code: 0, errors: '' })
  expect(moved.output).toContain('Start the server with DATABASE_URL and with the S3_ variables.')
  expect(moved.output).toContain('is kept as')

  await expect(startServer(dataDir)).rejects.toThrow(`The data were moved to postgres://`)
  expect((await runScript(move, there)).errors).toContain('The data were moved to postgres://')
  const elsewhere = await startServer(dataDir, postgres)
  expect(textOf(await send(`${elsewhere.origin}/media/${imagePath}`))).toBe('a ring')
  expect(textOf(await send(`${elsewhere.origin}/store/noor/`))).toContain('Glass bangles')
  const goBack = () => runScript(['scripts/move.ts', '--to', 'sqlite'], { ...there, ...postgres })
  expect((await goBack()).errors).toContain('Stop it first')
  elsewhere.kill('SIGTERM')
  await elsewhere.ended

  expect(await goBack()).toMatchObject({ code: 0, errors: '' })
  expect(existsSync(join(dataDir, 'media', imagePath))).toBe(true)
  expect(readdirSync(dataDir).filter((name) => name.startsWith('app.db.before-move-')).length).toBeGreaterThan(0)
  const sides = [openDatabase(join(dataDir, 'app.db')), openDatabase({ ...POSTGRES_FOR_TESTS, url, connections: 1 })]
  const [here, away] = await Promise.all(sides.map(dumpOf))
  for (const db of sides) await db.destroy()
  // Every store is published again in its new place.
  expect({ ...here, publish_jobs: [] }).toEqual({ ...away, publish_jobs: [] })
  expect(here?.orders).toHaveLength(1)
  await expect(startServer(dataDir, { DATABASE_URL: url })).rejects.toThrow(
    `The data were moved to ${join(dataDir, 'app.db')}`,
  )
  const home = await startServer(dataDir)
  expect(textOf(await send(`${home.origin}/media/${imagePath}`))).toBe('a ring')

  const undone = await runScript(['scripts/move.ts', '--undo'], { DATA_DIR: dataDir, ...postgres })
  expect(undone.output).toBe('The move is taken back: start the server with these data.\n')
})

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
  const undone = await runScript(['scripts/move.ts', '--undo'], { DATA_DIR: dataDir })
  expect(undone.output).toBe('These data were not moved.\n')
})

test('a move from a DATA_DIR that is not there is refused in one sentence, and makes none', async () => {
  const dataDir = join(tmpdir(), 'whatsstore-mistyped')
  const { code, errors } = await runScript(['scripts/move.ts', '--to', 'postgres://nobody@127.0.0.1:1/none'], {
    DATA_DIR: dataDir,
  })
  expect({ code, errors }).toEqual({ code: 1, errors: `There is no WhatsStore in ${dataDir}.\n` })
  expect(existsSync(dataDir)).toBe(false)
})
