import { opening } from '#contract/support/support-hours.ts'

/** How often an open page checks the clock. */
const EVERY_MS = 60_000

/** Keeps the office state current. The server filled it in when the page was requested. */
const keepTrue = (): void => {
  const { open, words } = opening(new Date())
  for (const state of document.querySelectorAll<HTMLElement>('[data-office-state]')) {
    if (state.textContent?.trim() !== words) state.textContent = words
    state.dataset.officeState = open ? 'open' : 'closed'
  }
}

keepTrue()
setInterval(keepTrue, EVERY_MS)
// Timers stand still while a phone sleeps.
document.addEventListener('visibilitychange', keepTrue)
