import { sql } from 'kysely'
import type { AdminStore, StoreFilters } from '#contract/admin/admin-stores.ts'
import { containing } from '#server/db/containing.ts'
import type { Db } from '#server/db/database.ts'
import { listPage } from '#server/db/list-page.ts'
import type { Deps } from '#server/deps.ts'
import { failedPage, publicationState } from '#server/modules/shop/publications/overview.ts'
import { presentStore } from '#server/modules/shop/settings/store-settings.service.ts'
import { layoutInForce } from '#server/records/layouts/layout-config.ts'
import { liveSince } from '#server/records/publications/publications.repo.ts'
import { jobsOf, type PublishJob } from '#server/records/publications/publish-jobs.repo.ts'
import { type StoreRow, toStore } from '#server/records/stores/stores.repo.ts'
import { toUser, type UserRow } from '#server/records/users/users.repo.ts'
import { storeVersion } from './stores.service.ts'

type Filters = Pick<StoreFilters, 'page' | 'limit' | 'search'> & Partial<Pick<StoreFilters, 'status' | 'sort'>>

const filtered = (db: Db, { search, status }: Filters) => {
  let query = db.selectFrom('stores')
  if (status === 'suspended') query = query.where('suspended_at', 'is not', null)
  if (status === 'open') query = query.where('suspended_at', 'is', null)
  if (status === 'failing') {
    query = query.where('id', 'in', (eb) =>
      eb.selectFrom('publish_jobs').select('store_id').where('attempts', '>', 0).where('last_error', 'is not', null),
    )
  }
  if (!search) return query
  const pattern = containing(search)
  return query.where((eb) =>
    eb.or([
      sql<boolean>`${eb.ref('store_slug')} like ${pattern} escape '\\'`,
      sql<boolean>`lower(${eb.ref('name')}) like ${pattern} escape '\\'`,
    ]),
  )
}

const failureOf = (job: PublishJob | undefined): AdminStore['publication']['failure'] =>
  job?.last_error
    ? {
        page: failedPage(job.last_error),
        message: job.last_error,
        attempts: job.attempts,
        next_try_at: job.next_attempt_at,
      }
    : null

type ListDeps = Pick<Deps, 'db' | 'clock' | 'config'>

/** Returns a store as the admin panel lists it. */
const presentAdminStore = async (
  deps: ListDeps,
  row: StoreRow & { user_email: string } & Pick<UserRow, 'plan' | 'plan_expiry' | 'allowed_layouts'>,
  job: PublishJob | undefined,
  publishedAt: string | undefined,
): Promise<AdminStore> => {
  const store = await presentStore(deps.db, row)
  return {
    ...store,
    storeId: row.id,
    user_id: row.user_id,
    user_email: row.user_email,
    layout_in_force: layoutInForce(deps, row, store.theme),
    suspended_at: row.suspended_at,
    suspended_reason: row.suspended_reason,
    publication: {
      state: publicationState(row, job, publishedAt !== undefined),
      published_at: publishedAt ?? null,
      failure: failureOf(job),
    },
    version: storeVersion(row, store.theme),
  }
}

const storesByIds = async (deps: ListDeps, ids: string[], direction: 'asc' | 'desc'): Promise<AdminStore[]> => {
  const { db } = deps
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('stores')
    .innerJoin('users', 'users.id', 'stores.user_id')
    .selectAll('stores')
    .select(['users.email as user_email', 'users.plan', 'users.plan_expiry', 'users.allowed_layouts'])
    .where('stores.id', 'in', ids)
    .orderBy('stores.id', direction)
    .execute()
  const jobs = new Map((await jobsOf(db, ids)).map((job) => [job.store_id, job]))
  const live = new Map((await liveSince(db, ids)).map((row) => [row.store_id, row.published_at]))
  const stores = []
  for (const row of rows)
    stores.push(await presentAdminStore(deps, toUser(toStore(row)), jobs.get(row.id), live.get(row.id)))
  return stores
}

/** Returns a page of stores by name, address and state, newest first by default. */
export const listStores = async (deps: ListDeps, filters: Filters) => {
  const { db } = deps
  const direction = filters.sort === 'oldest' ? 'asc' : 'desc'
  const { shown, total } = await listPage(
    filters,
    (part) =>
      filtered(db, filters).select('id').orderBy('id', direction).limit(part.limit).offset(part.offset).execute(),
    async () => {
      const query = filtered(db, filters).select((eb) => eb.fn.countAll<number>().as('n'))
      return Number((await query.executeTakeFirstOrThrow()).n)
    },
  )
  const stores = await storesByIds(
    deps,
    shown.map(({ id }) => id),
    direction,
  )
  return { stores, total }
}
