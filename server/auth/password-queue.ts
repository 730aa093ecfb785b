import { AppError } from '#server/http/app-error.ts'
import { requestCaller } from '#server/http/request-context.ts'
import { FairLine, RecentWork } from '#server/lib/fair-line.ts'
import { hashPassword, verifyPassword } from './passwords.ts'

/** Hashes at once. Each takes 19 MiB and one core for about 30 ms. */
const CONCURRENT = 2
/** Callers that may wait. 40 are hashed in under a second, and later ones are told to come back. */
const MAX_WAITING = 40
/** Hashes within about a minute by which a network counts as busier than another. */
const BUSIER_BY = 8
/** When a refused caller may try again. The queue is worked off several times over by then. */
const RETRY_AFTER_SECONDS = 5

const BUSY = 'Many people are signing in right now. Please wait a few seconds and try again.'

const busy = () => new AppError('unavailable', BUSY, { retry_after: RETRY_AFTER_SECONDS })

/** Hashes and compares passwords for requests, two of each at once. Throws `unavailable` when too many wait. */
export interface Passwords {
  /** As `hashPassword`. Waits apart from comparisons, so that neither keeps the other out. `device` as in `verify`. */
  hash(password: string, device?: string): Promise<string>
  /** As `verifyPassword`. A known `device` keeps its place in the queue, however many strangers wait. */
  verify(password: string, stored: string | undefined, device?: string): Promise<boolean>
}

interface Waiting {
  begin(): void
  leave(): void
}

/** Prefix of a known device's line. No address begins like this. */
const DEVICE = 'device '

/**
 * Shares a few places for work fairly: each network and each known device has a line, and the lines take turns, those
 * with least work lately first. When all waiting places are taken, the busiest line gives one up, among equals the
 * longest, but never the only place of a known device.
 * Work whose request was aborted is dropped.
 */
const createTurns = (concurrent: number, maxWaiting: number) => {
  let running = 0
  const lately = new RecentWork()
  const waiting = new FairLine<Waiting>({
    weightOf: (line) => Math.floor(lately.of(line) / BUSIER_BY),
    freePlacesOf: (line) => (line.startsWith(DEVICE) ? 1 : 0),
  })

  /** Drops the last of the longest line, if the newcomer's line stays shorter. Throws `unavailable` otherwise. */
  const makeRoom = (newcomer: string): void => {
    const last = waiting.last(waiting.greediest(newcomer))
    if (!last) throw busy()
    last.leave()
  }

  const turn = (line: string, signal: AbortSignal | undefined): Promise<void> => {
    if (running < concurrent) {
      running++
      return Promise.resolve()
    }
    if (waiting.size >= maxWaiting) makeRoom(line)
    return new Promise((resolve, reject) => {
      const leave = () => {
        signal?.removeEventListener('abort', leave)
        waiting.delete(line, one)
        reject(busy())
      }
      const begin = () => {
        signal?.removeEventListener('abort', leave)
        waiting.take(line, one)
        resolve()
      }
      const one: Waiting = { begin, leave }
      waiting.add(line, one)
      signal?.addEventListener('abort', leave, { once: true })
    })
  }

  /** Passes the free place to the next line, which then goes to the end. */
  const next = () => {
    const one = waiting.next()
    if (one) one.begin()
    else running--
  }

  return async <Result>(work: () => Promise<Result>, device?: string): Promise<Result> => {
    const { network, signal } = requestCaller()
    if (signal?.aborted) throw busy()
    await turn(device === undefined ? network : `${DEVICE}${device}`, signal)
    if (device === undefined) lately.add(network, 1)
    try {
      return await work()
    } finally {
      next()
    }
  }
}

/** The password queue of the server. The options are for tests. */
export const createPasswords = ({
  concurrent = CONCURRENT,
  maxWaiting = MAX_WAITING,
  compare = verifyPassword,
} = {}): Passwords => {
  const hashing = createTurns(concurrent, maxWaiting)
  const comparing = createTurns(concurrent, maxWaiting)
  return {
    hash: (password, device) => hashing(() => hashPassword(password), device),
    verify: (password, stored, device) => comparing(() => compare(password, stored), device),
  }
}
