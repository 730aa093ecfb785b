import type { Config } from '#server/config/config.ts'
import { openDatabase } from '#server/db/database.ts'
import { migrateToLatest } from '#server/db/migrate.ts'
import { openSqlite } from '#server/db/sqlite/sqlite.ts'
import { dataPaths } from '#server/services/data-folder.ts'

/** Counts from 0 in `n(i)`. */
export const numbers = (count: number) =>
  `with recursive n(i) as (select 0 union all select i + 1 from n where i < ${count - 1})`

export const NOW = `strftime('%Y-%m-%dT%H:%M:%fZ', 'now')`

/** Returns SQL for a moment of the last 30 days, spread evenly over `count`. */
export const spread = (count: number) =>
  `strftime('%Y-%m-%dT%H:%M:%fZ', 'now', printf('-%d seconds', i * 2592000 / ${count}))`

/** Inserts sellers `user-0000000` and so on, over the last 30 days; each tenth has the paid plan. */
export const sellers = (from: number, count: number, password: string) => `
  ${numbers(count)} insert into users
    (id, email, password_hash, whatsapp_number, country_code, plan, plan_expiry, verified_at, created_at)
  select printf('user-%07d', ${from} + i), printf('seller-%d@bench.example', ${from} + i), '${password}',
    printf('3%09d', ${from} + i), '+92', case when i % 10 = 0 then 'paid' else 'free' end, null, ${NOW}, ${spread(count)} from n`

/** SQL for an order's status by its number: six of ten delivered, two pending, one shipped, one cancelled. */
export const orderStatus = `case when i % 10 < 6 then 'Delivered' when i % 10 < 8 then 'Pending' when i % 10 = 8 then 'Shipped' else 'Cancelled' end`

/** Fills a database of the current schema in one transaction. Returns it open. */
export const fillDatabase = async (config: Config, statements: string[]) => {
  const db = openDatabase(dataPaths(config).database)
  await migrateToLatest(db)
  const sqlite = openSqlite(dataPaths(config).database)
  sqlite.transaction(() => {
    for (const statement of statements) sqlite.exec(statement)
  })()
  sqlite.close()
  return db
}

export const userId = (index: number): string => `user-${String(index).padStart(7, '0')}`
