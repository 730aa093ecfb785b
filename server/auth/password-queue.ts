import { AppError } from '#server/http/app-error.ts'
import { requestCaller } from '#server/http/request-context.ts'
import { hashPassword, verifyPassword } from './passwords.ts'

/** At most so many hashes at once: each takes 19 MiB and a core for some 30 ms. */
const CONCURRENT = 2
/** Who comes beyond these is told to come back: 40 are hashed in under a second, which is what a person waits without a second tap. */
const MAX_WAITING = 40
/** When a refused caller may try again: what waits is done by then several times over. */
const RETRY_AFTER_SECONDS = 5

const BUSY = 'Many people are signing in right now. Please wait a few seconds and try again.'

const busy = () => new AppError('unavailable', BUSY, { retry_after: RETRY_AFTER_SECONDS })

/** Hashes and compares passwords for requests, a bounded number at once. Throws `unavailable` when too many wait. */
export interface Passwords {
  /** As `hashPassword`. */
  hash(password: string): Promise<string>
  /** As `verifyPassword`. `device` is a device known to the account: strangers, however many, do not keep it from its place. */
  verify(password: string, stored: string | undefined, device?: string): Promise<boolean>
}

interface Waiting {
  begin(): void
  leave(): void
}

/** What the line of a known device is called; addresses begin otherwise. */
const DEVICE = 'device '

/**
 * Work of which little is done at once, in turns of those who ask for it: each address, and each known device, has a line of its own, and the
 * lines take turns. When all places are taken, who has more than others gives one up, so that one address cannot hold the whole queue, nor
 * many addresses the place that is a known device's. What nobody waits for any more is not done.
 */
const createTurns = (concurrent: number, maxWaiting: number) => {
  let running = 0
  let waiting = 0
  const lines = new Map<string, Waiting[]>()

  const remove = (name: string, one: Waiting | undefined) => {
    const line = lines.get(name)?.filter((other) => other !== one) ?? []
    waiting--
    if (line.length > 0) lines.set(name, line)
    else lines.delete(name)
  }

  /** Places that a line takes from the others: a known device's first one is its own. */
  const taken = (name: string, places = lines.get(name)?.length ?? 0): number =>
    name.startsWith(DEVICE) ? places - 1 : places

  /** The last of the line that takes the most makes room, if the newcomer's will take less. */
  const makeRoom = (newcomer: string): void => {
    const greediest = [...lines.keys()].reduce((one, other) => (taken(other) > taken(one) ? other : one), newcomer)
    if (taken(greediest) <= taken(newcomer, (lines.get(newcomer)?.length ?? 0) + 1)) throw busy()
    const last = lines.get(greediest)?.at(-1)
    last?.leave()
    remove(greediest, last)
  }

  const turn = (name: string, signal: AbortSignal | undefined): Promise<void> => {
    if (running < concurrent) {
      running++
      return Promise.resolve()
    }
    if (waiting >= maxWaiting) makeRoom(name)
    return new Promise((resolve, reject) => {
      const gone = () => {
        remove(name, one)
        reject(busy())
      }
      const settle = (how: () => void) => () => {
        signal?.removeEventListener('abort', gone)
        how()
      }
      const one: Waiting = { begin: settle(resolve), leave: settle(() => reject(busy())) }
      lines.set(name, [...(lines.get(name) ?? []), one])
      waiting++
      signal?.addEventListener('abort', gone, { once: true })
    })
  }

  /** The place that is free goes to the first of the line whose turn it is, which goes to the end. */
  const next = () => {
    const [first] = lines
    if (!first) {
      running--
      return
    }
    const [name, [one]] = first
    remove(name, one)
    const rest = lines.get(name)
    if (rest) {
      lines.delete(name)
      lines.set(name, rest)
    }
    one?.begin()
  }

  return async <Result>(work: () => Promise<Result>, device?: string): Promise<Result> => {
    const { address, signal } = requestCaller()
    if (signal?.aborted) throw busy()
    await turn(device === undefined ? address : `${DEVICE}${device}`, signal)
    try {
      return await work()
    } finally {
      next()
    }
  }
}

/** Passwords for the whole server; tests make the numbers small and hold the comparison up. */
export const createPasswords = ({
  concurrent = CONCURRENT,
  maxWaiting = MAX_WAITING,
  compare = verifyPassword,
} = {}): Passwords => {
  const inTurn = createTurns(concurrent, maxWaiting)
  return {
    hash: (password) => inTurn(() => hashPassword(password)),
    verify: (password, stored, device) => inTurn(() => compare(password, stored), device),
  }
}
