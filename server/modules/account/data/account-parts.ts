import { describeDevice } from '#server/auth/describe-device.ts'
import type { Db, Tables } from '#server/db/database.ts'
import { presentWithdrawal } from '#server/modules/growth/referrals/withdrawals.service.ts'
import { presentInFull } from '#server/modules/selling/orders/present-order.ts'
import type { SecretBox } from '#server/ports/secret-box.ts'
import type { OrderRow } from '#server/records/orders/orders.repo.ts'
import { presentPayment } from '#server/records/payments/payments.repo.ts'
import type { UserRow } from '#server/records/users/users.repo.ts'
import { inBatches } from './batches.ts'

/** The account to export, with what reads it. */
export interface Source {
  db: Db
  secrets: SecretBox
  user: UserRow
}

/** One value, or rows read in batches. */
export type Content = { one: unknown } | { rows: AsyncIterable<unknown[]> }

/** A part of the export, without hashes, keys and ids of other accounts. */
export interface Part<From extends Source = Source> {
  tables: readonly (keyof Tables)[]
  read(source: From): Promise<Content> | Content
}

/** Yields orders as the seller or the buyer sees them, with items and history. */
export async function* presented(
  db: Db,
  batches: AsyncIterable<OrderRow[]>,
  reader: 'seller' | 'buyer',
): AsyncGenerator<unknown[]> {
  for await (const orders of batches) yield presentInFull(db, orders, reader)
}

export async function* mapped<Row, Shown>(
  batches: AsyncIterable<Row[]>,
  show: (row: Row) => Shown,
): AsyncGenerator<Shown[]> {
  for await (const rows of batches) yield rows.map(show)
}

