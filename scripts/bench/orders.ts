import { Agent, request } from 'node:http'
import { join } from 'node:path'
import SqliteDatabase from 'better-sqlite3'
import type { Config } from '#server/config/config.ts'
import { openDatabase } from '#server/db/database.ts'
import { newCode, newId } from '#server/db/ids.ts'
import { dataPaths } from '#server/services/data-folder.ts'
import { milliseconds, note, percentile, perSecond, report } from './report.ts'
import { startServer } from './server.ts'

const SECONDS = 6
const ROUNDS = 3
/** Under the limit of orders a minute from one address. */
const ORDERS_PER_ADDRESS = 50

/** Returns a new loopback address each time, one a buyer. */
let addresses = 0
const nextAddress = () =>
  `127.${10 + Math.floor(addresses / 62_500)}.${Math.floor(addresses / 250) % 250}.${(addresses++ % 250) + 1}`

/** Hold time of the yardstick's orders, long enough that none ends during the next measurement. */
const HELD_MS = 86_400_000
/** Far in the future, so that the measured server sends no messages about them. */
const NEVER = '9999-12-31T00:00:00.000Z'

/** Places orders over kept connections, each as another buyer from another address. */
const createBuyer = (port: number, productIds: string[]) => {
  let agent: Agent | undefined
  let placed = 0
  return (): Promise<number> =>
    new Promise((resolve, reject) => {
      if (!agent || placed % ORDERS_PER_ADDRESS === 0) {
        agent?.destroy()
        agent = new Agent({ keepAlive: true, maxSockets: 1, localAddress: nextAddress() })
      }
      placed++
      const body = JSON.stringify({
        items: [{ product_id: productIds[Math.floor(Math.random() * productIds.length)], quantity: 1 }],
        buyer_name: 'Ayesha Khan',
        buyer_phone: `03${String(Math.floor(Math.random() * 1e9)).padStart(9, '0')}`,
        delivery_address: `House ${placed}, Street 9, Gulberg III, Lahore`,
        order_notes: null,
      })
      const sent = request(
        {
          host: '127.0.0.1',
          port,
          path: '/api/orders',
          method: 'POST',
          agent,
          headers: {
            'content-type': 'application/json',
            'content-length': Buffer.byteLength(body),
            'idempotency-key': newCode(20),
          },
        },
        (response) => {
          response.resume()
          response.on('end', () =>
            response.statusCode === 201
              ? resolve(placed)
              : reject(new Error(`an order answered ${response.statusCode}`)),
          )
        },
      )
      sent.on('error', reject)
      sent.end(body)
    })
}

