import type { Logger } from 'pino'
import { ALONE, type Lease } from '#server/db/postgres/leases.ts'
import { isDatabaseAway } from '#server/db/postgres/postgres.ts'
import { backoff } from '#server/lib/backoff.ts'
import { byOne } from './by-one.ts'
import { startLoop } from './loop.ts'

/** One step of work that can wait. Returns whether there was any. */
export type IdleTask = () => Promise<boolean>

/** Milliseconds without a publication before idle tasks begin. */
const QUIET_MS = 2_000
const POLL_MS = 1_000
/** Longest wait for a quiet moment. Afterwards each look runs one step all the same. */
const LONGEST_WAIT_MS = 600_000

/** Work for quiet moments, so that it does not delay publications. */
export interface IdleTasks {
  /** Runs all tasks until none has work left, quiet or not. */
  drain(): Promise<void>
  stop(): Promise<void>
}

/** Wraps a task to rest while a service it needs is away. */
export const unlessAway =
  (away: () => boolean, task: IdleTask): IdleTask =>
  async () =>
    !away() && (await task())

/**
 * Runs tasks in order, one step at a time, while it holds the `lease` and `quietFor` says that nobody saves.
 * After ten minutes without quiet it runs one step per look. A failed task rests, longer each time, and delays no
 * other. `now` is for tests.
 */
export const startIdleTasks = (
  tasks: IdleTask[],
  quietFor: () => number,
  log: Logger,
  { now = () => performance.now(), lease = ALONE }: { now?: () => number; lease?: Lease } = {},
): IdleTasks => {
  let draining = false
  let lastQuiet = now()
  /** Tasks that failed last time: failures in a row, and when the rest ends. */
  const failing = new Map<IdleTask, { times: number; restsUntil: number }>()

  /** Runs a step of a task. Returns whether there was any. */
  const step = async (task: IdleTask): Promise<boolean> => {
    const before = failing.get(task)
    if (before && now() < before.restsUntil) return false
    try {
      const done = await task()
      failing.delete(task)
      return done
    } catch (error) {
      // The others would fail as well.
      if (isDatabaseAway(error)) throw error
      log.warn({ err: error }, 'an idle task failed')
      const times = (before?.times ?? 0) + 1
      failing.set(task, { times, restsUntil: now() + backoff(times) })
      return false
    }
  }

  /** Runs a step of the first task that has work. */
  const runNext = async (): Promise<boolean> => {
    const quiet = draining || quietFor() >= QUIET_MS
    if (quiet) lastQuiet = now()
    else if (now() - lastQuiet < LONGEST_WAIT_MS) return false
    // Runs even on a busy server after a while. Otherwise purges and sweeps would never run, and data would grow.
    for (const task of tasks) if (await step(task)) return quiet
    return false
  }

  const loop = startLoop({
    pass: byOne(lease, runNext),
    every: POLL_MS,
    onError: (error) => log.warn({ err: error }, 'idle tasks failed'),
  })
  return {
    drain: async () => {
      draining = true
      failing.clear()
      await loop.idle()
      draining = false
    },
    stop: loop.stop,
  }
}
