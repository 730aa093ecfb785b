import { isDatabaseAway } from '#server/db/postgres.ts'
import { backoff } from './backoff.ts'

/** Until the next look of a loop whose database is away. */
const AWAY_SECONDS = [1, 2, 5, 10]

/** Background work that is done in passes. */
export interface Loop {
  /** Says that there may be work: a pass begins now, or once more after the one under way. */
  wake(): void
  /** Resolves when all that can be done now is done. */
  idle(): Promise<void>
  /** Resolves when the pass under way has ended; none begins afterwards. */
  stop(): Promise<void>
}

interface LoopOptions {
  /** Does some of the work. Returns whether there may be more at once. Long passes look at `signal` to end early. */
  pass(signal: AbortSignal): Promise<boolean>
  /** Milliseconds between looks for work that nobody told of, the first at once; without it only `wake` and `idle` begin a pass. */
  every?: number | undefined
  /** Milliseconds after `wake` until the pass begins, so that those who wake it meanwhile share it; at once unless said otherwise. */
  gatherMs?: number
  /** Hears of a pass that failed; the next look tries again. */
  onError(error: unknown): void
}

/**
 * Runs passes one after the other: while there is more to do, whenever somebody wakes it, and `every` so often.
 *
 * @example const loop = startLoop({ pass: sendDueMails, every: POLL_MS, onError: (error) => log.error({ err: error }, 'mail outbox failed') })
 */
export const startLoop = ({ pass, every, gatherMs = 0, onError }: LoopOptions): Loop => {
  const ending = new AbortController()
  const { signal } = ending
  let running: Promise<void> | undefined
  let wanted = false
  /** Looks that failed for want of a database, one after the other, and until when none is tried. */
  let failures = 0
  let pausedUntil = 0

  const run = async () => {
    while (wanted && !signal.aborted) {
      wanted = false
      while (!signal.aborted && (await pass(signal)));
      failures = 0
    }
  }
  const noteFailure = (error: unknown) => {
    onError(error)
    if (!isDatabaseAway(error)) return
    pausedUntil = performance.now() + backoff(++failures, AWAY_SECONDS)
  }
  const start = (): Promise<void> => {
    wanted = true
    running ??= run()
      .catch(noteFailure)
      .finally(() => {
        running = undefined
        // Woken after the last look: once more, and not again if that fails too.
        if (wanted) look()
      })
    return running
  }
  const look = () => {
    if (!signal.aborted && performance.now() >= pausedUntil) void start()
  }

  const timer = every === undefined ? undefined : setInterval(look, every)
  timer?.unref()
  if (timer) look()
  let gathering: NodeJS.Timeout | undefined
  const gather = () => {
    gathering ??= setTimeout(() => {
      gathering = undefined
      look()
    }, gatherMs).unref()
  }
  return {
    wake: gatherMs > 0 ? gather : look,
    idle: async () => {
      await start()
      // What others asked for meanwhile. Asking again would, where a pass waits for nothing, never let anything else happen.
      while (running) await running
    },
    stop: async () => {
      ending.abort()
      clearInterval(timer)
      clearTimeout(gathering)
      await running
    },
  }
}
