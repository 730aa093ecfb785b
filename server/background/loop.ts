import { isDatabaseAway } from '#server/db/postgres/postgres.ts'
import { backoff } from '#server/lib/backoff.ts'

/** Seconds until a loop looks again while the database is away. */
const AWAY_SECONDS = [1, 2, 5, 10]

/** Background work done in passes. */
export interface Loop {
  /** Starts a pass, or one more after the pass under way. */
  wake(): void
  /** Resolves when no work is due. */
  idle(): Promise<void>
  /** Starts no more passes. Resolves when the pass under way has ended. */
  stop(): Promise<void>
}

interface LoopOptions {
  /** Does some of the work. Returns whether there may be more. Long passes watch `signal` to end early. */
  pass(signal: AbortSignal): Promise<boolean>
  /** Milliseconds between looks, the first at once. Without it only `wake` and `idle` start a pass. */
  every?: number | undefined
  /** Milliseconds from `wake` to the pass, so that several calls share one. By default 0. */
  gatherMs?: number
  /** Called when a pass fails. The next look tries again. */
  onError(error: unknown): void
}

/**
 * Runs passes one after the other: while there is more to do, after each `wake`, and every `every` milliseconds.
 *
 * @example const loop = startLoop({ pass: sendDueMails, every: POLL_MS, onError: (error) => log.warn({ err: error }) })
 */
export const startLoop = ({ pass, every, gatherMs = 0, onError }: LoopOptions): Loop => {
  const ending = new AbortController()
  const { signal } = ending
  let running: Promise<void> | undefined
  let wanted = false
  /** Failures in a row because the database is away, and when the pause after them ends. */
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
        // Woken after the last look: looks once more, but not again if that fails too.
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
      // Waits for passes that others started meanwhile. Starting one here could loop for ever and block everything.
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
