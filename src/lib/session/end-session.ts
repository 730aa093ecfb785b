import * as accounts from '#contract/accounts/accounts.endpoints.ts'
import { signOut } from '#src/stores/session.ts'
import { call } from '../api/api.ts'
import { clearDrafts } from '../drafts/drafts.ts'

/** Signs out: the server forgets the token, and nothing that was typed is left for who comes next. */
export const endSession = async (): Promise<void> => {
  await call(accounts.signOut).catch(() => undefined)
  clearDrafts()
  signOut('signed out')
}
