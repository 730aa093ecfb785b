import { Writable } from 'node:stream'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { isDiskFull } from '#server/db/files/disk-full.ts'
import { createLogger } from '#server/http/logger.ts'
import { createPublishingApp, insertTestStore } from '../support/apps/publishing-app.ts'
import { addProduct } from '../support/fixtures/published-shop.ts'

const order = (slug: string, product_id: string, number: number) => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({
    store_slug: slug,
    buyer_name: 'Ayesha Khan',
    buyer_phone: `0300${1_000_000 + number}`,
    delivery_address: 'House 12, Street 4, Gulberg, Lahore. '.repeat(10),
    items: [{ product_id, quantity: 1 }],
  }),
})

test('on a full disk orders are refused in words, pages stay, and all goes on when there is room', async () => {
  const app = await createPublishingApp({ threads: false })
  const store = await insertTestStore(app, 'noor')
  const product = await addProduct(app, store, { inventory_count: 900 })
  await app.settled()
  const { db } = app.deps
  let number = 0
  const place = async () => app.app.request('/api/orders', order('noor', product.id, number++))
  expect((await place()).status).toBe(201)

  // Allows as many pages as the file has, so the next one fails as on a full disk.
  await sql`pragma max_page_count = 1`.execute(db)
  const filler = 'x'.repeat(20_000)
  await expect(
    app.deps.writes.run((trx) => trx.updateTable('stores').set({ bio: filler }).where('id', '=', store.id).execute()),
  ).rejects.toMatchObject({ code: 'SQLITE_FULL' })
  // Concurrent calls get the same reason, and none is half written.
  const together = await Promise.allSettled(
    ['a', 'b', 'c'].map((letter) =>
      app.deps.writes.run((trx) =>
        trx
          .updateTable('stores')
          .set({ name: letter.repeat(20_000) })
          .where('id', '=', store.id)
          .execute(),
      ),
    ),
  )
  for (const outcome of together) {
    expect(outcome).toMatchObject({ status: 'rejected', reason: { code: 'SQLITE_FULL' } })
  }
  // A few still fit into the existing pages.
  let taken = 1
  let answer = await place()
  for (; answer.status === 201 && taken < 40; taken++) answer = await place()
  const refused = answer
  expect(refused.status).toBe(503)
  expect(refused.headers.get('retry-after')).toBe('60')
  expect(await refused.json()).toMatchObject({
    code: 'unavailable',
    detail: 'Nothing can be saved at the moment. Please try again in a few minutes.',
  })
  expect((await app.get('/store/noor/')).status).toBe(200)

  await sql`pragma max_page_count = 1073741823`.execute(db)
  expect((await place()).status).toBe(201)
  expect(await db.selectFrom('orders').select('id').execute()).toHaveLength(taken + 1)
})

test('the log says once in a while that the disk is full, not for each thing that fails', () => {
  const lines: string[] = []
  const destination = new Writable({
    write: (chunk, _encoding, done) => {
      lines.push(String(chunk))
      done()
    },
  })
  const log = createLogger('info', destination)
  for (let index = 0; index < 100; index++) {
    log.error(
      { err: Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' }) },
      'request failed',
    )
    log.error({ store: 'noor', message: 'database or disk is full' }, 'a page failed')
  }
  log.error({ err: new Error('another') }, 'request failed')
  expect(lines).toHaveLength(2)
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ msg: 'the disk is full: orders are not taken' })
})

test.each([
  ['SQLite', Object.assign(new Error('database or disk is full'), { code: 'SQLITE_FULL' })],
  ['a file', Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' })],
  ['a cause', new Error('backup failed', { cause: Object.assign(new Error('x'), { code: 'EDQUOT' }) })],
  ['a thread', 'ENOSPC: no space left on device, open'],
])('a full disk is known from %s', (_what, failure) => {
  expect(isDiskFull(failure)).toBe(true)
  expect(isDiskFull(new Error('SQLITE_BUSY'))).toBe(false)
})
