import { z } from 'zod'
import { accountWords as words } from './account-words.ts'
import { email, linkToken } from './accounts.ts'
import { passwordConfirmation } from './sessions.ts'

/** Another address for the account: whoever has only its session must not move it to a mailbox of theirs. */
export const emailChangeRequest = passwordConfirmation.extend({ new_email: email(words.newEmailMissing) })
export type EmailChangeRequest = z.infer<typeof emailChangeRequest>

/** The change that waits for its link to be opened. */
export const pendingEmailChange = z.object({
  pending: z.object({ new_email: z.string(), expires_at: z.string() }).nullable(),
})

/** The secret of a mailed link. */
export const mailedLink = z.object({ token: linkToken })

/** Which address the account has from now on. */
export const emailChanged = z.object({ success: z.literal(true), message: z.string(), email: z.string() })
