import type { User } from '#contract/accounts/accounts.ts'
import { leaveFlash } from '#src/lib/drafts/flash.ts'
import { keepDevice } from '#src/lib/session/known-device.ts'
import { signIn } from '#src/stores/session.ts'

/** Returns where to go after sign-in: the dashboard page that sent her here, else its start. */
export const landing = (): string => {
  const next = new URLSearchParams(location.search).get('next') ?? ''
  // Only our own pages, or a mailed link could send a fresh session anywhere.
  return /^\/dashboard\/?(\?[^#\\]*)?$/.test(next) ? next : '/dashboard'
}

/** Stores the session and opens the dashboard. */
export const enter = (answer: { access_token: string; device_token: string; user: User }, words: string): void => {
  leaveFlash(words)
  keepDevice(answer.device_token)
  // This page notices the session by itself.
  signIn(answer.access_token, answer.user)
}
