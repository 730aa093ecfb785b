import { timingSafeEqual } from 'node:crypto'
import { AppError } from '#server/http/app-error.ts'
import type { Clock } from '#server/ports/clock.ts'
import type { SecretBox } from '#server/ports/secret-box.ts'

/** How long a link works. A phone may hand it to another program, which asks once more. */
const LINK_MS = 120_000
/** Downloads under way in this process, of all accounts. */
const AT_ONCE = 5
const RETRY_SECONDS = 60
/** After this long a download ends when another account waits. Else five slow readers could block everybody. */
const GIVES_WAY_AFTER_MS = 30 * 60_000

interface UnderWay {
  since: number
  ending: AbortController
}

/** A download under way. Call `end` when it is over; it must stop when `signal` aborts. */
export interface ExportDownload {
  userId: string
  signal: AbortSignal
  end(): void
}

const isUnderWay = () =>
  new AppError('conflict', 'Your data is being downloaded already. Please wait until it is done.')
const tooOld = () =>
  new AppError('not_found', 'This link is too old. Please download your data from your account again.')
const allTaken = () =>
  new AppError('unavailable', 'Many people are downloading their data. Please try again in a minute.', {
    retry_after: RETRY_SECONDS,
  })

/** Signs links to account archives and bounds the downloads of this process: one per account, five in all. */
export class ExportDownloads {
  readonly #underWay = new Map<string, UnderWay>()
  readonly #clock: Clock
  readonly #secrets: Pick<SecretBox, 'fingerprint'>

  constructor({ clock, secrets }: { clock: Clock; secrets: Pick<SecretBox, 'fingerprint'> }) {
    this.#clock = clock
    this.#secrets = secrets
  }

  /**
   * Returns the ticket of a link, good for two minutes.
   * Throws `conflict` while the account's archive is being downloaded, `unavailable` when all places are taken.
   */
  issue(userId: string): string {
    if (this.#underWay.has(userId)) throw isUnderWay()
    if (this.#underWay.size >= AT_ONCE && !this.#endLongest()) throw allTaken()
    const claim = `${userId}.${this.#clock.now().getTime() + LINK_MS}`
    return `${claim}.${this.#sign(claim)}`
  }

  /** Begins a download. Throws `not_found` for an expired or altered ticket, and as `issue` does. */
  begin(ticket: string): ExportDownload {
    const userId = this.#ownerOf(ticket)
    if (this.#underWay.has(userId)) throw isUnderWay()
    if (this.#underWay.size >= AT_ONCE && !this.#endLongest()) throw allTaken()
    const own = { since: this.#clock.now().getTime(), ending: new AbortController() }
    this.#underWay.set(userId, own)
    const end = () => {
      if (this.#underWay.get(userId) === own) this.#underWay.delete(userId)
    }
    return { userId, signal: own.ending.signal, end }
  }

  #sign(claim: string): string {
    return this.#secrets.fingerprint(`export ${claim}`)
  }

  #ownerOf(ticket: string): string {
    const [userId = '', until = '', signature = ''] = ticket.split('.')
    const expected = Buffer.from(this.#sign(`${userId}.${until}`))
    const given = Buffer.from(signature)
    const isOurs = given.length === expected.length && timingSafeEqual(given, expected)
    if (!isOurs || Number(until) <= this.#clock.now().getTime()) throw tooOld()
    return userId
  }

  /** Ends the oldest download if it has had its time. Returns whether it did. */
  #endLongest(): boolean {
    const [longest] = [...this.#underWay].sort(([, one], [, other]) => one.since - other.since)
    if (!longest || this.#clock.now().getTime() - longest[1].since < GIVES_WAY_AFTER_MS) return false
    this.#underWay.delete(longest[0])
    longest[1].ending.abort()
    return true
  }
}
