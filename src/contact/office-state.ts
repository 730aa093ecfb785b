import { opening } from '#contract/support/support-hours.ts'

/** How often a page that stays open looks at the clock. */
const EVERY_MS = 60_000

/** The server has written how things stood when the page was asked for; this keeps it true. */
const keepTrue = (): void => {
  const { open, words } = opening(new Date())
  for (const state of document.querySelectorAll<HTMLElement>('[data-office-state]')) {
    if (state.textContent?.trim() !== words) state.textContent = words
    state.dataset.officeState = open ? 'open' : 'closed'
  }
}

keepTrue()
setInterval(keepTrue, EVERY_MS)
// A phone that slept woke up: timers stood still.
document.addEventListener('visibilitychange', keepTrue)
