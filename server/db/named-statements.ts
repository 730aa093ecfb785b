import type { ClientBase } from 'pg'

/** Statements of pg-boss name its schema so. */
const OF_BOSS = 'pgboss.'
/** pg-boss has a few dozen. */
const MOST_NAMES = 200

const names = new Map<string, string>()

const nameOf = (text: string): string | undefined => {
  const known = names.get(text)
  if (known || names.size >= MOST_NAMES || !text.includes(OF_BOSS)) return known
  const name = `boss ${names.size}`
  names.set(text, name)
  return name
}

/**
 * Has a connection prepare what pg-boss asks: its statements are thousands of characters long and always the same, and PostgreSQL took two thirds
 * of their time to read and plan each anew.
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
