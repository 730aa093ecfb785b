import { timingSafeEqual } from 'node:crypto'
import { AppError } from '#server/http/app-error.ts'
import type { Clock } from '#server/ports/clock.ts'
import type { SecretBox } from '#server/ports/secret-box.ts'
import type { UserRow } from '#server/records/users/users.repo.ts'

/** How long a link works. A phone may hand it to another program, which asks once more. */
const LINK_MS = 120_000
/** Downloads under way in this process, of all accounts. */
export const AT_ONCE = 5
const RETRY_SECONDS = 60
/** After this long a download ends when another account waits. Else five slow readers could block everybody. */
export const GIVES_WAY_AFTER_MS = 30 * 60_000
/** A download whose client has read nothing for this long does not hold its place. */
const STALLED_AFTER_MS = 60_000

type Account = Pick<UserRow, 'id' | 'password_number'>

interface UnderWay {
  address: string
  since: number
  readAt: number
  ending: AbortController
}

/** A download under way. Call `read` for each piece and `end` when it is over; it must stop when `signal` aborts. */
export interface ExportDownload {
  signal: AbortSignal
  read(): void
  end(): void
}

const isUnderWay = () =>
  new AppError('conflict', 'Your data is being downloaded already. Please wait until it is done.')
/** Returns the error of a ticket that opens nothing. */
export const tooOld = () =>
  new AppError('not_found', 'This link is too old. Please download your data from your account again.')
const sameAddress = () =>
  new AppError('unavailable', 'Somebody on your network is downloading their data. Please try again in a minute.', {
    retry_after: RETRY_SECONDS,
  })
const allTaken = () =>
  new AppError('unavailable', 'Many people are downloading their data. Please try again in a minute.', {
    retry_after: RETRY_SECONDS,
  })

/** Returns the account that a ticket names, to be looked up. */
export const accountOfTicket = (ticket: string): string => ticket.split('.')[0] ?? ''

/** Signs links to account archives and bounds downloads: one per account, one per address, five in this process. */
export class ExportDownloads {
  readonly #underWay = new Map<string, UnderWay>()
  readonly #clock: Clock
  readonly #secrets: Pick<SecretBox, 'fingerprint'>

  constructor({ clock, secrets }: { clock: Clock; secrets: Pick<SecretBox, 'fingerprint'> }) {
    this.#clock = clock
    this.#secrets = secrets
  }

  /**
   * Returns the ticket of a link, good for two minutes and until the password is replaced. Holds no place.
   * Throws `conflict` while the account's archive is being downloaded, `unavailable` when there is no place.
   */
  issue(account: Account, address: string): string {
    this.#makeRoom(account, address)
    const claim = `${account.id}.${this.#now() + LINK_MS}`
    return `${claim}.${this.#sign(claim, account)}`
  }

  /** Begins a download. Throws `not_found` for an expired or altered ticket, and as `issue` does. */
  begin(ticket: string, account: Account, address: string): ExportDownload {
    if (!this.#isValid(ticket, account)) throw tooOld()
    this.#makeRoom(account, address)
    const now = this.#now()
    const own = { address, since: now, readAt: now, ending: new AbortController() }
    this.#underWay.set(account.id, own)
    const read = () => {
      own.readAt = this.#now()
    }
    const end = () => {
      if (this.#underWay.get(account.id) === own) this.#underWay.delete(account.id)
    }
    return { signal: own.ending.signal, read, end }
  }

  #now(): number {
    return this.#clock.now().getTime()
  }

  #sign(claim: string, { password_number }: Account): string {
    return this.#secrets.fingerprint(`export ${claim} ${password_number}`)
  }

  #isValid(ticket: string, account: Account): boolean {
    const [id = '', until = '', signature = ''] = ticket.split('.')
    const expected = Buffer.from(this.#sign(`${id}.${until}`, account))
    const given = Buffer.from(signature)
    const isOurs = given.length === expected.length && timingSafeEqual(given, expected)
    return isOurs && id === account.id && Number(until) > this.#now()
  }

  /** Ends downloads that hold up this one and have had their time. Throws when others still hold it up. */
  #makeRoom({ id }: Account, address: string): void {
    if (this.#underWay.has(id)) throw isUnderWay()
    const [neighbor] = [...this.#underWay].filter(([, one]) => one.address === address)
    if (neighbor && !this.#endIfOver(neighbor)) throw sameAddress()
    if (this.#underWay.size < AT_ONCE) return
    const oldestFirst = [...this.#underWay].sort(([, one], [, other]) => one.since - other.since)
    if (!oldestFirst.some((one) => this.#endIfOver(one))) throw allTaken()
  }

  /** Ends a download that has stalled or has had its half hour. Returns whether it did. */
  #endIfOver([id, { since, readAt, ending }]: [string, UnderWay]): boolean {
    const now = this.#now()
    if (now - since < GIVES_WAY_AFTER_MS && now - readAt < STALLED_AFTER_MS) return false
    this.#underWay.delete(id)
    ending.abort()
    return true
  }
}
