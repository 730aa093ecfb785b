import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '#server/db/database.ts'
import { newId } from '#server/db/ids.ts'
import { lock } from '#server/db/lock.ts'
import { preparePostgres } from '#server/db/postgres/prepare-postgres.ts'
import { afterCommit, write } from '#server/db/write.ts'
import { onPostgres } from '../../support/apps/dialect.ts'
import { POSTGRES_FOR_TESTS, startPostgres } from '../../support/apps/postgres-server.ts'
import { addProduct, addStore, createTestApp, orderForm } from '../../support/apps/test-app.ts'

test.runIf(onPostgres)(
  'while PostgreSQL is away calls are answered 503, and go on by themselves when it is back',
  async () => {
    const server = await startPostgres()
    onTestFinished(server.stop)
    const options = { ...POSTGRES_FOR_TESTS, url: server.url, connections: 4 }
    await preparePostgres(options)
    const app = await createTestApp({}, { db: openDatabase(options) })
    const seller = await addStore(app)
    const product = await addProduct(app, seller.token)
    let buyer = 0
    const order = () =>
      app.call('POST', '/orders', { json: orderForm(product.id, { buyer_phone: `0300${1_000_000 + buyer++}` }) })
    const readiness = async () => {
      app.clock.time = new Date(app.clock.time.getTime() + 1_000)
      const answer = await app.app.request('/readyz')
      return { ...(await answer.json()), status: answer.status }
    }
    const { body } = await order()
    expect(await readiness()).toMatchObject({ status: 200, database: 'ok' })

    await server.crash()
    const refused = await order()
    expect(refused).toMatchObject({ status: 503, body: { code: 'unavailable' } })
    expect(refused.headers.get('retry-after')).toBe('5')
    expect(await readiness()).toMatchObject({ status: 503, database: 'unreachable' })

    await server.restart()
    expect((await order()).status).toBe(201)
    expect(await readiness()).toMatchObject({ status: 200, database: 'ok' })
    const orders = await app.db.selectFrom('orders').select('order_id').orderBy('id').execute()
    expect(orders).toHaveLength(2)
    expect(orders[0]).toEqual({ order_id: body.order_id })
  },
)

test.runIf(onPostgres)(
  'two writes that meet in a deadlock are both made, and what follows each is done once',
  async () => {
    const { db, deps } = await createTestApp()
    const arrived = { a: Promise.withResolvers<void>(), b: Promise.withResolvers<void>() }
    const followed: string[] = []
    const meet = (own: 'a' | 'b', other: 'a' | 'b') =>
      write(deps, async (trx) => {
        afterCommit(trx, () => followed.push(own))
        await lock(trx, 'account', own)
        arrived[own].resolve()
        await arrived[other].promise
        await lock(trx, 'account', other)
        const now = deps.clock.now().toISOString()
        const mail = { subject: '', text: '', html: '', attempts: 0, next_attempt_at: now, created_at: now }
        await trx
          .insertInto('mail_outbox')
          .values({ id: newId(), recipient: own, ...mail })
          .execute()
      })
    await Promise.all([meet('a', 'b'), meet('b', 'a')])
    const mails = await db.selectFrom('mail_outbox').select('recipient').orderBy('recipient').execute()
    expect(mails.map(({ recipient }) => recipient)).toEqual(['a', 'b'])
    expect(followed.sort()).toEqual(['a', 'b'])
  },
)

test.runIf(onPostgres)('an order that meets another write in a deadlock counts its buyer once', async () => {
  const app = await createTestApp()
  const { token } = await addStore(app)
  const product = await addProduct(app, token, { inventory_count: 100 })
  // Every second try fails, because a sequence keeps counting after a rollback.
  await sql`create sequence tries`.execute(app.db)
  await sql`create function meet() returns trigger language plpgsql as $$ begin
    if nextval('tries') % 2 = 1 then raise exception 'deadlock detected' using errcode = '40P01'; end if;
    return new;
  end $$`.execute(app.db)
  await sql`create trigger meet before insert on orders for each row execute function meet()`.execute(app.db)
  const order = () => app.call('POST', '/orders', { json: orderForm(product.id) })
  for (let count = 0; count < 3; count++) expect((await order()).status).toBe(201)
  expect((await order()).status).toBe(429)
  const orders = await app.db.selectFrom('orders').select('to_check').execute()
  expect(orders).toEqual([{ to_check: null }, { to_check: null }, { to_check: null }])
})