/** Runs an order's statements on SQLite alone, an order a commit: the most that disk and database allow. */
const rawCommits = (config: Config, productIds: string[]): number => {
  const db = new SqliteDatabase(join(config.dataDir, 'app.db'))
  db.pragma('synchronous = FULL')
  db.pragma('foreign_keys = ON')
  db.pragma('secure_delete = ON')
  const product = db.prepare(
    'select variant.*, products.name, products.category, coalesce(variant.price, products.price) as price from product_variants as variant join products on products.id = variant.product_id where variant.id = ?',
  )
  const holdsOf = (column: string) =>
    db.prepare(`select variant_id, quantity, amount from order_holds where store_id = ? and ${column} = ?`)
  const [holdsOfPhone, holdsOfRecipient] = [holdsOf('phone'), holdsOf('recipient')]
  const hold = db.prepare(
    'insert into order_holds (order_id, variant_id, store_id, phone, recipient, address, quantity, amount, ends_at, crowded) values (?, ?, ?, ?, ?, ?, 1, ?, ?, 0)',
  )
  const held = db.prepare('update product_variants set held_count = held_count + 1 where id = ?')
  const key = db.prepare('select request_hash, order_id from order_keys where store_id = ? and idempotency_key = ?')
  const store = db.prepare('select * from stores where id = ?')
  const stock = db.prepare(
    'update product_variants set inventory_count = inventory_count - ?, updated_at = ? where id = ? and inventory_count >= ?',
  )
  const customerOf = db.prepare('select * from customers where store_id = ? and phone = ?')
  const customer = db.prepare(
    "insert into customers (id, store_id, phone, name, names, orders, first_order_at, last_order_at) values (?, ?, ?, 'Ayesha Khan', '[\"Ayesha Khan\"]', 1, ?, ?)",
  )
  const order = db.prepare(
    'insert into orders (id, order_id, store_id, customer_id, buyer_user_id, buyer_name, buyer_phone, delivery_address, order_notes, goods_amount, total_amount, status, admin_notes, created_at, updated_at) values (?, ?, ?, ?, null, ?, ?, ?, null, ?, ?, ?, null, ?, ?)',
  )
  const item = db.prepare(
    'insert into order_items (order_id, position, product_id, variant_id, product_name, product_price, quantity, category) values (?, 0, ?, ?, ?, ?, 1, ?)',
  )
  const history = db.prepare(
    "insert into order_history (order_id, to_status, from_status, at, by, user_id, note) values (?, 'Pending', null, ?, 'buyer', null, null)",
  )
  const event = db.prepare(
    "insert into order_events (id, order_id, status, created_at, attempts, next_attempt_at) values (?, ?, 'Pending', ?, 0, ?)",
  )
  const totals = db.prepare(
    "insert into order_totals (store_id, status, orders, amount) values (?, 'Pending', 1, ?) on conflict (store_id, status) do update set orders = order_totals.orders + 1, amount = order_totals.amount + excluded.amount",
  )
  const day = db.prepare(
    'insert into store_days (store_id, day, orders, delivered, cancelled, revenue) values (?, ?, 1, 0, 0, 0) on conflict (store_id, day) do update set orders = store_days.orders + 1',
  )
  const hour = db.prepare(
    'insert into store_hours (store_id, day, hour, orders) values (?, ?, ?, 1) on conflict (store_id, day, hour) do update set orders = store_hours.orders + 1',
  )
  const productDay = db.prepare(
    'insert into product_days (store_id, day, product_id, name, category, price, ordered, revenue) values (?, ?, ?, ?, ?, ?, 1, 0) on conflict (store_id, day, product_id) do update set ordered = product_days.ordered + 1',
  )
  const categoryDay = db.prepare(
    'insert into category_days (store_id, day, category, orders, revenue) values (?, ?, ?, 1, 0) on conflict (store_id, day, category) do update set orders = category_days.orders + 1',
  )
  const keep = db.prepare(
    'insert into order_keys (store_id, idempotency_key, request_hash, order_id, created_at) values (?, ?, ?, ?, ?)',
  )
  const revision = db.prepare('update stores set revision = revision + 1 where id = ?')
  const job = db.prepare(
    'insert into publish_jobs (store_id, sequence, requested_at, background, force, rollback_to, attempts, next_attempt_at, last_error) values (?, 1, ?, 0, 0, null, 0, ?, null) on conflict (store_id) do update set requested_at = excluded.requested_at, sequence = publish_jobs.sequence + 1',
  )
  const place = db.transaction((productId: string) => {
    const [now, id, idempotencyKey] = [new Date().toISOString(), newId(), newCode(20)]
    const ends = new Date(Date.now() + HELD_MS).toISOString()
    const found = product.get(productId) as { store_id: string; name: string; price: number; category: string }
    key.get(found.store_id, idempotencyKey)
    store.get(found.store_id)
    const [phone, recipient, address] = [`+92${newCode(10)}`, newCode(22), newCode(22)]
    stock.run(1, now, productId, 1)
    holdsOfPhone.all(found.store_id, phone)
    holdsOfRecipient.all(found.store_id, recipient)
    customerOf.get(found.store_id, phone)
    const customerId = newId()
    customer.run(customerId, found.store_id, phone, now, now)
    order.run(
      id,
      newCode(10),
      found.store_id,
      customerId,
      'Ayesha Khan',
      '03001234567',
      'House 5, Street 9, Gulberg III, Lahore',
      found.price,
      found.price,
      'Pending',
      now,
      now,
    )
    hold.run(id, productId, found.store_id, phone, recipient, address, found.price, ends)
    held.run(productId)
    item.run(id, productId, productId, found.name, found.price, found.category)
    history.run(id, now)
    event.run(newId(), id, now, NEVER)
    totals.run(found.store_id, found.price)
    const today = now.slice(0, 10)
    day.run(found.store_id, today)
    hour.run(found.store_id, today, 12)
    productDay.run(found.store_id, today, productId, found.name, found.category, found.price)
    categoryDay.run(found.store_id, today, found.category)
    keep.run(found.store_id, idempotencyKey, 'x'.repeat(64), id, now)
    revision.run(found.store_id)
    job.run(found.store_id, now, now)
  })
  const started = performance.now()
  let count = 0
  while (performance.now() - started < 3000) {
    place.immediate(productIds[count++ % productIds.length] ?? '')
  }
  const rate = count / ((performance.now() - started) / 1000)
  db.close()
  return rate
}

