import { type Kysely, sql } from 'kysely'

/** Adds official WhatsApp numbers, their messages, contacts and monthly counts. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`create table cloud_accounts (
    id text primary key,
    user_id text unique references users (id) on delete cascade,
    number_id text not null unique,
    phone text not null,
    name text not null,
    sealed text,
    language text not null,
    quality text,
    tier integer not null,
    problem text,
    problem_until text,
    created_at text not null
  )`.execute(db)
  await sql`create index cloud_accounts_created on cloud_accounts (created_at, id)`.execute(db)
  await sql`create table cloud_messages (
    id text primary key,
    account_id text not null references cloud_accounts (id) on delete cascade,
    event_key text not null,
    order_id text,
    kind text not null,
    recipient text not null,
    template text,
    content text not null,
    status text not null,
    wamid text unique,
    attempts integer not null,
    next_attempt_at text,
    created_at text not null,
    sent_at text,
    error integer,
    charged integer not null default 0,
    constraint cloud_messages_event unique (event_key, recipient)
  )`.execute(db)
  await sql`create index cloud_messages_due on cloud_messages (next_attempt_at)`.execute(db)
  await sql`create index cloud_messages_sent on cloud_messages (account_id, sent_at)`.execute(db)
  await sql`create index cloud_messages_status on cloud_messages (account_id, status)`.execute(db)
  await sql`create index cloud_messages_old on cloud_messages (created_at)`.execute(db)
  await sql`create table cloud_contacts (
    account_id text not null,
    user_id text references users (id) on delete cascade,
    phone text not null,
    wrote_at text,
    stopped_at text,
    constraint cloud_contacts_key primary key (account_id, phone)
  )`.execute(db)
  await sql`create index cloud_contacts_user on cloud_contacts (user_id)`.execute(db)
  await sql`create index cloud_contacts_old on cloud_contacts (wrote_at)`.execute(db)
  await sql`create table cloud_months (
    account_id text not null references cloud_accounts (id) on delete cascade,
    month text not null,
    charged integer not null,
    constraint cloud_months_key primary key (account_id, month)
  )`.execute(db)
}
