import { type Kysely, PostgresAdapter, sql } from 'kysely'

/** Refuses to change a payment. Its note may be removed, and old rows. */
const unchanging = (isPostgres: boolean) =>
  isPostgres
    ? [
        // Columns stand in the function, not in the trigger, which would refuse to change their collation.
        sql`create function plan_payments_refuse() returns trigger language plpgsql as $$ begin
            if (new.user_id, new.amount, new.currency, new.method, new.paid_until, new.created_at) is distinct from
              (old.user_id, old.amount, old.currency, old.method, old.paid_until, old.created_at) then
              raise exception 'append-only table';
            end if;
            return new;
          end $$`,
        sql`create trigger plan_payments_unchanging before update on plan_payments
          for each row execute function plan_payments_refuse()`,
      ]
    : [
        sql`create trigger plan_payments_unchanging
          before update of user_id, amount, currency, method, paid_until, created_at on plan_payments
          begin select raise(abort, 'plan_payments is append-only'); end`,
      ]

/**
 * Adds payments for the paid plan, for which end of it a seller was reminded, and the layout that a request is about.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  const { schema } = db
  await schema
    .createTable('plan_payments')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) => column.notNull())
    .addColumn('amount', 'bigint')
    .addColumn('currency', 'text', (column) => column.notNull())
    .addColumn('method', 'text')
    .addColumn('note', 'text')
    .addColumn('paid_until', 'text')
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute()
  await schema.createIndex('plan_payments_created').on('plan_payments').columns(['created_at', 'id']).execute()
  await schema.createIndex('plan_payments_user').on('plan_payments').columns(['user_id', 'id']).execute()
  await schema.alterTable('users').addColumn('plan_reminded_for', 'text').execute()
  await schema.alterTable('upgrade_requests').addColumn('layout', 'text').execute()
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter
  for (const statement of unchanging(isPostgres)) await statement.execute(db)
}
