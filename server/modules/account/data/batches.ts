/** Rows read at once: little in memory, and nobody else waits long for the database. */
const BATCH = 500

interface Paged<Row> {
  limit(rows: number): { offset(rows: number): { execute(): Promise<Row[]> } }
}

/** Reads the rows of a query, which must say their order, some at a time. */
export async function* inBatches<Row>(query: Paged<Row>): AsyncGenerator<Row[]> {
  for (let offset = 0; ; offset += BATCH) {
    const rows = await query.limit(BATCH).offset(offset).execute()
    if (rows.length > 0) yield rows
    if (rows.length < BATCH) return
  }
}

/** The same for a list without an end, where each batch is found by the last row of the one before. */
export async function* inBatchesAfter<Row>(
  read: (last: Row | undefined, limit: number) => Promise<Row[]>,
): AsyncGenerator<Row[]> {
  let last: Row | undefined
  for (;;) {
    const rows = await read(last, BATCH)
    if (rows.length > 0) yield rows
    if (rows.length < BATCH) return
    last = rows.at(-1)
  }
}
