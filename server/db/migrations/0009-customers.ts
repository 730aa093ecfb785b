import { type Kysely, sql } from 'kysely'

/** Orders read at once. */
const BATCH = 500
const NAMES = 5

interface Old {
  id: string
  store_id: string
  country_code: string
  buyer_name: string
  buyer_phone: string
  status: string
  total_amount: number | string
  created_at: string
}

interface Known {
  id: string
  names: string
}

/** The rule of this release for phones. It stays as it is, whatever later releases do. */
const western = (text: string) =>
  text.replace(/[\u06f0-\u06f9\u0660-\u0669]/g, (digit) => String(digit.charCodeAt(0) & 15))
const digitsOf = (typed: string) =>
  western(typed.slice(0, 99))
    .replace(/\D*[x#,;]\D*\d{1,7}\D*$/i, '')
    .replace(/^(\D*\d{1,6}\D*)\(\s*0\s*\)/, '$1')
    .replace(/\D/g, '')
const trunkPrefixes: Record<string, RegExp | ''> = {
  7: /^8(?=\d{10}$)/,
  36: /^06/,
  39: '',
  225: '',
  229: '',
  241: '',
  242: '',
  375: /^80?/,
  993: /^8/,
}
const normalised = (typed: string, countryCode: string): string => {
  const country = digitsOf(countryCode)
  const digits = digitsOf(typed)
  const isInternational = digits.startsWith('00') || (/^\D*\+/.test(typed) && !digits.startsWith('0'))
  const whole = digits.replace(/^00/, '')
  const national = (rest: string) => rest.replace(trunkPrefixes[country] ?? /^0/, '')
  if (whole.startsWith(country) && (isInternational || digits.length > 10))
    return country + national(whole.slice(country.length))
  return isInternational ? whole : country + national(digits)
}

const count = (orders: Old[], status: string) => orders.filter((order) => order.status === status).length

/** Adds the orders of one phone in a store to its customer. */
const addOrders = async (db: Kysely<unknown>, phone: string, orders: Old[]): Promise<void> => {
  const store = orders[0]?.store_id ?? ''
  const times = orders.map((order) => order.created_at).sort()
  const [first, last] = [times[0] ?? '', times.at(-1) ?? '']
  const known =
    await sql<Known>`select id, names from customers where store_id = ${store} and phone = ${phone}`.execute(db)
  const before: string[] = JSON.parse(known.rows[0]?.names ?? '[]')
  const names = [...new Set([...orders.map((order) => order.buyer_name).reverse(), ...before])].slice(0, NAMES)
  const spent = orders
    .filter(({ status }) => status === 'Delivered')
    .reduce((sum, order) => sum + Number(order.total_amount), 0)
  const [delivered, cancelled] = [count(orders, 'Delivered'), count(orders, 'Cancelled')]
  const id = known.rows[0]?.id ?? crypto.randomUUID()
  if (known.rows.length === 0) {
    await sql`insert into customers
      (id, store_id, phone, name, names, orders, delivered, cancelled, spent, first_order_at, last_order_at)
      values (${id}, ${store}, ${phone}, ${names[0]}, ${JSON.stringify(names)}, ${orders.length}, ${delivered},
        ${cancelled}, ${spent}, ${first}, ${last})`.execute(db)
  } else {
    await sql`update customers set name = ${names[0]}, names = ${JSON.stringify(names)},
      orders = orders + ${orders.length}, delivered = delivered + ${delivered}, cancelled = cancelled + ${cancelled},
      spent = spent + ${spent},
      first_order_at = case when first_order_at > ${first} then ${first} else first_order_at end,
      last_order_at = case when last_order_at < ${last} then ${last} else last_order_at end
      where id = ${id}`.execute(db)
  }
  await sql`update orders set customer_id = ${id} where id in (${sql.join(orders.map((order) => order.id))})`.execute(
    db,
  )
}

/** Adds customers: one for each phone of a store, with the past that the orders so far tell. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`create table customers (
    id text primary key,
    store_id text not null references stores (id) on delete cascade,
    phone text not null,
    name text not null,
    names text not null,
    city text,
    orders integer not null,
    delivered integer not null default 0,
    returned integer not null default 0,
    cancelled integer not null default 0,
    spent bigint not null default 0,
    note text,
    blocked integer not null default 0,
    first_order_at text not null,
    last_order_at text not null,
    constraint customers_phone unique (store_id, phone)
  )`.execute(db)
  await sql`create index customers_recent on customers (store_id, last_order_at, id)`.execute(db)
  await sql`alter table orders add column customer_id text`.execute(db)
  await sql`create index orders_customer on orders (customer_id, created_at, id) where customer_id is not null`.execute(
    db,
  )
  let last = ''
  for (;;) {
    const { rows } =
      await sql<Old>`select orders.id, orders.store_id, stores.country_code, buyer_name, buyer_phone, status,
      total_amount, orders.created_at from orders join stores on stores.id = orders.store_id
      where orders.id > ${last} order by orders.id limit ${sql.lit(BATCH)}`.execute(db)
    const groups = Map.groupBy(rows, (row) => `${row.store_id} ${normalised(row.buyer_phone, row.country_code)}`)
    for (const [key, orders] of groups) await addOrders(db, key.slice(key.indexOf(' ') + 1), orders)
    if (rows.length < BATCH) return
    last = rows.at(-1)?.id ?? last
  }
}
