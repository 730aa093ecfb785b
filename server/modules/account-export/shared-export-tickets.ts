import { secretHash } from '#server/auth/sessions.ts'
import type { Db, Transaction } from '#server/db/database.ts'
import { newSecret } from '#server/db/ids.ts'
import { lock } from '#server/db/lock.ts'
import { type Writes, write } from '#server/db/write.ts'
import type { Clock } from '#server/ports/clock.ts'
import {
  AT_ONCE,
  allTaken,
  type ExportTickets,
  GIVES_WAY_AFTER_MS,
  isUnderWay,
  LINK_MS,
  tooOld,
} from './export-tickets.ts'

/** A download says so often that it goes on, and hears whether it has given way. */
const SIGN_EVERY_MS = 10_000

/**
 * Who downloads an archive, in the database: a link that one process gave is followed at another, and an account has one download at a time
 * among all. A process that dies gives its places back when no sign of it has come for as long as a link is good.
 */
export const sharedExportTickets = (
  deps: { db: Db; writes: Writes; clock: Clock },
  { signEveryMs = SIGN_EVERY_MS } = {},
): ExportTickets => {
  const { db, clock } = deps
  const moment = (later = 0) => new Date(clock.now().getTime() + later).toISOString()

  /** One after the other: how many there are decides. */
  const inTurn = <Result>(work: (trx: Transaction) => Promise<Result>): Promise<Result> =>
    write(deps, async (trx) => {
      await lock(trx, 'export places')
      await trx.deleteFrom('export_places').where('until', '<=', moment()).execute()
      return work(trx)
    })

  /** Takes the place of the longest download, if it has taken its time; it hears of it at its next sign. */
  const cutLongest = async (trx: Transaction) => {
    const longest = trx
      .selectFrom('export_places')
      .select('user_id')
      .where('began_at', '<=', moment(-GIVES_WAY_AFTER_MS))
    await trx.deleteFrom('export_places').where('user_id', 'in', longest.orderBy('began_at').limit(1)).execute()
  }

  return {
    issue: (userId) =>
      inTurn(async (trx) => {
        const places = await trx.selectFrom('export_places').select(['user_id', 'began_at']).execute()
        const own = places.find(({ user_id }) => user_id === userId)
        if (own?.began_at) throw isUnderWay()
        if (!own && places.length >= AT_ONCE) {
          await cutLongest(trx)
          const left = await trx.selectFrom('export_places').select('user_id').execute()
          if (left.length >= AT_ONCE) throw allTaken()
        }
        const ticket = newSecret()
        const place = { ticket_hash: secretHash(ticket), until: moment(LINK_MS), began_at: null }
        await trx
          .insertInto('export_places')
          .values({ user_id: userId, ...place })
          .onConflict((conflict) => conflict.column('user_id').doUpdateSet(place))
          .execute()
        return ticket
      }),
    begin: async (ticket) => {
      const ticket_hash = secretHash(ticket)
      const change = (set: { until: string; began_at?: string | null }) =>
        db.updateTable('export_places').set(set).where('ticket_hash', '=', ticket_hash).executeTakeFirst()
      const place = await inTurn(async (trx) => {
        const found = await trx
          .selectFrom('export_places')
          .selectAll()
          .where('ticket_hash', '=', ticket_hash)
          .executeTakeFirst()
        if (!found) throw tooOld()
        if (found.began_at) throw isUnderWay()
        const begun = { began_at: moment(), until: moment(LINK_MS) }
        await trx.updateTable('export_places').set(begun).where('ticket_hash', '=', ticket_hash).execute()
        return found
      })
      const ending = new AbortController()
      const sign = async () => {
        const { numUpdatedRows } = await change({ until: moment(LINK_MS) })
        if (numUpdatedRows === 0n) ending.abort()
      }
      // While the database is away nobody else can take the place.
      const signs = setInterval(() => void sign().catch(() => {}), signEveryMs)
      signs.unref()
      return {
        userId: place.user_id,
        signal: ending.signal,
        end: async () => {
          clearInterval(signs)
          await change({ began_at: null, until: place.until }).catch(() => {})
        },
      }
    },
  }
}
