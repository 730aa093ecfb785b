import { signOut } from '#src/stores/session.ts'
import { request } from '../api/api.ts'
import { clearDrafts } from '../drafts/drafts.ts'

/** Signs out: the server forgets the token, and nothing that was typed is left for who comes next. */
export const endSession = async (): Promise<void> => {
  await request('POST', '/auth/logout').catch(() => undefined)
  clearDrafts()
  signOut('signed out')
}
