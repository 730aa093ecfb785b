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
/** Seconds after which somebody who was refused may come again. */
const RETRY_SECONDS = 5

/** Lets a few uploads in at a time, so that those of many neither fill the memory nor keep one another out. */
export interface UploadTurns {
  /**
   * Resolves when an upload of `bytes` (`NaN` when nobody knows) may be read; call what it gives when it is done. Throws `too_many` when the
   * account has too many waiting; `unavailable` when all have and none of them has had more lately, for then the one who has gives way; and
   * `unavailable` when `gone` says that nobody waits for the answer any more.
   */
  enter(account: string, bytes: number, gone: AbortSignal): Promise<() => void>
}

interface Entry {
  account: string
  bytes: number
  start(): void
  refuse(): void
}

export const createUploadTurns = (): UploadTurns => {
  const underWay = new Set<Entry>()
  /** Those of whoever has had least lately come first, as far as accounts and memory let. */
  const waiting = new Set<Entry>()
  const service = createAttainedService()
  const accountOf = ({ account }: Entry) => account

  const ofAccount = (entries: Set<Entry>, account: string) =>
    [...entries].filter((entry) => entry.account === account).length
  const bytesUnderWay = () => [...underWay].reduce((sum, { bytes }) => sum + bytes, 0)

  const startNext = () => {
    for (;;) {
      const startable = [...waiting].filter(({ account }) => ofAccount(underWay, account) < UNDER_WAY_BY_ACCOUNT)
      const entry = leastServed(startable, accountOf, service)
      if (!entry || (underWay.size > 0 && bytesUnderWay() + entry.bytes > BODY_BYTES)) return
      waiting.delete(entry)
      underWay.add(entry)
      entry.start()
    }
  }

  return {
    enter: (account, bytes, gone) =>
      new Promise((resolve, reject) => {
        if (ofAccount(waiting, account) >= WAITING_BY_ACCOUNT) {
          const detail = 'Too many uploads at once. Please wait until some are done.'
          return reject(new AppError('too_many', detail, { retry_after: RETRY_SECONDS }))
        }
        if (waiting.size >= WAITING) {
          const giving = whoGivesWay(waiting, accountOf, service, account)
          if (!giving) return reject(uploadsBusy())
          giving.refuse()
        }
        const leave = () => {
          waiting.delete(entry)
          reject(uploadsBusy())
        }
        const entry: Entry = {
          account,
          bytes: Number.isFinite(bytes) ? bytes : LONGEST_BODY_BYTES,
          start: () => {
            gone.removeEventListener('abort', leave)
            const started = performance.now()
            resolve(() => {
              underWay.delete(entry)
              service.add(account, performance.now() - started)
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
