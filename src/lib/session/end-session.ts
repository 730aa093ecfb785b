import * as accounts from '#contract/accounts/accounts.endpoints.ts'
import { signOut } from '#src/stores/session.ts'
import { call } from '../api/api.ts'
import { clearDrafts } from '../drafts/drafts.ts'

/** Signs out: the server forgets the token, the browser forgets what was typed. */
export const endSession = async (): Promise<void> => {
  await call(accounts.signOut).catch(() => undefined)
  clearDrafts()
  signOut('signed out')
}
