import { type Kysely, sql } from 'kysely'

/**
 * What a store sells in, and what each order was placed in: those from before in rupees. The code's form is checked, not the list of codes,
 * which a later version may add to.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const table of ['stores', 'orders']) {
    await db.schema
      .alterTable(table)
      .addColumn('currency', 'text', (c) =>
        c.notNull().defaultTo('PKR').check(sql`length(currency) = 3 and currency = upper(currency)`),
      )
      .execute()
  }
}
