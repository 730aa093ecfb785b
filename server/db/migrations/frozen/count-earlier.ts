import type { Kysely } from 'kysely'

/** The tables as migration 0003 finds and makes them, whatever they have become since. */
interface Tables {
  orders: { id: string; store_id: string; created_at: string; status: string; total_amount: number }
  order_items: {
    order_id: string
    product_id: string
    product_name: string
    product_price: number
    quantity: number
    category: string
  }
  events: { id: string; store_id: string; event_type: string; created_at: string }
  store_days: { store_id: string; day: string } & Record<Figure, number>
  store_hours: { store_id: string; day: string; hour: number; orders: number }
  product_days: {
    store_id: string
    day: string
    product_id: string
    name: string
    category: string
    price: number
    ordered: number
    revenue: number
  }
  category_days: { store_id: string; day: string; category: string; orders: number; revenue: number }
}

type Figure = 'views' | 'interactions' | 'whatsapp_clicks' | 'orders' | 'delivered' | 'cancelled' | 'revenue'

const PAGE = 500
const KARACHI_OFFSET_MS = 5 * 3_600_000

/** A moment's day and hour in Pakistan, which has had no summer time since 2009. */
const pakistanTime = (text: string): { day: string; hour: number } => {
  const local = new Date(Date.parse(text) + KARACHI_OFFSET_MS).toISOString()
  return { day: local.slice(0, 10), hour: Number(local.slice(11, 13)) }
}

const eventFigures: Record<string, Figure> = {
  store_view: 'views',
  product_view: 'interactions',
  product_clicked: 'interactions',
  add_to_cart: 'interactions',
  product_added_to_cart: 'interactions',
  whatsapp_click: 'whatsapp_clicks',
}

/** Counts the orders and events of before into the sums by day. Read in pages; nothing is held but one page. */
export const countEarlier = async (db: Kysely<unknown>): Promise<void> => {
  const handle = db as Kysely<Tables>
  await countOrders(handle)
  await countEvents(handle)
}

const addToDay = async (db: Kysely<Tables>, store_id: string, day: string, figure: Figure, count: number) => {
  const none = { views: 0, interactions: 0, whatsapp_clicks: 0, orders: 0, delivered: 0, cancelled: 0, revenue: 0 }
  await db
    .insertInto('store_days')
    .values({ store_id, day, ...none, [figure]: count })
    .onConflict((conflict) =>
      conflict.columns(['store_id', 'day']).doUpdateSet((eb) => ({
        [figure]: eb(`store_days.${figure}`, '+', count),
      })),
    )
    .execute()
}

const countOrders = async (db: Kysely<Tables>) => {
  for (let last = ''; ; ) {
    const orders = await db.selectFrom('orders').selectAll().where('id', '>', last).orderBy('id').limit(PAGE).execute()
    for (const order of orders) {
      const items = await db.selectFrom('order_items').selectAll().where('order_id', '=', order.id).execute()
      await countOrder(db, order, items)
    }
    if (orders.length < PAGE) return
    last = orders.at(-1)?.id ?? ''
  }
}

/** Units and orders of what was not cancelled, revenue of what was delivered, on the day it was placed. */
const countOrder = async (db: Kysely<Tables>, order: Tables['orders'], items: Tables['order_items'][]) => {
  const { store_id } = order
  const { day, hour } = pakistanTime(order.created_at)
  const delivered = order.status === 'Delivered'
  const cancelled = order.status === 'Cancelled'
  await addToDay(db, store_id, day, 'orders', 1)
  if (delivered) await addToDay(db, store_id, day, 'delivered', 1)
  if (delivered) await addToDay(db, store_id, day, 'revenue', Number(order.total_amount))
  if (cancelled) await addToDay(db, store_id, day, 'cancelled', 1)
  await db
    .insertInto('store_hours')
    .values({ store_id, day, hour, orders: 1 })
    .onConflict((conflict) =>
      conflict.columns(['store_id', 'day', 'hour']).doUpdateSet((eb) => ({ orders: eb('store_hours.orders', '+', 1) })),
    )
    .execute()
  for (const { product_id, product_name, category, product_price, quantity } of items) {
    const price = Number(product_price)
    const ordered = cancelled ? 0 : quantity
    const revenue = delivered ? price * quantity : 0
    const product = { name: product_name, category, price }
    await db
      .insertInto('product_days')
      .values({ store_id, day, product_id, ...product, ordered, revenue })
      .onConflict((conflict) =>
        conflict.columns(['store_id', 'day', 'product_id']).doUpdateSet((eb) => ({
          ...product,
          ordered: eb('product_days.ordered', '+', ordered),
          revenue: eb('product_days.revenue', '+', revenue),
        })),
      )
      .execute()
  }
  for (const [category, lines] of Map.groupBy(items, (item) => item.category)) {
    const sum = lines.reduce((total, line) => total + Number(line.product_price) * line.quantity, 0)
    const added = { orders: cancelled ? 0 : 1, revenue: delivered ? sum : 0 }
    await db
      .insertInto('category_days')
      .values({ store_id, day, category, ...added })
      .onConflict((conflict) =>
        conflict.columns(['store_id', 'day', 'category']).doUpdateSet((eb) => ({
          orders: eb('category_days.orders', '+', added.orders),
          revenue: eb('category_days.revenue', '+', added.revenue),
        })),
      )
      .execute()
  }
}

const countEvents = async (db: Kysely<Tables>) => {
  for (let last = ''; ; ) {
    const events = await db.selectFrom('events').selectAll().where('id', '>', last).orderBy('id').limit(PAGE).execute()
    const counts = Map.groupBy(events, ({ store_id, event_type, created_at }) => {
      const figure = eventFigures[event_type]
      return figure && `${store_id} ${pakistanTime(created_at).day} ${figure}`
    })
    for (const [key, counted] of counts) {
      if (key === undefined) continue
      const [storeId = '', day = '', figure = 'views'] = key.split(' ')
      await addToDay(db, storeId, day, figure as Figure, counted.length)
    }
    if (events.length < PAGE) return
    last = events.at(-1)?.id ?? ''
  }
}
