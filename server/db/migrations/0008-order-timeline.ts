import { type Kysely, PostgresAdapter, sql } from 'kysely'

/** Refuses to change a step. Its note may be removed, and all steps of a deleted order. */
const unchanging = (isPostgres: boolean) =>
  isPostgres
    ? [
        // Columns stand in the function, not in the trigger, which would refuse to change their collation.
        sql`create function order_history_refuse() returns trigger language plpgsql as $$ begin
            if (new.order_id, new.to_status, new.from_status, new.at, new."by", new.user_id, new.reason, new.undo)
              is distinct from
              (old.order_id, old.to_status, old.from_status, old.at, old."by", old.user_id, old.reason, old.undo) then
              raise exception 'append-only table';
            end if;
            return new;
          end $$`,
        sql`create trigger order_history_unchanging before update on order_history
          for each row execute function order_history_refuse()`,
      ]
    : [
        sql`create trigger order_history_unchanging
          before update of order_id, to_status, from_status, at, "by", user_id, reason, undo on order_history
          begin select raise(abort, 'order_history is append-only'); end`,
      ]

/** Lets a status stand twice in an order's history, makes the history append-only, and keeps what undoes a tap. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`create table order_steps (
    order_id text not null references orders (id) on delete cascade,
    to_status text not null,
    from_status text,
    at text not null,
    "by" text not null,
    user_id text,
    reason text,
    note text,
    undo integer not null default 0,
    constraint order_steps_pk primary key (order_id, at, to_status)
  )`.execute(db)
  await sql`insert into order_steps (order_id, to_status, from_status, at, "by", user_id, reason, note)
    select order_id, to_status, from_status, at, "by", user_id, reason, note from order_history`.execute(db)
  await db.schema.dropTable('order_history').execute()
  await db.schema.alterTable('order_steps').renameTo('order_history').execute()
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter
  for (const statement of unchanging(isPostgres)) await statement.execute(db)
  await sql`create table order_undos (
    order_id text primary key references orders (id) on delete cascade,
    status text not null,
    to_check text,
    held text not null,
    event_id text,
    until text not null
  )`.execute(db)
  await db.schema.createIndex('order_undos_until').on('order_undos').column('until').execute()
}
