import { messageKinds } from '#contract/whatsapp/whatsapp-templates.ts'
import type { Transaction } from '#server/db/database.ts'
import type { Clock } from '#server/ports/clock.ts'
import { saveTemplate } from './templates.repo.ts'

/** Puts back a store's own texts, by kind. Those it did not have become the default again. */
export const restoreTemplates = async (
  trx: Transaction,
  clock: Clock,
  storeId: string,
  texts: Record<string, string>,
): Promise<void> => {
  const now = clock.now().toISOString()
  for (const kind of messageKinds) await saveTemplate(trx, storeId, kind, texts[kind] ?? null, now)
}
