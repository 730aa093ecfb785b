import { lock } from '#server/db/lock.ts'
import { write } from '#server/db/write.ts'
import type { Deps } from '#server/deps.ts'
import { deleteImage, imagesOfStore } from '#server/records/images/images.repo.ts'
import { layoutConfigOf } from '#server/records/layouts/layout-config.ts'
import { keptDesigns } from '#server/records/layouts/layouts.repo.ts'

/** Unnamed uploads kept for unsaved forms: twice the images of the layout with most. */
export const KEPT_UNNAMED = 20
/** Hours such a form may stay open. */
export const KEPT_HOURS = 24

/** Returns ids of images whose address is a value of a layout. An address inside a text does not count. */
export const imagesNamedIn = (values: unknown): Set<string> =>
  new Set([...JSON.stringify(values).matchAll(/[:[,]"\/media\/[\w-]+\/([\w-]+)\//g)].map(([, id = '']) => id))

/**
 * Deletes a store's uploads that no saved design names, when older than a day or beyond the newest twenty.
 * Uploads of forms never saved must not fill the disk. The media sweep removes their files.
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
  // Looks again under the lock, where no save can come between.
  await write({ writes }, async (trx) => {
    await lock(trx, 'store', storeId)
    for (const { id } of await unnamed(trx)) await deleteImage(trx, id)
  })
}
