import { startSession } from '#server/auth/sessions.ts'
import type { Config } from '#server/config/config.ts'
import type { Db } from '#server/db/database.ts'
import { type Act, recordAct } from '#server/modules/operation/audit/audit.service.ts'
import { systemClock } from '#server/ports/clock.ts'
import { fillDatabase, NOW, numbers, orderStatus, sellers, spread, userId } from './platform-sql.ts'

/** Size of a platform with a hundred thousand sellers. */
export const PLATFORM = {
  users: 100_000,
  /** Every second seller has one. */
  stores: 50_000,
  orders: 1_000_000,
  products: 150_000,
  referrals: 50_000,
  withdrawals: 20_000,
  acts: 100_000,
  linkedAccounts: 1_000,
  deletedAccounts: 1_000,
}

/** The first of the sellers is the admin. */
const ADMIN = 0

const statements = [
  sellers(0, PLATFORM.users, 'none'),
  `update users set role = 'admin' where id = '${userId(ADMIN)}'`,
  // A public server lets nobody into the panel without a second factor.
  `insert into totp_secrets (user_id, sealed_secret, created_at, confirmed_at) values ('${userId(ADMIN)}', '', ${NOW}, ${NOW})`,
  `${numbers(PLATFORM.stores)} insert into stores
    (id, user_id, store_slug, name, bio, whatsapp_number, country_code, revision, suspended_at, created_at, updated_at)
  select printf('store-%07d', i), printf('user-%07d', i * 2), printf('bangles-%d', i), printf('Noor Bangles %d', i),
    'Bangles from Lahore', '3001234567', '+92', 1, case when i % 500 = 0 then ${NOW} end, ${spread(PLATFORM.stores)}, ${NOW} from n`,
  `insert into layout_configs (store_id, layout, customizations, config, updated_at)
  select id, case when rowid % 3 = 0 then 'luxury' else 'premium' end, '{}', '{}', created_at from stores where rowid % 4 > 0`,
  `insert into publish_jobs (store_id, requested_at, attempts, next_attempt_at, last_error)
  select id, ${NOW}, 3, ${NOW}, 'home: the layout failed' from stores where rowid % 1000 = 0`,
  `${numbers(PLATFORM.products)} insert into products
    (id, store_id, slug, name, description, price, category, created_at)
  select printf('product-%07d', i), printf('store-%07d', i / 3), printf('bangles-%d', i % 3), 'Glass bangles', '', 45000, 'Bangles',
    ${NOW} from n`,
  `insert into product_variants (id, product_id, store_id, inventory_count, updated_at)
  select id, id, store_id, 10, created_at from products`,
  `${numbers(PLATFORM.orders)} insert into orders
    (id, order_id, store_id, buyer_name, buyer_phone, delivery_address, goods_amount, total_amount, status,
      created_at, updated_at)
  select printf('order-%08d', i), printf('B%09d', i), printf('store-%07d', i % ${PLATFORM.stores}), 'Ayesha Khan', '03007654321',
    'House 5, Street 9, Gulberg III, Lahore', 45000 + i % 100 * 1000, 45000 + i % 100 * 1000, ${orderStatus}, ${spread(PLATFORM.orders)}, ${NOW} from n`,
  `insert into order_totals (store_id, status, orders, amount, kept_amount)
  select store_id, status, count(*), sum(total_amount), case status when 'Delivered' then sum(total_amount) else 0 end
    from orders group by store_id, status`,
  `insert into event_totals (event_type, total) values ('store_view', 5000000), ('product_clicked', 900000), ('whatsapp_click', 300000)`,
  `${numbers(30)} insert into platform_days (day, layout, plan, views, interactions, whatsapp_clicks, orders)
  select date('now', printf('-%d days', i)), layout, plan, 100000, 30000, 9000, 15000 from n,
    (select 'premium' as layout union all select 'luxury' union all select 'default'), (select 'free' as plan union all select 'paid')`,
  `${numbers(PLATFORM.users)} insert into referral_codes (user_id, code, created_at)
  select printf('user-%07d', i), printf('CODE%07d', i), ${NOW} from n`,
  `${numbers(PLATFORM.referrals)} insert into referrals (referred_user_id, referrer_user_id, signup_date, upgraded_at)
  select printf('user-%07d', ${PLATFORM.users - PLATFORM.referrals} + i), printf('user-%07d', i * i % 5000), ${spread(PLATFORM.referrals)},
    case when i % 4 = 0 then ${NOW} end from n`,
  `insert into point_entries (id, user_id, points, reason, referred_user_id, created_at)
  select 'points-' || referred_user_id, referrer_user_id, 500, 'referral', referred_user_id, ${NOW} from referrals where upgraded_at is not null`,
  `${numbers(PLATFORM.withdrawals)} insert into withdrawals
    (id, user_id, points_requested, payment_method, payment_details, status, request_date)
  select printf('withdrawal-%07d', i), printf('user-%07d', i % 5000), 1000, 'easypaisa', '', case when i % 10 = 0 then 'pending'
    when i % 10 = 1 then 'rejected' else 'paid' end, ${spread(PLATFORM.withdrawals)} from n`,
  `${numbers(PLATFORM.linkedAccounts)} insert into whatsapp_sessions (id, user_id, name, connected, phone_number, created_at)
  select printf('user-%07d', i * 10), printf('user-%07d', i * 10), 'Noor', i % 9 > 0, printf('923%09d', i), ${NOW} from n`,
  `${numbers(PLATFORM.deletedAccounts)} insert into deleted_accounts (id, archive, deleted_at, purge_at)
  select printf('deleted-%07d', i), '', ${NOW}, ${NOW} from n`,
]

/** Writes one act a user as the program does, by two admins in turn. */
const recordActs = (db: Db): Promise<void> =>
  db.transaction().execute(async (trx) => {
    for (let index = 0; index < PLATFORM.acts; index++) {
      const act: Act =
        index % 3 === 0
          ? {
              actor: userId(index % 2),
              action: 'store.badges',
              subject: `store-${String(index % 1000).padStart(7, '0')}`,
            }
          : { actor: userId(index % 2), action: 'user.plan', subject: userId(index % PLATFORM.users) }
      await recordAct(trx, systemClock, act)
    }
  })

/** Fills a database with what the platform's panel lists. Returns an admin's token. */
export const fillPanel = async (config: Config): Promise<string> => {
  const db = await fillDatabase(config, statements)
  await recordActs(db)
  const token = await startSession(db, systemClock, userId(ADMIN))
  await db.destroy()
  return token
}
