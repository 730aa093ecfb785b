import { readMe } from '#contract/accounts/accounts.endpoints.ts'
import { $session, followOtherTabs, knowUser, readToken, signOut } from '#src/stores/session.ts'
import { call } from '../api/api.ts'
import { ApiError } from '../api/api-error.ts'

const load = async (): Promise<void> => {
  if (!readToken()) return signOut('never')
  try {
    const user = await call(readMe)
    const before = $session.get()
    // Another account signed in in another tab: this page's data is not hers.
    if (before.state === 'signed-in' && before.user.id !== user.id) return location.reload()
    knowUser(user)
  } catch (error) {
    // Without an answer nobody is signed out: the token may be valid.
    if (!(error instanceof ApiError) || error.status === 0 || error.status >= 500) throw error
    if ($session.get().state === 'signed-out') return
    signOut('never')
  }
}

let following = false

/** Loads the session and follows other tabs. Throws if the server does not answer. */
export const openSession = (): Promise<void> => {
  if (!following) {
    following = true
    followOtherTabs((token) => {
      if (token) void load().catch(() => undefined)
      else signOut('signed out')
    })
  }
  return load()
}
