import type { ClientBase } from 'pg'

/** Statements of pg-boss name its schema so. */
const OF_BOSS = 'pgboss.'
/** pg-boss has a few dozen. */
const MOST_NAMES = 200

const names = new Map<string, string>()
const ownNames = new Map<string, string>()

/** Asks for whatever columns there are. */
const ALL_COLUMNS = /(?:\bselect |\breturning |, |\.)\*/

/**
 * Has every connection prepare a statement of ours when it is next asked. Not one that asks for all columns: a release adds some while processes of
 * before go on, and PostgreSQL refuses a statement that would answer otherwise than when it was prepared.
 */
export const nameStatement = (text: string): void => {
  if (!ownNames.has(text) && !ALL_COLUMNS.test(text)) ownNames.set(text, `own ${ownNames.size}`)
}

const nameOf = (text: string): string | undefined => {
  const known = ownNames.get(text) ?? names.get(text)
  if (known || names.size >= MOST_NAMES || !text.includes(OF_BOSS)) return known
  const name = `boss ${names.size}`
  names.set(text, name)
  return name
}

/**
 * Has a connection prepare what has a name, and what pg-boss asks: its statements are thousands of characters long and always the same, and
 * PostgreSQL took two thirds of their time to read and plan each anew.
 */
export const nameStatements = (client: ClientBase): void => {
  const query = client.query.bind(client)
  const named = (text: unknown, values: unknown[], ...others: unknown[]) => {
    const name = typeof text === 'string' && nameOf(text)
    return query(
      ...((name ? [{ name, text, values }, ...others] : [text, values, ...others]) as Parameters<typeof query>),
    )
  }
  client.query = named as typeof query
}
