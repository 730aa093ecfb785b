import type { Tables } from '#server/db/database.ts'
import { findStoreByOwner } from '#server/records/stores/stores.repo.ts'
import { accountParts, type Content, type Source } from './account-parts.ts'
import { storeParts } from './store-parts.ts'

/** Tables read for the export of an account. */
export const readTables: ReadonlySet<keyof Tables> = new Set(
  [...Object.values(accountParts), ...Object.values(storeParts)].flatMap(({ tables }) => tables),
)

/** Yields all data of an account and its store by named part. Reads each part only when asked for it. */
export async function* accountData(source: Source): AsyncGenerator<{ name: string; content: Content }> {
  for (const [name, part] of Object.entries(accountParts)) yield { name, content: await part.read(source) }
  const store = await findStoreByOwner(source.db, source.user.id)
  if (!store) return
  for (const [name, part] of Object.entries(storeParts)) yield { name, content: await part.read({ ...source, store }) }
}

/** Returns all data of an account as one JSON object, a key per part. Holds it all in memory. */
export const accountDataAsJson = async (source: Source): Promise<string> => {
  const whole: Record<string, unknown> = { store: null }
  for await (const { name, content } of accountData(source)) {
    if ('one' in content) whole[name] = content.one
    else {
      const rows: unknown[] = []
      for await (const batch of content.rows) rows.push(...batch)
      whole[name] = rows
    }
  }
  return JSON.stringify(whole)
}
