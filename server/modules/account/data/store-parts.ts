import { decimalOrNull, toDecimal } from '#contract/minor-units.ts'
import { LOG_KEPT } from '#contract/staff/staff.ts'
import { presentDiscount } from '#server/modules/selling/discounts/discounts.service.ts'
import { collectionsOf } from '#server/records/collections/collections.repo.ts'
import { couriersOf, readCourier } from '#server/records/couriers/couriers.repo.ts'
import { namesOf } from '#server/records/customers/customers.repo.ts'
import { discountsOf } from '#server/records/discounts/discounts.repo.ts'
import { layoutConfigOf } from '#server/records/layouts/layout-config.ts'
import { keptDesigns } from '#server/records/layouts/layouts.repo.ts'
import type { OrderRow } from '#server/records/orders/orders.repo.ts'
import { labelsOf, optionsOf, valueIdsOf } from '#server/records/products/options.ts'
import { actsOf, staffOf } from '#server/records/staff/staff.repo.ts'
import { domainOfStore } from '#server/records/stores/domains.repo.ts'
import { presentDelivery } from '#server/records/stores/present-delivery.ts'
import type { StoreRow } from '#server/records/stores/stores.repo.ts'
import { mapped, type Part, presented, type Source } from './account-parts.ts'
import { inBatches, inBatchesAfter } from './batches.ts'

export interface StoreSource extends Source {
  store: StoreRow
}

const ordersAfter =
  ({ db, store }: StoreSource) =>
  (last: OrderRow | undefined, limit: number): Promise<OrderRow[]> => {
    let query = db.selectFrom('orders').selectAll().where('store_id', '=', store.id)
    if (last) {
      query = query.where(({ eb, refTuple, tuple }) =>
        eb(refTuple('created_at', 'id'), '>', tuple(last.created_at, last.id)),
      )
    }
    return query.orderBy('created_at').orderBy('id').limit(limit).execute()
  }

