/** Performs one request at a time. A newer request replaces the waiting one. */
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
