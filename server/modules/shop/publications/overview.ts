import type { Publication, PublicationOverview } from '#contract/stores/publications.ts'
import type { Deps } from '#server/deps.ts'
import * as repo from '#server/records/publications/publications.repo.ts'
import * as jobs from '#server/records/publications/publish-jobs.repo.ts'
import { shareImagesOf } from '#server/records/publications/share-images.repo.ts'
import { liveName, storeUrl } from '#server/records/stores/store-url.ts'
import type { StoreRow } from '#server/records/stores/stores.repo.ts'

const present = (row: repo.Publication): Publication => ({
  version: row.version,
  published_at: row.published_at,
  changed_at: row.changed_at,
  pages_rendered: row.pages_rendered,
  pages_total: row.pages_rendered + row.pages_reused,
  milliseconds: row.milliseconds,
  live: row.live === 1,
  changes: row.changes,
})

/** Returns the page named by a publication error. */
export const failedPage = (error: string): string => error.split(': ')[0] ?? ''

/** Describes a failure to the seller: the page and that buyers do not see it. Details are in the operator's log. */
const failureOf = (job: jobs.PublishJob): PublicationOverview['failure'] =>
  job.last_error === null
    ? null
    : {
        page: failedPage(job.last_error),
        message: 'This page could not be built. The last good version stays live, and we try again automatically.',
        attempts: job.attempts,
        next_try_at: job.next_attempt_at,
      }

/** Returns the state of a store's pages, from its publish job and whether any version is live. */
export const publicationState = (
  store: Pick<StoreRow, 'suspended_at'>,
  job: jobs.PublishJob | undefined,
  anyLive: boolean,
): PublicationOverview['state'] => {
  if (store.suspended_at) return 'suspended'
  if (job?.last_error) return 'failed'
  // Ignores background rebuilds and stock updates, which the seller does not wait for.
  return (job && job.background === 0 && job.stock_only === 0) || !anyLive ? 'publishing' : 'live'
}

/** Whether a version links to a former address of the store. It cannot be shown again. */
const isOfFormerAddress = ({ shows }: repo.Publication, store: StoreRow): boolean =>
  shows?.slug !== undefined && shows.slug !== liveName(store)

/** Returns the live version, the last publication, versions to roll back to and the share images. */
export const publicationOverview = async (
  { db, config }: Pick<Deps, 'db' | 'config'>,
  store: StoreRow,
): Promise<PublicationOverview> => {
  const [rows, job, images] = await Promise.all([
    repo.listPublications(db, store.id),
    jobs.findJob(db, store.id),
    shareImagesOf(db, store.id),
  ])
  const versions = rows.filter((row) => row.live === 1 || !isOfFormerAddress(row, store)).map(present)
  const [newest] = rows.toSorted((one, other) => other.published_at.localeCompare(one.published_at))
  const live = versions.find((version) => version.live)
  return {
    state: publicationState(store, job, live !== undefined),
    revision: store.revision,
    live_version: live?.version ?? null,
    receipt: newest ? present(newest) : null,
    failure: job ? failureOf(job) : null,
    versions,
    share: {
      url: storeUrl(store, config),
      title: store.name,
      description: store.bio,
      image_url: images.home ? `${config.storesOrigin}/media/${store.id}/share/${images.home}.jpg` : null,
    },
  }
}
