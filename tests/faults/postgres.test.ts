import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '#server/db/database.ts'
import { onPostgres } from '../support/apps/dialect.ts'
import { send, sendJson, textOf } from '../support/apps/http.ts'
import { POSTGRES_FOR_TESTS, startPostgres } from '../support/apps/postgres-server.ts'
import { createPublishingApp, insertTestStore } from '../support/apps/publishing-app.ts'
import { launchServer, startServer } from '../support/apps/real-server.ts'
import { orderForm } from '../support/apps/test-app.ts'
import { addProduct } from '../support/fixtures/published-shop.ts'

const CRASHES = 3
const BUYERS = 4

/** A real server with one published store, whose data are in a PostgreSQL of its own. */
const setUp = async () => {
  const postgres = await startPostgres()
  onTestFinished(postgres.stop)
  const env = { DATABASE_URL: postgres.url, TRUSTED_PROXIES: '127.0.0.1' }
  const app = await createPublishingApp({ env })
  const store = await insertTestStore(app, 'noor')
  const product = await addProduct(app, store, { inventory_count: 100_000 })
  await app.settled()
  await app.stop()
  const server = await startServer(app.dataDir, env)
  return { postgres, env, server, productId: String(product.id) }
}

test.runIf(onPostgres)('a second server on the same database is refused, and the first goes on', async () => {
  const { env, server } = await setUp()
  const elsewhere = mkdtempSync(join(tmpdir(), 'whatsstore-second-'))
  onTestFinished(() => rmSync(elsewhere, { recursive: true, force: true }))
  const { code, errors } = await launchServer(elsewhere, env).ended
  expect({ code, errors }).toEqual({
    code: 1,
    errors: 'The database that DATABASE_URL names is in use by another WhatsStore process.\n',
  })
  expect((await send(`${server.origin}/readyz`)).status).toBe(200)
})

test.runIf(onPostgres)(
  'PostgreSQL killed under orders loses none that was confirmed, and takes no page away',
  async () => {
    const { postgres, server, productId } = await setUp()
    const placed: string[] = []
    const otherAnswers: unknown[] = []
    let buyers = 0
    let open = true
    const buy = async () => {
      while (open) {
        const buyer = buyers++
        const { status, body } = await sendJson(
          'POST',
          `${server.origin}/api/orders`,
          orderForm(productId, { buyer_phone: `0300${String(buyer).padStart(7, '0')}` }),
          {
            headers: {
              'idempotency-key': `buyer-number-${buyer}`,
              'x-forwarded-for': `198.51.${buyer >> 8}.${buyer & 255}`,
            },
          },
        )
        if (status === 201) placed.push(body.order_id)
        else if (status !== 503) otherAnswers.push(body)
      }
    }
    const trade = Promise.all(Array.from({ length: BUYERS }, buy))
    for (let crash = 0; crash < CRASHES; crash++) {
      const before = placed.length
      await expect.poll(() => placed.length).toBeGreaterThan(before + 10)
      await postgres.crash()
      await expect.poll(async () => (await send(`${server.origin}/readyz`)).status).toBe(503)
      const page = await send(`${server.origin}/store/noor/`)
      expect(page.status).toBe(200)
      expect(textOf(page)).toContain('Glass bangles')
      await postgres.restart()
      await expect.poll(async () => (await send(`${server.origin}/readyz`)).status).toBe(200)
    }
    open = false
    await trade
    const db = openDatabase({ ...POSTGRES_FOR_TESTS, url: postgres.url, connections: 1 })
    const kept = new Set((await db.selectFrom('orders').select('order_id').execute()).map(({ order_id }) => order_id))
    const { inventory_count } = await db
      .selectFrom('product_variants')
      .select('inventory_count')
      .executeTakeFirstOrThrow()
    const checked = await db.selectFrom('orders').select('order_id').where('to_check', 'is not', null).execute()
    await db.destroy()
    expect(otherAnswers).toEqual([])
    expect(placed.filter((id) => !kept.has(id))).toEqual([])
    expect(inventory_count).toBe(100_000 - (kept.size - checked.length))
  },
)
