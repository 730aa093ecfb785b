import { createAttainedService, leastServed, whoGivesWay } from '#server/background/attained-service.ts'
import { AppError } from './app-error.ts'

/** Uploads of one account that may be under way at once. */
const UNDER_WAY_BY_ACCOUNT = 2
/** Uploads of one account that may wait besides. */
const WAITING_BY_ACCOUNT = 10
/** Uploads that may wait, whosever they are. */
const WAITING = 40
/** Bytes of bodies that may be in memory at once; each is copied about twice on its way. 80 photos as browsers send them. */
const BODY_BYTES = 48 * 1024 * 1024
/** Bytes that a body without a length counts as: the most that any call takes. */
const LONGEST_BODY_BYTES = 11 * 1024 * 1024
/** A body that takes longer than this ends when others wait for the memory that it has announced. */
const GIVES_WAY_AFTER_MS = 10_000
/** Seconds after which somebody who was refused may come again. */
const RETRY_SECONDS = 5

/** A body on its way. */
export interface UploadBody {
  /** Bytes of it; `NaN` when nobody knows. */
  readonly bytes: number
  /** Whether all of it is here. */
  isReceived(): boolean
  /** Ends its connection. */
  cut(): void
}

/** Lets a few uploads in at a time, so that those of many neither fill the memory nor keep one another out. */
export interface UploadTurns {
  /**
   * Resolves when an upload may be read; call what it gives when it is done. One that takes its time is cut when others wait for its place. Throws `too_many` when the
   * account has too many waiting; `unavailable` when all have and none of them has had more lately, for then the one who has gives way; and
   * `unavailable` when `gone` says that nobody waits for the answer any more.
   */
  enter(account: string, body: UploadBody, gone: AbortSignal): Promise<() => void>
}

interface Entry {
  account: string
  bytes: number
  body: UploadBody
  /** When it was let in. */
  since: number
  start(): void
  refuse(): void
}

/** Turns for the whole server; tests make the time short. */
export const createUploadTurns = ({ givesWayAfterMs = GIVES_WAY_AFTER_MS } = {}): UploadTurns => {
  const underWay = new Set<Entry>()
  /** Those of whoever has had least lately come first, as far as accounts and memory let. */
  const waiting = new Set<Entry>()
  const service = createAttainedService()
  const accountOf = ({ account }: Entry) => account

  const ofAccount = (entries: Set<Entry>, account: string) =>
    [...entries].filter((entry) => entry.account === account).length
  const bytesUnderWay = () => [...underWay].reduce((sum, { bytes }) => sum + bytes, 0)

  /** Of those that have taken their time to send, the one that has announced most. */
  const cutSlowest = () => {
    const slow = [...underWay].filter(
      ({ body, since }) => !body.isReceived() && performance.now() - since >= givesWayAfterMs,
    )
    slow.toSorted((one, other) => other.bytes - one.bytes)[0]?.body.cut()
  }
  let lookAgain: NodeJS.Timeout | undefined

  /** Of the account that has most waiting, the last, where that is more than the newcomer's own. */
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

/** What somebody is told who would wait too long. */
export const uploadsBusy = (): AppError =>
  new AppError('unavailable', 'Many images are being uploaded. Please try again in a moment.', {
    retry_after: RETRY_SECONDS,
  })
