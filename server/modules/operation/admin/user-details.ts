import type { UserDetails } from '#contract/admin/admin-users.ts'
import type { Db } from '#server/db/database.ts'
import type { Deps } from '#server/deps.ts'
import { balanceOf, countReferrals, findCode, findReferral } from '#server/modules/growth/referrals/referrals.repo.ts'
import { findOpenWithdrawal } from '#server/modules/growth/referrals/withdrawals.repo.ts'
import { notificationsOf } from '#server/modules/messages/notifications/notifications.service.ts'
import { entriesOn } from '#server/modules/operation/audit/audit.repo.ts'
import { presentEntries } from '#server/modules/operation/audit/read-log.ts'
import { layoutConfigOf, layoutInForce } from '#server/records/layouts/layout-config.ts'
import { ordersByStatus, orderTotals } from '#server/records/orders/orders.repo.ts'
import { paymentsOf } from '#server/records/payments/payments.repo.ts'
import { findStoreByOwner, type StoreRow } from '#server/records/stores/stores.repo.ts'
import { findUserById, type UserRow, withPlanInForce } from '#server/records/users/users.repo.ts'
import { presentAdminUser, userNotFound } from './users.service.ts'

/** Newest notifications, mails, payments and acts shown. */
const NEWEST = 20

type DetailDeps = Pick<Deps, 'db' | 'clock' | 'config'>

const storeFacts = async (deps: DetailDeps, owner: UserRow, store: StoreRow): Promise<UserDetails['store']> => {
  const { db } = deps
  const { products } = await db
    .selectFrom('products')
    .select((eb) => eb.fn.countAll<number>().as('products'))
    .where('store_id', '=', store.id)
    .executeTakeFirstOrThrow()
  const { layout } = await layoutConfigOf(db, store.id)
  const totals = await orderTotals(db, store.id)
  return {
    id: store.id,
    name: store.name,
    store_slug: store.store_slug,
    layout,
    layout_in_force: layoutInForce(deps, owner, layout),
    suspended_at: store.suspended_at,
    product_count: Number(products),
    order_count: totals.reduce((sum, { orders }) => sum + Number(orders), 0),
    orders_by_status: ordersByStatus(totals),
  }
}

const referralFacts = async (db: Db, userId: string): Promise<UserDetails['referrals']> => {
  const { total, paid } = await countReferrals(db, userId)
  const own = await findReferral(db, userId)
  const referrer = own && (await findUserById(db, own.referrer_user_id))
  const open = await findOpenWithdrawal(db, userId)
  return {
    referral_code: (await findCode(db, userId)) ?? null,
    referred_by: referrer?.email ?? null,
    total_referrals: total,
    paid_referrals: paid,
    total_points: await balanceOf(db, userId),
    open_withdrawal: open ? { status: open.status, points_requested: open.points_requested } : null,
  }
}

const mailsTo = async (db: Db, recipient: string): Promise<UserDetails['mails']> => {
  const rows = await db
    .selectFrom('mail_outbox')
    .select(['subject', 'created_at', 'last_error', 'failed_at'])
    .where('recipient', '=', recipient)
    .orderBy('id', 'desc')
    .limit(NEWEST)
    .execute()
  return rows.map(({ failed_at, ...mail }) => ({ ...mail, state: failed_at === null ? 'waiting' : 'failed' }))
}

const lastSignIn = async (db: Db, userId: string): Promise<string | null> => {
  const { at } = await db
    .selectFrom('sessions')
    .select((eb) => eb.fn.max<string | null>('password_at').as('at'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return at
}

/** Returns everything an admin sees of a user. Throws `not_found`. */
export const userDetails = async (deps: DetailDeps, id: string): Promise<UserDetails> => {
  const { db, clock } = deps
  const row = await findUserById(db, id)
  if (!row) throw userNotFound()
  const user = withPlanInForce(row, clock.now())
  const store = await findStoreByOwner(db, id)
  const acts = await entriesOn(db, store ? [id, store.id] : [id], NEWEST)
  const told = await notificationsOf(db, id, { page: 1, limit: NEWEST })
  return {
    user: {
      ...presentAdminUser(user),
      allowed_layouts: user.allowed_layouts,
      referral_price: user.referral_price,
    },
    store: store ? await storeFacts(deps, row, store) : null,
    referrals: await referralFacts(db, id),
    notifications: told.rows.map(({ message, created_at, read_at }) => ({ message, created_at, read_at })),
    last_sign_in_at: await lastSignIn(db, id),
    mails: await mailsTo(db, user.email),
    payments: await paymentsOf(db, id, NEWEST),
    audit: await presentEntries(db, acts),
  }
}
