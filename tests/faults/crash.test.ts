import { existsSync, lstatSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { Agent } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import SqliteDatabase from 'better-sqlite3'
import fc from 'fast-check'
import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import { startSession } from '#server/auth/sessions.ts'
import { insertProduct } from '#server/records/products/products.repo.ts'
import { firstVariant, insertVariants } from '#server/records/products/variants.repo.ts'
import { enqueuePublish } from '#server/records/publications/enqueue-publish.ts'
import { send, sendJson, textOf } from '../support/apps/http.ts'
import { createPublishingApp, insertTestStore } from '../support/apps/publishing-app.ts'
import { launchServer, type RealServer, startServer } from '../support/apps/real-server.ts'
import { SEED } from '../support/seed.ts'
import { VOLUME } from '../support/volume.ts'

const KILLS = 8 * VOLUME
const STORES = 3
const INITIAL_STOCK = 900_000

/** A product whose price is saved again and again, with what is known of it. */
interface Shop {
  storeId: string
  slug: string
  token: string
  /** The last price that was acknowledged, and the one whose answer never came. */
  acknowledged: number
  underWay: number | undefined
}

/** A store that an admin deletes while other shops sell. */
interface ClosingShop {
  userId: string
  storeId: string
  slug: string
  deleted: 'no' | 'asked' | 'acknowledged'
}

interface PlacedOrder {
  key: string
  body: object
  quantity: number
  shop: Shop
  /** The answer, if there was one. */
  orderId: string | undefined
}

const pricedId = (shop: Shop) => `${shop.slug}-priced`
const orderedId = (shop: Shop) => `${shop.slug}-ordered`

const prepare = async (): Promise<{ dataDir: string; shops: Shop[]; closing: ClosingShop[]; admin: string }> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'whatsstore-crash-'))
  const app = await createPublishingApp({ dataDir })
  const shops: Shop[] = []
  for (let index = 0; index < STORES; index++) {
    const store = await insertTestStore(app, `shop-${index}`)
    const token = await startSession(app.deps.db, app.deps.clock, store.user_id)
    const shop = { storeId: store.id, slug: store.store_slug, token, acknowledged: 1, underWay: undefined }
    const now = new Date().toISOString()
    for (const id of [pricedId(shop), orderedId(shop)]) {
      const product = { id, store_id: store.id, created_at: now }
      await app.deps.db.transaction().execute(async (trx) => {
        await insertProduct(trx, {
          ...product,
          slug: id,
          name: id,
          description: id,
          price: 100,
          category: 'Bangles',
          featured: 0,
          status: 'active',
        })
        await insertVariants(trx, [firstVariant(product, INITIAL_STOCK)])
      })
    }
    shops.push(shop)
  }
  const closing: ClosingShop[] = []
  for (let index = 0; index < KILLS; index++) {
    const { id, user_id, store_slug } = await insertTestStore(app, `closing-${index}`)
    await app.deps.db.transaction().execute((trx) => enqueuePublish(trx, app.deps.clock, id))
    closing.push({ userId: user_id, storeId: id, slug: store_slug, deleted: 'no' })
  }
  const { user_id: admin } = await insertTestStore(app, 'admin')
  await app.deps.db.updateTable('users').set({ role: 'admin' }).where('id', '=', admin).execute()
  const adminToken = await startSession(app.deps.db, app.deps.clock, admin)
  await app.settled()
  await app.stop()
  return { dataDir, shops, closing, admin: adminToken }
}

const photo = await sharp({ create: { width: 400, height: 300, channels: 3, background: '#c0392b' } })
  .png()
  .toBuffer()

/** Builds a form with one image by hand, because it goes over a plain request. */
const photoForm = (price: number) => {
  const boundary = 'picture-of-bangles'
  const body = Buffer.concat([
    Buffer.from(`--${boundary}\r\ncontent-disposition: form-data; name="price"\r\n\r\n${price}\r\n`),
    Buffer.from(
      `--${boundary}\r\ncontent-disposition: form-data; name="images"; filename="a.png"\r\ncontent-type: image/png\r\n\r\n`,
    ),
    photo,
    Buffer.from(`\r\n--${boundary}--\r\n`),
  ])
  return { body, type: `multipart/form-data; boundary=${boundary}` }
}

