import type { Config } from '#server/config/config.ts'
import { openDatabase } from '#server/db/database.ts'
import { newId } from '#server/db/ids.ts'
import { inGroups } from '#server/lib/in-groups.ts'
import { dataPaths } from '#server/services/data-folder.ts'
import { openPhone, SLOW_4G, SLOWER } from './phone.ts'
import { milliseconds, note, percentile, report } from './report.ts'

const ORDERS = 10_000
const PRODUCTS = 50
const VARIANTS = 20
const ROUNDS = 5

/** Places one order in a store, and copies it until there are 10,000, a minute apart. */
export const fillWithOrders = async (config: Config, origin: string, storeId: string): Promise<void> => {
  const db = openDatabase(dataPaths(config).database)
  const product = await db
    .selectFrom('products')
    .select('id')
    .where('store_id', '=', storeId)
    .limit(1)
    .executeTakeFirstOrThrow()
  const form = {
    items: [{ product_id: product.id, quantity: 1 }],
    buyer_name: 'Ayesha Khan',
    buyer_phone: '0300 1234567',
    delivery_address: 'House 7, Street 1, Lahore',
  }
  const { order_id } = await (
    await fetch(`${origin}/api/orders`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(form),
    })
  ).json()
  const order = await db.selectFrom('orders').selectAll().where('order_id', '=', order_id).executeTakeFirstOrThrow()
  const items = await db.selectFrom('order_items').selectAll().where('order_id', '=', order.id).execute()
  const copies = Array.from({ length: ORDERS - 1 }, (_, index) => ({
    ...order,
    id: newId(),
    order_id: `B${String(index).padStart(9, '0')}`,
    status: index < 60 ? ('Pending' as const) : ('Delivered' as const),
    created_at: new Date(Date.parse(order.created_at) - (index + 1) * 60_000).toISOString(),
  }))
  for (const some of inGroups(copies, 100)) {
    await db.insertInto('orders').values(some).execute()
    const lines = some.flatMap(({ id }) => items.map((item) => ({ ...item, order_id: id })))
    await db.insertInto('order_items').values(lines).execute()
  }
  await db.destroy()
}

/** Opens a phone at a quarter of the speed behind slow 4G. `view` opens the orders and says when they are seen. */
const openSlowPhone = async (origin: string, token: string) => {
  const { page, devTools, slow, close } = await openPhone(origin, token)
  await page.addInitScript(() => {
    const look = () => {
      if (/B00000000/.test(document.querySelector('main')?.textContent ?? '')) performance.mark('orders')
      else requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
  const view = async () => {
    await page.goto(`${origin}/dashboard?tab=orders`)
    await page.waitForFunction(() => performance.getEntriesByName('orders').length > 0, undefined, { polling: 500 })
    return page.evaluate(() => ({
      painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
      seen: performance.getEntriesByName('orders')[0]?.startTime ?? 0,
    }))
  }
  await devTools.send('Network.enable')
  await devTools.send('Network.emulateNetworkConditions', SLOW_4G)
  await slow()
  return { page, view, close }
}

/** Measures the orders on phones on which she has just signed in: the files came while she typed. */
const measureAfterSignIn = async (origin: string, token: string): Promise<void> => {
  const times: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const { page, view, close } = await openSlowPhone(origin, '')
    await page.goto(`${origin}/auth`, { waitUntil: 'networkidle' })
    await page.evaluate((token) => localStorage.setItem('token', token), token)
    times.push((await view()).seen)
    await close()
  }
  const median = percentile(times, 0.5)
  report('orders right after the first sign-in', milliseconds(median), '≤ 1,500 ms', median <= 1500)
}

/** Measures when the orders are seen: at the very first visit, after the sign-in, and with the files at hand. */
export const measureFirstView = async (origin: string, token: string): Promise<void> => {
  await measureAfterSignIn(origin, token)
  const { view, close } = await openSlowPhone(origin, token)
  const first = await view()
  note('orders at the very first visit', `painted ${milliseconds(first.painted)}, seen ${milliseconds(first.seen)}`)
  const times: number[] = []
  for (let round = 0; round < ROUNDS; round++) times.push((await view()).seen)
  await close()
  const median = percentile(times, 0.5)
  const name = `orders seen of ${ORDERS.toLocaleString('en')}, ${SLOWER}× slower, slow 4G`
  report(name, milliseconds(median), '≤ 1,500 ms', median <= 1500)
}

/** A sheet of new products with 20 sizes each. */
const sheetOfProducts = (): File => {
  const rows = Array.from({ length: PRODUCTS }, (_, product) =>
    Array.from({ length: VARIANTS }, (_, size) => [
      ...(size === 0
        ? [`Kurta ${product}`, 'Cotton lawn', 'Clothes', '"Rs. 2,500/-"', '5', 'Size']
        : ['', '', '', '', '6', '']),
      String(size + 30),
    ]),
  ).flat()
  const titles = 'title,description,category,price,stock,option1,value1'
  return new File([[titles, ...rows.map((row) => row.join())].join('\n')], 'products.csv')
}

/** Measures the look at a sheet of 1,000 rows, and its import. */
export const measureSheet = async (origin: string, token: string): Promise<void> => {
  const send = async (path: string, checksum?: string) => {
    const form = new FormData()
    form.set('sheet', sheetOfProducts())
    if (checksum) form.set('checksum', checksum)
    const started = performance.now()
    const response = await fetch(`${origin}/api/products/import${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
      body: form,
    })
    const body = await response.json()
    if (response.status !== 200) throw new Error(`the sheet was refused: ${JSON.stringify(body)}`)
    return { body, took: performance.now() - started }
  }
  const look = await send('/preview')
  const { body, took } = await send('', look.body.checksum)
  if (body.added !== PRODUCTS) throw new Error(`${body.added} products were added`)
  note(`a look at ${PRODUCTS * VARIANTS} rows`, milliseconds(look.took))
  report(`${PRODUCTS * VARIANTS} rows imported`, milliseconds(took), '≤ 10 s', took <= 10_000)
}
