import type { MessageKind } from '#contract/whatsapp/whatsapp-templates.ts'
import type { Db, Transaction } from '#server/db/database.ts'
import { prepared } from '#server/db/prepared.ts'

const ownSelect = prepared((db, { storeId }: { storeId: string }) =>
  db.selectFrom('message_templates').select(['kind', 'text']).where('store_id', '=', storeId),
)

/** Returns a store's own texts by kind of message. */
export const ownTemplates = async (db: Db, storeId: string): Promise<Map<string, string>> => {
  const { rows } = await ownSelect(db, { storeId })
  return new Map(rows.map((row) => [row.kind, row.text]))
}

/** Saves a store's own text, or restores the default for an empty one. */
export const saveTemplate = async (
  trx: Transaction,
  storeId: string,
  kind: MessageKind,
  text: string | null,
  now: string,
): Promise<void> => {
  if (!text) {
    await trx.deleteFrom('message_templates').where('store_id', '=', storeId).where('kind', '=', kind).execute()
    return
  }
  await trx
    .insertInto('message_templates')
    .values({ store_id: storeId, kind, text, updated_at: now })
    .onConflict((conflict) => conflict.columns(['store_id', 'kind']).doUpdateSet({ text, updated_at: now }))
    .execute()
}
