import { stringify } from 'csv-stringify/sync'
import type { Db } from '#server/db/database.ts'
import type { Clock } from '#server/ports/clock.ts'
import { withPlanInForce } from '#server/records/users/users.repo.ts'
import { usersAfter } from './users.repo.ts'

const BATCH = 1000
const columns = [
  'id',
  'email',
  'whatsapp_number',
  'country_code',
  'plan',
  'plan_expiry',
  'role',
  'verified_at',
  'created_at',
] as const

/**
 * Streams all users as CSV, each with the plan in force. Prefixes cells a spreadsheet would run as a formula with an
 * apostrophe.
 */
export const usersCsv = ({ db, clock }: { db: Db; clock: Clock }): ReadableStream<Uint8Array> => {
  const encoder = new TextEncoder()
  let last = ''
  let header = true
  return new ReadableStream({
    pull: async (controller) => {
      const users = await usersAfter(db, last, BATCH)
      const now = clock.now()
      const rows = users.map((row) => withPlanInForce(row, now)).map((user) => columns.map((column) => user[column]))
      controller.enqueue(
        encoder.encode(
          stringify(rows, { header, columns: [...columns], escape_formulas: true, record_delimiter: 'windows' }),
        ),
      )
      header = false
      last = users.at(-1)?.id ?? last
      if (users.length < BATCH) controller.close()
    },
  })
}
