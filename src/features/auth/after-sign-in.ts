import type { User } from '#contract/accounts/accounts.ts'
import { leaveFlash } from '#src/lib/drafts/flash.ts'
import { keepDevice } from '#src/lib/session/known-device.ts'
import { signIn } from '#src/stores/session.ts'

/** Where a signed-in seller goes: back to the page of the dashboard that sent her here, else to its start. */
export const landing = (): string => {
  const next = new URLSearchParams(location.search).get('next') ?? ''
  // Only pages of ours, or a link in a mail could send a fresh session anywhere.
  return /^\/dashboard\/?(\?[^#\\]*)?$/.test(next) ? next : '/dashboard'
}

/** Keeps the session and goes where it belongs. */
export const enter = (answer: { access_token: string; device_token: string; user: User }, words: string): void => {
  leaveFlash(words)
  keepDevice(answer.device_token)
  // Whoever shows this page while it is left follows the session by itself.
  signIn(answer.access_token, answer.user)
}
