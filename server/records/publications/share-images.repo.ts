import type { Db } from '#server/db/database.ts'
import { prepared } from '#server/db/prepared.ts'

const ofStore = prepared((db, { storeId }: { storeId: string }) =>
  db.selectFrom('share_images').select(['subject', 'hash']).where('store_id', '=', storeId),
)

/** Hashes of a store's share images by subject. */
export const shareImagesOf = async (db: Db, storeId: string): Promise<Record<string, string>> => {
  const { rows } = await ofStore(db, { storeId })
  return Object.fromEntries(rows.map((row) => [row.subject, row.hash]))
}

export const saveShareImage = async (db: Db, storeId: string, subject: string, hash: string): Promise<void> => {
  await db
    .insertInto('share_images')
    .values({ store_id: storeId, subject, hash })
    .onConflict((conflict) => conflict.columns(['store_id', 'subject']).doUpdateSet({ hash }))
    .execute()
}

/** Deletes the share images of removed products. */
export const deleteShareImages = async (db: Db, storeId: string, subjects: string[]): Promise<void> => {
  if (subjects.length === 0) return
  await db.deleteFrom('share_images').where('store_id', '=', storeId).where('subject', 'in', subjects).execute()
}
