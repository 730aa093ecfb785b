import { hashPassword } from '#server/auth/passwords.ts'
import { startSession } from '#server/auth/sessions.ts'
import type { Config } from '#server/config/config.ts'
import { systemClock } from '#server/ports/clock.ts'
import { fillDatabase, NOW, numbers, orderStatus, sellers, spread, userId } from './platform-sql.ts'

export const PASSWORD = 'a long enough password'
/** Sellers who sign in at once. */
export const SIGN_INS = 20
export const ORDERS = 100_000
export const USERS = 100_000
export const EVENTS = { many: 1_000_000, few: 10_000 }

const store = (user: number, slug: string) => `
  insert into stores (id, user_id, store_slug, name, bio, whatsapp_number, country_code, revision, created_at, updated_at)
  values ('${slug}', printf('user-%07d', ${user}), '${slug}', 'Store ${slug}', 'Bangles from Lahore', '3001234567', '+92', 1,
    ${NOW}, ${NOW})`

const orders = (storeId: string, count: number) => [
  `${numbers(count)} insert into orders
    (id, order_id, store_id, buyer_name, buyer_phone, delivery_address, goods_amount, total_amount, status,
      created_at, updated_at)
  select printf('order-%08d', i), printf('B%09d', i), '${storeId}', 'Ayesha Khan', '03007654321',
    'House 5, Street 9, Gulberg III, Lahore', 45000 + i % 100 * 1000, 45000 + i % 100 * 1000, ${orderStatus}, ${spread(count)}, ${NOW} from n`,
  `insert into order_items (order_id, position, product_id, variant_id, product_name, product_price, quantity, category)
  select id, 0, 'product-' || substr(id, -2), 'product-' || substr(id, -2), 'Glass bangles', total_amount, 1, 'Bangles' from orders`,
  `insert into order_history (order_id, to_status, from_status, at, "by", user_id, note)
  select id, 'Pending', null, created_at, 'buyer', null, null from orders`,
  `insert into order_totals (store_id, status, orders, amount, kept_amount)
  select store_id, status, count(*), sum(total_amount), case status when 'Delivered' then sum(total_amount) else 0 end
    from orders group by store_id, status`,
  `insert into product_days (store_id, day, product_id, name, category, price, ordered, revenue)
  select store_id, substr(created_at, 1, 10), 'product-' || substr(id, -2), 'Glass bangles', 'Bangles', 45000, count(*),
    sum(total_amount) from orders group by 1, 2, 3`,
]

/** Number of events in the daily sums. */
const events = (storeId: string, count: number) => `${numbers(count)}
  insert into store_days (store_id, day, views, interactions)
  select '${storeId}', substr(at, 1, 10), sum(i % 3 > 0), sum(i % 3 = 0) from (select i, ${spread(count)} as at from n) group by 2`

/** Fills a database like a large platform's. Returns sellers' tokens. */
export const fillPlatform = async (config: Config) => {
  const db = await fillDatabase(config, [
    sellers(0, SIGN_INS, await hashPassword(PASSWORD)),
    sellers(SIGN_INS, USERS - SIGN_INS, 'none'),
    `update users set plan = 'paid' where id < '${userId(SIGN_INS)}'`,
    ...['many', 'few'].map((slug, user) => store(user, slug)),
    ...orders('many', ORDERS),
    events('many', EVENTS.many),
    events('few', EVENTS.few),
    // The two differ by their events alone.
    `insert into product_days select 'few', day, product_id, name, category, price, ordered, revenue from product_days`,
    `insert into event_totals (event_type, total) select 'store_view', sum(views) from store_days`,
    `insert into event_totals (event_type, total) select 'product_view', sum(interactions) from store_days`,
  ])
  const tokens = {
    many: await startSession(db, systemClock, userId(0)),
    few: await startSession(db, systemClock, userId(1)),
  }
  await db.destroy()
  return tokens
}