/** Parts of an account's store, by file name. */
export const storeParts: Record<string, Part<StoreSource>> = {
  store: {
    tables: ['stores', 'layout_configs', 'kept_designs', 'store_slug_history'],
    read: async ({ db, store }) => ({
      one: {
        ...store,
        delivery: store.delivery && presentDelivery(store.delivery),
        layoutConfig: await layoutConfigOf(db, store.id),
        designs_of_other_layouts: await keptDesigns(db, store.id),
        former_addresses: await db
          .selectFrom('store_slug_history')
          .select(['slug', 'replaced_at'])
          .where('store_id', '=', store.id)
          .orderBy('replaced_at')
          .execute(),
      },
    }),
  },
  domain: {
    tables: ['store_domains'],
    read: async ({ db, store }) => {
      const { token: _, ...claim } = (await domainOfStore(db, store.id)) ?? { token: '' }
      return { one: claim }
    },
  },
  removed_addresses: {
    tables: ['gone_pages'],
    read: ({ db, store }) => ({
      rows: inBatches(
        db.selectFrom('gone_pages').select(['path', 'gone_at']).where('store_id', '=', store.id).orderBy('path'),
      ),
    }),
  },
  message_templates: {
    tables: ['message_templates'],
    read: async ({ db, store }) => {
      const own = db.selectFrom('message_templates').select(['kind', 'text']).where('store_id', '=', store.id)
      return { one: Object.fromEntries((await own.execute()).map(({ kind, text }) => [kind, text])) }
    },
  },
  payments: {
    tables: ['order_payments', 'payment_proofs'],
    read: ({ db, store }) => ({
      rows: mapped(
        inBatches(db.selectFrom('order_payments').selectAll().where('store_id', '=', store.id).orderBy('id')),
        (row) => ({ ...row, amount: toDecimal(row.amount) }),
      ),
    }),
  },
  reviews: {
    tables: ['reviews'],
    read: ({ db, store }) => ({
      rows: mapped(
        inBatches(db.selectFrom('reviews').selectAll().where('store_id', '=', store.id).orderBy('id')),
        ({ store_id: _store, ...row }) => row,
      ),
    }),
  },
  discounts: {
    tables: ['discounts', 'discount_uses'],
    read: async ({ db, store }) => ({ one: (await discountsOf(db, store.id)).map(presentDiscount) }),
  },
  products: {
    tables: ['products'],
    read: ({ db, store }) => ({
      rows: mapped(
        inBatches(db.selectFrom('products').selectAll().where('store_id', '=', store.id).orderBy('id')),
        (row) => ({
          ...row,
          price: toDecimal(row.price),
          compare_at: decimalOrNull(row.compare_at),
          options: optionsOf(row.options),
        }),
      ),
    }),
  },
  variants: {
    tables: ['product_variants'],
    read: ({ db, store }) => ({
      rows: mapped(
        inBatches(
          db
            .selectFrom('product_variants as variant')
            .innerJoin('products', 'products.id', 'variant.product_id')
            .selectAll('variant')
            .select('products.options')
            .where('variant.store_id', '=', store.id)
            .orderBy('variant.id'),
        ),
        ({ options, value_ids, ...row }) => ({
          ...row,
          labels: labelsOf(optionsOf(options), valueIdsOf(value_ids)),
          price: decimalOrNull(row.price),
          compare_at: decimalOrNull(row.compare_at),
        }),
      ),
    }),
  },
  images: {
    tables: ['images'],
    read: ({ db, store }) => ({
      rows: inBatches(
        db
          .selectFrom('images')
          .select(['id', 'role', 'product_id', 'position', 'status', 'width', 'height', 'created_at'])
          .where('store_id', '=', store.id)
          .orderBy('id'),
      ),
    }),
  },
  orders: {
    tables: ['orders', 'order_items', 'order_history', 'order_revisions', 'shipments'],
    read: (source) => ({ rows: presented(source.db, inBatchesAfter(ordersAfter(source)), 'seller') }),
  },
  staff: {
    tables: ['staff', 'shop_log'],
    read: async ({ db, store }) => ({
      one: {
        people: (await staffOf(db, store.id)).map(({ name, email, role, created_at }) => ({
          ...{ name, email, role, created_at },
        })),
        log: (await actsOf(db, store.id, { page: 1, limit: LOG_KEPT })).rows.map(({ at, who, act, subject }) => ({
          ...{ at, who, act, subject },
        })),
      },
    }),
  },
  collections: {
    tables: ['collections'],
    read: async ({ db, store }) => ({
      one: (await collectionsOf(db, store.id)).map(({ title, slug, product_ids }) => ({ title, slug, product_ids })),
    }),
  },
  couriers: {
    tables: ['couriers'],
    read: async ({ db, store }) => ({ one: (await couriersOf(db, store.id)).map(readCourier) }),
  },
  customers: {
    tables: ['customers'],
    read: ({ db, store }) => ({
      rows: mapped(
        inBatches(db.selectFrom('customers').selectAll().where('store_id', '=', store.id).orderBy('phone')),
        ({ store_id: _store, names, spent, ...row }) => ({ ...row, names: namesOf(names), spent: toDecimal(spent) }),
      ),
    }),
  },
  figures_by_day: {
    tables: ['store_days'],
    read: ({ db, store }) => ({
      rows: mapped(
        inBatches(db.selectFrom('store_days').selectAll().where('store_id', '=', store.id).orderBy('day')),
        ({ store_id: _store, revenue, ...day }) => ({ ...day, revenue: toDecimal(revenue) }),
      ),
    }),
  },
  orders_by_hour: {
    tables: ['store_hours'],
    read: ({ db, store }) => ({
      rows: inBatches(
        db
          .selectFrom('store_hours')
          .select(['day', 'hour', 'orders'])
          .where('store_id', '=', store.id)
          .orderBy('day')
          .orderBy('hour'),
      ),
    }),
  },
  products_by_day: {
    tables: ['product_days'],
    read: ({ db, store }) => ({
      rows: mapped(
        inBatches(
          db
            .selectFrom('product_days')
            .selectAll()
            .where('store_id', '=', store.id)
            .orderBy('day')
            .orderBy('product_id'),
        ),
        ({ store_id: _store, price, revenue, ...day }) => ({
          ...day,
          price: toDecimal(price),
          revenue: toDecimal(revenue),
        }),
      ),
    }),
  },
  categories_by_day: {
    tables: ['category_days'],
    read: ({ db, store }) => ({
      rows: mapped(
        inBatches(
          db
            .selectFrom('category_days')
            .selectAll()
            .where('store_id', '=', store.id)
            .orderBy('day')
            .orderBy('category'),
        ),
        ({ store_id: _store, revenue, ...day }) => ({ ...day, revenue: toDecimal(revenue) }),
      ),
    }),
  },
}