/** Lets sellers save and buyers order at the same time, until the server is gone. */
const trade = (
  server: RealServer,
  shops: Shop[],
  orders: PlacedOrder[],
  round: number,
  onAnswer: () => void,
): Promise<unknown> => {
  const seller = async (shop: Shop) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    for (let saves = 0; ; saves++) {
      const price = shop.acknowledged + 1
      shop.underWay = price
      const form = saves % 8 === 3 ? photoForm(price) : undefined
      const answer = await send(`${server.origin}/api/products/${pricedId(shop)}`, {
        method: 'PUT',
        agent,
        headers: { authorization: `Bearer ${shop.token}`, 'content-type': form?.type ?? 'application/json' },
        body: form?.body ?? JSON.stringify({ price, inventory_count: price }),
      }).catch(() => undefined)
      if (!answer) return agent.destroy()
      expect(answer.status).toBe(200)
      shop.acknowledged = price
      shop.underWay = undefined
      onAnswer()
    }
  }
  const buyer = async (shop: Shop, number: number) => {
    for (let count = 0; count < 40; count++) {
      const quantity = 1 + (count % 3)
      const order: PlacedOrder = {
        key: `round-${round}-buyer-${number}-order-${count}`,
        body: {
          items: [{ product_id: orderedId(shop), quantity }],
          buyer_name: 'Ayesha Khan',
          buyer_phone: `0300${String(number * 100 + count).padStart(7, '0')}`,
          delivery_address: 'House 5, Street 9, Gulberg III, Lahore',
        },
        quantity,
        shop,
        orderId: undefined,
      }
      orders.push(order)
      const answer = await place(server, order, `127.0.1.${number + 1}`).catch(() => undefined)
      if (!answer) return
      expect(answer.status, JSON.stringify(answer.body)).toBe(201)
      order.orderId = answer.body.order_id
      onAnswer()
    }
  }
  const people = shops.flatMap((shop, index) => [seller(shop), buyer(shop, 2 * index), buyer(shop, 2 * index + 1)])
  return Promise.all(people)
}

/** Deletes stores as an admin, starting after some answers. */
const closer = (closing: ClosingShop[], admin: string) => async (server: RealServer) => {
  const shop = closing.find(({ deleted }) => deleted === 'no')
  if (!shop) return
  shop.deleted = 'asked'
  const answer = await send(`${server.origin}/api/admin/users/${shop.userId}`, {
    method: 'DELETE',
    headers: { authorization: `Bearer ${admin}` },
  }).catch(() => undefined)
  if (!answer) return
  expect(answer.status, answer.body.toString()).toBe(200)
  shop.deleted = 'acknowledged'
}

/** Checks a deleted store: gone if its deletion was acknowledged, else complete or gone. */
const checkClosing = async (dataDir: string, closing: ClosingShop[]) => {
  const sqlite = new SqliteDatabase(join(dataDir, 'app.db'), { readonly: true })
  try {
    const isKnown = sqlite.prepare('select count(*) from stores where id = ?').pluck()
    for (const shop of closing) {
      if (shop.deleted === 'no') continue
      const known = isKnown.get(shop.storeId) === 1
      if (shop.deleted === 'acknowledged') expect(known, shop.slug).toBe(false)
      const left = () =>
        [`published/sites/${shop.storeId}`, `published/live/${shop.slug}`].map((path) =>
          Boolean(lstatSync(join(dataDir, path), { throwIfNoEntry: false })),
        )
      await expect.poll(left, { interval: 20, message: shop.slug }).toEqual([known, known])
      shop.deleted = known ? 'no' : 'acknowledged'
    }
  } finally {
    sqlite.close()
  }
}

const place = (server: RealServer, order: PlacedOrder, localAddress: string) =>
  sendJson('POST', `${server.origin}/api/orders`, order.body, {
    localAddress,
    headers: { 'idempotency-key': order.key },
  })

const filesBelow = (folder: string): string[] =>
  !existsSync(folder)
    ? []
    : readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() || entry.isSymbolicLink())
        .map((entry) => join(entry.parentPath, entry.name))

const leftovers = (dataDir: string): string[] => [
  ...readdirSync(join(dataDir, 'published', 'tmp')),
  ...filesBelow(join(dataDir, 'media', 'tmp')),
  ...filesBelow(dataDir).filter((file) => file.endsWith('.tmp')),
]

const integrityOf = (dataDir: string): unknown => {
  const sqlite = new SqliteDatabase(join(dataDir, 'app.db'), { readonly: true })
  try {
    return [sqlite.pragma('integrity_check', { simple: true }), sqlite.pragma('foreign_key_check')]
  } finally {
    sqlite.close()
  }
}

