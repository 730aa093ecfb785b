import { type Kysely, PostgresAdapter, sql } from 'kysely'

/**
 * Creates all tables, in SQL that SQLite and PostgreSQL share: text, integer, bigint. Times are UTC ISO-8601 text,
 * flags 0 or 1. Rows of `unlogged` tables live for minutes, so PostgreSQL need not log them.
 */
const tables = (unlogged: '' | 'unlogged') => [
  `create table users (
    id text primary key,
    email text not null unique,
    password_hash text not null,
    whatsapp_number text not null,
    country_code text not null,
    role text not null default 'seller',
    plan text not null default 'free',
    plan_expiry text,
    allowed_layouts text not null default '[]',
    referral_price integer not null default 2000,
    verified_at text,
    created_at text not null,
    referral_code_used text,
    deletion_at text
  )`,
  `create index users_admins on users (email) where role = 'admin'`,
  `create index users_created on users (created_at)`,
  `create index users_deletion on users (deletion_at) where deletion_at is not null`,
  `create index users_expiry on users (plan, plan_expiry, id)`,
  `create index users_search on users (id, email, country_code, whatsapp_number, plan, plan_expiry)`,
  `create index users_unconfirmed on users (created_at) where verified_at is null`,
  `create table stores (
    id text primary key,
    user_id text not null unique references users (id) on delete cascade,
    store_slug text not null unique,
    name text not null,
    bio text not null,
    whatsapp_number text not null,
    country_code text not null,
    instagram_url text,
    facebook_url text,
    logo_image_id text,
    cover_image_id text,
    badges text not null default '[]',
    revision integer not null default 0,
    created_at text not null,
    updated_at text not null,
    suspended_at text,
    currency text not null default 'PKR' check (length(currency) = 3 and currency = upper(currency)),
    hold_hours integer not null default 24 check (hold_hours between 1 and 168),
    message_new_buyers integer not null default 0,
    cover_focus_x integer not null default 50,
    cover_focus_y integer not null default 50,
    closed_at text,
    suspended_reason text
  )`,
  `create index stores_created on stores (created_at)`,
  `create index stores_off_air on stores (id) where suspended_at is not null or closed_at is not null`,
  `create index stores_search on stores (id, store_slug, name)`,
  `create index stores_suspended on stores (suspended_at, id, store_slug, name)`,
  `create table products (
    id text primary key,
    store_id text not null references stores (id) on delete cascade,
    slug text not null,
    name text not null,
    description text not null,
    price bigint not null,
    category text not null,
    inventory_count integer not null,
    featured integer not null default 0,
    status text not null default 'active',
    created_at text not null,
    updated_at text not null,
    held_count integer not null default 0,
    constraint products_store_slug unique (store_id, slug)
  )`,
  `create index products_category on products (category)`,
  `create index products_of_store on products (store_id, id)`,
  `create index products_store on products (store_id)`,
  `create table orders (
    id text primary key,
    order_id text not null unique,
    store_id text not null references stores (id) on delete cascade,
    buyer_user_id text,
    buyer_name text not null,
    buyer_phone text not null,
    delivery_address text not null,
    order_notes text,
    total_amount bigint not null,
    status text not null,
    admin_notes text,
    created_at text not null,
    updated_at text not null,
    currency text not null default 'PKR' check (length(currency) = 3 and currency = upper(currency)),
    to_check text
  )`,
  `create index orders_buyer on orders (buyer_user_id, id) where buyer_user_id is not null`,
  `create index orders_by_status on orders (store_id, status, created_at, id)`,
  `create index orders_recent on orders (store_id, created_at, id)`,
  `create table audit_checkpoints (
    name text primary key,
    sequence integer not null,
    hash text not null,
    broken_at integer,
    checked_at text not null
  )`,
  `create table audit_entries (
    sequence integer primary key,
    at text not null,
    actor text not null,
    action text not null,
    subject text not null,
    before text not null,
    after text not null,
    previous_hash text not null unique,
    hash text not null
  )`,
  `create index audit_entries_action on audit_entries (action, sequence)`,
  `create index audit_entries_actor on audit_entries (actor, sequence)`,
  `create index audit_entries_subject on audit_entries (subject, sequence)`,
  `create table category_days (
    store_id text not null references stores (id) on delete cascade,
    day text not null,
    category text not null,
    orders integer not null default 0,
    revenue bigint not null default 0,
    constraint category_days_pk primary key (store_id, day, category)
  )`,
  `create table deleted_accounts (
    id text primary key,
    archive text not null,
    deleted_at text not null,
    purge_at text not null
  )`,
  `create index deleted_accounts_purge on deleted_accounts (purge_at)`,
  `create table deleted_store_slugs (
    slug text primary key,
    free_at text not null
  )`,
  `create index deleted_store_slugs_free on deleted_store_slugs (free_at)`,
  `create table email_changes (
    id text primary key,
    user_id text not null references users (id) on delete cascade,
    old_email text not null,
    new_email text not null,
    token_hash text not null unique,
    created_at text not null,
    confirmed_at text,
    expires_at text not null
  )`,
  `create index email_changes_expiry on email_changes (expires_at)`,
  `create index email_changes_user on email_changes (user_id, id)`,
  `create table event_totals (
    event_type text primary key,
    total bigint not null
  )`,
  `create table heartbeats (
    name text primary key,
    beat_at text not null
  )`,
  `create table images (
    id text primary key,
    store_id text not null references stores (id) on delete cascade,
    role text not null,
    product_id text references products (id) on delete cascade,
    "position" integer not null,
    status text not null,
    max_width integer not null,
    width integer not null,
    height integer not null,
    widths text not null,
    color text not null,
    thumbhash text not null,
    avif integer not null default 0,
    created_at text not null,
    files text not null default '{}'
  )`,
  `create index images_product on images (product_id)`,
  `create index images_store on images (store_id)`,
  `create index images_waiting on images (store_id, id) where status = 'processing'`,
  `create index images_without_avif on images (id) where status = 'ready' and avif = 0`,
  `create table image_tries (
    image_id text primary key references images (id) on delete cascade,
    attempts integer not null,
    next_attempt_at text not null,
    last_error text not null,
    failed_at text
  )`,
  `create index image_tries_failed on image_tries (failed_at)`,
  `create table kept_designs (
    store_id text not null references stores (id) on delete cascade,
    layout text not null,
    customizations text not null,
    constraint kept_designs_key primary key (store_id, layout)
  )`,
  `create table layout_configs (
    store_id text primary key references stores (id) on delete cascade,
    layout text not null,
    customizations text not null,
    config text not null,
    updated_at text not null
  )`,
  `create index layout_configs_layout on layout_configs (layout)`,
  `create table mail_digests (
    recipient text not null,
    topic text not null,
    sent_at text not null,
    constraint mail_digests_pk primary key (recipient, topic)
  )`,
  `create index mail_digests_age on mail_digests (sent_at)`,
  `create table mail_outbox (
    id text primary key,
    recipient text not null,
    subject text not null,
    text text not null,
    html text not null,
    attempts integer not null default 0,
    next_attempt_at text not null,
    created_at text not null,
    topic text,
    line text,
    last_error text,
    failed_at text
  )`,
  `create index mail_outbox_due on mail_outbox (next_attempt_at, id) where failed_at is null`,
  `create index mail_outbox_failed on mail_outbox (failed_at) where failed_at is not null`,
  `create index mail_outbox_topic on mail_outbox (recipient, topic, id)`,
  `create table mailed_codes (
    user_id text not null references users (id) on delete cascade,
    purpose text not null,
    asked_by text not null,
    code_hash text not null,
    asker_tries integer not null,
    other_tries integer not null,
    created_at text not null,
    expires_at text not null,
    constraint mailed_codes_key primary key (user_id, purpose, asked_by)
  )`,
  `create index mailed_codes_expiry on mailed_codes (expires_at)`,
  `create table mailed_tokens (
    token_hash text primary key,
    user_id text not null references users (id) on delete cascade,
    purpose text not null,
    expires_at text not null,
    used_at text
  )`,
  `create index mailed_tokens_expiry on mailed_tokens (expires_at)`,
  `create index mailed_tokens_user on mailed_tokens (user_id)`,
  `create table message_templates (
    store_id text not null references stores (id) on delete cascade,
    kind text not null,
    text text not null,
    updated_at text not null,
    constraint message_templates_pk primary key (store_id, kind)
  )`,
  `create table notifications (
    id text primary key,
    user_id text not null references users (id) on delete cascade,
    message text not null,
    created_at text not null,
    read_at text
  )`,
  `create index notifications_user on notifications (user_id, id, read_at)`,
  `create table order_events (
    id text primary key,
    order_id text not null references orders (id) on delete cascade,
    status text not null,
    created_at text not null,
    attempts integer not null default 0,
    next_attempt_at text not null,
    last_error text,
    failed_at text
  )`,
  `create index order_events_due on order_events (next_attempt_at, id) where failed_at is null`,
  `create index order_events_failed on order_events (failed_at) where failed_at is not null`,
  `create index order_events_order on order_events (order_id)`,
  `create table order_history (
    order_id text not null references orders (id) on delete cascade,
    to_status text not null,
    from_status text,
    at text not null,
    "by" text not null,
    user_id text,
    note text,
    constraint order_history_pk primary key (order_id, to_status)
  )`,
  `create table order_holds (
    order_id text not null references orders (id) on delete cascade,
    product_id text not null,
    store_id text not null references stores (id) on delete cascade,
    phone text not null,
    address text,
    quantity integer not null,
    amount bigint not null,
    ends_at text not null,
    ended_at text,
    crowded integer not null default 0,
    network text,
    constraint order_holds_pk primary key (order_id, product_id)
  )`,
  `create index order_holds_address on order_holds (store_id, address)`,
  `create index order_holds_crowded on order_holds (product_id, crowded, ended_at)`,
  `create index order_holds_ended on order_holds (ended_at, order_id) where ended_at is not null`,
  `create index order_holds_network on order_holds (store_id, network)`,
  `create index order_holds_open on order_holds (ends_at, order_id) where ended_at is null`,
  `create index order_holds_phone on order_holds (store_id, phone)`,
  `create table order_items (
    order_id text not null references orders (id) on delete cascade,
    "position" integer not null,
    product_id text not null,
    product_name text not null,
    product_price bigint not null,
    quantity integer not null,
    category text not null default '',
    constraint order_items_pk primary key (order_id, "position")
  )`,
  `create table order_keys (
    store_id text not null references stores (id) on delete cascade,
    idempotency_key text not null,
    request_hash text not null,
    order_id text not null references orders (id) on delete cascade,
    created_at text not null,
    constraint order_keys_pk primary key (store_id, idempotency_key)
  )`,
  `create index order_keys_age on order_keys (created_at, order_id)`,
  `create index order_keys_key on order_keys (idempotency_key)`,
  `create index order_keys_order on order_keys (order_id)`,
  `create table order_totals (
    store_id text not null references stores (id) on delete cascade,
    status text not null,
    orders integer not null,
    amount bigint not null,
    constraint order_totals_pk primary key (store_id, status)
  )`,
  `create table platform_days (
    day text not null,
    layout text not null,
    plan text not null,
    views integer not null,
    interactions integer not null,
    whatsapp_clicks integer not null,
    orders integer not null,
    constraint platform_days_pk primary key (day, layout, plan)
  )`,
  `create table point_entries (
    id text primary key,
    user_id text not null,
    points integer not null,
    reason text not null,
    referred_user_id text unique,
    withdrawal_id text,
    created_at text not null,
    constraint point_entries_once unique (withdrawal_id, reason)
  )`,
  `create index point_entries_user on point_entries (user_id, points)`,
  `create ${unlogged} table previews (
    name text primary key,
    store_id text not null references stores (id) on delete cascade,
    html text not null,
    created_at text not null
  )`,
  `create index previews_age on previews (created_at)`,
  `create index previews_store on previews (store_id, created_at)`,
  `create table product_days (
    store_id text not null references stores (id) on delete cascade,
    day text not null,
    product_id text not null,
    name text not null,
    category text not null,
    price bigint not null,
    ordered integer not null default 0,
    revenue bigint not null default 0,
    constraint product_days_pk primary key (store_id, day, product_id)
  )`,
  `create table product_keys (
    store_id text not null references stores (id) on delete cascade,
    idempotency_key text not null,
    request_hash text not null,
    product_id text not null references products (id) on delete cascade,
    created_at text not null,
    constraint product_keys_pk primary key (store_id, idempotency_key)
  )`,
  `create index product_keys_age on product_keys (created_at, product_id)`,
  `create index product_keys_product on product_keys (product_id)`,
  `create table publication_days (
    day text primary key,
    publications integer not null
  )`,
  `create table publications (
    store_id text not null references stores (id) on delete cascade,
    version integer not null,
    revision integer not null,
    renderer text not null,
    live integer not null,
    pages_rendered integer not null,
    pages_reused integer not null,
    milliseconds integer not null,
    recompressed integer not null default 0,
    published_at text not null,
    shows text,
    changes text,
    step_began_at text not null default '',
    changed_at text not null default '',
    slug text,
    manifest text,
    constraint publications_pk primary key (store_id, version)
  )`,
  `create index publications_shown on publications (slug) where live = 1 and slug is not null`,
  `create index publications_to_recompress on publications (published_at) where live = 1 and recompressed = 0`,
  `create table publish_jobs (
    store_id text primary key,
    sequence integer not null default 1,
    requested_at text not null,
    background integer not null default 0,
    force integer not null default 0,
    rollback_to integer,
    attempts integer not null default 0,
    next_attempt_at text not null,
    last_error text,
    stock_only smallint not null default 0,
    joined integer not null default 0
  )`,
  `create index publish_jobs_attempts on publish_jobs (attempts, store_id)`,
  `create index publish_jobs_due on publish_jobs (background, next_attempt_at)`,
  `create ${unlogged} table rate_limits (
    "key" text primary key,
    points integer not null,
    expire bigint not null
  )`,
  `create index rate_limits_expire on rate_limits (expire)`,
  `create table referral_codes (
    user_id text primary key references users (id) on delete cascade,
    code text not null unique,
    created_at text not null
  )`,
  `create table referrals (
    referred_user_id text primary key,
    referrer_user_id text not null references users (id) on delete cascade,
    signup_date text not null,
    upgraded_at text,
    held_since text
  )`,
  `create index referrals_referrer on referrals (referrer_user_id, referred_user_id, upgraded_at, held_since)`,
  `create index referrals_signup on referrals (signup_date, referred_user_id)`,
  `create table sessions (
    token_hash text primary key,
    user_id text not null references users (id) on delete cascade,
    created_at text not null,
    expires_at text not null,
    id text not null default '',
    password_at text not null default '',
    last_seen_at text not null default '',
    user_agent text not null default ''
  )`,
  `create index sessions_expiry on sessions (expires_at)`,
  `create unique index sessions_id on sessions (id)`,
  `create index sessions_user on sessions (user_id)`,
  `create table share_images (
    store_id text not null references stores (id) on delete cascade,
    subject text not null,
    hash text not null,
    constraint share_images_pk primary key (store_id, subject)
  )`,
  `create table sign_ups (
    id text primary key,
    user_id text not null references users (id) on delete cascade,
    password_hash text not null,
    whatsapp_number text not null,
    country_code text not null,
    referral_code text,
    created_at text not null,
    key_hash text
  )`,
  `create index sign_ups_created on sign_ups (created_at)`,
  `create index sign_ups_user on sign_ups (user_id)`,
  `create table store_changes (
    id text primary key,
    store_id text not null references stores (id) on delete cascade,
    revision integer not null,
    what text not null,
    name text
  )`,
  `create index store_changes_revision on store_changes (store_id, revision)`,
  `create table store_days (
    store_id text not null references stores (id) on delete cascade,
    day text not null,
    views integer not null default 0,
    interactions integer not null default 0,
    whatsapp_clicks integer not null default 0,
    orders integer not null default 0,
    delivered integer not null default 0,
    cancelled integer not null default 0,
    revenue bigint not null default 0,
    constraint store_days_pk primary key (store_id, day)
  )`,
  `create table store_hours (
    store_id text not null references stores (id) on delete cascade,
    day text not null,
    hour integer not null,
    orders integer not null default 0,
    constraint store_hours_pk primary key (store_id, day, hour)
  )`,
  `create table store_slug_history (
    slug text primary key,
    store_id text not null references stores (id) on delete cascade,
    replaced_at text not null
  )`,
  `create index store_slug_history_recent on store_slug_history (store_id, replaced_at, slug)`,
  `create table totp_recovery_codes (
    user_id text not null references users (id) on delete cascade,
    code_hash text not null,
    used_at text,
    constraint totp_recovery_codes_pk primary key (user_id, code_hash)
  )`,
  `create table totp_secrets (
    user_id text primary key references users (id) on delete cascade,
    sealed_secret text not null,
    last_step integer not null default 0,
    confirmed_at text,
    created_at text not null
  )`,
  `create table upgrade_requests (
    id text primary key,
    user_id text not null references users (id) on delete cascade,
    whatsapp_number text not null,
    message text not null,
    status text not null default 'open',
    created_at text not null
  )`,
  `create index upgrade_requests_status on upgrade_requests (status, id)`,
  `create index upgrade_requests_user on upgrade_requests (user_id, created_at)`,
  `create table whatsapp_sessions (
    id text primary key,
    user_id text references users (id) on delete cascade,
    name text not null,
    connected integer not null default 0,
    phone_number text,
    qr text,
    qr_expires_at text,
    qr_wanted_at text,
    created_at text not null,
    pairing_phone text,
    pairing_code text,
    pairing_expires_at text
  )`,
  `create index whatsapp_sessions_user on whatsapp_sessions (user_id)`,
  `create table whatsapp_contacts (
    session_id text not null references whatsapp_sessions (id) on delete cascade,
    phone text not null,
    met_at text not null,
    constraint whatsapp_contacts_pk primary key (session_id, phone)
  )`,
  `create index whatsapp_contacts_age on whatsapp_contacts (met_at)`,
  `create table whatsapp_keys (
    session_id text not null references whatsapp_sessions (id) on delete cascade,
    name text not null,
    sealed text not null,
    constraint whatsapp_keys_pk primary key (session_id, name)
  )`,
  `create table whatsapp_messages (
    id text primary key,
    event_key text not null,
    recipient text not null,
    session_id text not null references whatsapp_sessions (id) on delete cascade,
    kind text not null,
    text text not null,
    status text not null,
    attempts integer not null default 0,
    next_attempt_at text not null,
    created_at text not null,
    sent_at text,
    last_error text,
    constraint whatsapp_messages_once unique (event_key, recipient)
  )`,
  `create index whatsapp_messages_age on whatsapp_messages (created_at)`,
  `create index whatsapp_messages_due on whatsapp_messages (status, next_attempt_at)`,
  `create index whatsapp_messages_session on whatsapp_messages (session_id, created_at)`,
  `create table withdrawals (
    id text primary key,
    user_id text not null,
    open_user_id text unique,
    points_requested integer not null,
    payment_method text not null,
    payment_details text not null,
    status text not null,
    admin_notes text,
    request_date text not null,
    processed_date text
  )`,
  `create index withdrawals_status on withdrawals (status, id)`,
  `create index withdrawals_user on withdrawals (user_id, id)`,
]

