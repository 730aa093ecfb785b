import { newSecret } from '#server/db/ids.ts'
import { AppError } from '#server/http/app-error.ts'
import type { Clock } from '#server/ports/clock.ts'

/** How long a link downloads: a phone may hand it to another program, which asks once more. */
const LINK_MS = 120_000
/** Archives that are packed or about to be, of all accounts. */
const AT_ONCE = 5
const RETRY_SECONDS = 60

interface Place {
  ticket: string
  until: number
  underWay: boolean
}

/** Who may download an archive now: one at a time an account, a few in all. */
export interface ExportTickets {
  /** Returns the secret of a link for an account. Throws `conflict` while its archive is being downloaded, `unavailable` when many are. */
  issue(userId: string): string
  /**
   * Begins a download; call `end` when it has come to its end, whatever that was. Throws `not_found` for a link that is not good any more,
   * `conflict` while it is in use.
   */
  begin(ticket: string): { userId: string; end(): void }
}

const underWay = () => new AppError('conflict', 'Your data is being downloaded already. Please wait until it is done.')

/** Links live in memory, as downloads do: neither outlasts the process. */
export const createExportTickets = (clock: Clock): ExportTickets => {
  const places = new Map<string, Place>()
  const now = () => clock.now().getTime()
  const forgetOld = () => {
    for (const [userId, place] of places) if (!place.underWay && place.until <= now()) places.delete(userId)
  }
  return {
    issue: (userId) => {
      forgetOld()
      const own = places.get(userId)
      if (own?.underWay) throw underWay()
      if (!own && places.size >= AT_ONCE) {
        const detail = 'Many people are downloading their data. Please try again in a minute.'
        throw new AppError('unavailable', detail, { retry_after: RETRY_SECONDS })
      }
      const ticket = newSecret()
      places.set(userId, { ticket, until: now() + LINK_MS, underWay: false })
      return ticket
    },
    begin: (ticket) => {
      forgetOld()
      const [userId, place] = [...places].find(([, one]) => one.ticket === ticket) ?? []
      if (userId === undefined || !place) {
        throw new AppError('not_found', 'This link is too old. Please download your data from your account again.')
      }
      if (place.underWay) throw underWay()
      place.underWay = true
      const end = () => {
        place.underWay = false
      }
      return { userId, end }
    },
  }
}
