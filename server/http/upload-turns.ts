import * as refusals from '#contract/refusals/words.ts'
import { FairLine, RecentWork } from '#server/lib/fair-line.ts'
import { AppError } from './app-error.ts'
import { MAX_FORM } from './body-bounds.ts'

/** Uploads of one account at once. */
export const UNDER_WAY_BY_ACCOUNT = 2
/** Uploads of one account that may wait. */
const WAITING_BY_ACCOUNT = 10
/** Uploads of all accounts that may wait. */
export const WAITING = 40
/** Bytes of bodies in memory at once, about 80 photos as browsers send them. Each body is copied about twice. */
export const BODY_BYTES = 48 * 1024 * 1024
/** A body that takes longer is cut off when others wait for its memory. */
const GIVES_WAY_AFTER_MS = 10_000
/** Seconds after which a refused caller may try again. */
const RETRY_SECONDS = 5

/** A request body being received. */
export interface UploadBody {
  /** Length in bytes, `NaN` when unknown. */
  readonly bytes: number
  /** Whether all of it was received. */
  isReceived(): boolean
  /** Ends its connection. */
  cut(): void
}

/** Admits a few uploads at a time, so that many neither fill the memory nor keep one another out. */
export interface UploadTurns {
  /**
   * Resolves when an upload may be read. Call the returned function when it is done. A slow one is cut off when others
   * wait. Throws `too_many` when the account has too many waiting, and `unavailable` when `gone` aborts or all places
   * are taken. Then the account that had most lately gives way first.
   */
  enter(account: string, body: UploadBody, gone: AbortSignal): Promise<() => void>
}

interface Entry {
  account: string
  bytes: number
  body: UploadBody
  /** When it was admitted. */
  since: number
  start(): void
  refuse(): void
}

/** Creates the turns of the server. The option is for tests. */
export const createUploadTurns = ({ givesWayAfterMs = GIVES_WAY_AFTER_MS } = {}): UploadTurns => {
  const underWay = new FairLine<Entry>()
  const work = new RecentWork()
  /** The account that had least lately is next, if its bounds and the memory allow. */
  const waiting = new FairLine<Entry>({ weightOf: (account) => work.of(account) })
  const bytesUnderWay = () => underWay.all().reduce((sum, { bytes }) => sum + bytes, 0)
  const mayStart = (_: Entry, account: string) => underWay.of(account).size < UNDER_WAY_BY_ACCOUNT

  /** Cuts off the largest of the uploads that take too long to arrive. */
  const cutSlowest = () => {
    const slow = underWay
      .all()
      .filter(({ body, since }) => !body.isReceived() && performance.now() - since >= givesWayAfterMs)
    slow.toSorted((one, other) => other.bytes - one.bytes)[0]?.body.cut()
  }
  let lookAgain: NodeJS.Timeout | undefined

  const startNext = () => {
    for (;;) {
      const entry = waiting.next(mayStart)
      if (!entry) return
      if (underWay.size > 0 && bytesUnderWay() + entry.bytes > BODY_BYTES) {
        cutSlowest()
        clearTimeout(lookAgain)
        lookAgain = setTimeout(startNext, givesWayAfterMs)
        return
      }
      waiting.take(entry.account, entry)
      underWay.add(entry.account, entry)
      entry.since = performance.now()
      entry.start()
    }
  }

  return {
    enter: (account, body, gone) =>
      new Promise((resolve, reject) => {
        if (waiting.of(account).size >= WAITING_BY_ACCOUNT) {
          const detail = 'Too many uploads at once. Please wait until some are done.'
          return reject(new AppError('too_many', detail, { retry_after: RETRY_SECONDS }))
        }
        if (waiting.size >= WAITING) {
          const last = waiting.last(waiting.greediest(account))
          if (!last) return reject(uploadsBusy())
          last.refuse()
        }
        const leave = () => {
          waiting.delete(account, entry)
          reject(uploadsBusy())
        }
        const entry: Entry = {
          account,
          bytes: Number.isFinite(body.bytes) ? body.bytes : MAX_FORM,
          body,
          since: 0,
          start: () => {
            gone.removeEventListener('abort', leave)
            resolve(() => {
              underWay.delete(account, entry)
              work.add(account, performance.now() - entry.since)
              startNext()
            })
          },
          refuse: () => {
            gone.removeEventListener('abort', leave)
            leave()
          },
        }
        gone.addEventListener('abort', leave)
        waiting.add(account, entry)
        startNext()
      }),
  }
}

/** Returns the error of a caller who would wait too long. */
export const uploadsBusy = (): AppError =>
  new AppError('unavailable', refusals.uploadsBusy, {
    retry_after: RETRY_SECONDS,
  })