/** Checks what a restarted server must know, and that its pages follow. */
const check = async (server: RealServer, dataDir: string, shops: Shop[], orders: PlacedOrder[]) => {
  for (const shop of shops) {
    const { body } = await send(`${server.origin}/api/products/${pricedId(shop)}`)
    const { price } = JSON.parse(body.toString())
    expect([shop.acknowledged, shop.underWay], shop.slug).toContain(price)
    shop.acknowledged = price
    shop.underWay = undefined
    const shown = async () =>
      /data-price="(\d+)"/.exec(textOf(await send(`${server.origin}/store/${shop.slug}/p/${pricedId(shop)}/`)))?.[1]
    await expect.poll(shown, { interval: 20 }).toBe(String(price * 100))
  }
  for (const [index, order] of orders.entries()) {
    const answer = await place(server, order, `127.0.2.${1 + (index % 200)}`)
    expect(answer.status, JSON.stringify(answer.body)).toBe(201)
    if (order.orderId === undefined) order.orderId = answer.body.order_id
    else expect(answer.headers['idempotent-replayed']).toBe('true')
    expect(answer.body.order_id).toBe(order.orderId)
  }
  await expect.poll(() => leftovers(dataDir), { interval: 20 }).toEqual([])
  expect(integrityOf(dataDir)).toEqual(['ok', []])
}

test(`killed ${KILLS} times at random moments: nothing acknowledged is lost, nothing half done stays`, async () => {
  const { dataDir, shops, closing, admin } = await prepare()
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }))
  const orders: PlacedOrder[] = []
  let checked = 0
  // Answers before each kill, plus milliseconds. Every eighth kill comes while the server is still starting.
  const moment = fc.record({ answers: fc.nat(40), pause: fc.nat(20), start: fc.integer({ min: 10, max: 500 }) })
  const moments = fc.sample(moment, { seed: SEED, numRuns: KILLS })

  for (const [round, { answers, pause, start }] of moments.entries()) {
    if (round % 8 === 7) {
      const starting = launchServer(dataDir)
      await setTimeout(start)
      starting.kill('SIGKILL')
      await starting.ended
      continue
    }
    const server = await startServer(dataDir)
    await check(server, dataDir, shops, orders.slice(checked))
    await checkClosing(dataDir, closing)
    checked = orders.length
    const { promise: reached, resolve: reach } = Promise.withResolvers<void>()
    let answered = 0
    const closed = closer(closing, admin)(server)
    const trading = Promise.all([trade(server, shops, orders, round, () => ++answered > answers && reach()), closed])
    // Every other kill comes after a deletion was acknowledged.
    await Promise.race([round % 2 ? Promise.all([reached, closed]) : reached, trading])
    await setTimeout(pause)
    server.kill('SIGKILL')
    expect((await server.ended).signal, `seed ${SEED}, kill ${round}`).toBe('SIGKILL')
    await trading
  }

  const server = await startServer(dataDir)
  await check(server, dataDir, shops, orders.slice(checked))
  await checkClosing(dataDir, closing)
  expect(closing.filter(({ deleted }) => deleted === 'acknowledged').length).toBeGreaterThan(KILLS / 4)
  const sqlite = new SqliteDatabase(join(dataDir, 'app.db'), { readonly: true })
  onTestFinished(() => void sqlite.close())
  for (const shop of shops) {
    const mine = orders.filter((order) => order.shop === shop)
    const stock = sqlite
      .prepare('select inventory_count from product_variants where id = ?')
      .pluck()
      .get(orderedId(shop))
    const kept = sqlite.prepare('select count(*) from orders where store_id = ?').pluck().get(shop.storeId)
    expect(kept).toBe(mine.length)
    // Later orders of such a fast buyer are to be checked and take nothing.
    const taken = sqlite
      .prepare(
        'select coalesce(sum(quantity), 0) from order_items join orders on orders.id = order_items.order_id where store_id = ? and to_check is null',
      )
      .pluck()
      .get(shop.storeId)
    expect(stock).toBe(INITIAL_STOCK - Number(taken))
    const units = sqlite
      .prepare(
        'select sum(quantity) from order_items join orders on orders.id = order_items.order_id where store_id = ?',
      )
      .pluck()
      .get(shop.storeId)
    expect(units).toBe(mine.reduce((sum, order) => sum + order.quantity, 0))
  }
  expect(new Set(orders.map((order) => order.orderId)).size).toBe(orders.length)
  // Otherwise the kills interrupted nobody.
  expect(orders.length).toBeGreaterThan(KILLS)
  expect(shops.reduce((sum, shop) => sum + shop.acknowledged, 0)).toBeGreaterThan(KILLS)
  console.log(`${orders.length} orders, ${shops.reduce((sum, shop) => sum + shop.acknowledged, 0)} saves`)
})