/** Returns triggers that refuse to change or remove rows. */
const appendOnly = (table: string, isPostgres: boolean): string[] =>
  isPostgres
    ? [
        `create function ${table}_refuse() returns trigger language plpgsql as
          $$ begin raise exception 'append-only table'; end $$`,
        `create trigger ${table}_append_only before update or delete or truncate on ${table}
          for each statement execute function ${table}_refuse()`,
      ]
    : ['update', 'delete'].map(
        (event) => `create trigger ${table}_no_${event} before ${event} on ${table}
          begin select raise(abort, '${table} is append-only'); end`,
      )

/** Notifies listeners on `shown` of each changed address, in the commit that changes it. PostgreSQL only. */
const tellShown = [
  `create function publications_tell_shown() returns trigger language plpgsql as $$ begin
      if tg_op = 'UPDATE' then
        if (old.live, old.slug, old.manifest) is not distinct from (new.live, new.slug, new.manifest) then
          return null;
        end if;
      end if;
      if tg_op <> 'INSERT' then
        if old.live = 1 and old.slug is not null then perform pg_notify('shown', old.slug); end if;
      end if;
      if tg_op <> 'DELETE' then
        if new.live = 1 and new.slug is not null then perform pg_notify('shown', new.slug); end if;
      end if;
      return null;
    end $$`,
  `create trigger publications_tell_shown after insert or update or delete on publications
    for each row execute function publications_tell_shown()`,
]

export const up = async (db: Kysely<unknown>): Promise<void> => {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter
  const statements = [
    ...tables(isPostgres ? 'unlogged' : ''),
    ...['audit_entries', 'point_entries'].flatMap((table) => appendOnly(table, isPostgres)),
    ...(isPostgres ? tellShown : []),
  ]
  // Texts of this file alone.
  for (const statement of statements) await sql.raw(statement).execute(db)
}
