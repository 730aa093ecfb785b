import { createHash } from 'node:crypto'
import type { Db } from '../database.ts'
import type { Route } from './copy-rows.ts'
import { compareKeys, countRows, type Key, keyOf, type MovedTable, type Row, readRows } from './tables.ts'

/** Rows of a table that are compared as one. */
const CHUNK = 500

/** Rows between two keys, the last one included. */
interface Range {
  after: Key | undefined
  upTo: Key | undefined
}

interface Chunk extends Range {
  /** What both databases have in it; nothing while they differ, or when it was changed since. */
  alike: { rows: number; hash: string } | undefined
}

/** What both databases have of a table. */
export interface TableDigest {
  table: string
  rows: number
  hash: string
}

/** The two databases do not hold the same. */
export class NotAlike extends Error {}

const textOf = ({ columns }: MovedTable, row: Row): string => JSON.stringify(columns.map((column) => row[column]))

const digest = async (db: Db, table: MovedTable, { after, upTo }: Range): Promise<{ rows: number; hash: string }> => {
  const hash = createHash('sha256')
  let rows = 0
  for (let from = after; ; ) {
    const found = await readRows(db, table, { after: from, upTo, limit: CHUNK })
    for (const row of found) hash.update(textOf(table, row)).update('\n')
    rows += found.length
    const last = found.at(-1)
    if (!last || found.length < CHUNK) return { rows, hash: hash.digest('hex') }
    from = keyOf(table, last)
  }
}

/** The chunk that a key is in: the first that reaches so far. */
const chunkOf = (chunks: Chunk[], key: Key): Chunk | undefined => {
  let [from, to] = [0, chunks.length - 1]
  while (from < to) {
    const middle = (from + to) >> 1
    const upTo = chunks[middle]?.upTo
    if (upTo && compareKeys(key, upTo) > 0) from = middle + 1
    else to = middle
  }
  return chunks[from]
}

/** Compares what two databases hold, row by row in the order of the keys; what changes meanwhile is compared again. */
export const createVerification = ({ source, target }: Route, tables: MovedTable[]) => {
  const chunks = new Map<MovedTable, Chunk[]>(tables.map((table) => [table, []]))

  const look = async (table: MovedTable, chunk: Chunk) => {
    const [here, there] = [await digest(source, table, chunk), await digest(target, table, chunk)]
    chunk.alike = here.hash === there.hash ? here : undefined
  }

  /** Says which row it is that differs. */
  const explain = async (table: MovedTable, range: Range): Promise<NotAlike> => {
    const [here, there] = await Promise.all(
      [source, target].map((db) => readRows(db, table, { ...range, limit: 2 * CHUNK })),
    )
    const rows = (list: Row[] | undefined) =>
      new Map(list?.map((row) => [JSON.stringify(keyOf(table, row)), textOf(table, row)]))
    const [ours, theirs] = [rows(here), rows(there)]
    const key = [...ours.keys(), ...theirs.keys()].find((one) => ours.get(one) !== theirs.get(one))
    return new NotAlike(
      `${table.name} differs at ${key ?? 'a row'}: nothing is finished, and the data stay where they are.`,
    )
  }

  return {
    /** Looks at everything once, while others go on writing. */
    lookAtAll: async (): Promise<void> => {
      for (const [table, known] of chunks) {
        for (let after: Key | undefined; ; ) {
          const rows = await readRows(source, table, { after, limit: CHUNK })
          const last = rows.length === CHUNK ? rows.at(-1) : undefined
          const chunk: Chunk = { after, upTo: last && keyOf(table, last), alike: undefined }
          await look(table, chunk)
          known.push(chunk)
          if (!last) break
          after = chunk.upTo
        }
      }
    },
    /** A row was changed since. */
    touch: (table: MovedTable, key: Key): void => {
      const chunk = chunkOf(chunks.get(table) ?? [], key)
      if (chunk) chunk.alike = undefined
    },
    /** Looks again at what was not alike, so that little is left for the end. */
    lookAgain: async (): Promise<void> => {
      for (const [table, known] of chunks) {
        for (const chunk of known) if (!chunk.alike) await look(table, chunk)
      }
    },
    /** Looks again at what was not alike, when nobody writes any more. Throws `NotAlike`. */
    finish: async (): Promise<TableDigest[]> => {
      const digests: TableDigest[] = []
      for (const [table, known] of chunks) {
        const hash = createHash('sha256')
        let rows = 0
        for (const chunk of known) {
          if (!chunk.alike) await look(table, chunk)
          if (!chunk.alike) throw await explain(table, chunk)
          hash.update(chunk.alike.hash)
          rows += chunk.alike.rows
        }
        const counts = [await countRows(source, table), await countRows(target, table)]
        if (counts.some((count) => count !== rows)) {
          throw new NotAlike(`${table.name} has ${counts.join(' and ')} rows, of which ${rows} were compared.`)
        }
        digests.push({ table: table.name, rows, hash: hash.digest('hex') })
      }
      return digests
    },
  }
}
