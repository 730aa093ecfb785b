import type { ClientBase } from 'pg'

/** Statements are a few hundred; the bound guards against texts that change. */
const MOST_NAMES = 1_000
/** Asks for whatever columns there are. */
const ALL_COLUMNS = /(?:\bselect |\breturning |, |\.)\*/

const names = new Map<string, string>()

/**
 * Makes every connection prepare a statement when it is next asked. Not one that asks for all columns: a release adds
 * some while older processes go on, and PostgreSQL refuses a prepared statement whose answer has changed.
 */
export const nameStatement = (text: string): void => {
  if (names.size < MOST_NAMES && !names.has(text) && !ALL_COLUMNS.test(text))
    names.set(text, `whatsstore ${names.size}`)
}

/** Makes a connection prepare statements that have a name. Reading and planning each anew took most of their time. */
export const nameStatements = (client: ClientBase): void => {
  const query = client.query.bind(client)
  const named = (text: unknown, values: unknown[], ...others: unknown[]) => {
    const name = typeof text === 'string' && names.get(text)
    return query(
      ...((name ? [{ name, text, values }, ...others] : [text, values, ...others]) as Parameters<typeof query>),
    )
  }
  client.query = named as typeof query
}
