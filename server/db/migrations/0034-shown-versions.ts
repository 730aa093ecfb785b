import { type Kysely, PostgresAdapter, sql } from 'kysely'

/**
 * Where pages are kept in an object store, the row that is live says what an address shows, and PostgreSQL tells whoever listens to `shown` at
 * which address that changed, in the commit that changes it.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const column of ['slug', 'manifest'])
    await db.schema.alterTable('publications').addColumn(column, 'text').execute()
  await db.schema
    .createIndex('publications_shown')
    .on('publications')
    .column('slug')
    .where(sql<boolean>`live = 1 and slug is not null`)
    .execute()
  if (!(db.getExecutor().adapter instanceof PostgresAdapter)) return
  await sql`create function publications_tell_shown() returns trigger language plpgsql as $$ begin
      if tg_op = 'UPDATE' then
        if (old.live, old.slug, old.manifest) is not distinct from (new.live, new.slug, new.manifest) then return null; end if;
      end if;
      if tg_op <> 'INSERT' then
        if old.live = 1 and old.slug is not null then perform pg_notify('shown', old.slug); end if;
      end if;
      if tg_op <> 'DELETE' then
        if new.live = 1 and new.slug is not null then perform pg_notify('shown', new.slug); end if;
      end if;
      return null;
    end $$`.execute(db)
  await sql`create trigger publications_tell_shown after insert or update or delete on publications
    for each row execute function publications_tell_shown()`.execute(db)
}
