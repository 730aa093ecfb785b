import type { Logger } from 'pino'

/** One small piece of work that can wait. Gives whether there was any. */
export type Chore = () => Promise<boolean>

/** Milliseconds without a publication before chores begin. */
const QUIET = 2_000
const POLL = 500

/** Work for quiet moments, never in the way of a page going live. */
export interface Chores {
  /** Resolves when no chore has anything left to do. */
  done(): Promise<void>
  stop(): Promise<void>
}

/** Runs chores, first things first and one piece at a time, while `quietFor` says that nobody saves. */
export const startChores = (chores: Chore[], quietFor: () => number, log: Logger): Chores => {
  let stopped = false
  let running: Promise<void> | undefined

  /** The first chore that has work does a piece of it. */
  const piece = async (): Promise<boolean> => {
    for (const chore of chores) if (await chore()) return true
    return false
  }

  const run = async (isQuiet: () => boolean) => {
    while (!stopped && isQuiet() && (await piece()));
  }

  const start = (isQuiet: () => boolean): Promise<void> => {
    running ??= run(isQuiet)
      .catch((error) => log.warn({ err: error }, 'a chore failed'))
      .finally(() => {
        running = undefined
      })
    return running
  }

  const timer = setInterval(() => void start(() => quietFor() >= QUIET), POLL)
  timer.unref()
  return {
    done: async () => {
      await running
      await start(() => true)
    },
    stop: async () => {
      stopped = true
      clearInterval(timer)
      await running
    },
  }
}
