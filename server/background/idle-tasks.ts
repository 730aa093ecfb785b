import type { Logger } from 'pino'
import { startLoop } from './loop.ts'

/** One step of work that can wait. Returns whether there was any. */
export type IdleTask = () => Promise<boolean>

/** Milliseconds without a publication before idle tasks begin. */
const QUIET_MS = 2_000
const POLL_MS = 500

/** Work for quiet moments, never in the way of a page going live. */
export interface IdleTasks {
  /** Resolves when no task has anything left to do, however busy it is. */
  drain(): Promise<void>
  stop(): Promise<void>
}

/** Runs tasks, first things first and one step at a time, while `quietFor` says that nobody saves. */
export const startIdleTasks = (tasks: IdleTask[], quietFor: () => number, log: Logger): IdleTasks => {
  let draining = false

  /** Lets the first task that has work do a step of it. */
  const runNext = async (): Promise<boolean> => {
    if (!draining && quietFor() < QUIET_MS) return false
    for (const task of tasks) if (await task()) return true
    return false
  }

  const loop = startLoop({
    pass: runNext,
    every: POLL_MS,
    onError: (error) => log.warn({ err: error }, 'an idle task failed'),
  })
  return {
    drain: async () => {
      draining = true
      await loop.idle()
      draining = false
    },
    stop: loop.stop,
  }
}
