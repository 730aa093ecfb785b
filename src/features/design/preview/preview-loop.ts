/** One at a time, and the latest wins: what is asked for while one is under way replaces what waits. */
export const createPreviewLoop = <Wanted>(perform: (wanted: Wanted) => Promise<void>) => {
  let waiting: { wanted: Wanted } | undefined
  let busy = false

  const run = async (): Promise<void> => {
    if (busy) return
    busy = true
    while (waiting) {
      const { wanted } = waiting
      waiting = undefined
      await perform(wanted).catch(() => undefined)
    }
    busy = false
  }

  return {
    ask: (wanted: Wanted): void => {
      waiting = { wanted }
      void run()
    },
  }
}
