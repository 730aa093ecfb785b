import { stringify } from 'csv-stringify/sync'

const encoder = new TextEncoder()

/**
 * Streams rows as CSV, for Excel with a byte order mark. Prefixes cells a spreadsheet would run as a formula with an
 * apostrophe. `next` returns the next rows, and none at the end.
 */
export const streamCsv = (
  columns: readonly string[],
  next: () => Promise<(string | number | null)[][]>,
): ReadableStream<Uint8Array> => {
  let header = true
  return new ReadableStream({
    pull: async (controller) => {
      const rows = await next()
      const text = stringify(rows, {
        header,
        columns: [...columns],
        escape_formulas: true,
        record_delimiter: 'windows',
        bom: header,
      })
      controller.enqueue(encoder.encode(text))
      header = false
      if (rows.length === 0) controller.close()
    },
  })
}
