import { newSecret } from '#server/db/ids.ts'
import { AppError } from '#server/http/app-error.ts'
import type { Clock } from '#server/ports/clock.ts'

/** How long a link downloads: a phone may hand it to another program, which asks once more. */
export const LINK_MS = 120_000
/** Archives that are packed or about to be, of all accounts. */
export const AT_ONCE = 5
const RETRY_SECONDS = 60
/** A download that takes longer gives way when others wait: five that read a byte a minute would keep everybody from theirs. */
export const GIVES_WAY_AFTER_MS = 30 * 60_000

interface Place {
  ticket: string
  until: number
  underWay?: { since: number; ending: AbortController } | undefined
}

/** An archive on its way. */
export interface ExportDownload {
  userId: string
  signal: AbortSignal
  end(): Promise<void>
}

/** Who may download an archive now: one at a time an account, a few in all. */
export interface ExportTickets {
  /**
   * Returns the secret of a link for an account. Throws `conflict` while its archive is being downloaded, `unavailable` when many are and none has
   * taken so long that it gives way.
   */
  issue(userId: string): Promise<string>
  /**
   * Begins a download; call `end` when it has come to its end, whatever that was, and end it when `signal` says that it gives way. Throws
   * `not_found` for a link that is not good any more, `conflict` while it is in use.
   */
  begin(ticket: string): Promise<ExportDownload>
}

export const allTaken = (): AppError => {
  const detail = 'Many people are downloading their data. Please try again in a minute.'
  return new AppError('unavailable', detail, { retry_after: RETRY_SECONDS })
}
export const tooOld = (): AppError =>
  new AppError('not_found', 'This link is too old. Please download your data from your account again.')
export const isUnderWay = (): AppError =>
  new AppError('conflict', 'Your data is being downloaded already. Please wait until it is done.')

/** The default: links live in memory, as downloads do; neither outlasts the process. */
export const createExportTickets = (clock: Clock): ExportTickets => {
  const places = new Map<string, Place>()
  const now = () => clock.now().getTime()
  const forgetOld = () => {
    for (const [userId, place] of places) if (!place.underWay && place.until <= now()) places.delete(userId)
  }
  /** Ends the longest download, if it has taken its time. */
  const cutLongest = () => {
    const running = [...places].flatMap(([userId, { underWay }]) => (underWay ? [{ userId, ...underWay }] : []))
    const [longest] = running.toSorted((one, other) => one.since - other.since)
    if (!longest || now() - longest.since < GIVES_WAY_AFTER_MS) return
    places.delete(longest.userId)
    longest.ending.abort()
  }
  return {
    issue: async (userId) => {
      forgetOld()
      const own = places.get(userId)
      if (own?.underWay) throw isUnderWay()
      if (!own && places.size >= AT_ONCE) cutLongest()
      if (!own && places.size >= AT_ONCE) throw allTaken()
      const ticket = newSecret()
      places.set(userId, { ticket, until: now() + LINK_MS })
      return ticket
    },
    begin: async (ticket) => {
      forgetOld()
      const [userId, place] = [...places].find(([, one]) => one.ticket === ticket) ?? []
      if (userId === undefined || !place) throw tooOld()
      if (place.underWay) throw isUnderWay()
      const ending = new AbortController()
      place.underWay = { since: now(), ending }
      const end = async () => {
        place.underWay = undefined
      }
      return { userId, signal: ending.signal, end }
    },
  }
}
