import { type Kysely, sql } from 'kysely'

/** Former addresses that a store keeps. */
const KEPT_SLUGS = 10

/** Former addresses within bounds, those of deleted stores, and mails that are gathered. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  const { schema } = db
  await sql`delete from store_slug_history where slug in (
    select slug from (
      select slug, row_number() over (partition by store_id order by replaced_at desc, slug) as place
      from store_slug_history
    ) as placed where place > ${sql.lit(KEPT_SLUGS)})`.execute(db)
  // The last few of a store are found without reading the others.
  await schema.dropIndex('store_slug_history_store').execute()
  await schema
    .createIndex('store_slug_history_recent')
    .on('store_slug_history')
    .columns(['store_id', 'replaced_at', 'slug'])
    .execute()
  await schema
    .createTable('deleted_store_slugs')
    .addColumn('slug', 'text', (c) => c.primaryKey())
    .addColumn('free_at', 'text', (c) => c.notNull())
    .execute()
  await schema.createIndex('deleted_store_slugs_free').on('deleted_store_slugs').column('free_at').execute()

  // What a mail is about, for those that wait together, and what it says in one line.
  await schema.alterTable('mail_outbox').addColumn('topic', 'text').execute()
  await schema.alterTable('mail_outbox').addColumn('line', 'text').execute()
  await schema.createIndex('mail_outbox_topic').on('mail_outbox').columns(['recipient', 'topic', 'id']).execute()
  await schema
    .createTable('mail_digests')
    .addColumn('recipient', 'text', (c) => c.notNull())
    .addColumn('topic', 'text', (c) => c.notNull())
    .addColumn('sent_at', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('mail_digests_pk', ['recipient', 'topic'])
    .execute()
}
