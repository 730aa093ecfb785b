import { lock } from '#server/db/lock.ts'
import { write } from '#server/db/write.ts'
import type { Deps } from '#server/deps.ts'
import { deleteImage, imagesOfStore } from '#server/records/images/images.repo.ts'
import { layoutConfigOf } from '#server/records/layouts/layout-config.ts'
import { keptDesigns } from '#server/records/layouts/layouts.repo.ts'

/** Uploads that nothing names, kept for a form that is not saved yet: as many as the layout with most images has, twice. */
const KEPT_UNNAMED = 20
/** How long such a form may stay open. */
const KEPT_HOURS = 24

/** Ids of the images whose addresses are values of a layout; one that only stands in a text is shown nowhere. */
export const imagesNamedIn = (values: unknown): Set<string> =>
  new Set([...JSON.stringify(values).matchAll(/[:[,]"\/media\/[\w-]+\/([\w-]+)\//g)].map(([, id = '']) => id))

/**
 * Forgets the uploads of a store that none of its saved designs names, when they are older than a day or more than twenty; their files go
 * with the media sweep. Everybody may upload, and what is never saved must not fill the disk.
 */
export const forgetUnnamedUploads = async (
  { db, writes, clock }: Pick<Deps, 'db' | 'writes' | 'clock'>,
  storeId: string,
): Promise<void> => {
  const oldest = new Date(clock.now().getTime() - KEPT_HOURS * 3_600_000).toISOString()
  const unnamed = async (handle: Deps['db']) => {
    const named = imagesNamedIn([await layoutConfigOf(handle, storeId), await keptDesigns(handle, storeId)])
    const uploads = (await imagesOfStore(handle, storeId)).filter(({ id, role }) => role === 'upload' && !named.has(id))
    const newestFirst = uploads.sort((a, b) => (a.id < b.id ? 1 : -1))
    return newestFirst.filter((image, index) => index >= KEPT_UNNAMED || image.created_at < oldest)
  }
  if ((await unnamed(db)).length === 0) return
  // Once more where a save cannot come between.
  await write({ writes }, async (trx) => {
    await lock(trx, 'store', storeId)
    for (const { id } of await unnamed(trx)) await deleteImage(trx, id)
  })
}
