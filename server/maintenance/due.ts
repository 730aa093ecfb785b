import type { Clock } from '#server/ports/clock.ts'

/** Whether regular work is due. */
export interface Due {
  isDue(): boolean
  /** Marks the work as done. */
  done(): void
}

/** Returns work due at first and then every `milliseconds`. Also due at once after the clock was set back. */
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
