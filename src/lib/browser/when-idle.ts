/** Does something when the page has nothing better to do. Returns the way to call it off. */
export const whenIdle = (work: () => void): (() => void) => {
  // Safari has no idle callback.
  if (!window.requestIdleCallback) {
    const timer = setTimeout(work, 1000)
    return () => clearTimeout(timer)
  }
  const idle = requestIdleCallback(work, { timeout: 5000 })
  return () => cancelIdleCallback(idle)
}
