import type { Kysely } from 'kysely'

/** What the admin panel's lists are paged and searched in, whatever page is asked for: indexes in the order of the list. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  const { schema } = db
  await schema.dropIndex('stores_suspended').execute()
  await schema
    .createIndex('stores_suspended')
    .on('stores')
    .columns(['suspended_at', 'id', 'store_slug', 'name'])
    .execute()
  for (const name of ['users_plan', 'users_search']) await schema.dropIndex(name).execute()
  await schema
    .createIndex('users_search')
    .on('users')
    .columns(['id', 'email', 'country_code', 'whatsapp_number', 'plan', 'plan_expiry'])
    .execute()
  await schema.dropIndex('referrals_signup').execute()
  await schema.createIndex('referrals_signup').on('referrals').columns(['signup_date', 'referred_user_id']).execute()
}
