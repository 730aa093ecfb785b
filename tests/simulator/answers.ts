import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import type { Shop } from './model.ts'
import { keptOf, type Read, readAll, rowsOf, type VariantRow } from './rows.ts'
import { costOf, isAtMidnight, isTurnDue } from './sales.ts'
import { asSeller } from './sellers.ts'
import type { World } from './world.ts'

interface WireProduct {
  id: string
  price: number
  inventory_count: number
  variants: { price: number; inventory_count: number }[]
  images: { status: string; url: string }[]
}

/** Runs the more expensive checks: answers and pages of every shop. */
export const checkAnswersAndPages = async (world: World): Promise<void> => {
  const read = await readAll(world.observer)
  for (const shop of world.shops) {
    if (shop.isClosed) continue
    await checkStats(world, shop, read)
    await checkProducts(world, shop)
    await checkPages(world, shop)
  }
}

const checkStats = async (world: World, shop: Shop, { orders, items }: Read) => {
  const { body } = await asSeller(world, shop, 'GET', '/orders/stats')
  const own = orders.filter(({ store_id }) => store_id === shop.storeId)
  const revenue = own.reduce((sum, order) => sum + keptOf(order, items.get(order.id) ?? []), 0)
  const says = `${body.total_orders} ${body.total_revenue}`
  world.check(
    says === `${own.length} ${revenue / 100}`,
    () => `${shop.slug} says ${says}, not ${own.length} ${revenue / 100}`,
  )
}

/** Products say the sum and the lowest price of their variants, and images that are ready have files. */
const checkProducts = async (world: World, shop: Shop) => {
  const { body } = await asSeller(world, shop, 'GET', '/products?limit=100')
  for (const product of body.products as WireProduct[]) {
    const units = product.variants.reduce((sum, one) => sum + one.inventory_count, 0)
    world.check(
      product.inventory_count === units,
      () => `${product.id} says ${product.inventory_count} units, not ${units}`,
    )
    const lowest = Math.min(...product.variants.map(({ price }) => price))
    world.check(product.price === lowest || product.variants.length === 1, () => `${product.id} costs ${product.price}`)
    for (const { status, url } of product.images) {
      const isThere = status !== 'ready' || existsSync(join(world.folder, url))
      world.check(isThere, () => `the image ${url} is ready and not there`)
    }
  }
  const ids = new Set(body.products.map(({ id }: WireProduct) => id))
  for (const { id, isDeleted } of shop.products) {
    world.check(ids.has(id) !== isDeleted, () => `product ${id} is ${isDeleted ? 'still' : 'not'} there`)
  }
}

/** The next day on which a sale begins or has ended. */
const turnOf = async ({ observer }: World, storeId: string): Promise<string | null> => {
  const [store] = await rowsOf(
    observer,
    sql<{ sales_turn: string | null }>`select sales_turn from stores where id = ${storeId}`,
  )
  return store?.sales_turn ?? null
}

const plural = (count: number): string => (count === 1 ? '1 review' : `${count} reviews`)

