import { setTimeout } from 'node:timers/promises'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { startSession } from '#server/auth/sessions.ts'
import { type Answer, send, sendJson, textOf } from '../support/apps/http.ts'
import { insertTestStore } from '../support/apps/publishing-app.ts'
import { orderForm } from '../support/apps/test-app.ts'
import { startWorld, type World } from '../support/apps/world.ts'
import { MARKERS, markersOf, openEditions } from '../support/fixtures/editions.ts'
import { SEED } from '../support/seed.ts'
import { VOLUME } from '../support/volume.ts'

/** Each of the six parts once. */
const KILLS = 6 * VOLUME
const SHOPS = 3
const STOCK = 100_000
/** Pause between two tries of an unanswered call. */
const AGAIN_MS = 50
/** Quicker than any seller, and within what a store may change a minute. */
const BETWEEN_SAVES_MS = 600

interface Shop {
  storeId: string
  slug: string
  token: string
  /** The last price that was acknowledged. */
  price: number
}

const victims = ['publisher 0', 'web 0', 'postgres', 'publisher 1', 'objects', 'web 1'] as const
type Victim = (typeof victims)[number]

/** Kills one of the world's parts. Returns a function that brings it back. */
const strike = async (world: World, victim: Victim): Promise<() => Promise<void>> => {
  if (victim === 'postgres') {
    await world.postgres.crash()
    return () => world.postgres.restart()
  }
  if (victim === 'objects') {
    world.objects.mood = 'breaks off'
    return async () => {
      world.objects.mood = 'works'
    }
  }
  const [role, index] = victim.split(' ')
  const one = world[role === 'web' ? 'webs' : 'publishers'][Number(index)]
  await one?.kill()
  return async () => one?.restart()
}

const openShops = async (world: World): Promise<Shop[]> => {
  const shops: Shop[] = []
  for (let index = 0; index < SHOPS; index++) {
    const store = await insertTestStore(world, `shop-${index}`)
    await openEditions(world.deps, store.id)
    await world.deps.db
      .updateTable('product_variants')
      .set({ inventory_count: STOCK })
      .where('store_id', '=', store.id)
      .execute()
    const token = await startSession(world.deps.db, world.deps.clock, store.user_id)
    shops.push({ storeId: store.id, slug: store.store_slug, token, price: 1 })
  }
  return shops
}

const priced = (shop: Shop) => `${shop.storeId}-product-0`
const ordered = (shop: Shop) => `${shop.storeId}-product-1`

test(`any process, PostgreSQL and the object store ended ${KILLS} times under orders and saves: nothing acknowledged is lost or doubled, no store stays stale`, async () => {
  const world = await startWorld({ env: { DATABASE_CONNECT_SECONDS: '2' } })
  const { db } = world.deps
  const shops = await openShops(world)
  const placed = new Map<string, string>()
  const otherAnswers: unknown[] = []
  let answers = 0
  let open = true
  let turn = 0

  /** Asks a web process, then the other, until one answers. */
  const ask = async (call: (origin: string) => Promise<Pick<Answer, 'status'> & { body: unknown }>) => {
    for (;;) {
      const answer = await call(world.origin(turn++)).catch(() => undefined)
      if (answer && answer.status < 500) {
        answers++
        return answer
      }
      if (answer && answer.status !== 503) otherAnswers.push(answer.body)
      await setTimeout(AGAIN_MS)
    }
  }
  const seller = async (shop: Shop) => {
    while (open) {
      const price = shop.price + 1
      const { token } = shop
      const { status, body } = await ask((origin) =>
        sendJson('PUT', `${origin}/api/products/${priced(shop)}`, { price }, { token }),
      )
      if (status === 200) shop.price = price
      else otherAnswers.push(body)
      await setTimeout(BETWEEN_SAVES_MS)
    }
  }
  let buyers = 0
  const buyer = async (shop: Shop) => {
    while (open) {
      const number = buyers++
      const key = `order-number-${number}`
      const { status, body } = await ask((origin) =>
        sendJson(
          'POST',
          `${origin}/api/orders`,
          orderForm(ordered(shop), { buyer_phone: `0300${String(number).padStart(7, '0')}` }),
          { headers: { 'idempotency-key': key, 'x-forwarded-for': `198.51.${(number >> 8) & 255}.${number & 255}` } },
        ),
      )
      if (status === 201) placed.set(key, (body as { order_id: string }).order_id)
      else if (status !== 409) otherAnswers.push(body)
    }
  }
  const trading = Promise.all(shops.flatMap((shop) => [seller(shop), buyer(shop)]))

  // Answers before each kill, and milliseconds more; then until it is undone.
  const moment = fc.record({ answers: fc.nat(40), pause: fc.nat(50), absence: fc.nat(800) })
  for (const [round, { pause, absence, ...before }] of fc.sample(moment, { seed: SEED, numRuns: KILLS }).entries()) {
    const until = answers + 5 + before.answers
    await expect.poll(() => answers, { message: `seed ${SEED}, kill ${round}` }).toBeGreaterThan(until)
    await setTimeout(pause)
    const undo = await strike(world, victims[round % victims.length] as Victim)
    await setTimeout(absence)
    await undo()
  }
  const until = answers + 20
  await expect.poll(() => answers).toBeGreaterThan(until)
  open = false
  await trading
  expect(otherAnswers.slice(0, 5)).toEqual([])

  const kept = await db.selectFrom('orders').select(['order_id', 'store_id', 'to_check']).execute()
  const ids = new Set(kept.map(({ order_id }) => order_id))
  expect([...placed.values()].filter((id) => !ids.has(id))).toEqual([])
  // Each key is one order, however often and to whichever process it was sent.
  expect(kept.length).toBe(placed.size)
  expect(new Set(placed.values()).size).toBe(placed.size)
  for (const shop of shops) {
    const taken = kept.filter(({ store_id, to_check }) => store_id === shop.storeId && to_check === null).length
    const { inventory_count, held_count } = await db
      .selectFrom('product_variants')
      .select(['inventory_count', 'held_count'])
      .where('id', '=', ordered(shop))
      .executeTakeFirstOrThrow()
    expect([inventory_count, held_count]).toEqual([STOCK - taken, taken])
    for (const web of [0, 1]) {
      const page = async (path: string) => textOf(await send(`${world.origin(web)}/store/${shop.slug}/${path}`))
      const shown = async () => /data-price="(\d+)"/.exec(await page('p/product-0/'))?.[1]
      await expect.poll(shown, { interval: 20, message: `${shop.slug} at web ${web}` }).toBe(String(shop.price * 100))
      expect(markersOf(await page('')).length).toBeGreaterThanOrEqual(MARKERS)
    }
  }
  expect(placed.size).toBeGreaterThan(KILLS)
  console.log(`${placed.size} orders, ${shops.reduce((sum, { price }) => sum + price, 0)} saves`)
})
