import { mkdtempSync, rmSync } from 'node:fs'
import { Agent } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { newId } from '#server/db/ids.ts'
import { insertProduct } from '#server/records/products/products.repo.ts'
import { firstVariant, insertVariants } from '#server/records/products/variants.repo.ts'
import { enqueuePublish } from '#server/records/publications/enqueue-publish.ts'
import { type Answer, send } from '../support/apps/http.ts'
import { createPublishingApp, insertTestStore } from '../support/apps/publishing-app.ts'
import { type RealServer, startServer } from '../support/apps/real-server.ts'
import { VOLUME } from '../support/volume.ts'

const BUYERS = 6

const prepare = async (): Promise<string> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'whatsstore-stop-'))
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }))
  const app = await createPublishingApp({ dataDir, threads: false })
  const { id } = await insertTestStore(app, 'noor')
  const now = new Date().toISOString()
  const shown = { slug: 'bangles', name: 'Bangles', description: 'Glass', price: 100, category: 'Bangles' }
  const state = { featured: 0, status: 'active', created_at: now } as const
  await app.deps.db.transaction().execute(async (trx) => {
    await insertProduct(trx, { id: 'bangles', store_id: id, ...shown, ...state })
    await insertVariants(trx, [firstVariant({ id: 'bangles', store_id: id, created_at: now }, 900_000)])
    await enqueuePublish(trx, app.deps.clock, id)
  })
  await app.settled()
  await app.stop()
  return dataDir
}

const order = (): Parameters<typeof send>[1] => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', 'idempotency-key': newId() },
  body: JSON.stringify({
    buyer_name: 'Sana',
    buyer_phone: '03001234567',
    delivery_address: 'House 7, Street 4, Lahore',
    items: [{ product_id: 'bangles', quantity: 1 }],
  }),
})

/** Rounds that a buyer makes after the server reported that it stops: proxies go elsewhere within moments. */
const LAST_ROUNDS = 5

/** Reads and orders on one kept connection, then goes elsewhere as a proxy does. Returns what cut it off. */
const buy = async (server: RealServer, answered: (answer: Answer) => void): Promise<string | undefined> => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  for (let left = Number.POSITIVE_INFINITY; left > 0; left--) {
    for (const [path, options] of [
      ['/store/noor', {}],
      ['/api/orders', order()],
      ['/readyz', {}],
    ] as const) {
      const answer = await send(server.origin + path, { ...options, agent }).catch(({ code }) => String(code))
      if (answer === 'ECONNREFUSED') return undefined
      if (typeof answer === 'string') return `${path}: ${answer}`
      answered(answer)
      if (path === '/readyz' && answer.status === 503) left = Math.min(left, LAST_ROUNDS)
    }
    await setTimeout(5)
  }
  return undefined
}

test('a stop cuts off nobody: reports not ready, ends each connection with its answer, then takes no more', async () => {
  const dataDir = await prepare()
  for (let stop = 0; stop < VOLUME; stop++) {
    const server = await startServer(dataDir)
    const answers: Answer[] = []
    const buyers = Array.from({ length: BUYERS }, () => buy(server, (answer) => void answers.push(answer)))
    await expect.poll(() => answers.length).toBeGreaterThan(50)
    server.kill('SIGTERM')
    const asked = answers.length
    expect((await Promise.all(buyers)).filter((cut) => cut !== undefined)).toEqual([])
    expect(answers.length - asked).toBeGreaterThan(BUYERS * LAST_ROUNDS)
    expect(await server.ended).toMatchObject({ code: 0 })
    const during = answers.slice(asked + BUYERS * 2)
    expect(new Set(during.map(({ headers }) => headers.connection))).toEqual(new Set(['close']))
    expect(during.map(({ status }) => status)).toContain(503)
    expect(during.map(({ status }) => status)).toContain(200)
  }
})
