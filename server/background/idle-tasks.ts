import type { Logger } from 'pino'
import { ALONE, type Lease } from '#server/db/leases.ts'
import { isDatabaseAway } from '#server/db/postgres.ts'
import { backoff } from './backoff.ts'
import { byOne } from './by-one.ts'
import { startLoop } from './loop.ts'

/** One step of work that can wait. Returns whether there was any. */
export type IdleTask = () => Promise<boolean>

/** Milliseconds without a publication before idle tasks begin. */
const QUIET_MS = 2_000
const POLL_MS = 1_000
/** Where somebody always saves no moment is quiet: after so long without one, a step is done at each look all the same. */
const LONGEST_WAIT_MS = 600_000

/** Work for quiet moments, as little as can be in the way of a page going live. */
export interface IdleTasks {
  /** Resolves when no task has anything left to do, however busy it is. */
  drain(): Promise<void>
  stop(): Promise<void>
}

/** A task that rests while what it needs is away. */
export const unlessAway =
  (away: () => boolean, task: IdleTask): IdleTask =>
  async () =>
    !away() && (await task())

/**
 * Runs tasks, first things first and one step at a time, while `quietFor` says that nobody saves, and slowly when that was never so for ten
 * minutes; while it has the `lease`, where several processes could. A task that fails rests, longer each time, and keeps no other from its turn. `now`
 * is for tests.
 */
export const startIdleTasks = (
  tasks: IdleTask[],
  quietFor: () => number,
  log: Logger,
  { now = () => performance.now(), lease = ALONE }: { now?: () => number; lease?: Lease } = {},
): IdleTasks => {
  let draining = false
  let lastQuiet = now()
  /** Tasks that failed when they were last tried: how often in a row, and until when they rest. */
  const failing = new Map<IdleTask, { times: number; restsUntil: number }>()

  /** Does a step of a task. Returns whether there was any. */
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

  /** Lets the first task that has work do a step of it. */
  const runNext = async (): Promise<boolean> => {
    const quiet = draining || quietFor() >= QUIET_MS
    if (quiet) lastQuiet = now()
    else if (now() - lastQuiet < LONGEST_WAIT_MS) return false
    // Else purges and sweeps would never come, and what they bound would grow.
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
