import type { ClientBase } from 'pg'

/** Bound for texts that change. There are a few hundred statements. */
const MOST_NAMES = 1_000
/** Matches a query for all columns. */
const ALL_COLUMNS = /(?:\bselect |\breturning |, |\.)\*/

const names = new Map<string, string>()

/**
 * Makes every connection prepare a statement at its next use. Skips queries for all columns: when a newer release adds
 * one, PostgreSQL would refuse the prepared statement of processes still running.
 */
export const nameStatement = (text: string): void => {
  if (names.size < MOST_NAMES && !names.has(text) && !ALL_COLUMNS.test(text))
    names.set(text, `whatsstore ${names.size}`)
}

/** Makes a connection prepare named statements. Parsing and planning took most of their time. */
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
