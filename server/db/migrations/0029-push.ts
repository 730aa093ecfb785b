import { type Kysely, sql } from 'kysely'

/** Adds devices that show alerts, alerts on their way to them, and daily reminders. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`create table push_devices (
    id text primary key,
    session_id text not null unique references sessions (id) on delete cascade,
    user_id text not null references users (id) on delete cascade,
    endpoint text not null unique,
    p256dh text not null,
    auth text not null,
    created_at text not null,
    sent_at text,
    arrived_at text
  )`.execute(db)
  await sql`create index push_devices_user on push_devices (user_id)`.execute(db)
  await sql`create table push_alerts (
    id text primary key,
    device_id text not null references push_devices (id) on delete cascade,
    tag text not null,
    title text not null,
    body text not null,
    path text not null,
    created_at text not null,
    next_attempt_at text not null,
    attempts integer not null default 0,
    constraint push_alerts_tag unique (device_id, tag)
  )`.execute(db)
  await sql`create index push_alerts_due on push_alerts (next_attempt_at)`.execute(db)
  await sql`create table push_reminders (
    user_id text primary key references users (id) on delete cascade,
    hour integer not null check (hour between 0 and 23),
    sent_on text not null
  )`.execute(db)
  await sql`create index push_reminders_due on push_reminders (sent_on, hour)`.execute(db)
}
