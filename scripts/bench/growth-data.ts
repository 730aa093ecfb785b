import { startSession } from '#server/auth/sessions.ts'
import type { Config } from '#server/config/config.ts'
import { createWrites } from '#server/db/write.ts'
import { createLimits } from '#server/http/limits.ts'
import { systemClock } from '#server/ports/clock.ts'
import { secretBox } from '#server/ports/secret-box.ts'
import { fillDatabase, NOW, numbers, orderStatus, sellers, spread, userId } from './platform-sql.ts'

const PRODUCTS = 5
const ORDERS = 10

/** Writes the rows of `count` equal stores with 5 products and 10 orders each. */
const statements = (stores: number) => [
  sellers(0, stores, 'none'),
  `${numbers(stores)} insert into stores
    (id, user_id, store_slug, name, bio, whatsapp_number, country_code, revision, created_at, updated_at)
  select printf('store-%07d', i), printf('user-%07d', i), printf('bangles-%d', i), 'Noor Bangles', 'Bangles from Lahore', '3001234567',
    '+92', 1, ${NOW}, ${NOW} from n`,
  `${numbers(stores * PRODUCTS)} insert into products
    (id, store_id, slug, name, description, price, category, created_at)
  select printf('product-%07d', i), printf('store-%07d', i / ${PRODUCTS}), printf('bangles-%d', i % ${PRODUCTS}), 'Glass bangles',
    'Made by hand in Lahore', 45000, 'Bangles', ${NOW} from n`,
  `insert into product_variants (id, product_id, store_id, inventory_count, updated_at)
  select id, id, store_id, 1000000, created_at from products`,
  `${numbers(stores * ORDERS)} insert into orders
    (id, order_id, store_id, buyer_name, buyer_phone, delivery_address, goods_amount, total_amount, status,
      created_at, updated_at)
  select printf('order-%08d', i), printf('B%09d', i), printf('store-%07d', i % ${stores}), 'Ayesha Khan', '03007654321',
    'House 5, Street 9, Gulberg III, Lahore', 45000, 45000, ${orderStatus}, ${spread(stores * ORDERS)}, ${NOW} from n`,
  `insert into order_items (order_id, position, product_id, variant_id, product_name, product_price, quantity, category)
  select id, 0, 'product', 'product', 'Glass bangles', total_amount, 1, 'Bangles' from orders`,
  `insert into order_totals (store_id, status, orders, amount, kept_amount)
  select store_id, status, count(*), sum(total_amount), case status when 'Delivered' then sum(total_amount) else 0 end
    from orders group by store_id, status`,
]

/** Makes a platform of rows without pages, with what the services need. */
export const openPlatform = async (config: Config, stores: number) => {
  const db = await fillDatabase(config, statements(stores))
  return {
    stores,
    deps: {
      db,
      writes: createWrites(db),
      clock: systemClock,
      limits: createLimits(),
      secrets: secretBox('growth'.repeat(8)),
    },
  }
}

/** Takes all stores off the air and clears the queue, so nothing is published. Returns some sellers' tokens. */
export const closePlatform = async ({ deps }: Platform, stores: number[]): Promise<string[]> => {
  const { db, clock } = deps
  await db.updateTable('stores').set({ suspended_at: clock.now().toISOString() }).execute()
  await db.deleteFrom('publish_jobs').execute()
  await db.deleteFrom('order_events').execute()
  const tokens: string[] = []
  for (const store of stores) tokens.push(await startSession(db, clock, userId(store)))
  await db.destroy()
  return tokens
}

export type Platform = Awaited<ReturnType<typeof openPlatform>>

const padded = (index: number): string => String(index).padStart(7, '0')
export const storeId = (index: number): string => `store-${padded(index)}`
/** The first product of a store. */
export const productId = (index: number): string => `product-${padded(index * PRODUCTS)}`
