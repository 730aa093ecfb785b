import type { ExpressionBuilder, Selectable } from 'kysely'
import type { Db, Tables, Transaction } from '#server/db/database.ts'
import { prepared } from '#server/db/prepared.ts'
import type { CategoryDaysTable, ProductDaysTable } from './analytics.table.ts'

const TOP_PRODUCTS = 5
const TOP_CATEGORIES = 20

type Figures =
  | 'views'
  | 'interactions'
  | 'whatsapp_clicks'
  | 'orders'
  | 'delivered'
  | 'cancelled'
  | 'cancelled_confirmed'
  | 'returned'
  | 'kept'
  | 'revenue'

const dayUpsert = prepared((db, row: { store_id: string; day: string } & Partial<Record<Figures, number>>) => {
  const { store_id: _store, day: _day, ...figures } = row
  const added = (eb: ExpressionBuilder<Tables, 'store_days'>) =>
    Object.fromEntries(
      Object.entries(figures).map(([name, value]) => [name, eb(`store_days.${name as Figures}`, '+', value)]),
    )
  return db
    .insertInto('store_days')
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(['store_id', 'day']).doUpdateSet((eb) => added(eb as ExpressionBuilder<Tables, 'store_days'>)),
    )
})

/** Adds to the figures of a store's day. */
export const addToStoreDay = async (
  trx: Transaction,
  store_id: string,
  day: string,
  figures: Partial<Record<Figures, number>>,
): Promise<void> => {
  await dayUpsert(trx, { store_id, day, ...figures })
}

/** Adds to the total of an event type over all stores. */
export const addToEventTotal = async (trx: Transaction, eventType: string, count: number): Promise<void> => {
  await trx
    .insertInto('event_totals')
    .values({ event_type: eventType, total: count })
    .onConflict((conflict) =>
      conflict.column('event_type').doUpdateSet((eb) => ({ total: eb('event_totals.total', '+', count) })),
    )
    .execute()
}

/** Returns the all-time total of each event type. */
export const eventTotals = async (db: Db): Promise<Map<string, number>> => {
  const rows = await db.selectFrom('event_totals').selectAll().execute()
  return new Map(rows.map((row) => [row.event_type, Number(row.total)]))
}

const hourUpsert = prepared((db, hour: { store_id: string; day: string; hour: number }) =>
  db
    .insertInto('store_hours')
    .values({ ...hour, orders: 1 })
    .onConflict((conflict) =>
      conflict.columns(['store_id', 'day', 'hour']).doUpdateSet((eb) => ({ orders: eb('store_hours.orders', '+', 1) })),
    ),
)

/** Counts an order in its hour. */
export const addToStoreHour = async (trx: Transaction, store_id: string, day: string, hour: number): Promise<void> => {
  await hourUpsert(trx, { store_id, day, hour })
}

type ProductDay = Selectable<ProductDaysTable>

const productUpsert = prepared((db, row: ProductDay) =>
  db
    .insertInto('product_days')
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(['store_id', 'day', 'product_id']).doUpdateSet((eb) => ({
        name: row.name,
        category: row.category,
        price: row.price,
        ordered: eb('product_days.ordered', '+', row.ordered),
        revenue: eb('product_days.revenue', '+', row.revenue),
      })),
    ),
)

/** Adds to a product's sales of a day and stores its name, category and price as last sold. */
export const addToProductDay = async (
  trx: Transaction,
  key: Pick<ProductDay, 'store_id' | 'day' | 'product_id'>,
  product: Pick<ProductDay, 'name' | 'category' | 'price'>,
  added: Pick<ProductDay, 'ordered' | 'revenue'>,
): Promise<void> => {
  await productUpsert(trx, { ...key, ...product, ...added })
}

type CategoryDay = Selectable<CategoryDaysTable>

const categoryUpsert = prepared((db, row: CategoryDay) =>
  db
    .insertInto('category_days')
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(['store_id', 'day', 'category']).doUpdateSet((eb) => ({
        orders: eb('category_days.orders', '+', row.orders),
        revenue: eb('category_days.revenue', '+', row.revenue),
      })),
    ),
)

export const addToCategoryDay = async (
  trx: Transaction,
  store_id: string,
  day: string,
  category: string,
  added: Pick<CategoryDay, 'orders' | 'revenue'>,
): Promise<void> => {
  await categoryUpsert(trx, { store_id, day, category, ...added })
}

/** Returns a store's figures since a day, for the dashboard. At most one row per day, hour, product or category. */
export const figuresSince = async (db: Db, storeId: string, from: string) => {
  const days = await db
    .selectFrom('store_days')
    .selectAll()
    .where('store_id', '=', storeId)
    .where('day', '>=', from)
    .execute()
  const hours = await db
    .selectFrom('store_hours')
    .select((eb) => ['hour', eb.fn.sum<number>('orders').as('orders')])
    .where('store_id', '=', storeId)
    .where('day', '>=', from)
    .groupBy('hour')
    .execute()
  const products = await db
    .selectFrom('product_days')
    .select((eb) => [
      'product_id',
      eb.fn.sum<number>('ordered').as('ordered'),
      eb.fn.sum<number>('revenue').as('revenue'),
      eb.fn.max('day').as('last_day'),
    ])
    .where('store_id', '=', storeId)
    .where('day', '>=', from)
    .groupBy('product_id')
    .having((eb) => eb(eb.fn.sum<number>('ordered'), '>', 0))
    .orderBy((eb) => eb.fn.sum('ordered'), 'desc')
    .orderBy((eb) => eb.fn.sum('revenue'), 'desc')
    .orderBy('product_id')
    .limit(TOP_PRODUCTS)
    .execute()
  const categories = await db
    .selectFrom('category_days')
    .select((eb) => ['category', eb.fn.sum<number>('orders').as('orders'), eb.fn.sum<number>('revenue').as('revenue')])
    .where('store_id', '=', storeId)
    .where('day', '>=', from)
    .groupBy('category')
    .having((eb) => eb(eb.fn.sum<number>('orders'), '>', 0))
    .orderBy((eb) => eb.fn.sum('revenue'), 'desc')
    .orderBy('category')
    .limit(TOP_CATEGORIES)
    .execute()
  return { days, hours, products, categories }
}

/** Returns a product's name, category and price as last sold on a day. */
export const lastSoldAs = (db: Db, storeId: string, day: string, productId: string) =>
  db
    .selectFrom('product_days')
    .select(['name', 'category', 'price'])
    .where('store_id', '=', storeId)
    .where('day', '=', day)
    .where('product_id', '=', productId)
    .executeTakeFirstOrThrow()

/** Returns the ordered units of each variant since a moment, most first. Leaves out sales without options. */
export const variantsSold = (db: Db, storeId: string, since: string, productIds: string[]) =>
  db
    .selectFrom('orders')
    .innerJoin('order_items as item', 'item.order_id', 'orders.id')
    .select(['item.product_id', 'item.variant_id'])
    .select((eb) => [eb.fn.sum<number>('item.quantity').as('ordered'), eb.fn.max('item.variant_label').as('label')])
    .where('orders.store_id', '=', storeId)
    .where('orders.created_at', '>=', since)
    .where('orders.status', '<>', 'Cancelled')
    .where('item.product_id', 'in', productIds)
    .where('item.variant_label', 'is not', null)
    .groupBy(['item.product_id', 'item.variant_id'])
    .orderBy('ordered', 'desc')
    .orderBy('label')
    .$narrowType<{ label: string }>()
    .execute()
