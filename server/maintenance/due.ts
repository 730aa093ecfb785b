import type { Clock } from '#server/ports/clock.ts'

/** Whether something that is done every so often is to be done now. */
export interface Due {
  isDue(): boolean
  /** It was done. */
  done(): void
}

/** Returns what is due at first, then every so many milliseconds, and at once when the clock was set back since: nothing waits for a year. */
export const dueEvery = (clock: Clock, milliseconds: number): Due => {
  let last: number | undefined
  const now = () => clock.now().getTime()
  return {
    isDue: () => last === undefined || now() < last || now() - last >= milliseconds,
    done: () => {
      last = now()
    },
  }
}
