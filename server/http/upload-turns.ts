import { createAttainedService, leastServed, whoGivesWay } from '#server/background/attained-service.ts'
import { AppError } from './app-error.ts'

/** Uploads of one account at once. */
const UNDER_WAY_BY_ACCOUNT = 2
/** Uploads of one account that may wait. */
const WAITING_BY_ACCOUNT = 10
/** Uploads of all accounts that may wait. */
const WAITING = 40
/** Bytes of bodies in memory at once, about 80 photos as browsers send them. Each body is copied about twice. */
const BODY_BYTES = 48 * 1024 * 1024
/** Bytes counted for a body of unknown length: the most that any call takes. */
const LONGEST_BODY_BYTES = 11 * 1024 * 1024
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
  const underWay = new Set<Entry>()
  /** Waiting uploads. The account that had least lately is next, if its bounds and the memory allow. */
  const waiting = new Set<Entry>()
  const service = createAttainedService()
  const accountOf = ({ account }: Entry) => account

  const ofAccount = (entries: Set<Entry>, account: string) =>
    [...entries].filter((entry) => entry.account === account).length
  const bytesUnderWay = () => [...underWay].reduce((sum, { bytes }) => sum + bytes, 0)

  /** Cuts off the largest of the uploads that take too long to arrive. */
  const cutSlowest = () => {
    const slow = [...underWay].filter(
      ({ body, since }) => !body.isReceived() && performance.now() - since >= givesWayAfterMs,
    )
    slow.toSorted((one, other) => other.bytes - one.bytes)[0]?.body.cut()
  }
  let lookAgain: NodeJS.Timeout | undefined

  /** Returns the last upload of the account with most waiting, if the newcomer's account would still have fewer. */
  const lastOfGreediest = (newcomer: string): Entry | undefined => {
    const greediest = [...waiting].reduce(
      (most, { account }) => (ofAccount(waiting, account) > ofAccount(waiting, most) ? account : most),
      newcomer,
    )
    const theirs = [...waiting].filter(({ account }) => account === greediest)
    return theirs.length > ofAccount(waiting, newcomer) + 1 ? theirs.at(-1) : undefined
  }

  const startNext = () => {
    for (;;) {
      const startable = [...waiting].filter(({ account }) => ofAccount(underWay, account) < UNDER_WAY_BY_ACCOUNT)
      const entry = leastServed(startable, accountOf, service)
      if (!entry) return
      if (underWay.size > 0 && bytesUnderWay() + entry.bytes > BODY_BYTES) {
        cutSlowest()
        clearTimeout(lookAgain)
        lookAgain = setTimeout(startNext, givesWayAfterMs)
        return
      }
      waiting.delete(entry)
      underWay.add(entry)
      entry.since = performance.now()
      entry.start()
    }
  }

  return {
    enter: (account, body, gone) =>
      new Promise((resolve, reject) => {
        if (ofAccount(waiting, account) >= WAITING_BY_ACCOUNT) {
          const detail = 'Too many uploads at once. Please wait until some are done.'
          return reject(new AppError('too_many', detail, { retry_after: RETRY_SECONDS }))
        }
        if (waiting.size >= WAITING) {
          const giving = whoGivesWay(waiting, accountOf, service, account) ?? lastOfGreediest(account)
          if (!giving) return reject(uploadsBusy())
          giving.refuse()
        }
        const leave = () => {
          waiting.delete(entry)
          reject(uploadsBusy())
        }
        const entry: Entry = {
          account,
          bytes: Number.isFinite(body.bytes) ? body.bytes : LONGEST_BODY_BYTES,
          body,
          since: 0,
          start: () => {
            gone.removeEventListener('abort', leave)
            resolve(() => {
              underWay.delete(entry)
              service.add(account, performance.now() - entry.since)
              startNext()
            })
          },
          refuse: () => {
            gone.removeEventListener('abort', leave)
            leave()
          },
        }
        gone.addEventListener('abort', leave)
        waiting.add(entry)
        startNext()
      }),
  }
}

/** Returns the error of a caller who would wait too long. */
export const uploadsBusy = (): AppError =>
  new AppError('unavailable', 'Many images are being uploaded. Please try again in a moment.', {
    retry_after: RETRY_SECONDS,
  })
