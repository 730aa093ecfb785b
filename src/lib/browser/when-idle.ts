/** Runs work when the page is idle. Returns a function that cancels it. */
export const whenIdle = (work: () => void): (() => void) => {
  // Safari has no idle callback.
  if (!window.requestIdleCallback) {
    const timer = setTimeout(work, 1000)
    return () => clearTimeout(timer)
  }
  const idle = requestIdleCallback(work, { timeout: 5000 })
  return () => cancelIdleCallback(idle)
}