/** Measures orders a second of a crowd. With several servers each buyer uses one. */
export const placedPerSecond = async (ports: number[], productIds: string[]): Promise<number> => {
  let placed = 0
  const until = performance.now() + SECONDS * 1000
  const crowd = Array.from({ length: 32 }, async (_, index) => {
    const buy = createBuyer(ports[index % ports.length] ?? 0, productIds)
    while (performance.now() < until) {
      await buy()
      placed++
    }
  })
  await Promise.all(crowd)
  return placed / SECONDS
}

/** Measures an order's time while 200 come each second. */
const measurePace = async (port: number, productIds: string[]): Promise<void> => {
  const samples: number[] = []
  const buyers = Array.from({ length: 50 }, () => createBuyer(port, productIds))
  const open: Promise<unknown>[] = []
  for (let tick = 0; tick < 200 * SECONDS; tick++) {
    await new Promise((resolve) => setTimeout(resolve, 5))
    const sent = performance.now()
    const buy = buyers[tick % buyers.length]
    if (buy) open.push(buy().then(() => samples.push(performance.now() - sent)))
  }
  await Promise.all(open)
  const p99 = percentile(samples, 0.99)
  report(
    'order at 200/s',
    `p50 ${milliseconds(percentile(samples, 0.5))}, p99 ${milliseconds(p99)}`,
    'p99 ≤ 100 ms',
    p99 <= 100,
  )
}

export const measureOrders = async (config: Config): Promise<void> => {
  const db = openDatabase(dataPaths(config).database)
  const rows = await db.selectFrom('products').select('id').limit(400).execute()
  await db.destroy()
  const productIds = rows.map((row) => row.id)
  const server = await startServer(config)
  // The first orders are placed while the server compiles.
  await placedPerSecond([server.port], productIds)
  const raw: number[] = []
  const placed: number[] = []
  // In turn, so that both meet the same load.
  for (let round = 0; round < ROUNDS; round++) {
    raw.push(rawCommits(config, productIds))
    placed.push(await placedPerSecond([server.port], productIds))
  }
  const yardstick = percentile(raw, 0.5)
  const rate = percentile(placed, 0.5)
  note('yardstick: the same statements on SQLite alone, synchronous=FULL', perSecond(yardstick))
  const share = rate / yardstick
  report(
    'orders over HTTP, durable',
    `${perSecond(rate)}, ${Math.round(share * 100)} % of that`,
    '≥ 75 %',
    share >= 0.75,
  )
  await measurePace(server.port, productIds)
  await server.stop()
}
