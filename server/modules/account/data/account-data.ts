import type { Tables } from '#server/db/database.ts'
import { findStoreByOwner } from '#server/records/stores/stores.repo.ts'
import { accountParts, type Content, type Source } from './account-parts.ts'
import { storeParts } from './store-parts.ts'

/** The tables that an account's data is read from. */
export const readTables: ReadonlySet<keyof Tables> = new Set(
  [...Object.values(accountParts), ...Object.values(storeParts)].flatMap(({ tables }) => tables),
)

/** Everything that is kept of an account and its store, part by part, each with its name; a part is read when it is asked for. */
export async function* accountData(source: Source): AsyncGenerator<{ name: string; content: Content }> {
  for (const [name, part] of Object.entries(accountParts)) yield { name, content: await part.read(source) }
  const store = await findStoreByOwner(source.db, source.user.id)
  if (!store) return
  for (const [name, part] of Object.entries(storeParts)) yield { name, content: await part.read({ ...source, store }) }
}

/** The same as one text: an object with a key a part. Takes as much memory as there is data. */
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
