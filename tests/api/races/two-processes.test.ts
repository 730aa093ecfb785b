import { describe, expect, onTestFinished, test } from 'vitest'
import { hashPassword } from '#server/auth/passwords.ts'
import { openDatabase } from '#server/db/database.ts'
import { preparePostgres } from '#server/db/postgres/prepare-postgres.ts'
import { sharedRateLimit } from '#server/http/shared-rate-limits.ts'
import { createSharedStatePurge } from '#server/maintenance/shared-state.ts'
import { stateInDatabase } from '#server/services/shared-state.ts'
import { onPostgres } from '../../support/apps/dialect.ts'
import { anotherHandle } from '../../support/apps/postgres.ts'
import { POSTGRES_FOR_TESTS, startPostgres } from '../../support/apps/postgres-server.ts'
import { addProduct, addSeller, addStore, createTestApp, orderForm } from '../../support/apps/test-app.ts'
import { openTestDatabase } from '../../support/apps/test-database.ts'
import { atOnce } from '../../support/fixtures/at-once.ts'

const email = 'sana@example.pk'
const password = 'correct horse'
const HOUR_MS = 3_600_000

/** Creates two applications that share a database, each with its own connections. */
const twoProcesses = async () => {
  const db = await openTestDatabase()
  const start = (own = db) =>
    createTestApp(
      {},
      {
        db: own,
        state: ({ secrets, ...deps }) =>
          stateInDatabase(deps, { db: anotherHandle(db), fingerprint: secrets.fingerprint }),
      },
    )
  return [await start(), await start(anotherHandle(db))] as const
}

describe.runIf(onPostgres)('two processes on one PostgreSQL', () => {
  test('count wrong passwords together, and give back what a right one took at either', async () => {
    const [one, other] = await twoProcesses()
    const password_hash = await hashPassword(password)
    await addSeller(one, { email, password_hash })
    const login = (app: typeof one, typed: string) =>
      app.call('POST', '/auth/login', { json: { email, password: typed }, address: '203.0.113.9' })
    for (let tries = 0; tries < 5; tries++) {
      expect((await login(one, 'wrong')).status).toBe(401)
      expect((await login(other, 'wrong')).status).toBe(401)
      if (tries < 4) expect((await login(tries % 2 ? one : other, password)).status).toBe(200)
    }
    const refused = await login(other, 'wrong')
    expect(refused).toMatchObject({ status: 429, body: { code: 'too_many' } })
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await login(one, password)).status).toBe(429)
  })

  test('take no more orders of a phone than one would, however many come at once', async () => {
    const [one, other] = await twoProcesses()
    const { token } = await addStore(one)
    const product = await addProduct(one, token, { inventory_count: 100 })
    let calls = 0
    const order = () => (calls++ % 2 ? one : other).call('POST', '/orders', { json: orderForm(product.id) })
    expect(await atOnce(12, order)).toEqual({ 201: 3, 429: 9 })
  })

  test('show what the other rendered, the last four of a store for ten minutes, until it is suspended', async () => {
    const [one, other] = await twoProcesses()
    const { store } = await addStore(one)
    const { user: rival } = await addStore(one, 'zari', { email: 'rival@example.pk' })
    const rivals = await one.db
      .selectFrom('stores')
      .select('id')
      .where('user_id', '=', rival.id)
      .executeTakeFirstOrThrow()
    const cacheOf = (app: typeof one) => app.deps.previews.cache
    const later = (milliseconds: number) => {
      for (const app of [one, other]) app.clock.time = new Date(app.clock.time.getTime() + milliseconds)
    }
    const names: string[] = []
    for (const html of ['a', 'b', 'c', 'd', 'e']) {
      names.push(await cacheOf(one).keep(store.id, html))
      later(1)
    }
    const theirs = await cacheOf(other).keep(rivals.id, 'z')
    const shown = () => Promise.all([...names, theirs].map((name) => cacheOf(other).find(name)))
    expect(await shown()).toEqual([undefined, 'b', 'c', 'd', 'e', 'z'])
    await cacheOf(other).drop(store.id)
    expect(await cacheOf(one).find(names[4] ?? '')).toBeUndefined()
    expect(await cacheOf(one).find(theirs)).toBe('z')
    later(10 * 60_000)
    expect(await cacheOf(one).find(theirs)).toBeUndefined()
  })

  test('follow a download link that the other process gave', async () => {
    const [one, other] = await twoProcesses()
    const { token } = await addSeller(one, { email })
    const { body } = await one.call('POST', '/auth/export', { token, json: {} })
    const answer = await other.app.request(body.url)
    expect(answer.status).toBe(200)
    await answer.arrayBuffer()
  })

  test('forget what nobody asks for any more, and keep a bounded number of counts and previews', async () => {
    const [one] = await twoProcesses()
    const { store } = await addStore(one)
    await one.deps.previews.cache.keep(store.id, 'old')
    one.clock.time = new Date(one.clock.time.getTime() + HOUR_MS)
    for (let n = 0; n < 3; n++) {
      await one.deps.previews.cache.keep(store.id, `new ${n}`)
      one.clock.time = new Date(one.clock.time.getTime() + 1)
    }
    await one.db.deleteFrom('rate_limits').execute()
    const counts = [1, 2, 3, 4].map((n) => ({ key: `${n}`, points: 1, expire: Date.now() + n * HOUR_MS }))
    await one.db
      .insertInto('rate_limits')
      .values([...counts, { key: 'over', points: 1, expire: Date.now() - 1 }])
      .execute()
    const purge = createSharedStatePurge(one.deps, { mostKeys: 3, mostPreviews: 2 })
    while (await purge());
    const keys = await one.db.selectFrom('rate_limits').select('key').orderBy('key').execute()
    expect(keys.map(({ key }) => key)).toEqual(['2', '3', '4'])
    const kept = await one.db.selectFrom('previews').select('html').orderBy('html').execute()
    expect(kept.map(({ html }) => html)).toEqual(['new 1', 'new 2'])
  })

  test('count each for itself while PostgreSQL is away, and together again when it is back', async () => {
    const server = await startPostgres()
    onTestFinished(server.stop)
    const options = { ...POSTGRES_FOR_TESTS, url: server.url, connections: 2 }
    await preparePostgres(options)
    const limits = [1, 2].map(() => {
      const db = openDatabase(options)
      onTestFinished(() => db.destroy())
      return sharedRateLimit({ db, fingerprint: (key) => key }, 'test', {
        points: 2,
        seconds: 600,
        message: 'Slow down',
      })
    })
    const takeAll = () => Promise.allSettled(limits.flatMap((limit) => [1, 2, 3].map(() => limit.take('somebody'))))
    const refusals = async () => (await takeAll()).filter(({ status }) => status === 'rejected').length
    await server.crash()
    expect(await refusals()).toBe(2)
    await server.restart()
    expect(await refusals()).toBe(4)
    expect(await refusals()).toBe(6)
  })
})