/** Parts of every account, by file name. */
export const accountParts: Record<string, Part> = {
  account: {
    tables: ['users'],
    read: ({ user: { password_hash: _hash, password_number: _number, ...account } }) => ({ one: account }),
  },
  email_changes: {
    tables: ['email_changes'],
    read: ({ db, user }) => ({
      rows: inBatches(
        db
          .selectFrom('email_changes')
          .select(['kind', 'old_email', 'new_email', 'created_at', 'confirmed_at'])
          .where('user_id', '=', user.id)
          .orderBy('id'),
      ),
    }),
  },
  signed_in_devices: {
    tables: ['sessions'],
    read: ({ db, user }) => ({
      rows: mapped(
        inBatches(
          db
            .selectFrom('sessions')
            .select(['user_agent', 'created_at', 'last_seen_at', 'expires_at'])
            .where('user_id', '=', user.id)
            .orderBy('id'),
        ),
        ({ user_agent, ...session }) => ({ device: describeDevice(user_agent), user_agent, ...session }),
      ),
    }),
  },
  devices_with_alerts: {
    tables: ['push_devices'],
    read: ({ db, user }) => ({
      rows: inBatches(
        db
          .selectFrom('push_devices')
          .select(['endpoint', 'created_at', 'sent_at', 'arrived_at'])
          .where('user_id', '=', user.id)
          .orderBy('id'),
      ),
    }),
  },
  reminder_of_orders: {
    tables: ['push_reminders'],
    read: ({ db, user }) => ({
      rows: inBatches(
        db.selectFrom('push_reminders').select(['hour', 'sent_on']).where('user_id', '=', user.id).orderBy('user_id'),
      ),
    }),
  },
  notifications: {
    tables: ['notifications'],
    read: ({ db, user }) => ({
      rows: inBatches(
        db
          .selectFrom('notifications')
          .select(['message', 'created_at', 'read_at'])
          .where('user_id', '=', user.id)
          .orderBy('id'),
      ),
    }),
  },
  upgrade_requests: {
    tables: ['upgrade_requests'],
    read: ({ db, user }) => ({
      rows: inBatches(
        db
          .selectFrom('upgrade_requests')
          .select(['whatsapp_number', 'message', 'layout', 'status', 'created_at'])
          .where('user_id', '=', user.id)
          .orderBy('id'),
      ),
    }),
  },
  plan_payments: {
    tables: ['plan_payments'],
    read: ({ db, user }) => ({
      rows: mapped(
        inBatches(db.selectFrom('plan_payments').selectAll().where('user_id', '=', user.id).orderBy('id')),
        (row) => {
          const { id: _id, note: _note, ...shown } = presentPayment(row)
          return shown
        },
      ),
    }),
  },
  referrals: {
    tables: ['referral_codes', 'referrals'],
    read: async ({ db, user }) => ({
      one: {
        code: await db
          .selectFrom('referral_codes')
          .select(['code', 'created_at'])
          .where('user_id', '=', user.id)
          .execute(),
        came_with: await db
          .selectFrom('referrals')
          .select(['signup_date', 'upgraded_at'])
          .where('referred_user_id', '=', user.id)
          .execute(),
        brought: await db
          .selectFrom('referrals')
          .select(['signup_date', 'upgraded_at'])
          .where('referrer_user_id', '=', user.id)
          .orderBy('signup_date')
          .execute(),
      },
    }),
  },
  points: {
    tables: ['point_entries'],
    read: ({ db, user }) => ({
      rows: inBatches(
        db
          .selectFrom('point_entries')
          .select(['points', 'reason', 'created_at'])
          .where('user_id', '=', user.id)
          .orderBy('id'),
      ),
    }),
  },
  withdrawals: {
    tables: ['withdrawals'],
    read: ({ db, secrets, user }) => ({
      rows: mapped(
        inBatches(db.selectFrom('withdrawals').selectAll().where('user_id', '=', user.id).orderBy('id', 'desc')),
        (row) => {
          const { id: _id, admin_notes: _notes, ...shown } = presentWithdrawal(secrets, row)
          return shown
        },
      ),
    }),
  },
  whatsapp: {
    tables: ['whatsapp_sessions'],
    read: ({ db, user }) => ({
      rows: inBatches(
        db
          .selectFrom('whatsapp_sessions')
          .select(['name', 'phone_number', 'connected', 'created_at'])
          .where('user_id', '=', user.id)
          .orderBy('id'),
      ),
    }),
  },
  whatsapp_messages: {
    tables: ['whatsapp_messages'],
    read: ({ db, user }) => ({
      rows: inBatches(
        db
          .selectFrom('whatsapp_messages')
          .select(['recipient', 'kind', 'text', 'status', 'created_at', 'sent_at'])
          .where('session_id', '=', user.id)
          .orderBy('id'),
      ),
    }),
  },
  official_whatsapp_number: {
    tables: ['cloud_accounts'],
    read: ({ db, user }) => ({
      rows: inBatches(
        db
          .selectFrom('cloud_accounts')
          .select(['number_id', 'phone', 'name', 'language', 'quality', 'tier', 'created_at'])
          .where('user_id', '=', user.id)
          .orderBy('id'),
      ),
    }),
  },
  official_whatsapp_messages: {
    tables: ['cloud_messages'],
    read: ({ db, user }) => ({
      rows: inBatches(
        db
          .selectFrom('cloud_messages')
          .select(['recipient', 'kind', 'content', 'status', 'created_at', 'sent_at'])
          .where('account_id', '=', user.id)
          .orderBy('id'),
      ),
    }),
  },
  official_whatsapp_contacts: {
    tables: ['cloud_contacts'],
    read: ({ db, user }) => ({
      rows: inBatches(
        db
          .selectFrom('cloud_contacts')
          .select(['phone', 'wrote_at', 'stopped_at'])
          .where('account_id', '=', user.id)
          .orderBy('phone'),
      ),
    }),
  },
  official_whatsapp_costs: {
    tables: ['cloud_months'],
    read: ({ db, user }) => ({
      rows: inBatches(
        db.selectFrom('cloud_months').select(['month', 'charged']).where('account_id', '=', user.id).orderBy('month'),
      ),
    }),
  },
  orders_placed: {
    tables: ['orders', 'order_items', 'order_history'],
    read: ({ db, user }) => ({
      rows: presented(
        db,
        inBatches(db.selectFrom('orders').selectAll().where('buyer_user_id', '=', user.id).orderBy('id')),
        'buyer',
      ),
    }),
  },
}
