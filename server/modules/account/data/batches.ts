/** Rows read at once. Small, to need little memory and not to block other queries. */
const BATCH = 500

interface Paged<Row> {
  limit(rows: number): { offset(rows: number): { execute(): Promise<Row[]> } }
}

/** Yields the rows of an ordered query in batches. */
export async function* inBatches<Row>(query: Paged<Row>): AsyncGenerator<Row[]> {
  for (let offset = 0; ; offset += BATCH) {
    const rows = await query.limit(BATCH).offset(offset).execute()
    if (rows.length > 0) yield rows
    if (rows.length < BATCH) return
  }
}

/** As `inBatches`, for long lists: each batch starts after the last row of the one before. */
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