/** Pages say what the database says, or a publication is waiting. */
const checkPages = async (world: World, shop: Shop) => {
  const { folder } = world
  const { storeId, slug, charges } = shop
  const [job] = await rowsOf(world.observer, sql`select store_id from publish_jobs where store_id = ${storeId}`)
  if (job || isTurnDue(world, await turnOf(world, storeId))) return
  const settings = join(folder, 'published/live', slug, 'delivery.json')
  const shownFee = existsSync(settings) ? JSON.parse(readFileSync(settings, 'utf8')).default_fee : null
  const fee = charges && charges.fee * 100
  world.check(shownFee === fee, () => `${slug}: its pages charge ${shownFee} for delivery, not ${fee}`)
  const products = await rowsOf(
    world.observer,
    sql<{
      slug: string
      price: number
      id: string
    }>`select id, slug, price from products where store_id = ${storeId}`,
  )
  const variants = Map.groupBy(
    await rowsOf(
      world.observer,
      sql<VariantRow>`select * from product_variants where store_id = ${storeId} and archived_at is null`,
    ),
    ({ product_id }) => product_id,
  )
  const ratings = Map.groupBy(
    await rowsOf(
      world.observer,
      sql<{ product_id: string; stars: number }>`select product_id, stars from reviews
        where store_id = ${storeId} and store_id in (select id from stores where reviews = 1)`,
    ),
    ({ product_id }) => product_id,
  )
  for (const product of products) {
    const own = variants.get(product.id) ?? []
    const file = join(folder, 'published/live', slug, 'p', `${product.slug}.html`)
    world.check(existsSync(file), () => `${slug}: ${product.slug} has no page, and nothing waits to be published`)
    const { product: shown } = JSON.parse(readFileSync(file, 'utf8'))
    const stock = own.reduce((sum, one) => sum + one.inventory_count, 0)
    const regular = Math.min(...own.map((one) => one.price ?? product.price))
    // A page of a minute after midnight stays, where the clock was set back.
    const isReduced = shown.was !== undefined || !isAtMidnight(world)
    const price = isReduced ? costOf(world, shop, regular / 100) * 100 : regular
    const says = `${shown.price} ${shown.stock} ${shown.choice?.variants.map(({ stock }: { stock: number }) => stock) ?? ''}`
    const stars = (ratings.get(product.id) ?? []).map((one) => one.stars)
    const mean = stars.reduce((sum, one) => sum + one, 0) / stars.length
    const rated = stars.length === 0 ? undefined : `★ ${mean.toFixed(1)} from ${plural(stars.length)}`
    world.check(shown.rated === rated, () => `${slug}: ${product.slug} is rated ${shown.rated}, not ${rated}`)
    const units = own.toSorted((a, b) => a.position - b.position).map((one) => one.inventory_count)
    const is = `${price} ${stock} ${shown.choice ? units : ''}`
    world.check(
      says === is,
      () => `${slug}: the page of ${product.slug} says ${says}, the database ${is}, and nothing waits`,
    )
  }
}

/** Once all work is done, each order was mailed to its seller exactly once, and every page is current. */
export const checkAtRest = async (world: World): Promise<void> => {
  const { mails, mayBeMailedTwice } = world
  // A mail server that refuses a mail ten times leaves it to the admin.
  const abandoned = await rowsOf(
    world.observer,
    sql<{ text: string }>`select text from mail_outbox where failed_at is not null`,
  )
  const isAbandoned = (number: string) => abandoned.some(({ text }) => text.includes(number))
  const cancellations = mails.filter(({ text }) => text.includes('The buyer has cancelled'))
  const isOther = ({ text }: { text: string }) =>
    ['for sale again:', ' is paid: ', ' was not paid in time', ' a review of '].some((words) => text.includes(words))
  const alerts = mails.filter((mail) => !isOther(mail) && !cancellations.includes(mail))
  for (const shop of world.shops) {
    if (shop.isClosed) continue
    const own = alerts.filter(({ recipient }) => recipient === shop.email)
    // A digest names fifty orders and counts the rest.
    let unnamed = own.reduce((sum, { text }) => sum + Number(/… and (\d+) more/.exec(text)?.[1] ?? 0), 0)
    for (const { number, isRecorded } of world.orders.filter((order) => order.shop === shop)) {
      const count = own.filter(({ text }) => text.includes(number)).length
      const isRight =
        (count === 0 && isRecorded) ||
        (count === 1 && !isRecorded) ||
        (count > 1 && mayBeMailedTwice.has(number)) ||
        (count === 0 && (isAbandoned(number) || unnamed-- > 0))
      world.check(isRight, () => `order ${number} was mailed ${count} times`)
    }
    for (const { number } of world.orders.filter((order) => order.shop === shop && order.isCancelledByBuyer)) {
      const count = cancellations.filter(({ text }) => text.includes(number)).length
      const isRight = count === 1 || (count > 1 && mayBeMailedTwice.has(number)) || isAbandoned(number)
      world.check(isRight, () => `that ${number} was cancelled was mailed ${count} times`)
    }
  }
  const jobs = await rowsOf(world.observer, sql`select * from publish_jobs`)
  world.check(jobs.length === 0, () => `not published: ${JSON.stringify(jobs)}`)
  await checkAnswersAndPages(world)
}
